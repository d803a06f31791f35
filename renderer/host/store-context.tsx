import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ConnectionState, StoreClient, StoreLink } from './store-client.ts';

const StoreContext = createContext<StoreLink | undefined>(undefined);

/** Gives the screens below it the connection made by `connectStore`. */
export const StoreProvider = StoreContext.Provider;

const useStoreLink = (): StoreLink => {
  const link = useContext(StoreContext);
  if (link === undefined) throw new Error('useStore outside of StoreProvider');
  return link;
};

/** The contract as functions; stays the same while the connection comes and goes. */
export const useStore = (): StoreClient => useStoreLink().client;

/** Whether the store answers. */
export const useConnection = (): ConnectionState => {
  const { watch, state } = useStoreLink();
  return useSyncExternalStore(watch, state);
};

/** Code of the reason why the store refuses to serve at all (`database-newer`), or undefined. */
export const useStoreProblem = (): string | undefined => {
  const { watch, problem } = useStoreLink();
  return useSyncExternalStore(watch, problem);
};
