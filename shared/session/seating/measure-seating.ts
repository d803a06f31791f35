import { CHAIRS } from '../../table/chair.ts';
import type {
  FixedTableOutcome,
  Pair,
  PastRound,
  PlanCertificate,
  PlanMetrics,
  SeatedChairs,
  SeatingField,
} from './plan.ts';
import { leastRepeats, leastWindSpread } from './seating-bounds.ts';

/*
 * Figures of any seating, found again from the finished rounds: shares no code with the makers but the bounds, so that a fault
 * of theirs cannot hide here.
 */

type Record = {
  /** Meetings with others, all counted. */
  meetings: number;
  readonly winds: number[];
  plays: number;
  unevenMoments: number;
  threes: number;
  sitOuts: number;
  readonly tables: Map<number, number>;
};

/** Measures rounds, oldest first; see `PlanMetrics` for what and `seating-bounds.ts` for the bounds. */
export const measurePlan = (rounds: readonly PastRound[]): PlanMetrics => {
  const records = recordsOf(rounds);
  const all = [...records.values()];
  const sum = (of: (record: Record) => number) => all.reduce((total, record) => total + of(record), 0);
  const tables = rounds.reduce((most, round) => Math.max(most, round.tables.length), 0);
  return {
    rounds: rounds.length,
    ...measureMeetings(rounds, records),
    windsUneven: all.filter(({ winds }) => isUneven(winds)).length,
    windsUnevenMoments: sum(({ unevenMoments }) => unevenMoments),
    windSpread: {
      value: sum(({ winds, plays }) => winds.reduce((own, count) => own + Math.abs(4 * count - plays), 0)),
      bound: sum(({ plays }) => leastWindSpread(plays)),
    },
    tableRepeats: {
      value: sum((record) => [...record.tables.values()].reduce((own, visits) => own + pairs(visits), 0)),
      bound: sum(({ plays }) => evenPairs(plays, tables)),
    },
    ...measureTurns(rounds, records),
  };
};

const pairs = (count: number): number => (count * (count - 1)) / 2;

const evenPairs = (total: number, places: number): number => {
  const low = Math.floor(total / Math.max(1, places));
  const over = total - low * places;
  return over * pairs(low + 1) + (places - over) * pairs(low);
};

const isUneven = (winds: readonly number[]): boolean => Math.max(...winds) - Math.min(...winds) > 1;

/** Each person with the chair, in the order of the chairs. */
const seatsOf = (chairs: SeatedChairs): readonly (readonly [string, number])[] =>
  CHAIRS.flatMap((chair, wind) => {
    const person = chairs[chair];
    return person === null ? [] : [[person, wind] as const];
  });

const newRecord = (): Record => ({
  meetings: 0,
  winds: [0, 0, 0, 0],
  plays: 0,
  unevenMoments: 0,
  threes: 0,
  sitOuts: 0,
  tables: new Map(),
});

const recordsOf = (rounds: readonly PastRound[]): ReadonlyMap<string, Record> => {
  const records = new Map<string, Record>();
  const recordOf = (person: string): Record => {
    const record = records.get(person) ?? newRecord();
    records.set(person, record);
    return record;
  };
  for (const { tables, sitOuts } of rounds) {
    for (const person of sitOuts) recordOf(person).sitOuts += 1;
    for (const { number, chairs } of tables) {
      const seats = seatsOf(chairs);
      for (const [person, wind] of seats) {
        const record = recordOf(person);
        record.plays += 1;
        record.meetings += seats.length - 1;
        record.winds[wind] = (record.winds[wind] ?? 0) + 1;
        if (isUneven(record.winds)) record.unevenMoments += 1;
        if (seats.length === 3) record.threes += 1;
        record.tables.set(number, (record.tables.get(number) ?? 0) + 1);
      }
    }
  }
  return records;
};

const keyOf = (one: string, other: string): string => JSON.stringify(one < other ? [one, other] : [other, one]);

const meetingsOf = (round: PastRound): readonly string[] =>
  round.tables.flatMap(({ chairs }) => {
    const people = seatsOf(chairs).map(([person]) => person);
    return people.flatMap((one, index) => people.slice(index + 1).map((other) => keyOf(one, other)));
  });

