import type { StoreStatus } from '../../../shared/contract/views.ts';
import { readTogether } from '../database.ts';
import { iterateLive } from '../live.ts';
import type { Store } from '../store.ts';
import { readStatus } from './history-views.ts';

/** Where the store stands, again after every change and whenever a subscription comes or goes. */
export const iterateStatus = (
  { db, subscriptions, headStart }: Store,
  signal: AbortSignal | undefined,
): AsyncGenerator<StoreStatus, void, undefined> =>
  iterateLive<StoreStatus>({
    count: subscriptions,
    signal,
    query: async () => ({ ...(await readTogether(db, readStatus)), subscriptions: subscriptions.held() }),
    turn: { headStart, ahead: false },
    freshen: {
      watch: subscriptions.watch,
      update: (status) => ({ ...status, subscriptions: subscriptions.held() }),
    },
  });
