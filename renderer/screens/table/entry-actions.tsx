import { Button, Group, Text } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FALSE_WIN_KEY, WASHOUT_KEY } from '../../components/deal-entry/entry-keys.ts';
import { Shortcut } from '../../components/shortcut.tsx';
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
        rightSection={<Shortcut keys={t('table:keys.enter')} onFill />}
        aria-keyshortcuts="Control+Enter"
        onClick={() => void entry.submit()}
      >
        {t(`table:action.${other ? draft.result : target.kind}`)}
      </Button>
      {other ? null : (
        <>
          <Button
            variant="default"
            rightSection={<Shortcut keys={WASHOUT_KEY} />}
            aria-keyshortcuts={WASHOUT_KEY}
            onClick={onWashout}
          >
            {t('table:action.toWashout')}
          </Button>
          <Button
            variant="default"
            rightSection={<Shortcut keys={FALSE_WIN_KEY} />}
            aria-keyshortcuts={FALSE_WIN_KEY}
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
          rightSection={<Shortcut keys={t('table:keys.escape')} />}
          aria-keyshortcuts="Escape"
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
