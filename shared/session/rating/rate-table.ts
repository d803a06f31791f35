import { rate } from 'openskill';

/** What is believed of a person's strength: the mean and how unsure it is. */
export type Rating = { readonly mu: number; readonly sigma: number };

/** Before the first game. */
export const START: Rating = { mu: 25, sigma: 25 / 3 };

/**
 * How much chance one game holds, three times the library's own: mahjong is mostly luck, and with the smaller figure the rating
 * runs after every single evening.
 */
const BETA = 12.5;

/** Sigmas taken off, so that somebody of whom little is known does not stand above somebody proven. */
const DOUBT = 3;

/**
 * New ratings of the people at one table from their ratings before it, in the same order: one-player teams, ranked by
 * place, equal places being ties.
 */
export const rateTable = (seats: readonly { readonly before: Rating; readonly place: number }[]): readonly Rating[] =>
  rate(
    seats.map(({ before }) => [{ mu: before.mu, sigma: before.sigma }]),
    { rank: seats.map(({ place }) => place), beta: BETA },
  ).map(([after]) => {
    if (after === undefined) throw new Error('a seat without a rating');
    return { mu: after.mu, sigma: after.sigma };
  });

/** The figure that lists are ordered by: what the person can be trusted to be worth. Nought for a newcomer. */
export const ratingFigure = ({ mu, sigma }: Rating): number => mu - DOUBT * sigma;
