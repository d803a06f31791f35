import { Button, Group, Text } from '@mantine/core';
import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../components/deal-entry/draft.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import classes from './entry.module.css';
import type { Target } from './target.ts';

type EntryActionsProps = {
  readonly result: Draft['result'];
  readonly kind: Target['kind'];
  readonly recordRef: Ref<HTMLButtonElement>;
  readonly onRecord: () => void;
  readonly onWashout: () => void;
  readonly onFalseWin: () => void;
  /** Leaves a washout or a false win: back in the fields. */
  readonly onBack: () => void;
  readonly onLeave: () => void;
};

/** What can be done with the form, each with its key. Memoized: the keys typed into the fields change nothing here. */
export const EntryActions = memo((props: EntryActionsProps) => {
  const { result, kind, recordRef, onRecord, onWashout, onFalseWin, onBack, onLeave } = props;
  const { t } = useTranslation();
  const other = result !== 'win';
  return (
    <Group className={classes.actions} gap="sm">
      <Button
        ref={recordRef}
        rightSection={<Shortcut of="record" onFill />}
        aria-keyshortcuts={ariaKeys('record')}
        onClick={onRecord}
      >
        {t(`table:action.${other ? result : kind}`)}
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
      {other || kind !== 'new' ? (
        <Button
          variant="subtle"
          color="gray"
          rightSection={<Shortcut of="leave" />}
          aria-keyshortcuts={ariaKeys('leave')}
          onClick={other ? onBack : onLeave}
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
});
