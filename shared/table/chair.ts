import { z } from 'zod';
import { WINDS, type Wind } from '../tiles/tile.ts';

/**
 * A chair is a fixed place at a table for a whole round; chair `a` deals first and sits East then. Stored deals name
 * people by chair, because the seat wind of everybody after a corrected deal may change, and facts must not.
 */
export const CHAIRS = ['a', 'b', 'c', 'd'] as const;
export type Chair = (typeof CHAIRS)[number];
export type ByChair<T> = Readonly<Record<Chair, T>>;
export const chairSchema = z.enum(CHAIRS);

/** The seat wind of a chair while `dealer` deals. */
export const windOfChair = (chair: Chair, dealer: Chair): Wind => {
  const wind = WINDS[(CHAIRS.indexOf(chair) - CHAIRS.indexOf(dealer) + 4) % 4];
  if (wind === undefined) throw new Error(`no wind for chair ${chair}`);
  return wind;
};

/** The chair that sits `wind` while `dealer` deals. */
export const chairOfWind = (wind: Wind, dealer: Chair): Chair => {
  const chair = CHAIRS[(WINDS.indexOf(wind) + CHAIRS.indexOf(dealer)) % 4];
  if (chair === undefined) throw new Error(`no chair for wind ${wind}`);
  return chair;
};
