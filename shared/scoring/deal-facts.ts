import { z } from 'zod';
import { handSchema, tileSchema } from '../hand/hand.ts';
import type { Wind } from '../tiles/tile.ts';

export const RESULTS = ['win', 'washout', 'false-win'] as const;

/** Self-drawn and discard follow from `discarder`; these are the rest. `true` is yes, absent is no or unknown. */
export const CIRCUMSTANCES = [
  'robbed-kong',
  'kong-replacement',
  'flower-replacement',
  'last-wall-tile',
  'last-discard',
  'kong-on-kong',
  'ready-on-first-turn',
  'heavenly',
  'earthly',
  'human',
  'other-waits-dead',
] as const;

export const INSTANT_KINDS = [
  'kong-exposed',
  'kong-concealed',
  'cat-rat',
  'rooster-centipede',
  'own-flower-pair',
  'other-flower-pair',
  'all-flowers',
  'all-seasons',
  'all-animals',
] as const;

/** Why a player is liable: what the liable discard made possible. A system plays some of them. */
export const LIABLE_CAUSES = [
  'dragon-sets',
  'wind-sets',
  'visible-limit',
  'full-flush',
  'late-discard',
  'all-honours',
  'all-terminals',
  'jade-hand',
  'blue-hand',
  'last-flower',
  'too-many-tiles',
] as const;

export type LiableCause = (typeof LIABLE_CAUSES)[number];
export type Circumstance = (typeof CIRCUMSTANCES)[number];
export type InstantKind = (typeof INSTANT_KINDS)[number];

/** What a seat's hand is worth when it is not given as tiles. `total` is final; a person may type any number, the ruleset judges it. */
export const seatValueSchema = z.union([
  z.strictObject({ points: z.number(), doubles: z.number() }),
  z.strictObject({ total: z.number() }),
  z.strictObject({ tai: z.number() }),
]);
export type SeatValue = z.infer<typeof seatValueSchema>;

/**
 * What happened in one deal, as entered. `Place` is how people are named in it: a seat wind for the engine and the
 * batch contract (E is the dealer), a chair for a stored deal, since chairs stay when the dealer changes.
 */
export const dealFactsSchema = <Place extends string>(place: z.ZodType<Place>, places: readonly [Place, ...Place[]]) =>
  z.strictObject({
    result: z.enum(RESULTS),
    winner: place.optional(),
    /** Absent when self-drawn; for a robbed kong, who declared it. */
    discarder: place.optional(),
    winningTile: tileSchema.optional(),
    circumstances: z.array(z.enum(CIRCUMSTANCES)).readonly(),
    /** Who pays for others (bao, cannon). */
    liable: place.optional(),
    /** What made that player liable; checked against the winner's tiles where they are known. */
    liableCause: z.enum(LIABLE_CAUSES).optional(),
    /** False win only. */
    offender: place.optional(),
    /** Who claimed East's first discard (american). */
    sweep: place.optional(),
    tilesLeft: z.number().optional(),
    replacements: z.number().optional(),
    hands: z.partialRecord(z.enum(places), handSchema).readonly(),
    values: z.partialRecord(z.enum(places), seatValueSchema).readonly(),
    instant: z
      .array(
        z.strictObject({
          seat: place,
          kind: z.enum(INSTANT_KINDS),
          opening: z.boolean().optional(),
          payer: place.optional(),
        }),
      )
      .readonly(),
  });

export type DealFacts<Place extends string = Wind> = z.infer<ReturnType<typeof dealFactsSchema<Place>>>;

/** How a deal ended, as far as the next dealer depends on it. */
export type DealEnd = Pick<DealFacts<Wind>, 'result' | 'winner' | 'offender' | 'instant'> &
  // A kong shown in a hand was declared, whether or not it was entered as a payment.
  Partial<Pick<DealFacts<Wind>, 'hands'>>;

/** What the table knows before the deal: derived by replay, never stored as a fact. */
export type DealContext = {
  readonly prevailingWind: Wind;
  /** Wins in a row by the dealer before this deal. */
  readonly dealerWins: number;
  /** Deals in a row the dealer has retained, washouts included. */
  readonly dealerStays: number;
  /** Four unless said otherwise; with three there is no North. */
  readonly players?: 3 | 4;
};
