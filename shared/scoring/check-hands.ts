import type { Hand } from '../hand/hand.ts';
import { checkHand, handSize, type LegalHand } from '../hand/legal-hand.ts';
import { addCounts, type Counts, countTiles, noTiles } from '../tiles/counts.ts';
import { type BySeat, COPIES, WINDS, type Wind } from '../tiles/tile.ts';
import { indexOfBonus, indexOfTile, tileAt } from '../tiles/tile-index.ts';
import type { DealFacts } from './deal-facts.ts';
import { scoreError } from './error-codes.ts';
import { countBits } from './evidence.ts';
import type { BoundRuleset, CompletedBy, Ruleset } from './ruleset.ts';
import type { ScoreError } from './score-sheet.ts';

type Facts = DealFacts<Wind>;
export type LegalHands = BySeat<LegalHand | undefined>;
export type CheckedHands = { readonly hands: LegalHands; readonly errors: readonly ScoreError[] };

const COMPLETE = 14;
const WAITING = 13;

type Input = {
  readonly ruleset: Ruleset;
  readonly bound: BoundRuleset;
  readonly facts: Facts;
  /** As `knownSeats` gives them. */
  readonly seats: readonly Wind[];
};

/** The seats of which something is known, in seat order. */
export const knownSeats = ({ hands, values }: Facts): readonly Wind[] => {
  const seats: Wind[] = [];
  if (hands.E !== undefined || values.E !== undefined) seats.push('E');
  if (hands.S !== undefined || values.S !== undefined) seats.push('S');
  if (hands.W !== undefined || values.W !== undefined) seats.push('W');
  if (hands.N !== undefined || values.N !== undefined) seats.push('N');
  return seats;
};

/** Checks the tiles of all seats, alone and together. The legal ones come back beside the errors of the others. */
export const checkHands = ({ ruleset, bound, facts, seats }: Input): CheckedHands => {
  const errors: ScoreError[] = [];
  const hands: { -readonly [seat in Wind]: LegalHand | undefined } = {
    E: undefined,
    S: undefined,
    W: undefined,
    N: undefined,
  };
  let shown = 0;
  for (const seat of seats) {
    const entered = facts.hands[seat];
    if (entered === undefined) continue;
    shown += 1;
    if (facts.values[seat] !== undefined) errors.push(scoreError('tiles-and-value', { seat }));
    const wins = facts.result === 'win' && facts.winner === seat;
    const offends = facts.result === 'false-win' && facts.offender === seat;
    // A false win is called on a complete number of tiles; every other hand has given its last tile away.
    const tiles = wins || offends ? COMPLETE : WAITING;
    const exact = wins && !winsByBonusTile(ruleset, bound, entered);
    const checked = checkHand(entered, { size: { tiles, exact }, bonusTiles: ruleset.bonusTiles });
    if (checked.ok) hands[seat] = checked.value;
    else errors.push(...checked.errors.map((error) => ({ ...error, seat })));
  }
  const found = { hands, errors };
  if (shown > 1 || isWonApart(facts)) checkCopies(facts, found);
  if (shown > 1) checkBonus(facts, errors);
  checkWinner(bound, facts, found);
  checkRobbed(facts, found);
  return found;
};

/** The legal hands, and where errors are collected. */
type Found = { readonly hands: LegalHands; readonly errors: ScoreError[] };

const OTHERS_OF_KONG = 3;

/** Whoever added a tile to a pung has the other three, among the tiles shown or among those left out. */
const checkRobbed = (
  { circumstances, winningTile, discarder, hands: entered }: Facts,
  { hands, errors }: Found,
): void => {
  if (!circumstances.includes('robbed-kong') || winningTile === undefined || discarder === undefined) return;
  const [hand, legal] = [entered[discarder], hands[discarder]];
  if (hand === undefined || legal === undefined) return;
  const held = legal.all[indexOfTile(winningTile)] ?? 0;
  if (held + WAITING - handSize(hand) < OTHERS_OF_KONG) {
    errors.push(scoreError('robbed-tile-not-with-robbed', { seat: discarder, tile: winningTile, held }));
  }
};

/** Whether the hand is won by its bonus tiles, whatever the rest of it is. */
const winsByBonusTile = (ruleset: Ruleset, { forms }: BoundRuleset, entered: Hand): boolean => {
  // Of a full number of tiles nothing else is asked.
  if (handSize(entered) === COMPLETE) return false;
  const byBonus = forms.filter(({ completedBy }) => completedBy === 'bonus-tile');
  if (byBonus.length === 0) return false;
  const size = { tiles: COMPLETE, exact: false };
  const checked = checkHand(entered, { size, bonusTiles: ruleset.bonusTiles });
  return checked.ok && byBonus.some(({ read }) => read(checked.value) !== undefined);
};

/** Whether the winning tile is known and the hand that it went into is not. */
const isWonApart = ({ hands, winner, winningTile }: Facts): boolean =>
  winningTile !== undefined && winner !== undefined && hands[winner] === undefined;

/** Counts of the tiles of a seat: its hand, or the winning tile of a winner whose hand came as a value. */
const countSeat = (facts: Facts, hands: LegalHands, seat: Wind): Counts => {
  const legal = hands[seat];
  if (legal !== undefined) return legal.all;
  const hand = facts.hands[seat];
  if (hand !== undefined) return countTiles([...hand.concealed, ...hand.melds.flatMap(({ tiles }) => tiles)]);
  return countTiles(seat === facts.winner && facts.winningTile !== undefined ? [facts.winningTile] : []);
};

