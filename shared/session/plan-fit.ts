import type { Entrant, Session } from '../records/records.ts';
import { CHAIRS } from '../table/chair.ts';
import { checkSeating, type SeatingFault } from './seating/check-seating.ts';
import type { PastRound } from './seating/plan.ts';

/** Why a plan does not fit the session; people by entrant id, `rounds` by number. */
export type PlanFault =
  | SeatingFault
  /** They are here and the plan has no place for them. */
  | { readonly code: 'plan-leaves-out'; readonly people: readonly string[]; readonly rounds: readonly number[] }
  /** The plan seats them, and they withdrew, are not here or were never entered. */
  | { readonly code: 'plan-seats-absent'; readonly people: readonly string[]; readonly rounds: readonly number[] }
  /** Round that is seated already and stays as it is. */
  | { readonly code: 'round-already-seated'; readonly round: number }
  | { readonly code: 'round-beyond-session'; readonly round: number; readonly rounds: number }
  /** A table of three where the session plays with sit-outs. */
  | { readonly code: 'table-of-three'; readonly round: number; readonly table: number }
  | { readonly code: 'plan-empty' };

export type PlanToFit = {
  /** What the plan says of rounds to come. */
  readonly rounds: readonly PastRound[];
  readonly people: readonly Pick<Entrant, 'id' | 'status' | 'role'>[];
  readonly session: Pick<Session, 'roundCount' | 'oddField'>;
  /** Numbers of the rounds that are seated. */
  readonly seated: readonly number[];
  /** Whether who is still expected may have a place; where a round is seated now they may not. */
  readonly expected: 'may-sit' | 'may-not-sit';
};

/**
 * Every reason why rounds cannot be kept as the plan of a session; empty when they can. Everybody who is here needs a place in
 * each round; substitutes do not. A plan is never stretched: who is left out is named, and a new plan is made for all.
 */
export const planFaults = (plan: PlanToFit): readonly PlanFault[] => {
  const { rounds, session, seated } = plan;
  if (rounds.length === 0) return [{ code: 'plan-empty' }];
  const sound = checkSeating(rounds);
  return [
    ...(sound.ok ? [] : sound.errors),
    ...rounds.flatMap((round) => faultsOfRound(round, session, seated)),
    ...attendanceFaults(plan),
  ];
};

/** Whether the rules let a table be played by three. */
const allowsThree = ({ oddField }: Pick<Session, 'oddField'>): boolean => oddField === 'three';

const faultsOfRound = (
  { number, tables, sitOuts }: PastRound,
  session: PlanToFit['session'],
  seated: readonly number[],
): readonly PlanFault[] => [
  ...(seated.includes(number) ? [{ code: 'round-already-seated', round: number } as const] : []),
  ...(number > session.roundCount
    ? [{ code: 'round-beyond-session', round: number, rounds: session.roundCount } as const]
    : []),
  ...(allowsThree(session)
    ? []
    : tables
        .filter(({ chairs }) => chairs.d === null)
        .map(({ number: table }) => ({ code: 'table-of-three', round: number, table }) as const)),
  ...(sitOuts.length > MOST_SIT_OUTS
    ? [{ code: 'too-many-sit-outs', round: number, sitOuts: sitOuts.length } as const]
    : []),
];

/** Four who sit out make a table. */
const MOST_SIT_OUTS = 3;

const attendanceFaults = ({ rounds, people, expected }: PlanToFit): readonly PlanFault[] => {
  const must = people.filter(({ status, role }) => status === 'present' && role === 'player').map(({ id }) => id);
  const may = new Set(
    people
      .filter(({ status }) => status === 'present' || (status === 'expected' && expected === 'may-sit'))
      .map(({ id }) => id),
  );
  const placed = rounds.map((round) => ({ number: round.number, ids: new Set(placesOf(round)) }));
  const leftOut = placed.flatMap(({ number, ids }) =>
    must.filter((id) => !ids.has(id)).map((person) => ({ person, number })),
  );
  const absent = placed.flatMap(({ number, ids }) =>
    [...ids].filter((id) => !may.has(id)).map((person) => ({ person, number })),
  );
  return [
    ...groupsOf(leftOut).map((group) => ({ code: 'plan-leaves-out', ...group }) as const),
    ...groupsOf(absent).map((group) => ({ code: 'plan-seats-absent', ...group }) as const),
  ];
};

type Group = { readonly people: readonly string[]; readonly rounds: readonly number[] };

/** People with the same rounds together: twenty left out of five rounds are one sentence, not a hundred. */
const groupsOf = (found: readonly { readonly person: string; readonly number: number }[]): readonly Group[] => {
  const roundsOf = new Map<string, readonly number[]>();
  for (const { person, number } of found) roundsOf.set(person, [...(roundsOf.get(person) ?? []), number]);
  const groups = new Map<string, Group>();
  for (const [person, rounds] of roundsOf) {
    const key = rounds.join(' ');
    groups.set(key, { people: [...(groups.get(key)?.people ?? []), person], rounds });
  }
  return [...groups.values()];
};

/** Everybody with a seat or a sit-out in a round. */
export const placesOf = ({ tables, sitOuts }: PastRound): readonly string[] => [
  ...tables.flatMap(({ chairs }) => CHAIRS.map((chair) => chairs[chair]).filter((id) => id !== null)),
  ...sitOuts,
];

/** The same faults with names in place of ids, as they are shown and as they cross to the screens. */
export const nameFaults = <F extends { readonly code: string }>(
  faults: readonly F[],
  nameOf: (id: string) => string,
): readonly ({ readonly code: string } & { readonly [fact: string]: unknown })[] =>
  faults.map((fault) => ({
    ...Object.fromEntries(
      Object.entries(fault).map(([key, value]) => [key, PERSON_FACTS.includes(key) ? namesIn(value, nameOf) : value]),
    ),
    code: fault.code,
  }));

const PERSON_FACTS: readonly string[] = ['person', 'people', 'entrants', 'pair'];

const namesIn = (value: unknown, nameOf: (id: string) => string): unknown =>
  typeof value === 'string' ? nameOf(value) : Array.isArray(value) ? value.map((each) => namesIn(each, nameOf)) : value;
