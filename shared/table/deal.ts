import type { z } from 'zod';
import { dealFactsSchema } from '../scoring/deal-facts.ts';
import { CHAIRS, chairSchema } from './chair.ts';

/** What happened in a deal, with people named by chair: the form that is stored and sent to the store. */
export const chairFactsSchema = dealFactsSchema(chairSchema, CHAIRS);
export type ChairFacts = z.infer<typeof chairFactsSchema>;
