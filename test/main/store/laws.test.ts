// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTrail, redoTarget, undoTarget } from '../../../main/store/change-log.ts';
import { enterPlayers } from '../../../main/store/commands/entrants.ts';
import { backUp, restoreStore, soundBackup } from '../../../main/store/commands/files.ts';
import { redoChange, undoChange } from '../../../main/store/commands/history.ts';
import { importPlayers } from '../../../main/store/commands/players.ts';
import { seatRound } from '../../../main/store/commands/seat-round.ts';
import { createSession } from '../../../main/store/commands/sessions.ts';
import { readTogether } from '../../../main/store/database.ts';
import { makeDealCache, readDeals } from '../../../main/store/deal-cache.ts';
import { readSeasonView } from '../../../main/store/queries/season-views.ts';
import { readSessionTables } from '../../../main/store/queries/session-views.ts';
import { Refusal } from '../../../main/store/refusal.ts';
import { makeSeasonCache } from '../../../main/store/season-cache.ts';
import type { Store } from '../../../main/store/store.ts';
import { aPlayer } from '../../builders/records.ts';
import { playerIds, SESSION, sessionInput } from './evening.ts';
import { runStep, SEASON, steps } from './law-steps.ts';
import { openPlainStore, recordsFrom, recordsIn } from './plain-store.ts';

const evening = async (indexedDB = new IDBFactory()): Promise<Store> => {
  const store = await openPlainStore(indexedDB);
  const ids = playerIds(8);
  await importPlayers(store, { players: ids.map((id) => aPlayer({ id })) });
  await createSession(store, sessionInput({ ending: { kind: 'deals', count: 3 } }));
  await enterPlayers(store, { sessionId: SESSION, playerIds: ids, status: 'present' });
  await seatRound(store, { sessionId: SESSION });
  return store;
};

const takeBackEverything = async (store: Store): Promise<number> => {
  for (let count = 0; ; count += 1) {
    const seq = undoTarget(await readTrail(store.db));
    if (seq === undefined) return count;
    await undoChange(store, { seq });
  }
};

const bringEverythingBack = async (store: Store): Promise<number> => {
  for (let count = 0; ; count += 1) {
    const seq = redoTarget(await readTrail(store.db));
    if (seq === undefined) return count;
    await redoChange(store, { seq });
  }
};

test('whatever was done: the changes alone give the same database, numbered without a gap', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const store = await evening();
      for (const step of given) await runStep(store, step);
      const changes = await store.db.changes.toArray();
      expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, index) => index + 1));
      expect(recordsFrom(changes)).toEqual(await recordsIn(store.db));
      for (const { writes } of changes) expect(writes.length).toBeGreaterThan(0);
      store.db.close();
    }),
    { numRuns: 30 },
  );
});

test('undo all, then redo all, is identity; undo all is the empty club', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const store = await evening();
      for (const step of given) await runStep(store, step);
      await bringEverythingBack(store);
      const before = await recordsIn(store.db);
      const undone = await takeBackEverything(store);
      expect(Object.values(await recordsIn(store.db)).flat()).toEqual([]);
      expect(undone).toBeGreaterThan(0);
      expect(await bringEverythingBack(store)).toBe(undone);
      expect(await recordsIn(store.db)).toEqual(before);
      store.db.close();
    }),
    { numRuns: 40 },
  );
});

test('deals of a table are numbered from 1 without a gap, whatever was inserted and removed', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const store = await evening();
      for (const step of given) await runStep(store, step);
      for (const { id } of await store.db.of('tables').toArray()) {
        const positions = (await store.db.of('deals').where('tableId').equals(id).toArray()).map(
          ({ position }) => position,
        );
        expect(positions.sort((left, right) => left - right)).toEqual(positions.map((_, index) => index + 1));
      }
      store.db.close();
    }),
    { numRuns: 40 },
  );
});

test('whatever was done: every deal sums to zero, and no record hangs on one that is gone', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const store = await evening();
      for (const step of given) await runStep(store, step);
      const { sessions, rounds, tables, deals, entrants, players, penalties, plans, publications } = await allOf(store);
      for (const { scored } of deals) {
        const net = scored.outcome?.net ?? { a: 0, b: 0, c: 0, d: 0 };
        expect(net.a + net.b + net.c + net.d).toBe(0);
      }
      const has = (records: readonly { readonly id: string }[], id: string) => records.some((one) => one.id === id);
      for (const { id, roundId } of tables) expect([id, has(rounds, roundId)]).toEqual([id, true]);
      for (const { id, tableId } of deals) expect([id, has(tables, tableId)]).toEqual([id, true]);
      for (const { id, playerId } of entrants) expect([id, has(players, playerId)]).toEqual([id, true]);
      for (const { id, entrantId } of penalties) expect([id, has(entrants, entrantId)]).toEqual([id, true]);
      for (const { id, sessionId } of [
        ...rounds,
        ...tables,
        ...deals,
        ...entrants,
        ...penalties,
        ...plans,
        ...publications,
      ])
        expect([id, has(sessions, sessionId)]).toEqual([id, true]);
      const seated = [
        ...rounds.flatMap(({ sitOuts }) => sitOuts),
        ...tables.flatMap(({ chairs, standIns }) => [...Object.values(chairs), ...Object.values(standIns)]),
      ];
      for (const id of seated) if (id !== null) expect([id, has(entrants, id)]).toEqual([id, true]);
      store.db.close();
    }),
    { numRuns: 60 },
  );
});

