import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeSummary } from '../../shared/contract/views.ts';
import { changeText } from '../components/change-text.ts';
import type { StoreClient } from '../host/store-client.ts';
import { useStore } from '../host/store-context.tsx';

/** Takes back or brings back the newest change, and says what that was. */
export const useUndo = (): { readonly undo: () => void; readonly redo: () => void } => {
  const { t } = useTranslation();
  const store = useStore();
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
  return { undo: press('undo'), redo: press('redo') };
};

/** What the store would take back or bring back now: the status on screen may still be that of before the last key. */
const changeFor = async (store: StoreClient, direction: 'undo' | 'redo'): Promise<ChangeSummary | null> => {
  for await (const status of await store.store.status()) return status[direction];
  return null;
};
