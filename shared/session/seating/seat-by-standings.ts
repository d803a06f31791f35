import { ok, type Result } from '../../result.ts';
import { certify } from './certify.ts';
import { finishRounds, windsHad } from './finish-rounds.ts';
import { gridOfField, turnsToSitOut } from './grid-of-field.ts';
import { MoveSource } from './move-source.ts';
import type { PlanError, SeatedRound, StandingsInput } from './plan.ts';
import { type RandomSource, randomSource } from './random-source.ts';
import { seatAtRandom } from './seat-at-random.ts';
import { type GridInput, type PairWeight, WEIGHTS } from './seat-grid.ts';
import { type NumberedField, readField } from './seating-field.ts';
import { searchByStandings } from './standings-search.ts';

/** Weights in places of the standings. A repeat weighs this much unless the caller says less: nobody meets again while it can be helped. */
const REPEAT = 1_000;
const AVOID = 12;
const FORBID = 1_000_000;
/** A wind that makes somebody's winds differ by two, and each step further; never much more than a repeat. */
const UNEVEN_WIND = 6;
const AGAIN_AT_ONCE = 6;

const MOVES_PER_PERSON = 1_500;
const MOST_MOVES = 300_000;

/**
 * Seats one round by the standings (`StandingsMode`). Table 1 is the top table unless somebody is fixed there. Without rounds
 * played there are no standings, and the round is drawn by lot. Sits out whose turn it is. `top-four` and `folded` leave
 * their order only for a forbid, an avoid or a fixed table; `balanced` also for old meetings and winds. Refuses what
 * `planSeating` refuses.
 */
export const seatByStandings = (input: StandingsInput): Result<SeatedRound, PlanError> => {
  const { standings, played, seed, tableSizes, avoidPairs, forbidPairs } = input;
  const wishes = { players: standings, avoidPairs, forbidPairs };
  if (played.length === 0) return seatAtRandom({ ...wishes, played, seed, tableSizes });
  const read = readField(wishes, tableSizes);
  if (!read.ok) return read;
  const field = read.value;
  const random = randomSource(seed, played.length + 4_000);
  const order = standings.map(({ id }) => field.numberOf.get(id) ?? 0);
  const moves = Math.min(MOST_MOVES, MOVES_PER_PERSON * order.length);
  const seats = seatsByStandings({ input, field, order, moves, random });
  const tables = [Array.from({ length: field.tables }, (_, table) => table)];
  const made = { seats: [seats], tables, method: 'standings', cost: 0 } as const;
  const [round] = finishRounds({ field, made, history: played, random });
  if (round === undefined) throw new Error('no round was seated');
  const how = { seed, method: 'standings', moves, complete: true } as const;
  return ok({ round, certificate: certify(wishes, played, [round], how) });
};

type Work = {
  readonly input: StandingsInput;
  readonly field: NumberedField;
  /** People by number, best first. */
  readonly order: readonly number[];
  readonly moves: number;
  readonly random: RandomSource;
};

const seatsByStandings = ({ input, field, order, moves, random }: Work): readonly number[] => {
  const { played, mode } = input;
  const grid = gridOfField(field, 1, played);
  const resting = new Set(turnsToSitOut(field, played, random));
  const playing = order.filter((person) => !resting.has(person));
  const rank = new Array<number>(order.length).fill(0);
  for (const [place, person] of playing.entries()) rank[person] = place;
  const had = threesHadBy(grid);
  const tables = toFixed(
    mode === 'folded'
      ? folded(playing, foldedSizes(playing, field, had))
      : inOrder(playing, tableSizesOf(playing, field, had)),
    field,
  );
  const isBalanced = mode === 'balanced';
  const found = searchByStandings({
    tables,
    people: order.length,
    rank,
    aim: isBalanced ? 'spread' : 'order',
    pairs: [...wishes(field), ...(isBalanced ? meetings(input, field, grid) : [])],
    ...(isBalanced ? { winds: windCosts(input, field) } : {}),
    fixed: field.fixed,
    moves,
    source: new MoveSource(random.below(2 ** 31), random.below(2 ** 31)),
  });
  const ranked = isBalanced ? inTableOrder(found, rank, field) : found;
  const seats = ranked.flatMap((four) => [...four, ...new Array<number>(4 - four.length).fill(order.length)]);
  return [...seats, ...resting];
};

type ThreesHad = ReadonlyMap<number, number>;

const threesHadBy = ({ threesHad }: GridInput): ThreesHad => {
  const had = new Map<number, number>();
  for (const { person, times } of threesHad) had.set(person, (had.get(person) ?? 0) + times);
  return had;
};

/**
 * As `tableSizesOf`, for folded groups: who makes up the first three of a table does not depend on which tables are short, so
 * each is judged by itself.
 */
const foldedSizes = (
  playing: readonly number[],
  { tables, empty }: NumberedField,
  had: ThreesHad,
): readonly number[] => {
  const costs = folded(playing, new Array<number>(tables).fill(3)).map((three) =>
    three.reduce((sum, person) => sum + (had.get(person) ?? 0), 0),
  );
  const cheapest = costs
    .map((cost, table) => ({ cost, table }))
    .sort((one, other) => one.cost - other.cost || other.table - one.table)
    .slice(0, empty);
  return costs.map((_, table) => (cheapest.some((short) => short.table === table) ? 3 : 4));
};

