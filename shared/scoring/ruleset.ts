import type { z } from 'zod';
import type { Group } from '../hand/group.ts';
import type { LegalHand } from '../hand/legal-hand.ts';
import type { Reading } from '../hand/readings.ts';
import type { Result } from '../result.ts';
import type { BonusTile, Wind } from '../tiles/tile.ts';
import type { Circumstance, DealContext, DealEnd, DealFacts, InstantKind } from './deal-facts.ts';
import type { Evidence } from './evidence.ts';
import type { FourHandsTerms } from './four-hands.ts';
import type { HandContext, Role } from './hand-context.ts';
import type { BoundCause, LiabilityCause } from './liability.ts';
import type { OptionField, RulesetOptions } from './options.ts';
import type { Pattern, PatternInfo } from './pattern.ts';
import type { ScoreError, ScoreStep, Unit } from './score-sheet.ts';
import type { WinnerTakesTerms } from './winner-takes.ts';

export type NextDealer = 'stays' | 'passes';

/**
 * What completes an irregular hand: its last tile, as any other; a set, so that the rest need not fit and the last tile may
 * already lie in that set; or a bonus tile, so that the rest may be of any size and no tile came last.
 */
export type CompletedBy = 'tile' | 'set' | 'bonus-tile';

/** An irregular winning hand. */
export type Form<O> = {
  readonly id: string;
  readonly when: (options: O) => boolean;
  readonly completedBy: CompletedBy;
  /** The groups that it is read as, the melds first: one `special` group, or sets with the rest left over. Undefined when it is not made. */
  readonly read: (hand: LegalHand) => readonly Group[] | undefined;
};

/** Sums of the counted lines, in their units. */
export type Sums = { readonly points: number; readonly doubles: number; readonly tai: number };

/** Notes one step of a calculation and returns `after`, so that the value comes through the note. */
export type RecordStep = (kind: ScoreStep['kind'], before: number, after: number, by?: number) => number;

/** A winner's hand as its readings stand before they are scored; there is at least one. */
export type Judged = {
  readonly seat: Wind;
  readonly hand: LegalHand;
  readonly readings: readonly Reading[];
  readonly circumstances: readonly Circumstance[];
};

/** The readings that may count, what refuses the win, and what is only to be said of it. */
export type Judgement = {
  readonly readings: readonly Reading[];
  readonly errors: readonly ScoreError[];
  readonly warnings: readonly ScoreError[];
};

/** Where the documents are silent, unclear or wrong, and what was decided. */
export type Ambiguity = {
  readonly id: string;
  readonly question: string;
  readonly decision: string;
  /** The option that takes the other way, where there is one. */
  readonly option?: string;
  readonly source: string;
};

export type Source = { readonly id: string; readonly title: string; readonly part: string };

