import type { Reading } from '../hand/readings.ts';
import type { Circumstance } from './deal-facts.ts';
import type { Evidence } from './evidence.ts';
import type { HandContext, Role } from './hand-context.ts';
import type { Unit } from './score-sheet.ts';
import type { Trait } from './traits.ts';

/** One row of a rule system. Rows look at tiles and circumstances, never at each other. */
export type Pattern<O> = {
  /** Kebab-case, stable for ever: it is stored. */
  readonly id: string;
  readonly unit: Unit;
  readonly source: string;
  /** Other names of the pattern, for search and help. */
  readonly aliases: readonly string[];
  readonly role: Role | 'all';
  /** Counts once for each group or bonus tile found, instead of once. */
  readonly each: boolean;
  /** Needs no tiles; a limit row of this kind is also awarded to a winner whose hand came as points and doubles. */
  readonly tileFree: boolean;
  /** Without these it finds nothing, so that most rows need not be asked (`traits.ts`). Empty is always right, only slower. */
  readonly needs: readonly Trait[];
  readonly detect: (reading: Reading, context: HandContext, options: O) => Evidence;
  /** In the row's unit; percent of the limit for `limit`. A row worth 0 is left out. */
  readonly value: number | ((options: O) => number);
  /** Whether the row is played at all. */
  readonly when: (options: O) => boolean;
  /** Rows not counted when this one is; `all` for a hand whose worth is final. */
  readonly excludes: readonly string[] | 'all';
  /** The circumstance to ask about when `detect` answers `UNKNOWN`. */
  readonly asks: Circumstance | undefined;
};

type Fixed = 'id' | 'source' | 'detect' | 'value';

/** A row from what is particular about it; the rest is what most rows are. */
export const pattern = <O>(
  unit: Unit,
  role: Role | 'all',
  row: Pick<Pattern<O>, Fixed> & Partial<Omit<Pattern<O>, Fixed | 'unit' | 'role'>>,
): Pattern<O> => ({
  unit,
  role,
  aliases: [],
  each: false,
  tileFree: false,
  needs: [],
  when: () => true,
  excludes: [],
  asks: undefined,
  ...row,
});

/** What the screens and the docs need of a row. */
export type PatternInfo = Pick<Pattern<never>, 'id' | 'unit' | 'source' | 'aliases' | 'role'>;
