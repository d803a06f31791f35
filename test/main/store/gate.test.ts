// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../main/store/gate.ts';
import type { Store } from '../../../main/store/store.ts';
import { aPlayer, uuid } from '../../builders/records.ts';
import { openPlainStore } from './plain-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openPlainStore();
});
afterEach(() => store.db.close());

const count = async () => [await store.db.of('players').count(), await store.db.changes.count()];

test('records and the row of changes are written together, with before and after', async () => {
  await runCommand(store, { command: 'one' }, async (draft) => draft.put('players', aPlayer()));
  const { seq, value } = await runCommand(store, { command: 'two', reason: 'why', about: { n: 1 } }, async (draft) => {
    draft.put('players', aPlayer({ displayName: 'Anne' }));
    draft.put('players', aPlayer({ id: uuid(2) }));
    return 'answer';
  });
  expect([seq, value]).toEqual([2, 'answer']);
  expect(await store.db.changes.get(2)).toEqual({
    seq: 2,
    at: expect.any(String),
    command: 'two',
    reason: 'why',
    sessionId: null,
    about: { n: 1 },
    undoes: null,
    redoes: null,
    writes: [
      { kind: 'players', id: uuid(1), before: aPlayer(), after: aPlayer({ displayName: 'Anne' }) },
      { kind: 'players', id: uuid(2), before: null, after: aPlayer({ id: uuid(2) }) },
    ],
  });
});

test('a command that throws keeps nothing, whatever it had put before', async () => {
  const failing = runCommand(store, { command: 'one' }, async (draft) => {
    draft.put('players', aPlayer());
    await draft.db.of('players').count();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await count()).toEqual([0, 0]);
});

test('a record that its schema refuses is kept out, with everything else of the command', async () => {
  const failing = runCommand(store, { command: 'one' }, async (draft) => {
    draft.put('players', aPlayer());
    draft.put('players', aPlayer({ id: uuid(2), displayName: '' }));
  });
  await expect(failing).rejects.toThrow();
  expect(await count()).toEqual([0, 0]);
});

test('a write that fails in the middle takes the others back', async () => {
  const failing = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new Error('disk full');
  });
  const command = runCommand(store, { command: 'one' }, async (draft) => draft.put('players', aPlayer()));
  await expect(command).rejects.toThrow();
  expect(failing).toHaveBeenCalled();
  failing.mockRestore();
  expect(await count()).toEqual([0, 0]);
});

test('commands given at once run one after another: numbers without gap, no lost update', async () => {
  await runCommand(store, { command: 'first' }, async (draft) => draft.put('players', aPlayer({ club: '0' })));
  const seqs = await Promise.all(
    Array.from({ length: 20 }, () =>
      runCommand(store, { command: 'next' }, async (draft) => {
        const player = await draft.need('players', uuid(1));
        draft.put('players', { ...player, club: String(Number(player.club) + 1) });
      }),
    ),
  );
  expect(seqs.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  expect((await store.db.of('players').get(uuid(1)))?.club).toBe('20');
});

test('two stores on one database take turns as well', async () => {
  const indexedDB = new IDBFactory();
  const stores = [await openPlainStore(indexedDB), await openPlainStore(indexedDB)];
  const puts = Array.from({ length: 10 }, (_, index) =>
    runCommand(stores[index % 2]!, { command: 'one' }, async (draft) =>
      draft.put('players', aPlayer({ id: uuid(index + 1) })),
    ),
  );
  const seqs = (await Promise.all(puts)).map(({ seq }) => seq);
  expect(seqs.sort((left, right) => left - right)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
  for (const { db } of stores) db.close();
});

test('what was put and removed again, or put as it was, leaves no row', async () => {
  await runCommand(store, { command: 'one' }, async (draft) => draft.put('players', aPlayer()));
  await runCommand(store, { command: 'same' }, async (draft) => draft.put('players', aPlayer()));
  await runCommand(store, { command: 'none' }, async (draft) => {
    draft.put('players', aPlayer({ id: uuid(2) }));
    draft.remove('players', uuid(2));
    expect(await draft.get('players', uuid(2))).toBeUndefined();
  });
  expect(await count()).toEqual([1, 1]);
});