export const VALUE_KINDS = ['points', 'total', 'tai'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** How a deal is settled: between four hands that all count, or to the winner alone. */
export type PaymentPlan<O> =
  | { readonly kind: 'four-hands'; readonly terms: (options: O) => FourHandsTerms }
  | { readonly kind: 'winner-takes'; readonly terms: (options: O) => WinnerTakesTerms };
export type BoundPayment =
  | { readonly kind: 'four-hands'; readonly terms: FourHandsTerms }
  | { readonly kind: 'winner-takes'; readonly terms: WinnerTakesTerms };

/** A rule system as written down: the argument of `defineRuleset`. */
export type RulesetDefinition<O extends RulesetOptions> = {
  readonly id: string;
  /** Raised with every change of a result; stored with each scored deal. */
  readonly version: string;
  readonly optionsSchema: z.ZodObject & z.ZodType<O>;
  /** Named option sets, as differences from the defaults; the first is the document's. */
  readonly presets: readonly { readonly id: string; readonly options: Partial<O> }[];
  readonly bonusTiles: readonly BonusTile[];
  readonly circumstances: readonly Circumstance[];
  readonly instantKinds: readonly InstantKind[];
  readonly valueKinds: readonly ValueKind[];
  /** Facts that only some systems know. */
  readonly facts: readonly 'sweep'[];
  readonly patterns: readonly Pattern<O>[];
  readonly forms: readonly Form<O>[];
  /** Restrictions on what a player may go out with, beyond its being a hand; absent where there are none. */
  readonly judge?: (judged: Judged, options: O, context: DealContext) => Judgement;
  /** Limit hands that must be worth the minimum even if they were none; absent where every limit hand may win. */
  readonly needMinimum?: (options: O) => readonly string[];
  /** Whether a hand that did not win may count one pair only. */
  readonly onePairForLosers: (options: O) => boolean;
  /** Worth of the counted lines before any limit. */
  readonly worth: (sums: Sums, options: O, record: RecordStep) => number;
  /** Where totals are cut; Infinity where the rules name no limit. */
  readonly cap: (options: O, role: Role) => number;
  /** Worth of a row of unit `limit`, from its percentage. */
  readonly limitWorth: (percent: number, options: O) => number;
  readonly payment: PaymentPlan<O>;
  /** Why a player can be liable, in the order of a menu; none where the table just names the player. */
  readonly liableCauses?: readonly LiabilityCause<O>[];
  readonly rotation: (end: DealEnd, context: DealContext, options: O) => NextDealer;
  /** Contradictions that only this system knows, beside the common ones; asked however the deal ended. */
  readonly contradictions: (facts: DealFacts<Wind>, options: O) => readonly ScoreError[];
  readonly sources: readonly Source[];
  readonly ambiguities: readonly Ambiguity[];
};

/** A row with its options filled in. */
export type BoundPattern = {
  readonly id: string;
  readonly unit: Unit;
  readonly source: string;
  readonly each: boolean;
  readonly asks: readonly Circumstance[];
  readonly value: number;
  /** Places of the excluded rows in the same list. */
  readonly excludes: readonly number[];
  readonly detect: (reading: Reading, context: HandContext) => Evidence;
};

/**
 * The places of the rows of a table that found something in one reading, the first `count` of `found` in table order; by place,
 * what they found and the place of the row that excluded them (-1 for none). Other places hold what is left of earlier readings.
 */
export type Findings = {
  count: number;
  readonly found: Int16Array;
  readonly evidence: Int32Array;
  readonly excludedBy: Int16Array;
};

/** The rows of one role, with scratch room that every evaluation overwrites. */
export type PatternTable = {
  readonly rows: readonly BoundPattern[];
  /** By row, the traits that it needs, as bits: together, so that a row which is not asked is not even touched. */
  readonly needs: Int32Array;
  readonly findings: Findings;
};

/** A rule system under one set of options: what the pipeline runs on. */
export type BoundRuleset = {
  readonly tables: Readonly<Record<Role, PatternTable>>;
  /** The rows that need no tiles, for hands that came as points. */
  readonly events: PatternTable;
  readonly forms: readonly Pick<Form<never>, 'id' | 'completedBy' | 'read'>[];
  readonly judge: (judged: Judged, context: DealContext) => Judgement;
  readonly onePairForLosers: boolean;
  readonly worth: (sums: Sums, record: RecordStep) => number;
  /** Limit hands that must be worth the minimum by the other rows alone, and those rows; undefined for none. */
  readonly needMinimum: { readonly hands: readonly string[]; readonly table: PatternTable } | undefined;
  /** Where the total of a winner is cut. */
  readonly cap: number;
  readonly loserCap: number;
  readonly limitWorth: (percent: number) => number;
  readonly payment: BoundPayment;
  readonly liableCauses: readonly BoundCause[];
  /** Whether a row depends on the waits that were dead, so that they are looked for. */
  readonly countsOneChance: boolean;
  /** Whether hands are counted in tai, so that sheets show those instead of points and doubles. */
  readonly countsTai: boolean;
  readonly rotation: (end: DealEnd, context: DealContext) => NextDealer;
  readonly contradictions: (facts: DealFacts<Wind>) => readonly ScoreError[];
};

/** A rule system as the rest of the program sees it: no type parameter, so that the registry is a plain list. */
export type Ruleset = Pick<
  RulesetDefinition<RulesetOptions>,
  | 'id'
  | 'version'
  | 'bonusTiles'
  | 'circumstances'
  | 'instantKinds'
  | 'valueKinds'
  | 'facts'
  | 'sources'
  | 'ambiguities'
> & {
  readonly optionsSchema: z.ZodObject;
  readonly defaultOptions: RulesetOptions;
  readonly optionFields: readonly OptionField[];
  /** Complete option sets. */
  readonly presets: readonly { readonly id: string; readonly options: RulesetOptions }[];
  readonly patterns: readonly PatternInfo[];
  readonly payment: PaymentPlan<never>['kind'];
  /** Why a player can be liable, under any options, in the order of a menu. */
  readonly liableCauses: readonly Pick<LiabilityCause<never>, 'id' | 'source'>[];
  /** Missing keys take their default; every unknown or unfit key comes back. The value is frozen and quick to use again. */
  readonly parseOptions: (options: unknown) => Result<RulesetOptions, ScoreError>;
  readonly bind: (options: unknown) => Result<BoundRuleset, ScoreError>;
  /**
   * For options that do not parse: bound with what cannot be read at its default, then with other values that it might have
   * been meant to have, one at a time. To look for errors only: what such options pay may be no half unit.
   */
  readonly salvage: (options: unknown) => Iterable<BoundRuleset>;
  /** The dealer of the next deal. Throws on options that do not parse. */
  readonly rotation: (input: {
    readonly options: unknown;
    readonly end: DealEnd;
    readonly context: DealContext;
  }) => NextDealer;
};
