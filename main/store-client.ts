import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../shared/contract/contract.ts';

/** Main as a client of the store: it reads changes for the journal and makes backups, like any other client. */
export type StoreClient = ContractRouterClient<typeof contract>;

/** What we need of Electron's `MessagePortMain`; Node's `MessagePort` has it too. */
export type ClientPort = {
  on(event: 'message', listener: (message: { data: unknown }) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
  readonly postMessage: (message: unknown) => void;
  readonly start: () => void;
  readonly close: () => void;
};

export type StoreConnection = {
  readonly client: StoreClient;
  /** Ends every running call and iterator with an error, as when the store dies. */
  readonly end: () => void;
};

/**
 * Speaks the contract over a port. It says no `hello`: main has no Web Lock to show, and needs none, since the store
 * window never outlives it.
 */
export const connectStore = (port: ClientPort): StoreConnection => {
  let ended = false;
  const closing: (() => void)[] = [];
  const end = (): void => {
    if (ended) return;
    ended = true;
    port.close();
    for (const close of closing) close();
  };
  // A port of our own shape, because a port says `close` only for the other side's end, and not always for a death.
  const link = new RPCLink({
    port: {
      on: (event: string, listener: (event?: { data: unknown }) => void) => {
        if (event === 'close') closing.push(listener);
        else
          port.on('message', (message) => {
            if (!ended) listener(message);
          });
      },
      postMessage: (message: unknown) => port.postMessage(message),
    },
  });
  port.on('close', end);
  port.start();
  return { client: createORPCClient(link), end };
};
