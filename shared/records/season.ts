import { z } from 'zod';
import { date, id, name } from './fields.ts';

export const SEASON_FIGURES = ['table-points', 'game-points', 'place'] as const;

/** A ranking over several sessions. */
export const seasonSchema = z.strictObject({
  id,
  name: name.min(1),
  /** Both days included; null is open. */
  from: date.nullable(),
  to: date.nullable(),
  /** Only sessions under this rule system; null takes all. */
  ruleset: z.string().nullable(),
  figure: z.enum(SEASON_FIGURES),
  /** Only so many best sessions of each person count; null counts all. */
  best: z.int().positive().nullable(),
  /** Who has fewer games is listed apart. */
  minimumGames: z.int().nonnegative(),
});
export type Season = z.infer<typeof seasonSchema>;
