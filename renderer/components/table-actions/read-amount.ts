import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import { missingTotal } from '../../../shared/table/table-totals.ts';
import { plainWidth } from '../plain-width.ts';

/** A total as somebody types it, in half units: with either minus sign, a decimal comma or point. Undefined when it is none. */
export const readAmount = (text: string): number | undefined => {
  const plain = plainWidth(text).trim().replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return undefined;
  const halves = Number(plain) * 2;
  return Number.isSafeInteger(halves) ? halves : undefined;
};

/** Half units as they stand in a field to type in. */
export const writeAmount = (halves: number): string => String(halves / 2);

export type TypedReading = {
  /** Chairs whose text is no amount. */
  readonly unreadable: readonly Chair[];
  /** The one that is missing, as it has to be. */
  readonly offer: { readonly chair: Chair; readonly amount: number } | undefined;
  /** Every total, the offered one included; undefined while more are missing. */
  readonly totals: ByChair<number> | undefined;
};

/** What stands in the fields of the chairs taken. */
export const readTotals = (texts: ByChair<string>, taken: readonly Chair[]): TypedReading => {
  const amounts: Partial<Record<Chair, number>> = {};
  const unreadable: Chair[] = [];
  for (const chair of taken) {
    if (texts[chair].trim() === '') continue;
    const amount = readAmount(texts[chair]);
    if (amount === undefined) unreadable.push(chair);
    else amounts[chair] = amount;
  }
  const offer = unreadable.length > 0 ? undefined : missingTotal(amounts, taken);
  if (offer !== undefined) amounts[offer.chair] = offer.amount;
  const whole = taken.every((chair) => amounts[chair] !== undefined);
  const { a = 0, b = 0, c = 0, d = 0 } = amounts;
  return { unreadable, offer, totals: whole ? { a, b, c, d } : undefined };
};
