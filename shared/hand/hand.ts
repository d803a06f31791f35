import { z } from 'zod';
import { BONUS_TILES, type BonusTile, TILES, type Tile } from '../tiles/tile.ts';

export const MELD_TYPES = ['pung', 'chow', 'kong'] as const;

/** `exposed` for a pung or chow laid open; a kong is `concealed`, `claimed` from a discard, or `promoted` from an exposed pung. */
export const MELD_STATES = ['exposed', 'concealed', 'claimed', 'promoted'] as const;

export const tileSchema = z.enum(TILES as readonly [Tile, ...Tile[]]);
export const bonusTileSchema = z.enum(BONUS_TILES as readonly [BonusTile, ...BonusTile[]]);

export const meldSchema = z.strictObject({
  type: z.enum(MELD_TYPES),
  tiles: z.array(tileSchema).max(4).readonly(),
  state: z.enum(MELD_STATES),
});

/** A hand as entered: anything a person could type. Whether it is legal is decided by the check in `legal-hand.ts`. */
export const handSchema = z.strictObject({
  melds: z.array(meldSchema).max(5).readonly(),
  /** The undivided concealed tiles, the winning tile among them. */
  concealed: z.array(tileSchema).max(20).readonly(),
  bonus: z.array(bonusTileSchema).max(12).readonly(),
});

export type MeldType = (typeof MELD_TYPES)[number];
export type MeldState = (typeof MELD_STATES)[number];
export type Meld = z.infer<typeof meldSchema>;
export type Hand = z.infer<typeof handSchema>;
