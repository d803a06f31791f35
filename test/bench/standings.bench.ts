import type { Deal, Entrant, Player } from '../../shared/records/records.ts';
import { classical } from '../../shared/scoring/rulesets/classical/classical.ts';
import { type RandomSource, randomSource } from '../../shared/session/seating/random-source.ts';
import { standingTable } from '../../shared/session/standing-table.ts';
import { type StandingsInput, standings } from '../../shared/session/standings.ts';
import { CHAIRS } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { replayTable } from '../../shared/table/replay.ts';
import { FIRST_DEAL } from '../../shared/table/rotation.ts';
import { scoreChairDeal } from '../../shared/table/score-chair-deal.ts';
import { tableResult } from '../../shared/table/table-result.ts';

const [PLAYERS, ROUNDS, DEALS_PER_TABLE, REPEATS, SEED] = [200, 8, 16, 31, 1];
const ending = { kind: 'deals', count: DEALS_PER_TABLE } as const;
const rules = { ruleset: classical, options: classical.defaultOptions, players: 4, ending } as const;

const uuid = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

const somebody = (index: number): { readonly player: Player; readonly entrant: Entrant } => {
  const name = `Player ${index + 1}`;
  const rest = { outsideId: '', lastName: '', firstName: '', club: '', country: '', emaNo: '', email: '' };
  const groups = { avoidGroup: '', forbidGroup: '', fixedTable: null };
  const ids = { id: uuid(10_000 + index), sessionId: uuid(9), playerId: uuid(index) };
  return {
    player: { id: uuid(index), displayName: name, status: 'member', ...rest, ...groups },
    entrant: { ...ids, number: index + 1, status: 'present', role: 'player', tieOrder: null },
  };
};

/** Four totals and a winner: one in eight a washout. */
const someFacts = (random: RandomSource): ChairFacts => {
  const nothing = { circumstances: [], hands: {}, instant: [] };
  if (random.below(8) === 0) return { result: 'washout', values: {}, ...nothing };
  const total = () => ({ total: 2 * (1 + random.below(60)) });
  const winner = CHAIRS[random.below(4)];
  if (winner === undefined) throw new Error('four chairs');
  return { result: 'win', winner, values: { a: total(), b: total(), c: total(), d: total() }, ...nothing };
};

/** The deals of one table as the store keeps them, each with its score. */
const someDeals = (random: RandomSource, table: number): readonly Deal[] => {
  const deals: Deal[] = [];
  let place: Parameters<typeof scoreChairDeal>[0]['place'] = FIRST_DEAL;
  for (let index = 0; index < DEALS_PER_TABLE; index += 1) {
    const facts = someFacts(random);
    const scored = scoreChairDeal({ ...rules, facts, place });
    const ids = { id: uuid(1_000_000 + table * 100 + index), sessionId: uuid(9), tableId: uuid(100_000 + table) };
    deals.push({ ...ids, position: index + 1, facts, scored, enteredAt: '2026-12-01T19:00:00.000Z', revision: 1 });
    place = replayTable({ ...rules, deals }).next;
  }
  return deals;
};

/** A session's records as the store reads them. */
const makeSession = () => {
  const random = randomSource(SEED, 0);
  const people = Array.from({ length: PLAYERS }, (_, index) => somebody(index));
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const order = random.shuffle(people);
    return Array.from({ length: PLAYERS / 4 }, (_table, index) => {
      const seat = (chair: number): string => order[4 * index + chair]?.entrant.id ?? '';
      const number = round * (PLAYERS / 4) + index;
      const chairs = { a: seat(0), b: seat(1), c: seat(2), d: seat(3) };
      const state = { standIns: {}, ended: false, cancelled: false, totals: null };
      return {
        table: { id: uuid(100_000 + number), number: index + 1, chairs, ...state },
        deals: someDeals(random, number),
      };
    });
  });
  return { people, rounds };
};

/** From the stored deals to the rows: every table replayed, every figure worked out anew. */
const rank = (
  { people, rounds }: ReturnType<typeof makeSession>,
  how: Pick<StandingsInput, 'ranking' | 'tieBreaks'>,
): number =>
  standings({
    ...how,
    entrants: people.map(({ entrant }) => entrant),
    players: people.map(({ player }) => player),
    penalties: [],
    rounds: rounds.map((tables, index) => ({
      number: index + 1,
      tables: tables.map(({ table, deals }) => {
        const replay = replayTable({ ...rules, deals });
        return standingTable({ table, result: tableResult(table, replay), deals: replay.deals, ending });
      }),
    })),
  }).length;

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Standings from nothing but the stored deals. */
export const bench = async () => {
  // As it is read from the database, not as it was put together here.
  const session: ReturnType<typeof makeSession> = JSON.parse(JSON.stringify(makeSession()));
  const deals = session.rounds.flat().reduce((sum, table) => sum + table.deals.length, 0);
  const sizes = `${PLAYERS} players, ${ROUNDS} rounds, ${deals.toLocaleString('en-GB')} deals, seed ${SEED}`;
  const time = (what: string, how: Pick<StandingsInput, 'ranking' | 'tieBreaks'>) => {
    const times = Array.from({ length: REPEATS }, () => {
      const begun = performance.now();
      if (rank(session, how) !== PLAYERS) throw new Error('somebody is missing');
      return performance.now() - begun;
    });
    return { what: `${what}: ${sizes}, ${REPEATS} runs`, median: Number(median(times).toFixed(1)), unit: 'ms' };
  };
  const ALL = ['head-to-head', 'best-table', 'wins', 'fewest-penalties', 'organiser', 'other-figure'] as const;
  return {
    name: 'Standings from nothing (at most 50 ms)',
    rows: [
      time('table points, then points', { ranking: 'table-points', tieBreaks: ['other-figure'] }),
      time('table points, all six tie-breaks', { ranking: 'table-points', tieBreaks: ALL }),
      time('points per deal', { ranking: 'points-per-deal', tieBreaks: ['other-figure'] }),
    ],
  };
};
