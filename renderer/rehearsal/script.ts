import type { Chair } from '../../shared/table/chair.ts';

/** Where a table stands in the evening. */
export type TablePlace = { readonly round: number; readonly table: number };

/** A deal by its place; `typed` is what stands on the sheet, from East on, as a person types it. */
export type TypedDeal = TablePlace & {
  readonly deal: number;
  readonly typed: readonly [string, string, string, string];
};

/** What a step enters, by the command of the screen that it plays on. A step without a deed only shows something. */
export type Deed =
  | { readonly do: 'create' }
  | { readonly do: 'enter' }
  | { readonly do: 'check-in' }
  | { readonly do: 'walk-in' }
  | { readonly do: 'seat'; readonly round: number }
  | ({ readonly do: 'deal' } & TypedDeal)
  | ({ readonly do: 'amend' } & TypedDeal)
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | ({ readonly do: 'penalty'; readonly chair: Chair; readonly points: number } & TablePlace)
  | { readonly do: 'confirm'; readonly round: number };

export type Screen = 'new' | 'people' | 'room' | 'table' | 'penalties' | 'standings';

export type Step = {
  /** Its sentence: `rehearsal:say.<say>`. */
  readonly say: string;
  readonly screen: Screen;
  /** What a person would press, as in the list of shortcuts, or typed as a word; of a deal it is what is typed. */
  readonly keys?: readonly string[];
  readonly deed?: Deed;
  /** The table looked at by a step that enters no deal. */
  readonly look?: TablePlace;
};

/** How many are on the list before the evening begins; who comes after them walks in. */
export const EXPECTED = 7;
/** Deals to a table. */
export const DEALS = 3;
export const ROUNDS = 2;
/** Fixes who sits where, so that the figures are the same in every club. */
export const SEED = 8;

type Typed = TypedDeal['typed'];

/** A table's deals of one round, each with its own sentence. */
const deals = (place: TablePlace, played: readonly (readonly [say: string, typed: Typed])[]): readonly Step[] =>
  played.map(([say, typed], index) => ({
    say,
    screen: 'table',
    deed: { do: 'deal', ...place, deal: index + 1, typed },
  }));

/** The sheet says 42; somebody types 24. */
const SLIP = { round: 1, table: 2, deal: 2 };

/**
 * The rehearsal evening, step by step. Every entry is a change of its own and leaves one row in the history: by these rows
 * a rehearsal finds again how far it is (`progress.ts`).
 */
export const STEPS: readonly Step[] = [
  { say: 'create', screen: 'new', keys: ['N', 'Enter'], deed: { do: 'create' } },
  { say: 'enter', screen: 'people', deed: { do: 'enter' } },
  { say: 'checkIn', screen: 'people', keys: ['mei', 'Enter'], deed: { do: 'check-in' } },
  { say: 'walkIn', screen: 'people', keys: ['tomás', 'Enter'], deed: { do: 'walk-in' } },
  { say: 'seat', screen: 'people', keys: ['mod', 'Enter'], deed: { do: 'seat', round: 1 } },
  { say: 'room', screen: 'room', keys: ['1', 'Enter'] },
  ...deals({ round: 1, table: 1 }, [
    ['firstDeal', ['32w', '8', '0', '4']],
    ['nextDeal', ['8', '40w', '4', '0']],
    ['lastDeal', ['12', '0', '64w', '2']],
  ]),
  ...deals({ round: 1, table: 2 }, [
    ['otherTable', ['4', '0', '20w', '8']],
    ['slip', ['24w', '0', '4', '6']],
    ['tableDone', ['2', '16', '0', '28w']],
  ]),
  { say: 'amend', screen: 'table', keys: ['E'], deed: { do: 'amend', ...SLIP, typed: ['42w', '0', '4', '6'] } },
  { say: 'undo', screen: 'table', look: SLIP, keys: ['mod', 'Z'], deed: { do: 'undo' } },
  { say: 'redo', screen: 'table', look: SLIP, keys: ['mod', 'Y'], deed: { do: 'redo' } },
  {
    say: 'penalty',
    screen: 'penalties',
    deed: { do: 'penalty', round: 1, table: 1, chair: 'c', points: 10 },
  },
  { say: 'confirm', screen: 'room', deed: { do: 'confirm', round: 1 } },
  { say: 'standings', screen: 'standings' },
  { say: 'seatAgain', screen: 'room', deed: { do: 'seat', round: 2 } },
  ...deals({ round: 2, table: 1 }, [
    ['rotation', ['0', '36w', '8', '2']],
    ['quick', ['16', '48w', '0', '4']],
    ['quick', ['24w', '4', '0', '12']],
  ]),
  ...deals({ round: 2, table: 2 }, [
    ['bigHand', ['96w', '2', '10', '0']],
    ['quick', ['8', '0', '4', '20w']],
    ['quick', ['44w', '0', '12', '0']],
  ]),
  { say: 'confirmLast', screen: 'room', deed: { do: 'confirm', round: 2 } },
  { say: 'end', screen: 'standings' },
];
