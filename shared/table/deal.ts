import { z } from 'zod';
import { dealFactsSchema } from '../scoring/deal-facts.ts';
import { CHAIRS, chairSchema } from './chair.ts';

/** Where the worth of a hand comes from. */
export const WORTH_SOURCES = ['tiles', 'value'] as const;
export type WorthSource = (typeof WORTH_SOURCES)[number];

/**
 * What happened in a deal, with people named by chair: the form that is stored and sent to the store. A chair may hold tiles and a
 * value; `stands` then says which of the two counts. It says nothing of a chair that holds one of them or none.
 */
export const chairFactsSchema = dealFactsSchema(chairSchema, CHAIRS).extend({
  stands: z.partialRecord(chairSchema, z.enum(WORTH_SOURCES)).readonly().optional(),
});
export type ChairFacts = z.infer<typeof chairFactsSchema>;
