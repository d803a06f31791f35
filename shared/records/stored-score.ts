import { z } from 'zod';
import { chairSchema } from '../table/chair.ts';
import { WINDS } from '../tiles/tile.ts';

/** Amounts by chair, in half units. */
export const chairAmountsSchema = z.strictObject({ a: z.int(), b: z.int(), c: z.int(), d: z.int() }).readonly();

/** The context a deal was scored under: while it is unchanged the stored result stands. */
export const scoredContextSchema = z.strictObject({
  dealer: chairSchema,
  prevailingWind: z.enum(WINDS),
  dealerWins: z.int().nonnegative(),
  dealerStays: z.int().nonnegative(),
  players: z.union([z.literal(3), z.literal(4)]).default(4),
  rulesetVersion: z.string(),
});

const codedErrors = z.array(z.looseObject({ code: z.string() })).readonly();

/**
 * What the engine made of a deal when it was written. `outcome` is null when, after an earlier correction, the facts
 * contradict their new context: the deal is kept, counts nothing and asks for attention.
 */
export const scoredSchema = z.strictObject({
  context: scoredContextSchema,
  outcome: z
    .strictObject({
      /** Half units. Null while the payments cannot be known. */
      net: chairAmountsSchema.nullable(),
      payments: z
        .array(
          z.strictObject({
            from: chairSchema,
            to: chairSchema,
            amount: z.int().positive(),
            reason: z.string(),
            for: chairSchema.optional(),
          }),
        )
        .nullable(),
      /** Explained score sheets by chair, as the engine gave them. */
      sheets: z.partialRecord(chairSchema, z.unknown()).readonly(),
      dealer: z.enum(['stays', 'passes']),
    })
    .nullable(),
  errors: codedErrors,
  /**
   * What the worth that does not stand comes to, by chair, where tiles and a value are stored for it: its explained sheet, or null where
   * the rules refuse it, and why. Absent where no chair holds both.
   */
  beside: z
    .partialRecord(chairSchema, z.strictObject({ sheet: z.unknown(), errors: codedErrors }))
    .readonly()
    .optional(),
});
export type StoredScore = z.infer<typeof scoredSchema>;
