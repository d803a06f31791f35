import { createContext, useContext } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host | undefined>(undefined);

export const HostProvider = HostContext.Provider;

/** The surroundings the program runs in. */
export const useHost = (): Host => {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('useHost outside of HostProvider');
  return host;
};
