import type { Counts } from '../tiles/counts.ts';
import { FIRST_DRAGON, FIRST_WIND, isSimple } from '../tiles/tile-index.ts';
import { divide } from './divide.ts';
import { type Group, groupHolds, groupOf } from './group.ts';
import type { LegalHand } from './legal-hand.ts';

/**
 * One way to read a hand as groups, with the group that the winning tile completed. The masks have one bit for each
 * group, in the order of `groups`: a detector is an expression over them and answers with the groups it found.
 */
export type Reading = {
  /** `regular`, `partial` for a hand that did not win, or the id of a special form. */
  readonly form: string;
  readonly groups: readonly Group[];
  /** Index of the group that the winning tile completed; -1 for none. */
  readonly won: number;
  /** Groups of three or four alike, kongs included. */
  readonly sets: number;
  readonly kongs: number;
  readonly chows: number;
  readonly pairs: number;
  /** Groups seen by everybody: melds but concealed kongs, and the group finished by a claimed tile. */
  readonly exposed: number;
  readonly claimedKongs: number;
  /** Groups by what they are made of (chows are in none of them). */
  readonly simples: number;
  readonly terminals: number;
  readonly winds: number;
  readonly dragons: number;
};

/** Every group of a reading. */
export const everyGroup = (reading: Reading): number => (1 << reading.groups.length) - 1;

/** Builds a reading with its masks. */
export const readingOf = (form: string, groups: readonly Group[], won: number): Reading => {
  let sets = 0;
  let kongs = 0;
  let chows = 0;
  let pairs = 0;
  let exposed = 0;
  let claimedKongs = 0;
  let simples = 0;
  let terminals = 0;
  let winds = 0;
  let dragons = 0;
  let bit = 1;
  for (const { kind, tile, state } of groups) {
    if (kind === 'chow') chows |= bit;
    else if (kind === 'pair') pairs |= bit;
    else if (kind !== 'special') sets |= bit;
    if (kind === 'kong') kongs |= bit;
    if (state !== 'concealed') exposed |= bit;
    if (state === 'claimed') claimedKongs |= bit;
    if (kind !== 'chow' && kind !== 'special') {
      if (tile >= FIRST_DRAGON) dragons |= bit;
      else if (tile >= FIRST_WIND) winds |= bit;
      else if (isSimple(tile)) simples |= bit;
      else terminals |= bit;
    }
    bit <<= 1;
  }
  return { form, groups, won, sets, kongs, chows, pairs, exposed, claimedKongs, simples, terminals, winds, dragons };
};

/** How a winning hand was completed: the tile's number (-1 when no tile came last, as in a dealt hand), and whether it was claimed. */
export type LastTile = { readonly tile: number; readonly claimed: boolean };

/** Every division of a complete regular hand, with every choice of the group that the winning tile completed. */
export const readWinningHand = (hand: LegalHand, last: LastTile): Reading[] => {
  const readings: Reading[] = [];
  for (const groups of divide(hand.concealedCodes, hand.melds)) {
    if (last.tile < 0) readings.push(readingOf('regular', groups, -1));
    for (let at = hand.melds.length; at < groups.length; at += 1) {
      const group = groups[at];
      if (group === undefined || !groupHolds(group, last.tile)) continue;
      // Equal groups count as one choice.
      if (groups.indexOf(group, hand.melds.length) < at) continue;
      readings.push(readingOf('regular', last.claimed ? withOpened(groups, at) : groups, at));
    }
  }
  return readings;
};

/** A group finished by the claimed tile lies open, the pair too (filling 1). */
const withOpened = (groups: readonly Group[], at: number): readonly Group[] => {
  const opened = groups.slice();
  const group = groups[at];
  if (group !== undefined) opened[at] = groupOf(group.kind, group.tile, 'exposed');
  return opened;
};

/**
 * The readings of a hand that did not win: its melds, a pung for every three alike and a pair for every two. Chows
 * take tiles from nothing that counts, and an undeclared fourth tile is a spare one (filling 2). With `onePair` there is one
 * reading for each pair that could be the hand's own.
 */
export const readPartialHand = (hand: LegalHand, { onePair }: { readonly onePair: boolean }): readonly Reading[] => {
  const sets: Group[] = [...hand.melds];
  const pairs: Group[] = [];
  for (let tile = 0; tile < hand.concealed.length; tile += 1) {
    const count = countAt(hand.concealed, tile);
    if (count >= 3) sets.push(groupOf('pung', tile, 'concealed'));
    else if (count === 2) pairs.push(groupOf('pair', tile, 'concealed'));
  }
  if (!onePair || pairs.length < 2) return [readingOf('partial', [...sets, ...pairs], -1)];
  return pairs.map((pair) => readingOf('partial', [...sets, pair], -1));
};

const countAt = (counts: Counts, tile: number): number => counts[tile] ?? 0;
