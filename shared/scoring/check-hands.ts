import type { Hand } from '../hand/hand.ts';
import { checkHand, handSize, type LegalHand } from '../hand/legal-hand.ts';
import { addTiles, type Counts, noTiles } from '../tiles/counts.ts';
import { type BySeat, COPIES, WINDS, type Wind } from '../tiles/tile.ts';
import { indexOfTile, tileAt } from '../tiles/tile-index.ts';
import type { DealFacts } from './deal-facts.ts';
import { scoreError } from './error-codes.ts';
import { countBits } from './predicates/groups.ts';
import type { BoundRuleset, CompletedBy, Ruleset } from './ruleset.ts';
import type { ScoreError } from './score-sheet.ts';

type Facts = DealFacts<Wind>;
export type LegalHands = Partial<BySeat<LegalHand>>;
export type CheckedHands = { readonly hands: LegalHands; readonly errors: readonly ScoreError[] };

const COMPLETE = 14;
const WAITING = 13;

type Input = { readonly ruleset: Ruleset; readonly bound: BoundRuleset; readonly facts: Facts };

/** Checks the tiles of all seats, alone and together. The legal ones come back beside the errors of the others. */
export const checkHands = ({ ruleset, bound, facts }: Input): CheckedHands => {
  const errors: ScoreError[] = [];
  const hands: { -readonly [seat in Wind]?: LegalHand } = {};
  for (const seat of WINDS) {
    const entered = facts.hands[seat];
    if (entered === undefined) continue;
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
  errors.push(...checkCopies(facts), ...checkBonus(facts));
  return { hands, errors: [...errors, ...checkWinner(bound, facts, hands), ...checkRobbed(facts, hands)] };
};

const OTHERS_OF_KONG = 3;

/** Whoever added a tile to a pung has the other three, among the tiles shown or among those left out. */
const checkRobbed = (
  { circumstances, winningTile, discarder, hands: entered }: Facts,
  hands: LegalHands,
): readonly ScoreError[] => {
  if (!circumstances.includes('robbed-kong') || winningTile === undefined || discarder === undefined) return [];
  const [hand, legal] = [entered[discarder], hands[discarder]];
  if (hand === undefined || legal === undefined) return [];
  const held = legal.all[indexOfTile(winningTile)] ?? 0;
  return held + WAITING - handSize(hand) < OTHERS_OF_KONG
    ? [scoreError('robbed-tile-not-with-robbed', { seat: discarder, tile: winningTile, held })]
    : [];
};

/** Whether the hand is won by its bonus tiles, whatever the rest of it is. */
const winsByBonusTile = (ruleset: Ruleset, { forms }: BoundRuleset, entered: Hand): boolean => {
  const byBonus = forms.filter(({ completedBy }) => completedBy === 'bonus-tile');
  if (byBonus.length === 0) return false;
  const size = { tiles: COMPLETE, exact: false };
  const checked = checkHand(entered, { size, bonusTiles: ruleset.bonusTiles });
  return checked.ok && byBonus.some(({ read }) => read(checked.value) !== undefined);
};

/** Adds the tiles of a seat to counts: its hand, or the winning tile of a winner whose hand came as a value. */
const addSeat = (counts: Counts, { hands, winner, winningTile }: Facts, seat: Wind): void => {
  const hand = hands[seat];
  if (hand === undefined) {
    if (seat === winner && winningTile !== undefined) addTiles(counts, indexOfTile(winningTile), 1);
    return;
  }
  for (const tile of hand.concealed) addTiles(counts, indexOfTile(tile), 1);
  for (const { tiles } of hand.melds) for (const tile of tiles) addTiles(counts, indexOfTile(tile), 1);
};

/** Four copies of a kind among all four hands; a fifth within one hand is that hand's own error. */
const checkCopies = (facts: Facts): readonly ScoreError[] => {
  const together = noTiles();
  for (const seat of WINDS) addSeat(together, facts, seat);
  if (together.every((count) => count <= COPIES)) return [];
  const bySeat = WINDS.map((seat) => {
    const counts = noTiles();
    addSeat(counts, facts, seat);
    return { seat, counts };
  });
  return [...together].flatMap((count, tile) => {
    const seats = bySeat.filter(({ counts }) => (counts[tile] ?? 0) > 0).map(({ seat }) => seat);
    return count > COPIES && seats.length > 1
      ? [scoreError('fifth-copy-in-deal', { tile: tileAt(tile), count, seats })]
      : [];
  });
};

/** Each flower, season and animal exists once. */
const checkBonus = ({ hands }: Facts): readonly ScoreError[] => {
  const held = WINDS.flatMap((seat) => [...new Set(hands[seat]?.bonus)]);
  if (held.length < 2) return [];
  return [...new Set(held)]
    .filter((tile) => held.indexOf(tile) !== held.lastIndexOf(tile))
    .map((tile) =>
      scoreError('duplicate-bonus-tile-in-deal', {
        tile,
        seats: WINDS.filter((seat) => hands[seat]?.bonus.includes(tile)),
      }),
    );
};

/** What the facts say of the winner's tiles against the tiles. */
const checkWinner = (bound: BoundRuleset, facts: Facts, hands: LegalHands): readonly ScoreError[] => {
  const { winner: seat, discarder, winningTile, circumstances, result } = facts;
  if (result !== 'win' || seat === undefined) return [];
  const entered = facts.hands[seat];
  if (entered === undefined) return [];
  const errors: ScoreError[] = [];
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
  return legal === undefined ? errors : [...errors, ...checkWinnersMelds(facts, seat, legal)];
};

const checkWinnersMelds = (facts: Facts, seat: Wind, hand: LegalHand): readonly ScoreError[] => {
  const has = (circumstance: Facts['circumstances'][number]): boolean => facts.circumstances.includes(circumstance);
  const errors: ScoreError[] = [];
  const kongs = hand.melds.filter(({ kind }) => kind === 'kong').length;
  if (has('kong-on-kong')) {
    if (kongs < 2) errors.push(scoreError('kong-on-kong-without-two-kongs', { seat, kongs }));
  } else if (has('kong-replacement') && kongs === 0) errors.push(scoreError('replacement-without-kong', { seat }));
  if (has('flower-replacement') && countBits(hand.bonus) === 0) {
    errors.push(scoreError('replacement-without-bonus-tile', { seat }));
  }
  const tile = facts.winningTile;
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
  return errors;
};

/** The tiles in the melds of all known hands: what the whole table sees. */
export const visibleTiles = (hands: LegalHands): Counts => {
  const visible = noTiles();
  for (const seat of WINDS) {
    const hand = hands[seat];
    if (hand === undefined) continue;
    for (let tile = 0; tile < visible.length; tile += 1) {
      addTiles(visible, tile, (hand.all[tile] ?? 0) - (hand.concealed[tile] ?? 0));
    }
  }
  return visible;
};
