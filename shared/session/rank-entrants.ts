import type { Entrant, RANKINGS } from '../records/records.ts';
import { CHAIRS } from '../table/chair.ts';
import type { Fraction, StandingPenalty, TieBreak } from './standing.ts';
import type { PlayedTable } from './standing-table.ts';

export type Ranking = (typeof RANKINGS)[number];

/** What somebody came to, penalties applied. */
export type EntrantTotal = {
  readonly entrant: Entrant;
  readonly played: number;
  /** Twelfths. */
  readonly tablePoints: number;
  /** Half units. */
  readonly gamePoints: number;
  readonly perDeal: Fraction;
  readonly penalty: StandingPenalty;
  readonly wins: number;
  /** Half units of the best finished table; null before the first. */
  readonly bestTable: number | null;
  /** The finished tables, for head to head. */
  readonly tables: readonly PlayedTable[];
};

export type RankedEntrant = {
  readonly total: EntrantTotal;
  readonly place: number;
  readonly shared: boolean;
  readonly tieBreaks: readonly (number | null)[];
  readonly decidedBy: TieBreak | null;
  readonly tiedFrom: number | null;
};

export type RankingRule = { readonly ranking: Ranking; readonly tieBreaks: readonly TieBreak[] };

/** Equals at some stage of the comparison, best group first; within a group in order of entry. */
type Group = readonly EntrantTotal[];

type Trace = { readonly values: (number | null)[]; decidedBy: TieBreak | null };

/**
 * Ranks by the session's figure; among equals by each tie-break in turn, each asked only of those who are still equal;
 * who is equal in everything shares the place and leaves the next ones free: 1, 2, 2, 4.
 */
export const rankEntrants = (totals: Group, { ranking, tieBreaks }: RankingRule): readonly RankedEntrant[] => {
  const traces = new Map(
    totals.map((total): [EntrantTotal, Trace] => [total, newTrace(total, { ranking, tieBreaks })]),
  );
  const equals = split(totals, (left, right) => compareFigures(ranking, left, right));
  const decided = equals.map((group) =>
    tieBreaks.reduce<readonly Group[]>(
      (groups, tieBreak, index) => groups.flatMap((one) => partGroup(one, { tieBreak, index, ranking, traces })),
      [group],
    ),
  );
  const ranked: RankedEntrant[] = [];
  for (const groups of decided) {
    const first = ranked.length + 1;
    const tied = groups.reduce((sum, group) => sum + group.length, 0) > 1;
    for (const group of groups) {
      const place = ranked.length + 1;
      for (const total of group) {
        const trace = traces.get(total);
        ranked.push({
          total,
          place,
          shared: group.length > 1,
          tieBreaks: trace?.values ?? [],
          decidedBy: trace?.decidedBy ?? null,
          tiedFrom: tied ? first : null,
        });
      }
    }
  }
  return ranked;
};

/** What does not depend on who is equal stands in every row; head to head only where it was asked. */
const newTrace = (total: EntrantTotal, { ranking, tieBreaks }: RankingRule): Trace => ({
  values: tieBreaks.map((tieBreak) => (tieBreak === 'head-to-head' ? null : tieBreakValue(tieBreak, total, ranking))),
  decidedBy: null,
});

type PartInput = {
  readonly tieBreak: TieBreak;
  readonly index: number;
  readonly ranking: Ranking;
  readonly traces: ReadonlyMap<EntrantTotal, Trace>;
};

const partGroup = (group: Group, { tieBreak, index, ranking, traces }: PartInput): readonly Group[] => {
  if (group.length === 1) return [group];
  const values =
    tieBreak === 'head-to-head'
      ? meetingBalances(group)
      : new Map(group.map((total) => [total, tieBreakValue(tieBreak, total, ranking)]));
  const merit = (total: EntrantTotal): number => meritOf(tieBreak, values.get(total) ?? null);
  // Infinities cancel to NaN in a difference.
  const parted = split(group, (left, right) => (merit(left) === merit(right) ? 0 : merit(right) - merit(left)));
  for (const total of group) {
    const trace = traces.get(total);
    if (trace === undefined) continue;
    trace.values[index] = values.get(total) ?? null;
    if (parted.length > 1) trace.decidedBy = tieBreak;
  }
  return parted;
};

const tieBreakValue = (
  tieBreak: Exclude<TieBreak, 'head-to-head'>,
  total: EntrantTotal,
  ranking: Ranking,
): number | null => {
  switch (tieBreak) {
    case 'other-figure':
      return ranking === 'table-points' ? total.gamePoints : total.tablePoints;
    case 'best-table':
      return total.bestTable;
    case 'wins':
      return total.wins;
    case 'fewest-penalties':
      return total.penalty.count;
    case 'organiser':
      return total.entrant.tieOrder;
    default:
      return tieBreak satisfies never;
  }
};

/** Higher is better. Who has no value comes after everybody who has one. */
const meritOf = (tieBreak: TieBreak, value: number | null): number => {
  if (value === null) return Number.NEGATIVE_INFINITY;
  return tieBreak === 'fewest-penalties' || tieBreak === 'organiser' ? -value : value;
};

/**
 * Head to head: of the meetings with others of the group at finished tables, those won less those lost, by points at the
 * table. Who never met the others has 0: a lot of the draw neither helps nor harms.
 */
const meetingBalances = (group: Group): ReadonlyMap<EntrantTotal, number> => {
  const members = new Set(group.map(({ entrant }) => entrant.id));
  return new Map(
    group.map((total) => [
      total,
      total.tables.reduce((sum, result) => sum + balanceAt(result, total.entrant.id, members), 0),
    ]),
  );
};

const balanceAt = ({ table, gamePoints }: PlayedTable, ownId: string, members: ReadonlySet<string>): number => {
  const own = CHAIRS.find((chair) => table.chairs[chair] === ownId);
  if (own === undefined) return 0;
  let balance = 0;
  for (const chair of CHAIRS) {
    const other = table.chairs[chair];
    if (other === null || other === ownId || !members.has(other)) continue;
    balance += Math.sign(gamePoints[own] - gamePoints[chair]);
  }
  return balance;
};

const compareFigures = (ranking: Ranking, left: EntrantTotal, right: EntrantTotal): number => {
  switch (ranking) {
    case 'table-points':
      return right.tablePoints - left.tablePoints;
    case 'game-points':
      return right.gamePoints - left.gamePoints;
    case 'points-per-deal':
      return compareFractions(right.perDeal, left.perDeal);
    default:
      return ranking satisfies never;
  }
};

/** Sign of left - right, exactly: points and deals are far below the square root of the largest safe integer. */
const compareFractions = (left: Fraction, right: Fraction): number =>
  Math.sign(left.over * Math.max(1, right.under) - right.over * Math.max(1, left.under));

/** Sorts and cuts between those that differ; stable, so that equals stay in order of entry. */
const split = (totals: Group, compare: (left: EntrantTotal, right: EntrantTotal) => number): readonly Group[] => {
  const groups: EntrantTotal[][] = [];
  for (const total of [...totals].sort(compare)) {
    const last = groups.at(-1);
    const peer = last?.[0];
    if (last !== undefined && peer !== undefined && compare(peer, total) === 0) last.push(total);
    else groups.push([total]);
  }
  return groups;
};
