// Dexie looks for a database in the global scope when it is loaded, so this stands first.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoreClient } from '../../../renderer/host/store-client.ts';
import { readBackup } from '../../../shared/records/backup.ts';
import type { Player } from '../../../shared/records/records.ts';
import { aPlayer, aWin, uuid } from '../../builders/records.ts';
import { roundOf, SESSION, sessionInput, viewOf } from './evening.ts';
import { firstOf, makeWorld, refusalOf, statusOf, type World } from './world.ts';

let world: World;
let client: StoreClient;
beforeEach(() => {
  world = makeWorld();
  client = world.connect().client;
});
afterEach(() => world.close());

const ANNA = uuid(1);
/** A second card of hers, merged into the first one. */
const TWIN = uuid(6);
/** A first card of hers, removed again. */
const EARLIER = uuid(7);

/** Anna's card, with something in every field. */
const anna = (more: Partial<Player> = {}): Player =>
  aPlayer({
    ...{ id: ANNA, displayName: 'Annika Sørlund', firstName: 'Annika', lastName: 'Sørlund', club: 'Ravnborg' },
    ...{ outsideId: 'M-4711', country: 'Ruritania', emaNo: '99041122', email: 'annika@soerlund.example' },
    ...{ avoidGroup: 'the Sørlunds', forbidGroup: 'Sørlund and Vik', fixedTable: 3, ...more },
  });

/** Whatever could tell her, in any writing. */
const TRACES = [
  'annika',
  'sørlund',
  'soerlund',
  'sorlund',
  'ravnborg',
  'm-4711',
  'ruritania',
  '99041122',
  'nik the great',
];

const tracesIn = (text: string): readonly string[] => TRACES.filter((trace) => text.toLowerCase().includes(trace));

const everythingStored = async (): Promise<string> => {
  const { db } = await world.store();
  const tables = await Promise.all(db.tables.map((table) => table.toArray()));
  return JSON.stringify(tables);
};

/** Her name in every place where a club's evenings leave it, in a history with undo, redo, a merger and a change taken back. */
const fillClub = async (): Promise<void> => {
  await client.players.add(anna({ id: EARLIER }));
  await client.players.remove({ ids: [EARLIER] });
  await client.players.add(aPlayer({ id: ANNA, displayName: 'Annika S.' }));
  await client.players.amend(anna({ displayName: 'Nik the Great' }));
  await client.players.amend(anna());
  const others = [2, 3, 4, 5].map((n) => aPlayer({ id: uuid(n), displayName: `Player ${n}` }));
  await client.players.import({ players: others });
  await client.players.amend(aPlayer({ id: uuid(2), displayName: 'Player 2', avoidGroup: 'not with Annika Sørlund' }));
  await client.players.add(aPlayer({ id: TWIN, displayName: 'A. Sørlund', email: 'second@soerlund.example' }));
  await client.sessions.create(
    sessionInput({ name: 'Farewell of ANNIKA SØRLUND', ending: { kind: 'deals', count: 2 }, roundCount: 3 }),
  );
  await client.entrants.enter({
    sessionId: SESSION,
    playerIds: [1, 2, 3, 4].map(uuid),
    status: 'present',
  });
  await client.rounds.seat({ sessionId: SESSION });
  const { tables } = await roundOf(client, 1);
  const [table] = tables;
  if (table === undefined) throw new Error('a table is seated');
  await client.deals.record({
    id: uuid(2001),
    tableId: table.table.id,
    facts: aWin('a', [40, 10, 10, 10]),
    before: null,
  });
  await client.deals.amend({
    ...{ id: uuid(2001), revision: 1, facts: aWin('b', [10, 40, 10, 10]) },
    reason: 'Sørlund, Annika misread her hand',
  });
  await client.deals.record({ id: uuid(2002), tableId: table.table.id, facts: aWin('c', [4, 6, 24, 2]), before: null });
  const entrants = (await viewOf(client)).entrants;
  const hers = entrants.find(({ playerId }) => playerId === ANNA)?.id ?? '';
  await client.penalties.add({
    ...{
      id: uuid(800),
      sessionId: SESSION,
      entrantId: hers,
      tableId: null,
      gamePoints: 20,
      tablePoints: 12,
      gains: [],
    },
    reason: 'Annika Sørlund came late',
  });
  await client.tables.dispute({ id: table.table.id, note: 'Annika Sørlund says she won', dealId: null });
  await client.publications.publish({ id: uuid(900), sessionId: SESSION });
  await client.players.merge({ keep: ANNA, remove: TWIN });
  await client.tables.settleDispute({ id: table.table.id, reason: 'agreed with annika  sørlund' });
  await client.history.undo({ seq: (await statusOf(client)).undo?.seq ?? 0 });
  await client.history.redo({ seq: (await statusOf(client)).redo?.seq ?? 0 });
  await client.seasons.create({
    ...{ id: uuid(3000), name: 'Cup of Annika Sørlund', from: null, to: null, ruleset: null, best: null },
    ...{ figure: 'place' as const, minimumGames: 0 },
  });
};