const measureMeetings = (rounds: readonly PastRound[], records: ReadonlyMap<string, Record>) => {
  const times = new Map<string, number>();
  let before = new Set<string>();
  let backToBack = 0;
  for (const round of rounds) {
    const met = meetingsOf(round);
    for (const pair of met) times.set(pair, (times.get(pair) ?? 0) + 1);
    backToBack += met.filter((pair) => before.has(pair)).length;
    before = new Set(met);
  }
  const others = Math.max(1, records.size - 1);
  return {
    repeats: {
      value: [...times.values()].reduce((sum, met) => sum + pairs(met), 0),
      bound: leastRepeats(rounds.map(attendedOf(records)), records.size),
    },
    mostMeetings: {
      value: [...times.values()].reduce((most, met) => Math.max(most, met), 0),
      bound: [...records.values()].reduce((most, { meetings }) => Math.max(most, Math.ceil(meetings / others)), 0),
    },
    backToBack,
  };
};

const attendedOf = (records: ReadonlyMap<string, Record>) => {
  const numbers = new Map([...records.keys()].map((person, number) => [person, number]));
  return ({ tables }: PastRound) => {
    const seated = tables.map(({ chairs }) => seatsOf(chairs));
    return {
      tables: tables.length,
      players: seated.flatMap((seats) => seats.map(([person]) => numbers.get(person) ?? 0)),
      inThrees: seated
        .filter((seats) => seats.length === 3)
        .flatMap((seats) => seats.map(([person]) => numbers.get(person) ?? 0)),
    };
  };
};

/** Of those who were there in every round. */
const measureTurns = (rounds: readonly PastRound[], records: ReadonlyMap<string, Record>) => {
  const always = [...records.values()].filter(({ plays, sitOuts }) => plays + sitOuts === rounds.length);
  const range = (counts: readonly number[]) => ({
    most: counts.reduce((most, count) => Math.max(most, count), 0),
    fewest: counts.reduce((least, count) => Math.min(least, count), counts[0] ?? 0),
  });
  return {
    sitOuts: range(always.map(({ sitOuts }) => sitOuts)),
    threes: range(always.map(({ threes }) => threes)),
  };
};

/** How every wish about the people of a field fared in these rounds. */
export const measureWishes = (rounds: readonly PastRound[], field: SeatingField): PlanCertificate['wishes'] => {
  const times = new Map<string, number>();
  for (const pair of rounds.flatMap(meetingsOf)) times.set(pair, (times.get(pair) ?? 0) + 1);
  const outcomes = (wished: readonly Pair[]) =>
    wished.map((pair) => {
      const meetings = times.get(keyOf(...pair)) ?? 0;
      return { pair, meetings, unmet: meetings > 0 };
    });
  return {
    avoids: outcomes(wishedPairs(field, 'avoidGroup', field.avoidPairs)),
    forbids: outcomes(wishedPairs(field, 'forbidGroup', field.forbidPairs)),
    fixedTables: field.players.flatMap((player) => fixedOutcome(rounds, player)),
  };
};

const fixedOutcome = (
  rounds: readonly PastRound[],
  { id, fixedTable }: SeatingField['players'][number],
): readonly FixedTableOutcome[] => {
  if (fixedTable === undefined) return [];
  const isElsewhere = ({ tables }: PastRound) =>
    tables.some(({ number, chairs }) => number !== fixedTable && seatsOf(chairs).some(([person]) => person === id));
  const missedIn = rounds.filter(isElsewhere).map(({ number }) => number);
  return [{ person: id, table: fixedTable, missedIn }];
};

const wishedPairs = (
  { players }: SeatingField,
  group: 'avoidGroup' | 'forbidGroup',
  named: readonly Pair[] = [],
): readonly Pair[] => {
  const wished = new Map<string, Pair>();
  const wish = (one: string, other: string) => {
    if (one !== other) wished.set(keyOf(one, other), one < other ? [one, other] : [other, one]);
  };
  const ids = new Set(players.map(({ id }) => id));
  for (const [one, other] of named) if (ids.has(one) && ids.has(other)) wish(one, other);
  for (const [index, one] of players.entries()) {
    for (const other of players.slice(index + 1)) {
      if (one[group] !== undefined && one[group] === other[group]) wish(one.id, other.id);
    }
  }
  return [...wished.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, pair]) => pair);
};
