import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../../../shared/contract/contract.ts';
import { type DesktopBridge, STORE_PORT_MESSAGE } from '../../../shared/contract/desktop.ts';

/** What a page client puts into its page, on the desktop and in web mode. */
export type Desk = {
  /** Opens a port. Web mode needs the address of its worker. */
  readonly connect: (worker?: string) => Promise<void>;
  readonly client: ContractRouterClient<typeof contract>;
  /** The present value of a live query. */
  readonly first: <T>(iterator: Promise<AsyncIterable<T>>) => Promise<T>;
  /** How often the store was lost. */
  readonly losses: number;
};

declare global {
  interface Window {
    readonly roundwind: DesktopBridge;
    desk: Desk;
  }
}

/**
 * A client of the store inside a page, independent of the screens: journeys speak the contract through it, over ports that
 * the bridge brings. It is loaded before the screens, because listeners of a window hear its messages in the order in
 * which they came, and the screens close a port that they did not ask for.
 */
let client: ContractRouterClient<typeof contract> | undefined;
let losses = 0;
const wanted: ((port: MessagePort) => void)[] = [];

window.addEventListener('message', (event: MessageEvent) => {
  const [port] = event.ports;
  if (event.source !== window || event.origin !== location.origin) return;
  if (event.data?.type !== STORE_PORT_MESSAGE || port === undefined) return;
  const take = wanted.shift();
  if (take === undefined) return;
  // If this one was the screens', they get the next: one comes for each request.
  event.stopImmediatePropagation();
  take(port);
});

const desk: Desk = {
  connect: async (): Promise<void> => {
    const port = await new Promise<MessagePort>((resolve) => {
      wanted.push(resolve);
      window.roundwind.requestStorePort();
    });
    const link = new RPCLink({ port });
    port.start();
    client = createORPCClient(link);
  },
  get client() {
    if (client === undefined) throw new Error('not connected');
    return client;
  },
  first: async <T>(iterator: Promise<AsyncIterable<T>>): Promise<T> => {
    for await (const value of await iterator) return value;
    throw new Error('nothing came');
  },
  get losses() {
    return losses;
  },
};

window.addEventListener('load', () => {
  window.roundwind.onStoreLost(() => {
    losses += 1;
  });
});
window.desk = desk;
