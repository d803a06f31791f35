import { describe, expect, test } from 'vitest';
import { likelyDuplicates, lookAlikes } from '../../../shared/records/likely-duplicates.ts';
import { mergeCards, mergeErrors, mergeSession, type SessionToMerge } from '../../../shared/records/merge-players.ts';
import {
  type Penalty,
  penaltySchema,
  publicationSchema,
  roundSchema,
  tableSchema,
} from '../../../shared/records/records.ts';
import { planSchema } from '../../../shared/records/seating.ts';
import { groupsOf } from '../../../shared/session/player-groups.ts';
import { anEntrant, aPlayer, uuid } from '../../builders/records.ts';

const KEEP = anEntrant({ id: uuid(101), playerId: uuid(1), number: 1, status: 'withdrawn' });
const GONE = anEntrant({
  id: uuid(102),
  playerId: uuid(2),
  number: 5,
  status: 'present',
  tieOrder: 3,
  role: 'substitute',
});
const OTHERS = [103, 104, 105, 106].map(uuid);
const [B = '', C = '', D = '', E = ''] = OTHERS;

const aRound = (number: number, sitOuts: readonly string[] = []) =>
  roundSchema.parse({ id: uuid(500 + number), sessionId: uuid(9), number, sitOuts });
const aTable = (round: number, chairs: readonly string[], standIns: Record<string, string> = {}) =>
  tableSchema.parse({
    id: uuid(600 + round),
    sessionId: uuid(9),
    roundId: uuid(500 + round),
    number: 4,
    chairs: { a: chairs[0], b: chairs[1], c: chairs[2], d: chairs[3] ?? null },
    standIns,
    ended: false,
  });
const aPlan = (rounds: readonly { number: number; chairs: readonly string[]; sitOuts?: readonly string[] }[]) =>
  planSchema.parse({
    id: uuid(700),
    sessionId: uuid(9),
    method: 'planned',
    seed: 1,
    makerVersion: 1,
    moves: 0,
    complete: true,
    rounds: rounds.map(({ number, chairs: [a, b, c, d], sitOuts = [] }) => ({
      number,
      tables: [{ number: 1, chairs: { a, b, c, d } }],
      sitOuts,
    })),
  });
const aPenalty = (penalty: Partial<Penalty>): Penalty =>
  penaltySchema.parse({
    id: uuid(800),
    sessionId: uuid(9),
    entrantId: GONE.id,
    tableId: null,
    at: '2026-12-01T19:00:00.000Z',
    reason: 'Late',
    gamePoints: 10,
    tablePoints: 0,
    gains: [],
    cancelled: false,
    ...penalty,
  });
const aPublication = (ids: readonly string[]) =>
  publicationSchema.parse({
    id: uuid(900),
    sessionId: uuid(9),
    number: 1,
    at: '2026-12-01T19:00:00.000Z',
    version: 1,
    roundsSeated: 1,
    rows: ids.map((entrantId) => ({
      entrantId,
      name: 'X',
      place: 1,
      shared: false,
      played: 1,
      tablePoints: 0,
      gamePoints: 0,
      penaltyPoints: 0,
    })),
  });

const session = (input: Partial<SessionToMerge> = {}): SessionToMerge => ({
  session: { name: 'Tuesday', date: '2026-12-01' },
  keep: KEEP,
  remove: GONE,
  rounds: [],
  tables: [],
  plans: [],
  penalties: [],
  publications: [],
  ...input,
});
const merged = (input: Partial<SessionToMerge>) => mergeSession(session(input), uuid(1));

