import { type OpenDatabaseInput, openDatabase } from './database.ts';
import type { Gate } from './gate.ts';
import { countSubscriptions, type SubscriptionCount } from './live.ts';

/** What commands and queries work with. */
export type Store = Gate & {
  readonly subscriptions: SubscriptionCount;
};

export type OpenStoreInput = Omit<OpenDatabaseInput, 'newId'> & Partial<Pick<Gate, 'now' | 'newId'>>;

/** Opens the store over its database. Refuses as `openDatabase` does. */
export const openStore = async ({
  now = () => new Date().toISOString(),
  newId = () => crypto.randomUUID(),
  ...database
}: OpenStoreInput = {}): Promise<Store> => ({
  db: await openDatabase({ ...database, newId }),
  now,
  newId,
  subscriptions: countSubscriptions(),
});
