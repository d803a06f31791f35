import { type OpenDatabaseInput, openDatabase } from './database.ts';
import { makeDealCache, type ReadDeals } from './deal-cache.ts';
import type { Gate } from './gate.ts';
import { countSubscriptions, type HeadStart, makeHeadStart, type SubscriptionCount } from './live.ts';
import { makeSeasonCache, type SeasonCache } from './season-cache.ts';

/** What commands and queries work with. */
export type Store = Gate & {
  readonly subscriptions: SubscriptionCount;
  readonly headStart: HeadStart;
  /** Reads deals for views; see `deal-cache.ts`. */
  readonly readDeals: ReadDeals;
  /** What sessions come to in a season; see `season-cache.ts`. */
  readonly seasons: SeasonCache;
};

export type OpenStoreInput = Omit<OpenDatabaseInput, 'newId'> & Partial<Pick<Gate, 'now' | 'newId'>>;

/** Opens the store over its database. Refuses as `openDatabase` does. */
export const openStore = async ({
  now = () => new Date().toISOString(),
  newId = () => crypto.randomUUID(),
  ...database
}: OpenStoreInput = {}): Promise<Store> => {
  const readDeals = makeDealCache();
  return {
    db: await openDatabase({ ...database, newId }),
    now,
    newId,
    subscriptions: countSubscriptions(),
    headStart: makeHeadStart(),
    readDeals,
    seasons: makeSeasonCache(readDeals),
  };
};
