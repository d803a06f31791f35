import { z } from 'zod';
import { WINDS, type Wind } from '../tiles/tile.ts';

/**
 * A chair is a fixed place at a table for a whole round; chair `a` deals first and sits East then. Stored deals name
 * people by chair, because the seat wind of everybody after a corrected deal may change, and facts must not.
 */
export const CHAIRS = ['a', 'b', 'c', 'd'] as const;
export type Chair = (typeof CHAIRS)[number];
export type ByChair<T> = Readonly<Record<Chair, T>>;

export const mapChairs = <T, U>({ a, b, c, d }: ByChair<T>, map: (value: T) => U): ByChair<U> => ({
  a: map(a),
  b: map(b),
  c: map(c),
  d: map(d),
});
export const chairSchema = z.enum(CHAIRS);

/** How many play at a table. At a table of three nobody sits in chair `d`, and North is nobody in every deal. */
export type Players = 3 | 4;

/** Whose deal it is and how many play: what turns a chair into a seat wind. */
export type Seating = { readonly dealer: Chair; readonly players: Players };

/** The seat wind of a chair while `dealer` deals. */
export const windOfChair = (chair: Chair, dealer: Chair, players: Players = 4): Wind => {
  const at = CHAIRS.indexOf(chair);
  const wind = at < players ? WINDS[(at - CHAIRS.indexOf(dealer) + players) % players] : 'N';
  if (wind === undefined) throw new Error(`no wind for chair ${chair}`);
  return wind;
};

/** The chair that sits `wind` while `dealer` deals. */
export const chairOfWind = (wind: Wind, dealer: Chair, players: Players = 4): Chair => {
  const at = WINDS.indexOf(wind);
  const chair = at < players ? CHAIRS[(at + CHAIRS.indexOf(dealer)) % players] : 'd';
  if (chair === undefined) throw new Error(`no chair for wind ${wind}`);
  return chair;
};
