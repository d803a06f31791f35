import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../../../shared/contract/contract.ts';
import { type DesktopBridge, STORE_PORT_MESSAGE } from '../../../shared/contract/desktop.ts';

declare global {
  interface Window {
    readonly roundwind: DesktopBridge;
    desk: typeof desk;
  }
}

/**
 * A client of the store inside a page, independent of the screens: journeys put it there as text and speak the contract
 * through it, over the port that the bridge brings.
 */
let client: ContractRouterClient<typeof contract> | undefined;
let losses = 0;

const nextPort = (): Promise<MessagePort> =>
  new Promise((resolve) => {
    const listener = (event: MessageEvent): void => {
      const [port] = event.ports;
      if (event.source !== window || event.origin !== location.origin) return;
      if (event.data?.type !== STORE_PORT_MESSAGE || port === undefined) return;
      // Not for the screens' own client, which listens too.
      event.stopImmediatePropagation();
      window.removeEventListener('message', listener, true);
      resolve(port);
    };
    window.addEventListener('message', listener, true);
  });

const desk = {
  connect: async (): Promise<void> => {
    const port = nextPort();
    window.roundwind.requestStorePort();
    const link = new RPCLink({ port: await port });
    (await port).start();
    client = createORPCClient(link);
  },
  get client() {
    if (client === undefined) throw new Error('not connected');
    return client;
  },
  /** The present value of a live query. */
  first: async <T>(iterator: Promise<AsyncIterable<T>>): Promise<T> => {
    for await (const value of await iterator) return value;
    throw new Error('nothing came');
  },
  get losses() {
    return losses;
  },
};

window.roundwind.onStoreLost(() => {
  losses += 1;
});
window.desk = desk;
