import { Button, Group, Text } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import classes from './entry.module.css';
import type { Target } from './target.ts';
import type { Entry } from './use-entry.ts';

type EntryActionsProps = {
  readonly entry: Entry;
  readonly target: Target;
  readonly recordRef: Ref<HTMLButtonElement>;
  readonly onWashout: () => void;
  readonly onFalseWin: () => void;
  readonly onLeave: () => void;
};

/** What can be done with the form, each with its key. */
export const EntryActions = ({ entry, target, recordRef, onWashout, onFalseWin, onLeave }: EntryActionsProps) => {
  const { t } = useTranslation();
  const { draft, busy } = entry;
  const other = draft.result !== 'win';
  const leave = other ? entry.backToFields : onLeave;
  return (
    <Group className={classes.actions} gap="sm">
      <Button
        ref={recordRef}
        loading={busy}
        rightSection={<Shortcut of="record" onFill />}
        aria-keyshortcuts={ariaKeys('record')}
        onClick={() => void entry.submit()}
      >
        {t(`table:action.${other ? draft.result : target.kind}`)}
      </Button>
      {other ? null : (
        <>
          <Button
            variant="default"
            rightSection={<Shortcut of="washout" />}
            aria-keyshortcuts={ariaKeys('washout')}
            onClick={onWashout}
          >
            {t('table:action.toWashout')}
          </Button>
          <Button
            variant="default"
            rightSection={<Shortcut of="falseWin" />}
            aria-keyshortcuts={ariaKeys('falseWin')}
            onClick={onFalseWin}
          >
            {t('table:action.toFalseWin')}
          </Button>
        </>
      )}
      {other || target.kind !== 'new' ? (
        <Button
          variant="subtle"
          color="gray"
          rightSection={<Shortcut of="leave" />}
          aria-keyshortcuts={ariaKeys('leave')}
          onClick={leave}
        >
          {t(other ? 'table:action.back' : 'action.cancel')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {t('table:entry.escape')}
        </Text>
      )}
    </Group>
  );
};