const allOf = async ({ db }: Store) => ({
  sessions: await db.of('sessions').toArray(),
  rounds: await db.of('rounds').toArray(),
  tables: await db.of('tables').toArray(),
  deals: await db.of('deals').toArray(),
  entrants: await db.of('entrants').toArray(),
  players: await db.of('players').toArray(),
  penalties: await db.of('penalties').toArray(),
  plans: await db.of('plans').toArray(),
  publications: await db.of('publications').toArray(),
});

test('deals that were remembered are those that are stored, after every step of this worker or of another', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const store = await evening();
      const other = { ...store, readDeals: makeDealCache() };
      for (const [index, step] of given.entries()) {
        await runStep(store, step);
        const ids = await store.db.of('tables').toCollection().primaryKeys();
        const stored = await readTogether(store.db, (db) => readDeals(db, ids));
        expect(await readTogether(store.db, (db) => store.readDeals(db, ids))).toEqual(stored);
        // Looks now and then only, so that several changes have come in between.
        if (index % 4 === 3) expect(await readTogether(store.db, (db) => other.readDeals(db, ids))).toEqual(stored);
      }
      store.db.close();
    }),
    { numRuns: 30 },
  );
});

test('a season that was remembered is the one that is folded from nothing, after every step of this worker or of another', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const store = await evening();
      await store.db.of('seasons').put(SEASON);
      const view = (seasons = makeSeasonCache(readDeals)) =>
        readTogether(store.db, () => readSeasonView({ db: store.db, seasons }, SEASON.id)).catch((error: unknown) => {
          if (error instanceof Refusal) return error.refusal;
          throw error;
        });
      const other = makeSeasonCache(makeDealCache());
      for (const [index, step] of given.entries()) {
        await runStep(store, step);
        const fresh = await view();
        expect(await view(store.seasons)).toEqual(fresh);
        if (index % 4 === 3) expect(await view(other)).toEqual(fresh);
      }
      store.db.close();
    }),
    { numRuns: 20 },
  );
});

/** Winds, dealer, deal number, extra deals, balances and states of every table: nothing of it is stored. */
const derivedIn = async (store: Store): Promise<unknown> =>
  (await store.db.of('sessions').get(SESSION)) === undefined
    ? undefined
    : readTogether(store.db, () => readSessionTables(store, SESSION));

test('what is derived is the same after a restart, after undo and redo, and in a restored backup', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const indexedDB = new IDBFactory();
      const store = await evening(indexedDB);
      for (const step of given) await runStep(store, step);
      await bringEverythingBack(store);
      const derived = await derivedIn(store);
      await takeBackEverything(store);
      await bringEverythingBack(store);
      expect(await derivedIn(store)).toEqual(derived);
      const { text } = await backUp(store);
      store.db.close();
      const restarted = await openPlainStore(indexedDB);
      expect(await derivedIn(restarted)).toEqual(derived);
      restarted.db.close();
      const other = await openPlainStore(new IDBFactory());
      await restoreStore(other, soundBackup({ text }));
      expect(await derivedIn(other)).toEqual(derived);
      other.db.close();
    }),
    { numRuns: 25 },
  );
});

test('whatever was done: nobody plays at two seats of a round, and a confirmed round stays as it was', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const store = await evening();
      for (const step of given) {
        const confirmed = (await store.db.of('rounds').toArray()).filter(({ closing }) => closing === 'confirmed');
        const ids = confirmed.map(({ id }) => id);
        const held = async () => {
          const tables = await store.db.of('tables').where('roundId').anyOf(ids).toArray();
          const deals = await store.db
            .of('deals')
            .where('tableId')
            .anyOf(tables.map(({ id }) => id))
            .toArray();
          return { tables, deals };
        };
        const before = await held();
        await runStep(store, step);
        if (!MAY_TOUCH_CONFIRMED.some((name) => name === step.name)) expect(await held()).toEqual(before);
      }
      for (const { id } of await store.db.of('rounds').toArray()) {
        const tables = await store.db.of('tables').where('roundId').equals(id).toArray();
        const people = tables.flatMap(({ chairs, standIns }) => [
          ...Object.values(chairs).filter((own) => own !== null),
          ...Object.values(standIns),
        ]);
        expect(new Set(people).size).toBe(people.length);
      }
      store.db.close();
    }),
    { numRuns: 40 },
  );
});

/** A whole session may go, and an undo of its removal bring a confirmed round back. */
const MAY_TOUCH_CONFIRMED = ['removeSession', 'undo', 'redo'] as const;
