// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { changedFields } from '../../../main/store/take-back/built-on.ts';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { RECORD_KINDS, RECORD_SCHEMAS } from '../../../shared/records/records.ts';
import { aPlayer, aWin, uuid } from '../../builders/records.ts';
import { checkIn, roundOf, SESSION, sessionInput, viewOf } from './evening.ts';
import { makeWorld, statusOf } from './world.ts';

/** What stays as long as the record is there, and why that is right. */
const FIXED: Readonly<Record<string, string>> = {
  'sessions.seed': 'fixes what was drawn; each draw may name another',
  'sessions.createdAt': 'when it was made',
  'entrants.sessionId': 'an entry belongs to its session; it is taken off the list there and entered elsewhere',
  'entrants.number': 'stands on cards that were printed, and is never given again',
  'rounds.sessionId': 'a round belongs to its session',
  'rounds.number': 'the order of play; a removed round comes back under a free number',
  'rounds.method': 'how it was seated then; seats are put right without it',
  'rounds.seed': 'fixes what was drawn',
  'rounds.seatedAt': 'when it was seated',
  'tables.sessionId': 'a table belongs to its round',
  'tables.roundId': 'a table belongs to its round; its deals move to another',
  'deals.sessionId': 'deals move within a session',
  'deals.enteredAt': 'when it was entered; what came later stands in the history',
  'plans.sessionId': 'a plan is replaced as a whole',
  'plans.method': 'a plan is replaced as a whole',
  'plans.seed': 'a plan is replaced as a whole',
  'plans.makerVersion': 'a plan is replaced as a whole',
  'plans.moves': 'a plan is replaced as a whole',
  'plans.complete': 'a plan is replaced as a whole',
  'plans.rounds': 'a plan is replaced as a whole',
  'penalties.sessionId': 'an entry of the register belongs to its session',
  'penalties.at': 'when it was given',
  ...Object.fromEntries(
    Object.keys(RECORD_SCHEMAS.publications.shape).map((field) => [
      `publications.${field}`,
      'what hangs on the wall stays; it is withdrawn or published again',
    ]),
  ),
};

