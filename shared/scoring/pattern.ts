import type { LegalHand } from '../hand/legal-hand.ts';
import type { Reading } from '../hand/readings.ts';
import type { Circumstance } from './deal-facts.ts';
import { countBits } from './predicates/groups.ts';
import type { TileProfile } from './predicates/tiles.ts';
import type { Unit } from './score-sheet.ts';
import type { Trait } from './traits.ts';

export type Answer = 'yes' | 'no' | 'unknown';
export type Role = 'winner' | 'loser';

/** Everything about one hand that its readings share. Winds and tiles are tile numbers. */
export type HandContext = {
  readonly hand: LegalHand;
  readonly tiles: TileProfile;
  readonly role: Role;
  readonly ownWind: number;
  readonly prevailingWind: number;
  /** Winner only; false for a loser. */
  readonly selfDrawn: boolean;
  /** -1 for a loser, and for a dealt hand in which no tile came last. */
  readonly winningTile: number;
  readonly circumstances: readonly Circumstance[];
  readonly dealerIsWinner: boolean;
  /** Wins in a row by the dealer before this deal. */
  readonly dealerWins: number;
  /** Deals in a row that the dealer has retained before this deal. */
  readonly dealerStays: number;
  /** Playable tiles left in the wall when the winning tile came; undefined when nobody said. */
  readonly tilesLeft: number | undefined;
  /** Replacement tiles in a row that ended with the winning tile; 0 when nobody said. */
  readonly replacements: number;
  /** Whether this player claimed East's first discard. */
  readonly swept: boolean;
  /** Whether one kind of tile only could complete the hand; `no` where no row asks for `other-waits-dead`. */
  readonly oneChance: Answer;
};

/**
 * What a detector found: 0 for nothing, else bits. Bit n is group n of the reading, from `BONUS_SHIFT` on the bonus
 * tiles; `FOUND` when no tile made it, alone or with how often. `UNKNOWN` when play has not answered: counts as no, and is asked on the sheet.
 */
export type Evidence = number;
export const BONUS_SHIFT = 14;
export const FOUND: Evidence = 1 << 30;
export const UNKNOWN: Evidence = -1;

/** `FOUND` when true: for circumstances, which no tile shows. */
export const foundIf = (found: boolean): Evidence => (found ? FOUND : 0);

/** Found several times without tiles to show for it: for rows that count each. Below `BONUS_SHIFT` bits. */
export const foundTimes = (times: number): Evidence => (times > 0 ? FOUND | times : 0);

/** How often a row that counts each was found. */
export const timesOf = (found: Evidence): number =>
  (found & FOUND) === 0 ? countBits(found) : Math.max(1, found & ~FOUND);

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
