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
  let [sets, kongs, chows, pairs, exposed, claimedKongs] = [0, 0, 0, 0, 0, 0];
  let [simples, terminals, winds, dragons] = [0, 0, 0, 0];
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at];
    if (group === undefined) break;
    const bit = 1 << at;
    if (group.kind === 'chow') chows |= bit;
    else if (group.kind === 'pair') pairs |= bit;
    else if (group.kind !== 'special') sets |= bit;
    if (group.kind === 'kong') kongs |= bit;
    if (group.state !== 'concealed') exposed |= bit;
    if (group.state === 'claimed') claimedKongs |= bit;
    if (group.kind === 'chow' || group.kind === 'special') continue;
    if (group.tile >= FIRST_DRAGON) dragons |= bit;
    else if (group.tile >= FIRST_WIND) winds |= bit;
    else if (isSimple(group.tile)) simples |= bit;
    else terminals |= bit;
  }
  return { form, groups, won, sets, kongs, chows, pairs, exposed, claimedKongs, simples, terminals, winds, dragons };
};

/** How a winning hand was completed: the tile's number (-1 when no tile came last, as in a dealt hand), and whether it was claimed. */
export type LastTile = { readonly tile: number; readonly claimed: boolean };

/** Every division of a complete regular hand, with every choice of the group that the winning tile completed. */
export const readWinningHand = (hand: LegalHand, last: LastTile): readonly Reading[] => {
  const readings: Reading[] = [];
  for (const division of divide(hand.concealed)) {
    if (last.tile < 0) readings.push(readingOf('regular', [...hand.melds, ...division], -1));
    for (let at = 0; at < division.length; at += 1) {
      const group = division[at];
      if (group === undefined || !groupHolds(group, last.tile) || division.indexOf(group) < at) continue;
      const groups = [...hand.melds, ...division];
      const won = hand.melds.length + at;
      // A group finished by the claimed tile lies open, the pair too (rules 0.3).
      if (last.claimed) groups[won] = groupOf(group.kind, group.tile, 'exposed');
      readings.push(readingOf('regular', groups, won));
    }
  }
  return readings;
};

/**
 * The readings of a hand that did not win: its melds, a pung for every three alike and a pair for every two. Chows
 * take tiles from nothing that counts, and an undeclared fourth tile is a spare one (rules 1.1). With `onePair` there is one
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