describe('one card out of two', () => {
  test('takes what is missing, keeps what is there, and says which', () => {
    const keep = aPlayer({ id: uuid(1), displayName: 'Mei Lee', club: 'North', email: '', fixedTable: null });
    const gone = aPlayer({
      id: uuid(2),
      displayName: 'Lee Mei',
      club: 'South',
      email: 'mei@example.org',
      fixedTable: 3,
    });
    expect(mergeCards(keep, gone)).toEqual({
      player: { ...keep, email: 'mei@example.org', fixedTable: 3 },
      taken: ['email', 'fixedTable'],
      lost: ['club'],
    });
  });

  test('carries over the groups to be kept apart, so that a card can be in several', () => {
    const keep = aPlayer({ avoidGroup: 'dragons', forbidGroup: '' });
    const gone = aPlayer({ avoidGroup: 'winds; dragons', forbidGroup: 'family' });
    const { player, taken } = mergeCards(keep, gone);
    expect([player.avoidGroup, player.forbidGroup, taken]).toEqual([
      'dragons; winds',
      'family',
      ['avoidGroup', 'forbidGroup'],
    ]);
    expect(groupsOf(player.avoidGroup)).toEqual(['dragons', 'winds']);
    expect(groupsOf(' ; ')).toEqual([]);
    expect(mergeCards(player, gone)).toEqual({ player, taken: [], lost: [] });
  });

  test('two groups too long for one field lose the second, and say so', () => {
    const [long, longer] = ['a'.repeat(150), 'b'.repeat(150)];
    const { player, lost } = mergeCards(aPlayer({ avoidGroup: long }), aPlayer({ avoidGroup: longer }));
    expect([player.avoidGroup, lost]).toEqual([long, ['avoidGroup']]);
  });
});

describe('one entrant out of two', () => {
  test('only the other was entered: the entrant goes on under the kept name, and nothing else is touched', () => {
    const input = session({ keep: undefined, rounds: [aRound(1)], tables: [aTable(1, [GONE.id, B, C, D])] });
    const result = mergeSession(input, uuid(1));
    expect(result.entrant).toEqual({ ...GONE, playerId: uuid(1) });
    expect(result.removed).toBeNull();
    expect(result.tables).toEqual(input.tables);
    expect(mergeErrors(input)).toEqual([]);
  });

  test('both were: present if either is, a player if either is, with the order of whichever has one', () => {
    expect(merged({}).entrant).toEqual({ ...KEEP, status: 'present', role: 'player', tieOrder: 3 });
    expect(merged({}).removed).toBe(GONE.id);
    const status = (keep: 'expected' | 'withdrawn', remove: 'expected' | 'withdrawn') =>
      merged({ keep: { ...KEEP, status: keep }, remove: { ...GONE, status: remove } }).entrant.status;
    expect([status('expected', 'withdrawn'), status('expected', 'expected')]).toEqual(['withdrawn', 'expected']);
  });

  test('seats, stand-ins, penalties, gains and published rows pass over', () => {
    const result = merged({
      rounds: [aRound(1, [KEEP.id]), aRound(2, [GONE.id])],
      tables: [aTable(1, [GONE.id, B, C, D]), aTable(2, [B, C, D, E], { a: GONE.id })],
      penalties: [
        aPenalty({}),
        aPenalty({
          entrantId: B,
          gains: [
            { entrantId: KEEP.id, gamePoints: 4 },
            { entrantId: GONE.id, gamePoints: 6 },
          ],
        }),
      ],
      publications: [aPublication([GONE.id, B]), aPublication([KEEP.id, GONE.id])],
    });
    expect(result.tables.map(({ chairs, standIns }) => [chairs.a, standIns.a])).toEqual([
      [KEEP.id, undefined],
      [B, KEEP.id],
    ]);
    // Whoever plays does not sit out.
    expect(result.rounds.map(({ sitOuts }) => sitOuts)).toEqual([[], []]);
    expect(result.penalties.map(({ entrantId, gains }) => [entrantId, gains])).toEqual([
      [KEEP.id, []],
      [B, [{ entrantId: KEEP.id, gamePoints: 10 }]],
    ]);
    const published = result.publications.map(({ rows }) => rows.map(({ entrantId }) => entrantId));
    expect(published).toEqual([
      [KEEP.id, B],
      [KEEP.id, GONE.id],
    ]);
  });

  test('sat out under both names: sits out once', () => {
    expect(merged({ rounds: [aRound(1, [KEEP.id, B, GONE.id])] }).rounds[0]?.sitOuts).toEqual([KEEP.id, B]);
  });

  test('a plan follows', () => {
    const plans = [aPlan([{ number: 1, chairs: [GONE.id, B, C, D], sitOuts: [KEEP.id, E] }])];
    const [round] = merged({ plans }).plans[0]?.rounds ?? [];
    expect([round?.tables[0]?.chairs.a, round?.sitOuts]).toEqual([KEEP.id, [E]]);
  });

  test('refused where both had a seat, as a stand-in too; not where one stood in for the other', () => {
    const both = session({ rounds: [aRound(1)], tables: [aTable(1, [KEEP.id, B, C, D], { b: GONE.id })] });
    expect(mergeErrors(both)).toEqual([
      { code: 'merge-same-round', session: 'Tuesday', date: '2026-12-01', round: 1, tables: [4, 4] },
    ]);
    const self = session({ rounds: [aRound(1)], tables: [aTable(1, [KEEP.id, B, C, D], { a: GONE.id })] });
    expect(mergeErrors(self)).toEqual([]);
    expect(mergeSession(self, uuid(1)).tables[0]?.standIns).toEqual({});
  });

  test('refused where both are planned in a round to come, not in one that was played otherwise', () => {
    const plans = [
      aPlan([
        { number: 1, chairs: [KEEP.id, GONE.id, C, D] },
        { number: 2, chairs: [KEEP.id, GONE.id, C, D] },
      ]),
    ];
    expect(mergeErrors(session({ rounds: [aRound(1)], plans }))).toEqual([
      { code: 'merge-same-planned-round', session: 'Tuesday', date: '2026-12-01', round: 2 },
    ]);
  });
});

