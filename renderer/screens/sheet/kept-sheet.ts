import { z } from 'zod';
import { RESULTS } from '../../../shared/scoring/deal-facts.ts';
import { chairSchema } from '../../../shared/table/chair.ts';
import { chairFactsSchema } from '../../../shared/table/deal.ts';
import { EMPTY_DRAFT } from '../../components/deal-entry/draft.ts';
import type { Sheet } from './sheet-rows.ts';

const { instant, liable, liableCause } = chairFactsSchema.shape;
const texts = z.object({ a: z.string(), b: z.string(), c: z.string(), d: z.string() });

/** What can be typed in a row; whatever else a draft holds stands for a single deal at the table. */
const draftSchema = z.object({
  result: z.enum(RESULTS),
  texts,
  winner: chairSchema.optional(),
  source: z.union([chairSchema, z.literal('self')]).optional(),
  worth: z.string(),
  winningTile: z.string().default(''),
  offender: chairSchema.optional(),
  instant,
  liable,
  liableCause,
});

const sheetSchema = z.object({
  follows: z.array(z.object({ id: z.string(), revision: z.number() })).optional(),
  // An id is that of one deal.
  rows: z
    .array(z.object({ id: z.uuid(), draft: draftSchema }))
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
  totals: texts,
});

const keyOf = (tableId: string): string => `sheet-${tableId}`;

/**
 * A sheet as it was typed so far, kept by the window: it comes back after a look at another screen and after a reload, and goes
 * with the window. Undefined when there is none, or none that can be read.
 */
export const readKeptSheet = (tableId: string, store: Storage = sessionStorage): Sheet | undefined => {
  const text = store.getItem(keyOf(tableId));
  if (text === null) return undefined;
  const read = sheetSchema.safeParse(parseJson(text));
  if (!read.success) return undefined;
  const { follows, rows, totals } = read.data;
  return { follows, totals, rows: rows.map(({ id, draft }) => ({ id, draft: { ...EMPTY_DRAFT, ...draft } })) };
};

/** Keeps a sheet; an empty one is forgotten. */
export const keepSheet = (tableId: string, sheet: Sheet, store: Storage = sessionStorage): void => {
  const empty = sheet.rows.length === 0 && Object.values(sheet.totals).every((text) => text === '');
  if (empty) store.removeItem(keyOf(tableId));
  else store.setItem(keyOf(tableId), JSON.stringify(sheet));
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
