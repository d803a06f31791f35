import type { BySeat, Wind } from '../tiles/tile.ts';

export const UNITS = ['points', 'doubles', 'tai', 'limit'] as const;
export type Unit = (typeof UNITS)[number];

/** One counted or excluded row of a sheet. */
export type ScoreLine = {
  /** Stable pattern id of the ruleset. */
  readonly pattern: string;
  readonly unit: Unit;
  /** The whole value of the line (times included); for `limit` the percentage of the limit. */
  readonly value: number;
  readonly times: number;
  /** Notation of the tiles that made the line, for highlighting; empty for circumstances. */
  readonly tiles: readonly string[];
  /** Document and clause. */
  readonly source: string;
  readonly counted: boolean;
  /** Set when `counted` is false: the pattern that replaces this one. */
  readonly excludedBy?: string;
};

export const STEP_KINDS = ['sum', 'round', 'double', 'base', 'limit', 'special', 'entered'] as const;

/** One step of the calculation: replaying the steps from 0 gives the total. */
export type ScoreStep = {
  readonly kind: (typeof STEP_KINDS)[number];
  readonly before: number;
  readonly after: number;
  /** What the step used: the doubles, the limit, the rounding unit. */
  readonly by?: number;
};

/** One group of the chosen reading, as text notation, so that a screen can lay the tiles out. */
export type ReadGroup = {
  readonly kind: 'pung' | 'chow' | 'kong' | 'pair' | 'special' | 'loose';
  readonly tiles: string;
  readonly exposed: boolean;
  readonly won: boolean;
};

/** The calculation of one hand. Plain JSON; every screen and paper renders it, none computes. */
export type ScoreSheet = {
  /** Sum of point lines before any rounding; null where a system has none or only a total was entered. */
  readonly points: number | null;
  readonly doubles: number | null;
  /** Singapore systems: tai before the cap. */
  readonly tai: number | null;
  /** Final worth in the system's unit, after the limit. */
  readonly total: number;
  /** Pattern id of the limit hand, or null. */
  readonly limitHand: string | null;
  readonly capped: boolean;
  /** How the worth came: tiles, points and doubles, or a bare total. */
  readonly from: 'tiles' | 'points' | 'total' | 'tai';
  /** Empty unless explained. */
  readonly lines: readonly ScoreLine[];
  readonly steps: readonly ScoreStep[];
  readonly reading: readonly ReadGroup[];
  /** How many readings were weighed. */
  readonly readings: number;
  /** Circumstances that play could not answer, which counted as no (e.g. `other-waits-dead`). */
  readonly questions: readonly string[];
  /** What the rules of the session do not allow of this win, although it counts; absent when nothing. */
  readonly warnings?: readonly ScoreError[];
};

/** The total of a stored sheet in whole units; undefined for what does not look like one. Sheets are our own: none is repaired. */
export const totalOfSheet = (sheet: unknown): number | undefined =>
  typeof sheet === 'object' && sheet !== null && 'total' in sheet && typeof sheet.total === 'number'
    ? sheet.total
    : undefined;

export const PAYMENT_REASONS = ['win', 'difference', 'liability', 'kong', 'bonus', 'false-win', 'penalty'] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

/** `amount` in half units, always positive. `for` names the seat whose share the payer bears. */
export type Payment<Place extends string = Wind> = {
  readonly from: Place;
  readonly to: Place;
  readonly amount: number;
  readonly reason: PaymentReason;
  readonly for?: Place;
};

/** What the engine says of one deal. `payments` and `net` (half units) are null unless every needed total is known. */
export type ScoredDeal = {
  readonly sheets: Partial<BySeat<ScoreSheet>>;
  readonly payments: readonly Payment[] | null;
  readonly net: BySeat<number> | null;
  /** For the next deal. */
  readonly dealer: 'stays' | 'passes';
};

/** A refusal: stable code plus facts, no sentence. `seat` says where, when the error belongs to one. */
export type ScoreError = {
  readonly code: string;
  readonly seat?: Wind;
  /** The sheet of a win that falls short of the minimum, so that a screen can say why. */
  readonly sheet?: ScoreSheet;
} & { readonly [fact: string]: unknown };
