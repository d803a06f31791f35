import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeSummary } from '../../shared/contract/views.ts';
import { changeText } from '../components/change-text.ts';
import type { StoreClient } from '../host/store-client.ts';
import { useStore } from '../host/store-context.tsx';
import { useLive } from '../host/use-live.ts';
import classes from './shell.module.css';

/** Undo and redo over everything that was entered, across restarts. Ctrl+Z inside a text field stays the field's own. */
export const UndoButtons = () => {
  const { t } = useTranslation();
  const store = useStore();
  const { data: status } = useLive((client) => client.store.status());

  const last = useRef<Promise<void>>(Promise.resolve());
  const take = async (direction: 'undo' | 'redo'): Promise<void> => {
    try {
      const change = await changeFor(store, direction);
      if (change === null) return;
      await store.history[direction]({ seq: change.seq });
      notifications.show({ message: t(`undo.did-${direction}`, { what: changeText(t, change) }) });
    } catch {
      notifications.show({ color: 'red', message: t('undo.failed') });
    }
  };
  // One after the other: a second Ctrl+Z pressed at once takes back the change before, not the same one again.
  const press = (direction: 'undo' | 'redo') => () => {
    last.current = last.current.then(() => take(direction));
  };
  const undo = press('undo');
  const redo = press('redo');
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

/** What the store would take back or bring back now: the status on screen may still be that of before the last key. */
const changeFor = async (store: StoreClient, direction: 'undo' | 'redo'): Promise<ChangeSummary | null> => {
  for await (const status of await store.store.status()) return status[direction];
  return null;
};