/** The club's own number of a person goes with the name. */
const withoutWords = <T extends { name: string; playerCode: string }>({ name: _, playerCode: __, ...figures }: T) =>
  figures;

/** Every figure that a screen shows. */
const figures = async () => {
  const standings = await firstOf(client.standings.view({ sessionId: SESSION }));
  const person = await firstOf(client.seasons.person({ seasonId: null, playerId: ANNA }));
  const season = await firstOf(client.seasons.view({ id: uuid(3000) }));
  const publication = await firstOf(client.publications.view({ id: uuid(900) }));
  const { rounds } = await viewOf(client);
  return {
    standings: standings.rows.map(withoutWords),
    penalties: standings.penalties.map(({ penalty: { reason: _, ...penalty } }) => penalty),
    person: [person.record, person.steps.map(({ figureBefore, figureAfter }) => [figureBefore, figureAfter])],
    season: season.rows.map(withoutWords),
    published: publication.publication.rows.map(({ name: _, ...row }) => row),
    tables: rounds.flatMap(({ tables }) => tables.map(({ balances, state, table }) => [balances, state, table.chairs])),
    deals: await (await world.store()).db.of('deals').toArray(),
  };
};

describe('erasing a person', () => {
  test('leaves no trace of the name in anything that is stored, and the same figures', async () => {
    await fillClub();
    expect(tracesIn(await everythingStored()).length).toBeGreaterThan(6);
    const [before, changes] = [await figures(), (await statusOf(client)).seq];
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    expect(tracesIn(await everythingStored())).toEqual([]);
    expect(await figures()).toEqual(before);
    const stored = (await firstOf(client.players.list())).find(({ id }) => id === ANNA);
    expect(stored).toEqual(aPlayer({ id: ANNA, displayName: 'N.N. 1', status: 'inactive' }));
    // No row is gone, and one says what was done.
    expect((await statusOf(client)).seq).toBe(changes + 1);
    const [marker] = await firstOf(client.history.list({ sessionId: null, limit: 1 }));
    expect(marker).toMatchObject({ command: 'players.erase', about: { name: 'N.N. 1' }, undone: false });
    // After a restart too.
    await world.restart();
    expect(tracesIn(await everythingStored())).toEqual([]);
    expect(await figures()).toEqual(before);
  });

  test('the backup agrees with itself and can be restored', async () => {
    await fillClub();
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    const { text } = await client.store.backup();
    expect(tracesIn(text)).toEqual([]);
    expect(readBackup(text)).toMatchObject({ ok: true });
    const before = await figures();
    await client.store.restore({ text });
    expect(await figures()).toEqual(before);
  });

  test('everything before it can be taken back, to the very first change, and the name never comes back', async () => {
    await fillClub();
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    let steps = 0;
    for (let undo = (await statusOf(client)).undo; undo !== null; undo = (await statusOf(client)).undo) {
      expect(undo.command).not.toBe('players.erase');
      await client.history.undo({ seq: undo.seq });
      expect(tracesIn(await everythingStored())).toEqual([]);
      steps += 1;
    }
    expect(steps).toBeGreaterThan(15);
    const { db } = await world.store();
    expect(await db.of('players').count()).toBe(0);
    for (let redo = (await statusOf(client)).redo; redo !== null; redo = (await statusOf(client)).redo)
      await client.history.redo({ seq: redo.seq });
    expect(tracesIn(await everythingStored())).toEqual([]);
    const names = (await firstOf(client.players.list())).map(({ displayName }) => displayName);
    expect(names.toSorted()).toEqual(['N.N. 1', 'Player 2', 'Player 3', 'Player 4', 'Player 5']);
  });

  test('an erasure itself is neither undone, redone nor taken back by itself', async () => {
    await client.players.add(anna());
    await client.players.add(aPlayer({ id: uuid(2), displayName: 'Bo' }));
    await client.history.undo({ seq: 2 });
    const { seq } = await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    expect(await statusOf(client)).toMatchObject({ undo: { seq: 1 }, redo: null });
    expect((await refusalOf(client.history.undo({ seq }))).code).toBe('CONFLICT');
    expect((await refusalOf(client.history.redo({ seq }))).code).toBe('CONFLICT');
    expect((await refusalOf(client.history.takeBack({ seq, reason: null }))).code).toBe('NOT_FOUND');
  });

  test('an earlier change taken back by itself brings no name', async () => {
    await fillClub();
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    const history = await firstOf(client.history.list({ sessionId: null, limit: 100 }));
    const merge = history.find(({ command }) => command === 'players.merge');
    await client.history.takeBack({ seq: merge?.seq ?? 0, reason: null });
    expect(tracesIn(await everythingStored())).toEqual([]);
    const cards = (await firstOf(client.players.list())).filter(({ id }) => [ANNA, TWIN].includes(id));
    expect(cards.map(({ displayName }) => displayName)).toEqual(['N.N. 1', 'N.N. 1']);
  });

  test('a card of the same name that the register holds is somebody else', async () => {
    await client.players.add(anna());
    await client.players.add(anna({ id: uuid(2), email: 'other@example.org' }));
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    const [one, two] = await firstOf(client.players.list());
    expect(one?.displayName).toBe('N.N. 1');
    expect(two).toMatchObject({ displayName: 'Annika Sørlund', email: 'other@example.org', lastName: 'Sørlund' });
    await client.players.erase({ id: uuid(2), name: 'Annika Sørlund' });
    expect((await firstOf(client.players.list())).map(({ displayName }) => displayName)).toEqual(['N.N. 1', 'N.N. 2']);
  });

  test('a merger that was taken back leaves the other person alone', async () => {
    await client.players.add(anna());
    await client.players.add(aPlayer({ id: uuid(2), displayName: 'Bo Vik' }));
    const { seq } = await client.players.merge({ keep: ANNA, remove: uuid(2) });
    await client.history.undo({ seq });
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    expect((await firstOf(client.players.list())).map(({ displayName }) => displayName)).toEqual(['N.N. 1', 'Bo Vik']);
    expect(await everythingStored()).toContain('Bo Vik');
  });

  test('nobody gets a name again by an old form, an old file or a merger', async () => {
    await client.players.add(anna());
    await client.players.add(aPlayer({ id: uuid(2), displayName: 'Bo' }));
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    const refused = { code: 'CONFLICT', data: { code: 'player-erased', names: ['N.N. 1'] } };
    expect(await refusalOf(client.players.amend(anna()))).toEqual(refused);
    expect(await refusalOf(client.players.import({ players: [anna()] }))).toEqual(refused);
    expect(await refusalOf(client.players.merge({ keep: uuid(2), remove: ANNA }))).toEqual(refused);
    expect(await refusalOf(client.players.erase({ id: ANNA, name: 'N.N. 1' }))).toEqual(refused);
    expect((await refusalOf(client.players.add(anna()))).data).toMatchObject({ code: 'id-taken' });
    // Somebody of that name who comes anew is somebody new.
    await client.players.add(anna({ id: uuid(3) }));
    expect(tracesIn(await everythingStored()).length).toBeGreaterThan(0);
  });

  test('refused under another name than the card has, and for a card that is gone: nothing changes', async () => {
    await client.players.add(anna());
    const before = await everythingStored();
    expect((await refusalOf(client.players.erase({ id: ANNA, name: 'Annika' }))).data).toMatchObject({ code: 'stale' });
    expect((await refusalOf(client.players.erase({ id: uuid(50), name: 'Bo' }))).code).toBe('NOT_FOUND');
    expect(await everythingStored()).toBe(before);
  });

  test('killed before the transaction is over, all is as it was', async () => {
    await fillClub();
    const before = await everythingStored();
    const { db } = await world.store();
    db.changes.hook('creating', (_key, change) => {
      if (change.command === 'players.erase') throw new Error('killed');
    });
    await expect(client.players.erase({ id: ANNA, name: 'Annika Sørlund' })).rejects.toThrow();
    expect(await everythingStored()).toBe(before);
  });

  test('the preview says what goes and what stays, and changes nothing', async () => {
    await fillClub();
    const before = await everythingStored();
    const preview = await firstOf(client.players.erasePreview({ id: ANNA }));
    expect(preview).toMatchObject({ neutral: 'N.N. 1', sessions: 1, tables: 1, namesakes: 0 });
    expect(preview.names.toSorted()).toEqual(['A. Sørlund', 'Annika S.', 'Annika Sørlund', 'Nik the Great']);
    expect(preview.sentences).toContain('Annika Sørlund says she won');
    expect(preview.sentences).toContain('Farewell of ANNIKA SØRLUND');
    expect(await everythingStored()).toBe(before);
    const stored = await (await world.store()).db.changes.toArray();
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    const rewritten = await (await world.store()).db.changes.toArray();
    const differing = stored.filter((change, at) => JSON.stringify(change) !== JSON.stringify(rewritten[at]));
    expect(preview.changes).toBe(differing.length);
  });

  test('who only ever played in the name of others has played, too', async () => {
    await fillClub();
    const { tables } = await roundOf(client, 1);
    const by = { playerId: uuid(5), role: 'substitute' as const };
    await client.tables.replace({
      ...{ tableId: tables[0]?.table.id ?? '', chair: 'b', by, points: 'name', withdraw: false },
      reason: 'Player 5 helps',
    });
    expect(await firstOf(client.players.erasePreview({ id: uuid(5) }))).toMatchObject({ sessions: 1, tables: 1 });
  });

  test('what files outside have to follow is remembered until they say that they have, through a restore too', async () => {
    await client.players.add(anna());
    const { text } = await client.store.backup();
    const { storeId: was } = await statusOf(client);
    await client.players.erase({ id: ANNA, name: 'Annika Sørlund' });
    const { storeId } = await statusOf(client);
    const erasure = { was, playerIds: [ANNA], name: 'N.N. 1' };
    expect(await client.store.erasures()).toEqual({ storeId, erasures: [erasure], register: [ANNA] });
    expect(storeId).not.toBe(was);
    await client.store.restore({ text });
    expect((await client.store.erasures()).erasures).toEqual([erasure]);
    await client.store.erased({ was: [was] });
    expect((await client.store.erasures()).erasures).toEqual([]);
    expect(await (await world.store()).db.meta.get('erasures')).toBeUndefined();
  });
});
