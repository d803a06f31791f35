import { z } from 'zod';
import { id } from './fields.ts';

/** How a session seats its rounds unless a round says otherwise. */
export const SEATING_METHODS = ['planned', 'top-four', 'folded', 'random'] as const;
/** How one round was seated. */
export const ROUND_METHODS = [...SEATING_METHODS, 'imported', 'by-hand'] as const;

/** Entrant by chair; chair `a` sits East first. At a table of three nobody sits in `d`, which is North at the start. */
export const seatsSchema = z.strictObject({ a: id, b: id, c: id, d: id.nullable() }).readonly();
export type Seats = z.infer<typeof seatsSchema>;

/** A table with who shall sit there. */
export const plannedTableSchema = z.strictObject({ number: z.int().positive(), chairs: seatsSchema });

const plannedRoundSchema = z.strictObject({
  number: z.int().positive(),
  tables: z.array(plannedTableSchema).readonly(),
  sitOuts: z.array(id).readonly(),
});

/** The seating planned for a session's rounds, at most one per session. A stored plan is followed, never made again. */
export const planSchema = z.strictObject({
  id,
  sessionId: id,
  method: z.enum(ROUND_METHODS),
  seed: z.int().nonnegative().nullable(),
  /** Version of the maker, and the moves its search used. */
  makerVersion: z.int().nonnegative(),
  moves: z.int().nonnegative(),
  /** False when the search was stopped before it was done. */
  complete: z.boolean(),
  rounds: z.array(plannedRoundSchema).readonly(),
});
export type Plan = z.infer<typeof planSchema>;
