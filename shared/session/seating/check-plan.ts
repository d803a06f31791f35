import { attendanceFaults, roundFaults, type SeatingFault, type WrittenRound } from './check-seating.ts';
import { measurePlan, measureWishes } from './measure-seating.ts';
import type { Pair, PastRound, PlanCertificate, PlanMetrics, SeatedChairs, SeatingField, TableSizes } from './plan.ts';

/** Why a plan cannot be played. `round` is the round's number. */
export type PlanFlaw =
  | SeatingFault
  /** A table of five, or of two; a table of three where people sit out instead. */
  | { readonly code: 'table-size'; readonly round: number; readonly table: number; readonly people: number };

/** What a plan that can be played does against a wish. */
export type PlanBreach =
  | {
      readonly code: 'forbidden-together' | 'avoided-together';
      readonly round: number;
      readonly table: number;
      readonly people: Pair;
    }
  | {
      readonly code: 'off-fixed-table';
      readonly round: number;
      readonly person: string;
      readonly table: number;
      readonly fixedTable: number;
    };

export type CheckedPlan = {
  readonly flaws: readonly PlanFlaw[];
  readonly breaches: readonly PlanBreach[];
  /** Over history and plan together; null when the plan has flaws. */
  readonly metrics: PlanMetrics | null;
  readonly wishes: PlanCertificate['wishes'];
};

/**
 * Judges a whole plan for everybody of a field: whether each of them has one place in every round, whom the wishes are broken for,
 * and how good it is. Finds everything at once and shares no code with the makers but the bounds. The tests hold every maker to it;
 * what the club keeps, made, imported or by hand, is judged against the session by `planFaults`.
 */
export const checkPlan = ({
  field,
  rounds,
  tableSizes,
  history = [],
}: {
  readonly field: SeatingField;
  readonly rounds: readonly WrittenRound[];
  readonly tableSizes: TableSizes;
  readonly history?: readonly PastRound[];
}): CheckedPlan => {
  const present = field.players.map(({ id }) => id);
  const seated = rounds.map(asSeated);
  const flaws = [
    ...rounds.flatMap((round) => sizeFlaws(round, tableSizes)),
    ...roundFaults(rounds),
    ...rounds.flatMap((round) => attendanceFaults(round, present)),
  ];
  const wishes = measureWishes(seated, field);
  const breaches = [
    ...pairBreaches(rounds, wishes.forbids, 'forbidden-together'),
    ...pairBreaches(rounds, wishes.avoids, 'avoided-together'),
    ...rounds.flatMap((round) => fixedBreaches(round, field)),
  ];
  return { flaws, breaches, metrics: flaws.length > 0 ? null : measurePlan([...history, ...seated]), wishes };
};

/** Tables of a size that has no chairs are left out here: their size is a flaw of its own, and nothing is measured then. */
const asSeated = ({ number, tables, sitOuts }: WrittenRound): PastRound => ({
  number,
  tables: tables.flatMap((table) => chairsOf(table.people).map((chairs) => ({ number: table.number, chairs }))),
  sitOuts,
});

const chairsOf = (people: readonly string[]): readonly SeatedChairs[] => {
  const [a, b, c, d = null] = people;
  return a === undefined || b === undefined || c === undefined || people.length > 4 ? [] : [{ a, b, c, d }];
};

const sizeFlaws = ({ number, tables }: WrittenRound, sizes: TableSizes): readonly PlanFlaw[] =>
  tables
    .filter(({ people }) => people.length !== 4 && !(sizes === 'three' && people.length === 3))
    .map((table) => ({ code: 'table-size', round: number, table: table.number, people: table.people.length }) as const);

const pairBreaches = (
  rounds: readonly WrittenRound[],
  outcomes: PlanCertificate['wishes']['avoids'],
  code: 'forbidden-together' | 'avoided-together',
): readonly PlanBreach[] =>
  outcomes
    .filter(({ unmet }) => unmet)
    .flatMap(({ pair }) =>
      rounds.flatMap(({ number, tables }) =>
        tables
          .filter(({ people }) => pair.every((person) => people.includes(person)))
          .map((table) => ({ code, round: number, table: table.number, people: pair })),
      ),
    );

const fixedBreaches = ({ number, tables }: WrittenRound, { players }: SeatingField): readonly PlanBreach[] =>
  players.flatMap(({ id, fixedTable }) =>
    fixedTable === undefined
      ? []
      : tables
          .filter((table) => table.number !== fixedTable && table.people.includes(id))
          .map((table) => ({
            code: 'off-fixed-table' as const,
            round: number,
            person: id,
            table: table.number,
            fixedTable,
          })),
  );