/** Four everywhere, or three where those sit who have been at fewest tables of three: the cheapest choice along the standings. */
const tableSizesOf = (
  playing: readonly number[],
  { tables, empty }: NumberedField,
  had: ThreesHad,
): readonly number[] => {
  const costAt = (first: number) =>
    playing.slice(first, first + 3).reduce((sum, person) => sum + 1_000 * (had.get(person) ?? 0), 0);
  type Choice = { readonly cost: number; readonly sizes: readonly number[] };
  // By the number of threes so far: the cheapest way to have come this far down the standings.
  let choices: readonly (Choice | undefined)[] = [{ cost: 0, sizes: [] }];
  for (let table = 0; table < tables; table++) {
    choices = Array.from({ length: empty + 1 }, (_, threes) => {
      const full = choices[threes];
      const before = threes > 0 ? choices[threes - 1] : undefined;
      const first = 4 * table - Math.max(0, threes - 1);
      // On equal terms the threes come last: the foot of the standings rather than the head.
      const three = before && { cost: before.cost + costAt(first) - table, sizes: [...before.sizes, 3] };
      const four = full && { cost: full.cost, sizes: [...full.sizes, 4] };
      return three !== undefined && (four === undefined || three.cost < four.cost) ? three : four;
    });
  }
  return choices[empty]?.sizes ?? [];
};

const inOrder = (playing: readonly number[], sizes: readonly number[]): readonly (readonly number[])[] => {
  let first = 0;
  return sizes.map((size) => {
    const four = playing.slice(first, first + size);
    first += size;
    return four;
  });
};

/** Down the tables and up again, four times: the leader with the last of the second quarter, and so on. */
const folded = (playing: readonly number[], sizes: readonly number[]): readonly (readonly number[])[] => {
  const tables: number[][] = sizes.map(() => []);
  const down = sizes.map((_, table) => table);
  const rest = [...playing];
  for (let quarter = 0; rest.length > 0 && quarter < 4; quarter++) {
    for (const table of quarter % 2 === 0 ? down : [...down].reverse()) {
      if ((tables[table]?.length ?? 4) >= (sizes[table] ?? 0)) continue;
      const next = rest.shift();
      if (next !== undefined) tables[table]?.push(next);
    }
  }
  return tables;
};

/** Puts everybody who is fixed to a table there, in exchange for whoever stands nearest in the standings among those at that table. */
const toFixed = (tables: readonly (readonly number[])[], { fixed }: NumberedField): readonly (readonly number[])[] => {
  const seated = tables.map((four) => [...four]);
  for (const [person, wanted] of fixed) {
    const from = seated.find((four) => four.includes(person));
    const to = seated[wanted];
    if (from === undefined || to === undefined || from === to) continue;
    const seat = from.indexOf(person);
    const other = to.findIndex((mate) => fixed.get(mate) !== wanted);
    if (other < 0) continue;
    from[seat] = to[other] ?? 0;
    to[other] = person;
  }
  return seated;
};

const wishes = ({ weights }: NumberedField): readonly PairWeight[] =>
  weights.map((wish) => ({ ...wish, weight: wish.weight >= WEIGHTS.forbid ? FORBID : AVOID }));

/** Every meeting a pair has had, and whether the last was in the round before. */
const meetings = (
  { played, repeatWeight = REPEAT }: StandingsInput,
  field: NumberedField,
  { met }: GridInput,
): readonly PairWeight[] => [
  ...met.map(({ one, other, times }) => ({ one, other, weight: repeatWeight * times ** 2 })),
  ...gridOfField(field, 1, played.slice(-1)).met.map(({ one, other }) => ({
    one,
    other,
    weight: Math.min(AGAIN_AT_ONCE, repeatWeight),
  })),
];

const windCosts = ({ played, repeatWeight = REPEAT }: StandingsInput, field: NumberedField): Float64Array => {
  const had = windsHad(played, field);
  return Float64Array.from(had, (count, at) => {
    const first = at & ~3;
    const least = Math.min(had[first] ?? 0, had[first + 1] ?? 0, had[first + 2] ?? 0, had[first + 3] ?? 0);
    return Math.min(UNEVEN_WIND, repeatWeight) * (count - least) ** 2;
  });
};

/** The best table first; where somebody is fixed, nothing changes places. */
const inTableOrder = (
  tables: readonly (readonly number[])[],
  rank: readonly number[],
  { fixed }: NumberedField,
): readonly (readonly number[])[] => {
  const isHeld = (four: readonly number[]) => four.some((person) => fixed.has(person));
  const sumOf = (four: readonly number[]) => four.reduce((sum, person) => sum + (rank[person] ?? 0), 0) / four.length;
  const free = tables.filter((four) => !isHeld(four)).sort((one, other) => sumOf(one) - sumOf(other));
  return tables.map((four) => (isHeld(four) ? four : (free.shift() ?? four)));
};