/** Everything that somebody at the desk can put right, each once. */
const putEverythingRight = async (client: StoreClient): Promise<void> => {
  const reason = null;
  await checkIn(client, 9, { ending: { kind: 'deals', count: 3 }, roundCount: 3 });
  await client.players.amend({
    ...{ id: uuid(1), outsideId: 'M9', lastName: 'Tan', firstName: 'Alicia', displayName: 'Alicia Tan', club: 'North' },
    ...{ country: 'SG', emaNo: '1', email: 'a@b.c', status: 'guest', avoidGroup: 'x', forbidGroup: 'y', fixedTable: 2 },
  });
  const { seed: _, ...session } = sessionInput();
  await client.sessions.amend({
    ...{
      ...session,
      id: SESSION,
      name: 'Other',
      date: '2026-12-02',
      roundCount: 4,
      ending: { kind: 'deals', count: 3 },
    },
    ...{ ranking: 'game-points', tieBreaks: ['wins'], seating: 'random', oddField: 'three' },
  });
  await client.sessions.amend({ ...session, id: SESSION, ending: { kind: 'deals', count: 3 } });
  await client.rounds.seat({ sessionId: SESSION });
  const [one, two] = (await roundOf(client, 1)).tables.map(({ table }) => table);
  const [spare = ''] = (await roundOf(client, 1)).round.sitOuts;
  if (one === undefined || two === undefined) throw new Error('two tables are seated');
  const roundId = one.roundId;
  const win = aWin('a', [40, 10, 10, 10]);
  for (const id of [2001, 2002]) await client.deals.record({ id: uuid(id), tableId: one.id, facts: win, before: null });
  await client.deals.amend({ id: uuid(2001), revision: 1, facts: aWin('b', [10, 40, 10, 10]), reason });
  await client.deals.move({
    ...{ id: uuid(2001), revision: 2, tableId: two.id, before: null, follow: 'winds', reason },
  });
  await client.tables.reseat({
    ...{ roundId, follow: 'seats', reason },
    tables: [{ id: one.id, chairs: { ...one.chairs, a: one.chairs.b, b: one.chairs.a } }],
  });
  await client.tables.replace({
    ...{ tableId: one.id, chair: 'c', by: { entrantId: spare }, points: 'name', withdraw: false, reason },
  });
  await client.tables.endStandIn({ tableId: one.id, chair: 'c' });
  await client.tables.end({ id: one.id, ended: true });
  await client.tables.cancel({ id: one.id, cancelled: true, reason });
  await client.tables.setTotals({ id: one.id, totals: { a: 20, b: -20, c: 0, d: 0 }, reason });
  await client.tables.setExtraMinutes({ id: one.id, minutes: 5 });
  await client.tables.renumber({ id: one.id, number: 7, reason });
  await client.tables.dispute({ id: two.id, note: 'Who discarded?', dealId: null });
  await client.tables.settleDispute({ id: two.id, reason });
  await client.tables.end({ id: two.id, ended: true });
  await client.clock.start({ roundId, minutes: 60 });
  await client.rounds.confirm({ roundId });
  await client.rounds.reopen({ roundId, reason: 'Misread' });
  await client.entrants.setStatus({ entrantIds: [spare], status: 'withdrawn' });
  await client.entrants.setRole({ entrantIds: [spare], role: 'substitute' });
  await client.entrants.setTieOrder({ entrantIds: [spare], ordered: true });
  const penalty = { id: uuid(800), tableId: null, reason: 'Late', gamePoints: 20, tablePoints: 0, gains: [] };
  await client.penalties.add({ ...penalty, sessionId: SESSION, entrantId: one.chairs.a });
  await client.penalties.amend({
    ...{ ...penalty, entrantId: one.chairs.d ?? '', tableId: one.id, reason: 'Very late', gamePoints: 10 },
    ...{ tablePoints: 12, gains: [{ entrantId: one.chairs.b, gamePoints: 10 }], because: null },
  });
  await client.penalties.cancel({ id: uuid(800), cancelled: true, because: null });
  const { profile } = (await viewOf(client)).session;
  const options = { ...profile.options, eastDoubles: false };
  const ending = { kind: 'winds', count: 1 } as const;
  await client.sessions.changeRules({ id: SESSION, profile: { ...profile, options }, ending, reason: 'Agreed so' });
  await client.players.add(aPlayer({ id: uuid(50), displayName: 'Ben' }));
  await client.players.merge({ keep: uuid(50), remove: uuid(2) });
  await client.sessions.finish({ id: SESSION, finished: true });
  const season = { id: uuid(3000), name: 'Season', from: null, to: null, ruleset: null, best: null } as const;
  await client.seasons.create({ ...season, figure: 'place', minimumGames: 0 });
  await client.seasons.amend({
    ...{ ...season, name: 'Winter', from: '2026-12-01', to: '2027-03-01', ruleset: 'classical', best: 3 },
    ...{ figure: 'game-points', minimumGames: 2 },
  });
};

test('every field of every record can be put right later, or stays for a reason', async () => {
  const world = makeWorld();
  const { client } = world.connect();
  await putEverythingRight(client);
  const changes = await (await world.store()).db.changes.toArray();
  const changed = new Set(
    changes
      .flatMap(({ writes }) => writes)
      .filter(({ before, after }) => before !== null && after !== null)
      .flatMap((write) => changedFields(write).map((field) => `${write.kind}.${field}`)),
  );
  const fields = RECORD_KINDS.flatMap((kind) =>
    Object.keys(RECORD_SCHEMAS[kind].shape).map((field) => `${kind}.${field}`),
  );
  const fixed = fields.filter((field) => FIXED[field] !== undefined || field.endsWith('.id'));
  expect(fields.filter((field) => !changed.has(field) && !fixed.includes(field))).toEqual([]);
  expect(Object.keys(FIXED).filter((field) => changed.has(field))).toEqual([]);
  // All of it is taken back again, after a restart too.
  await world.restart();
  for (let left = changes.length; left > 0; left -= 1)
    await client.history.undo({ seq: (await statusOf(client)).undo?.seq ?? 0 });
  for (const kind of RECORD_KINDS) expect(await (await world.store()).db.of(kind).count()).toBe(0);
  await world.close();
});
