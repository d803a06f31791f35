import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../../../shared/contract/contract.ts';

/**
 * A client of the store inside a page of web mode, independent of the screens: a second port of the same SharedWorker.
 * The browser hands out the running worker for the same address and name.
 */
let client: ContractRouterClient<typeof contract> | undefined;

window.desk = {
  connect: async (worker?: string): Promise<void> => {
    if (worker === undefined) throw new Error('web mode needs the address of its worker');
    const { port } = new SharedWorker(worker, { type: 'module', name: 'roundwind-store' });
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
  losses: 0,
};
