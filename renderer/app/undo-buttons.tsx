import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChangeSummary } from '../../shared/contract/views.ts';
import { changeText } from '../components/change-text.ts';
import { useStore } from '../host/store-context.tsx';
import { useLive } from '../host/use-live.ts';
import classes from './shell.module.css';

/** Undo and redo over everything that was entered, across restarts. Ctrl+Z inside a text field stays the field's own. */
export const UndoButtons = () => {
  const { t } = useTranslation();
  const store = useStore();
  const { data: status } = useLive((client) => client.store.status());

  const run = async (direction: 'undo' | 'redo', change: ChangeSummary | null | undefined): Promise<void> => {
    if (change === null || change === undefined) return;
    try {
      await store.history[direction]({ seq: change.seq });
      notifications.show({ message: t(`undo.did-${direction}`, { what: changeText(t, change) }) });
    } catch {
      notifications.show({ color: 'red', message: t('undo.failed') });
    }
  };
  const undo = () => void run('undo', status?.undo);
  const redo = () => void run('redo', status?.redo);
  useHotkeys([
    ['mod+Z', undo],
    ['mod+shift+Z', redo],
    ['mod+Y', redo],
  ]);
  const undoLabel = status?.undo ? t('undo.what', { what: changeText(t, status.undo) }) : t('undo.nothing');
  const redoLabel = status?.redo ? t('undo.whatRedo', { what: changeText(t, status.redo) }) : t('undo.nothingRedo');
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={t('undo.withKeys', { what: undoLabel, keys: t('undo.undoKeys') })}>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="gray"
          className={classes.quiet}
          aria-label={t('undo.undo')}
          disabled={!status?.undo}
          onClick={undo}
        >
          <IconArrowBackUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('undo.withKeys', { what: redoLabel, keys: t('undo.redoKeys') })}>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="gray"
          className={classes.quiet}
          aria-label={t('undo.redo')}
          disabled={!status?.redo}
          onClick={redo}
        >
          <IconArrowForwardUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
};
