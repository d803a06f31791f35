// @vitest-environment jsdom
// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoreLink } from '../../../renderer/host/store-client.ts';
import { StoreProvider, useConnection, useStore } from '../../../renderer/host/store-context.tsx';
import { useLive } from '../../../renderer/host/use-live.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { sessionInput } from '../../main/store/evening.ts';
import { makeWorld, type World } from '../../main/store/world.ts';

let world: World;
let link: StoreLink;
beforeEach(() => {
  world = makeWorld();
  link = world.connect();
});
afterEach(async () => {
  cleanup();
  await world.close();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <StoreProvider value={link}>{children}</StoreProvider>
  </StrictMode>
);
const held = async () => (await world.store()).subscriptions.held();

test('a screen sees the present state and each change, and gives its subscription back', async () => {
  const { result, unmount } = renderHook(() => useLive((client) => client.players.list()), { wrapper });
  expect(result.current).toEqual({ data: undefined, error: undefined, loading: true });
  await waitFor(() => expect(result.current.data).toEqual([]));
  await act(() => link.client.players.add(aPlayer()));
  await waitFor(() => expect(result.current.data).toEqual([aPlayer()]));
  expect(result.current.loading).toBe(false);
  await waitFor(async () => expect(await held()).toBe(1));
  unmount();
  await waitFor(async () => expect(await held()).toBe(0));
});

test('the old result is forgotten when the query is about something else', async () => {
  await link.client.sessions.create(sessionInput({ id: uuid(8), name: 'One' }));
  await link.client.sessions.create(sessionInput({ id: uuid(9), name: 'Two' }));
  const names: (string | undefined)[] = [];
  const { result, rerender } = renderHook(
    ({ id }) => {
      const live = useLive((client) => client.sessions.view({ id }), [id]);
      names.push(`${id.at(-1)} ${live.data?.session.name}`);
      return live;
    },
    { wrapper, initialProps: { id: uuid(8) } },
  );
  await waitFor(() => expect(result.current.data?.session.name).toBe('One'));
  rerender({ id: uuid(9) });
  await waitFor(() => expect(result.current.data?.session.name).toBe('Two'));
  await waitFor(async () => expect(await held()).toBe(1));
  rerender({ id: uuid(404) });
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'NOT_FOUND' }));
  expect(result.current.data).toBeUndefined();
});

test('what was removed does not stay on screen as if it were there', async () => {
  await link.client.sessions.create(sessionInput({ id: uuid(8), name: 'One' }));
  const { result } = renderHook(() => useLive((client) => client.sessions.view({ id: uuid(8) })), { wrapper });
  await waitFor(() => expect(result.current.data?.session.name).toBe('One'));
  await act(() => link.client.sessions.remove({ id: uuid(8) }));
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'NOT_FOUND' }));
  expect(result.current.data).toBeUndefined();
});

test('the old result stays on screen while the store is away', async () => {
  await link.client.players.add(aPlayer());
  const seen: unknown[] = [];
  const { result } = renderHook(
    () => {
      const live = useLive((client) => client.players.list());
      seen.push(live.data?.length);
      return { live, state: useConnection(), client: useStore() };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.live.data).toHaveLength(1));
  const { client } = result.current;
  const from = seen.length;
  await act(() => world.restart());
  await act(() => link.client.players.add(aPlayer({ id: uuid(2) })));
  await waitFor(() => expect(result.current.live.data).toHaveLength(2));
  expect(seen.slice(from)).not.toContain(undefined);
  expect(result.current.state).toBe('ready');
  expect(result.current.client).toBe(client);
});
