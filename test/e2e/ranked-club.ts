import type { Session } from '../../shared/records/records.ts';
import type { ByChair } from '../../shared/table/chair.ts';
import { aPlayer, aWin, uuid } from '../builders/records.ts';
import { firstOf, makeWorld } from '../main/store/world.ts';
import type { MadeClub } from './club.ts';

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eve', 'Finn', 'Gus', 'Hana', 'Xeno'] as const;
type Name = (typeof NAMES)[number];

type RankedPlan = Partial<Pick<Session, 'ranking' | 'tieBreaks'>> & {
  /** Without the second round everybody has played once. */
  readonly rounds?: 1 | 2;
};

/**
 * Eight players and Xeno, a substitute (P4). Round 1: Ana, Ben, Cleo, Dev at table 1 with two deals; Eve, Finn, Gus, Hana at
 * table 2 by totals 30, 10, -10, -30. Round 2: Xeno takes Ben's seat and comes first; Eve and the others as before.
 */
export const makeRankedClub = async ({ rounds = 2, ...rule }: RankedPlan = {}): Promise<MadeClub> => {
  const world = makeWorld();
  const { client } = world.connect();
  const sessionId = uuid(9);
  const players = NAMES.map((displayName, index) => aPlayer({ id: uuid(index + 1), displayName }));
  await client.players.import({ players });
  await client.sessions.create({
    id: sessionId,
    name: 'Monday evening',
    date: '2026-11-30',
    profile: { ruleset: 'classical', version: '', preset: null, options: {} },
    roundCount: 3,
    ending: { kind: 'deals', count: 2 },
    ranking: 'table-points',
    tieBreaks: ['head-to-head', 'other-figure'],
    seating: 'planned',
    oddField: 'sit-out',
    seed: 7,
    ...rule,
  });
  await client.entrants.enter({ sessionId, playerIds: players.map(({ id }) => id), status: 'present' });
  const { entrants } = await firstOf(client.sessions.view({ id: sessionId }));
  const idOf = (name: Name): string => entrants.find((entrant) => entrant.name === name)?.id ?? '';
  await client.entrants.setRole({ entrantIds: [idOf('Xeno')], role: 'substitute' });
  const chairs = ([a, b, c, d]: readonly [Name, Name, Name, Name]): ByChair<string> => ({
    a: idOf(a),
    b: idOf(b),
    c: idOf(c),
    d: idOf(d),
  });
  const seat = async (): Promise<readonly string[]> => {
    await client.rounds.seat({
      sessionId,
      method: 'by-hand',
      tables: [
        { number: 1, chairs: chairs(['Ana', 'Ben', 'Cleo', 'Dev']) },
        { number: 2, chairs: chairs(['Eve', 'Finn', 'Gus', 'Hana']) },
      ],
    });
    const last = (await firstOf(client.sessions.view({ id: sessionId }))).rounds.at(-1);
    return last?.tables.map(({ table }) => table.id) ?? [];
  };
  const setTotals = (id: string, [a, b, c, d]: readonly [number, number, number, number]) =>
    client.tables.setTotals({ id, totals: { a: 2 * a, b: 2 * b, c: 2 * c, d: 2 * d }, reason: null });

  const [one = '', two = ''] = await seat();
  await client.deals.record({ id: uuid(501), tableId: one, facts: aWin('a', [40, 10, 10, 10]), before: null });
  await client.deals.record({ id: uuid(502), tableId: one, facts: aWin('b', [8, 20, 8, 8]), before: null });
  await setTotals(two, [30, 10, -10, -30]);
  if (rounds === 2) {
    const [third = '', fourth = ''] = await seat();
    const by = { entrantId: idOf('Xeno') };
    const reason = 'Ben went home';
    await client.tables.replace({ tableId: third, chair: 'b', by, points: 'sitting', withdraw: true, reason });
    await setTotals(third, [-30, 60, -10, -20]);
    await setTotals(fourth, [30, 10, -10, -30]);
  }
  const { text, seq } = await client.store.backup();
  await world.close();
  return { sessionId, backup: text, seq };
};