/** Four copies of a kind among all four hands; a fifth within one hand is that hand's own error. */
const checkCopies = (facts: Facts, { hands, errors }: Found): void => {
  const bySeat = WINDS.map((seat) => ({ seat, counts: countSeat(facts, hands, seat) }));
  const together = noTiles();
  for (const { counts } of bySeat) addCounts(together, counts);
  if (together.every((count) => count <= COPIES)) return;
  for (const [tile, count] of together.entries()) {
    const seats = bySeat.filter(({ counts }) => (counts[tile] ?? 0) > 0).map(({ seat }) => seat);
    if (count > COPIES && seats.length > 1) {
      errors.push(scoreError('fifth-copy-in-deal', { tile: tileAt(tile), count, seats }));
    }
  }
};

const maskOfBonus = (bonus: Hand['bonus']): number => {
  let mask = 0;
  for (const tile of bonus) mask |= 1 << indexOfBonus(tile);
  return mask;
};

/** Each flower, season and animal exists once. */
const checkBonus = ({ hands }: Facts, errors: ScoreError[]): void => {
  let [seen, again] = [0, 0];
  for (const seat of WINDS) {
    const own = maskOfBonus(hands[seat]?.bonus ?? []);
    again |= seen & own;
    seen |= own;
  }
  if (again === 0) return;
  const held = WINDS.flatMap((seat) => [...new Set(hands[seat]?.bonus)]);
  for (const tile of new Set(held)) {
    if (held.indexOf(tile) === held.lastIndexOf(tile)) continue;
    const seats = WINDS.filter((seat) => hands[seat]?.bonus.includes(tile));
    errors.push(scoreError('duplicate-bonus-tile-in-deal', { tile, seats }));
  }
};

/** What the facts say of the winner's tiles against the tiles. */
const checkWinner = (bound: BoundRuleset, facts: Facts, { hands, errors }: Found): void => {
  const { winner: seat, discarder, winningTile, circumstances, result } = facts;
  if (result !== 'win' || seat === undefined) return;
  const entered = facts.hands[seat];
  if (entered === undefined) return;
  const legal = hands[seat];
  const completedBy = (what: CompletedBy): boolean =>
    legal !== undefined && bound.forms.some((form) => form.completedBy === what && form.read(legal) !== undefined);
  // The dealt hand has no last tile, and one that a bonus tile completed need not have any.
  if (winningTile === undefined && !circumstances.includes('heavenly') && !completedBy('bonus-tile'))
    errors.push(scoreError('winning-tile-missing', { seat }));
  if (winningTile !== undefined && !entered.concealed.includes(winningTile)) {
    const inMeld = entered.melds.some(({ tiles }) => tiles.includes(winningTile));
    const claimedInto = discarder !== undefined && inMeld && completedBy('set');
    if (!claimedInto) errors.push(scoreError('winning-tile-not-in-hand', { seat, tile: winningTile, inMeld }));
  }
  if (legal !== undefined && circumstances.length > 0) checkCircumstances(facts, { seat, hand: legal }, errors);
};

/** What is said of how the hand was won against its melds. */
const checkCircumstances = (
  { circumstances, winningTile: tile }: Facts,
  { seat, hand }: { readonly seat: Wind; readonly hand: LegalHand },
  errors: ScoreError[],
): void => {
  const has = (circumstance: Facts['circumstances'][number]): boolean => circumstances.includes(circumstance);
  const kongs = hand.melds.filter(({ kind }) => kind === 'kong').length;
  if (has('kong-on-kong')) {
    if (kongs < 2) errors.push(scoreError('kong-on-kong-without-two-kongs', { seat, kongs }));
  } else if (has('kong-replacement') && kongs === 0) errors.push(scoreError('replacement-without-kong', { seat }));
  if (has('flower-replacement') && countBits(hand.bonus) === 0) {
    errors.push(scoreError('replacement-without-bonus-tile', { seat }));
  }
  const held = tile === undefined ? 0 : (hand.all[indexOfTile(tile)] ?? 0);
  // The robbed player holds the other three.
  if (has('robbed-kong') && held > 1) errors.push(scoreError('robbed-tile-held-twice', { seat, tile, held }));
  const open = hand.melds.filter(({ state }) => state !== 'concealed').length;
  if (has('heavenly') && open > 0) errors.push(scoreError('heavenly-with-exposed-melds', { seat, melds: open }));
  if (has('earthly') && hand.melds.length > 0)
    errors.push(scoreError('earthly-with-melds', { seat, melds: hand.melds.length }));
  // Before a first discard one tile can be claimed at most: the discard follows it.
  const claims = hand.melds.filter(({ state }) => state === 'exposed').length;
  if (has('ready-on-first-turn') && claims > 1) {
    errors.push(scoreError('ready-on-first-turn-with-exposed-melds', { seat, melds: claims }));
  }
};

/** How many of a kind lie in the melds of all known hands: what the whole table sees. */
export const visibleOf = (hands: LegalHands, seats: readonly Wind[], tile: number): number => {
  let visible = 0;
  for (const seat of seats) {
    const hand = hands[seat];
    if (hand !== undefined) visible += (hand.all[tile] ?? 0) - (hand.concealed[tile] ?? 0);
  }
  return visible;
};
