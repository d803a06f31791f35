import type { Ending } from '../records/records.ts';
import type { RESULTS } from '../scoring/deal-facts.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import { CHAIRS, type Chair, type Players } from './chair.ts';

/** Where the deal to come stands. Nothing of it is stored: it follows from the deals before. */
export type NextDeal = {
  readonly players: Players;
  /** Number of the deal, from 1. */
  readonly number: number;
  readonly dealer: Chair;
  readonly prevailingWind: Wind;
  /** How many extra deals the dealer has had in a row (0 for a first dealership). */
  readonly extra: number;
  /** Wins in a row by this dealer; a washout or a false win between them starts the count again. */
  readonly dealerWins: number;
  /** Deals in a row that this dealer has retained, washouts included. */
  readonly dealerStays: number;
};

/** What of a scored deal the rotation needs. `dealer` is the ruleset's word; a deal without an outcome counts as `void`. */
export type DealEnd =
  | { readonly kind: 'void' }
  | {
      readonly kind: 'scored';
      readonly dealer: 'stays' | 'passes';
      readonly result: (typeof RESULTS)[number];
      readonly winner: Chair | undefined;
    };

/** Chair `a` deals first under East. `passed` counts how often the dealership has passed. */
export type Rotation = NextDeal & { readonly passed: number };

export const FIRST_DEAL: Rotation = {
  players: 4,
  number: 1,
  dealer: 'a',
  prevailingWind: 'E',
  extra: 0,
  dealerWins: 0,
  dealerStays: 0,
  passed: 0,
};

/** The first deal of a table with so many players. */
export const firstDeal = (players: Players): Rotation => ({ ...FIRST_DEAL, players });

/**
 * The deal after `current`. The dealership goes a, b, c, d, a (a, b, c, a at a table of three); when it has gone round all of
 * them, the prevailing wind goes on E, S, W, N and then begins again. A void deal (its facts contradict their context after a correction) keeps the
 * dealer as a washout would: nobody is moved on the strength of a deal that counts nothing.
 */
export const rotate = (current: Rotation, end: DealEnd): Rotation => {
  const { players } = current;
  const number = current.number + 1;
  if (end.kind === 'scored' && end.dealer === 'passes') {
    const passed = current.passed + 1;
    return {
      ...firstDeal(players),
      number,
      passed,
      dealer: at(CHAIRS, passed % players),
      prevailingWind: at(WINDS, Math.floor(passed / players)),
    };
  }
  const won = end.kind === 'scored' && end.result === 'win' && end.winner === current.dealer;
  const stays = current.dealerStays + 1;
  return { ...current, number, extra: stays, dealerStays: stays, dealerWins: won ? current.dealerWins + 1 : 0 };
};

/** Whether a table's round is over by itself before the deal `next` is dealt. */
export const endingReached = (ending: Ending, next: Rotation): boolean => {
  switch (ending.kind) {
    case 'deals':
      return next.number > ending.count;
    case 'winds':
      return next.passed >= next.players * ending.count;
    // The clock says which deal is the last, not that it has been entered: such a table is ended by hand.
    case 'minutes':
    case 'open':
      return false;
    default:
      return ending satisfies never;
  }
};

const at = <T>(cycle: readonly T[], step: number): T => {
  const found = cycle[step % cycle.length];
  if (found === undefined) throw new Error('empty cycle');
  return found;
};
