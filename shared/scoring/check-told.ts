import type { LegalHand } from '../hand/legal-hand.ts';
import { findWaitsBefore } from '../hand/waits.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import { indexOfTile, tileAt } from '../tiles/tile-index.ts';
import type { LegalHands } from './check-hands.ts';
import type { DealFacts } from './deal-facts.ts';
import { scoreError } from './error-codes.ts';
import { countBits } from './evidence.ts';
import type { ScoreError } from './score-sheet.ts';

type Facts = DealFacts<Wind>;
type Told = { readonly facts: Facts; readonly hands: LegalHands };

/** What people said of tiles that nobody laid down, against the hands that were: replaced tiles, discards and the hand of a robbed player. */
export const checkTold = ({ facts, hands }: Told): readonly ScoreError[] => {
  const { result, winner, winningTile, circumstances } = facts;
  if (result !== 'win' || winner === undefined) return [];
  const chain = checkChain(facts, winner, hands[winner]);
  if (winningTile === undefined || circumstances.length === 0) return chain;
  const tile = indexOfTile(winningTile);
  return [
    ...chain,
    ...(circumstances.includes('robbed-kong') ? checkRobbedTile(facts, hands, tile) : []),
    ...(circumstances.includes('other-waits-dead') ? checkDeadWaits(hands, winner, tile) : []),
  ];
};

/** Each tile of a chain replaced a kong or a bonus tile, all of which lie with the winner. Of a discard no chain is told at all. */
const checkChain = (
  { discarder, replacements = 0 }: Facts,
  seat: Wind,
  hand: LegalHand | undefined,
): readonly ScoreError[] => {
  if (hand === undefined || discarder !== undefined || replacements === 0) return [];
  const most = hand.melds.filter(({ kind }) => kind === 'kong').length + countBits(hand.bonus);
  return replacements > most ? [scoreError('replacements-without-tiles', { seat, replacements, most })] : [];
};

/** The robbed player has three copies and the winner the fourth, so that no other hand shows one. */
const checkRobbedTile = ({ winner, discarder }: Facts, hands: LegalHands, tile: number): readonly ScoreError[] =>
  WINDS.filter((seat) => seat !== winner && seat !== discarder && (hands[seat]?.all[tile] ?? 0) > 0).map((seat) =>
    scoreError('robbed-tile-elsewhere', { seat, tile: tileAt(tile) }),
  );

/**
 * "Played" are tiles among discards and melds alone (001 5.2.2): a copy in another hand was not. A wait of which the
 * winner holds all four is the document's own example of a hand that is no one-chance hand, so it counts nothing and is no error.
 */
const checkDeadWaits = (hands: LegalHands, winner: Wind, winningTile: number): readonly ScoreError[] => {
  const own = hands[winner]?.concealedCodes;
  if (own === undefined) return [];
  return findWaitsBefore(own, winningTile)
    .filter((wait) => wait !== winningTile)
    .flatMap((wait) =>
      othersWith(hands, winner, wait).map((seat) => scoreError('other-waits-not-dead', { seat, tile: tileAt(wait) })),
    );
};

const othersWith = (hands: LegalHands, winner: Wind, tile: number): readonly Wind[] =>
  WINDS.filter((seat) => seat !== winner && (hands[seat]?.concealed[tile] ?? 0) > 0);

/** How many of a kind the others hold concealed, as far as their hands were laid down: none of them was played. */
export const unplayedOf = (hands: LegalHands, seats: readonly Wind[], winner: Wind, tile: number): number => {
  let unplayed = 0;
  for (const seat of seats) if (seat !== winner) unplayed += hands[seat]?.concealed[tile] ?? 0;
  return unplayed;
};
