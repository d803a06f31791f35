import type { SessionView } from '../../../shared/contract/views.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { type DraftTable, draftTables, type Layout } from './layout.ts';

/** What an organiser may want to know about a table made by hand. None of it is refused but an empty chair. People by entrant id. */
export type SeatWarning =
  | { readonly kind: 'chair-empty'; readonly chair: Chair }
  | { readonly kind: 'met'; readonly people: readonly [string, string]; readonly rounds: readonly number[] }
  | { readonly kind: 'avoid'; readonly people: readonly [string, string] }
  | { readonly kind: 'forbid'; readonly people: readonly [string, string] }
  | { readonly kind: 'fixed-elsewhere'; readonly person: string; readonly table: number }
  /** Had this wind so often before, and another one at least two times less. */
  | { readonly kind: 'wind-again'; readonly person: string; readonly chair: Chair; readonly times: number };

/** Somebody on the bench who sat out before, while others never did. */
export type BenchRemark = { readonly person: string; readonly times: number };

/** Who would sit out again although somebody who is seated has sat out less. Substitutes take no turns. */
export const benchRemarks = ({ view, past, layout }: Omit<WarningInput, 'threes'>): readonly BenchRemark[] => {
  const timesOf = (id: string) => past.filter(({ sitOuts }) => sitOuts.includes(id)).length;
  const players = view.entrants.filter(({ role }) => role === 'player').map(({ id }) => id);
  const seated = draftTables(layout).flatMap(({ people }) => people.filter((person) => person !== null));
  const fewest = Math.min(...seated.filter((id) => players.includes(id)).map(timesOf));
  return layout.slots
    .slice(layout.tables * CHAIRS.length)
    .filter((person) => person !== null && players.includes(person))
    .flatMap((person) => (person !== null && timesOf(person) > fewest ? [{ person, times: timesOf(person) }] : []));
};

type WarningInput = {
  readonly view: SessionView;
  readonly past: readonly PastRound[];
  readonly layout: Layout;
  /** Whether a table may be played by three, with nobody in the North. */
  readonly threes: boolean;
};

/** The warnings of each table by its number; tables without any are absent. */
export const warningsOf = ({
  view,
  past,
  layout,
  threes,
}: WarningInput): ReadonlyMap<number, readonly SeatWarning[]> => {
  const history = historyOf(past);
  const found = draftTables(layout).map(
    (table) =>
      [
        table.number,
        [...emptyChairs(table, threes), ...pairWarnings(view, history, table), ...personWarnings(view, history, table)],
      ] as const,
  );
  return new Map(found.filter(([, warnings]) => warnings.length > 0));
};

type History = {
  readonly roundsOf: (one: string, other: string) => readonly number[];
  readonly windsOf: (person: string) => Readonly<Record<Chair, number>>;
};

const historyOf = (past: readonly PastRound[]): History => {
  const met = new Map<string, number[]>();
  const winds = new Map<string, Record<Chair, number>>();
  for (const { number, tables } of past) {
    for (const { chairs } of tables) {
      for (const chair of CHAIRS) {
        const person = chairs[chair];
        if (person === null) continue;
        const own = winds.get(person) ?? { a: 0, b: 0, c: 0, d: 0 };
        winds.set(person, { ...own, [chair]: own[chair] + 1 });
      }
      for (const [one, other] of pairsOf(CHAIRS.flatMap((chair) => chairs[chair] ?? []))) {
        met.set(pairKey(one, other), [...(met.get(pairKey(one, other)) ?? []), number]);
      }
    }
  }
  return {
    roundsOf: (one, other) => met.get(pairKey(one, other)) ?? [],
    windsOf: (person) => winds.get(person) ?? { a: 0, b: 0, c: 0, d: 0 },
  };
};

const pairKey = (one: string, other: string): string => [one, other].toSorted().join(' ');

const pairsOf = (people: readonly string[]): readonly (readonly [string, string])[] =>
  people.flatMap((one, index) => people.slice(index + 1).map((other) => [one, other] as const));

const emptyChairs = ({ people }: DraftTable, threes: boolean): readonly SeatWarning[] =>
  CHAIRS.filter((chair, index) => people[index] === null && !(threes && chair === 'd')).map((chair) => ({
    kind: 'chair-empty',
    chair,
  }));

const pairWarnings = (view: SessionView, history: History, { people }: DraftTable): readonly SeatWarning[] => {
  const groupsOf = (id: string) => view.entrants.find((entrant) => entrant.id === id)?.player;
  return pairsOf(people.filter((person) => person !== null)).flatMap((pair): SeatWarning[] => {
    const [one, other] = pair.map(groupsOf);
    const shares = (group: 'avoidGroup' | 'forbidGroup') =>
      one !== undefined && other !== undefined && one[group].trim() !== '' && one[group].trim() === other[group].trim();
    const rounds = history.roundsOf(...pair);
    return [
      ...(shares('forbidGroup') ? [{ kind: 'forbid', people: pair } as const] : []),
      ...(shares('avoidGroup') ? [{ kind: 'avoid', people: pair } as const] : []),
      ...(rounds.length > 0 ? [{ kind: 'met', people: pair, rounds } as const] : []),
    ];
  });
};

const personWarnings = (view: SessionView, history: History, { number, people }: DraftTable): readonly SeatWarning[] =>
  CHAIRS.flatMap((chair, index): SeatWarning[] => {
    const person = people[index] ?? null;
    if (person === null) return [];
    const fixed = view.entrants.find(({ id }) => id === person)?.player.fixedTable ?? null;
    const before = history.windsOf(person);
    const fewest = Math.min(...CHAIRS.map((each) => before[each]));
    return [
      ...(fixed !== null && fixed !== number ? [{ kind: 'fixed-elsewhere', person, table: fixed } as const] : []),
      ...(before[chair] > fewest ? [{ kind: 'wind-again', person, chair, times: before[chair] } as const] : []),
    ];
  });