describe('who may be one person', () => {
  const players = [
    aPlayer({ id: uuid(1), displayName: 'Mei Lee' }),
    aPlayer({ id: uuid(2), displayName: 'Lee, Méi' }),
    aPlayer({ id: uuid(3), displayName: 'M. Lee', firstName: 'mei', lastName: 'LEE' }),
    aPlayer({ id: uuid(4), displayName: 'Ben', email: 'Ben@example.org' }),
    aPlayer({ id: uuid(5), displayName: 'Benjamin', email: 'ben@example.org ' }),
    aPlayer({ id: uuid(6), displayName: 'Cho', outsideId: '1' }),
    aPlayer({ id: uuid(7), displayName: 'Cho', outsideId: '2' }),
    aPlayer({ id: uuid(8), displayName: 'Dora', emaNo: '0400' }),
    aPlayer({ id: uuid(9), displayName: 'D.', emaNo: '0400' }),
  ];

  test('the same name in any order, address or federation number, but not two ids of the club', () => {
    const pairs = likelyDuplicates(players).map(({ one, other, sign }) => [one.id, other.id, sign]);
    expect(pairs).toEqual([
      [uuid(1), uuid(2), 'name'],
      [uuid(1), uuid(3), 'name'],
      [uuid(2), uuid(3), 'name'],
      [uuid(4), uuid(5), 'email'],
      [uuid(8), uuid(9), 'emaNo'],
    ]);
  });

  test('nobody is compared by what is empty', () => {
    const plain = (id: number, displayName: string) => aPlayer({ id: uuid(id), displayName });
    expect(likelyDuplicates([plain(1, 'A'), plain(2, 'B')])).toEqual([]);
  });

  test('a new card finds those who look like it', () => {
    const find = lookAlikes(players);
    expect(find(aPlayer({ displayName: 'LEE Mei' })).map(({ id }) => id)).toEqual([uuid(1), uuid(2), uuid(3)]);
    expect(find(aPlayer({ displayName: 'Nobody', email: 'ben@example.org' })).map(({ id }) => id)).toEqual([
      uuid(4),
      uuid(5),
    ]);
    expect(find(aPlayer({ displayName: 'Nobody' }))).toEqual([]);
  });
});
