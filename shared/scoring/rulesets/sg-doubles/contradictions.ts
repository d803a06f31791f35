import type { Tile, Wind } from '../../../tiles/tile.ts';
import { indexOfTile } from '../../../tiles/tile-index.ts';
import type { DealContext, DealFacts } from '../../deal-facts.ts';
import { scoreError } from '../../error-codes.ts';
import type { Judged, Judgement } from '../../ruleset.ts';
import type { ScoreError } from '../../score-sheet.ts';
import type { DoublesOptions as O } from './options.ts';

type Facts = DealFacts<Wind>;

/** What only this system rules out of a win. */
export const doublesContradictions = (facts: Facts, options: O): readonly ScoreError[] =>
  facts.result === 'win' && facts.winner !== undefined
    ? [
        ...checkEarthly(facts),
        ...checkHuman(facts, facts.winner),
        ...checkRobbed(facts, facts.winner),
        ...checkReplacements(facts, facts.winner, options),
      ]
    : [];

/** "When a player wins on the first discard dealer makes." */
const checkEarthly = ({ winner, discarder, circumstances }: Facts): readonly ScoreError[] =>
  !circumstances.includes('earthly') || winner === 'E' || discarder === 'E'
    ? []
    : [scoreError('earthly-not-from-dealer', discarder === undefined ? {} : { discarder })];

/** "Someone other than the dealer Hu within the first round of discards", which a pong before him would have ended. */
const checkHuman = ({ circumstances, hands }: Facts, seat: Wind): readonly ScoreError[] => {
  if (!circumstances.includes('human')) return [];
  const melds = hands[seat]?.melds.filter(({ state }) => state !== 'concealed').length ?? 0;
  return [
    ...(seat === 'E' ? [scoreError('human-by-dealer', { seat })] : []),
    ...(melds > 0 ? [scoreError('human-with-exposed-melds', { seat, melds })] : []),
  ];
};

const ORPHANS = /^([BCD][19]|[ESWN]|[RGW]d)$/;

/** "It is not possible to rob an Um Kong. The only gaming hand that can … is the 13 Unique Wonders." */
const checkRobbed = ({ circumstances, hands, discarder, winningTile }: Facts, seat: Wind): readonly ScoreError[] => {
  const hand = hands[seat];
  if (!circumstances.includes('robbed-kong') || discarder === undefined || winningTile === undefined) return [];
  const isWinning = (tile: Tile): boolean => tile === winningTile;
  const concealed = hands[discarder]?.concealed.filter(isWinning).length ?? 0;
  const wonders = hand?.melds.length === 0 && hand.concealed.every((tile) => ORPHANS.test(tile));
  return concealed < 3 || hand === undefined || wonders
    ? []
    : [scoreError('concealed-kong-robbed', { seat, discarder, tile: winningTile })];
};

const MOST_REPLACEMENTS = 2;

/** "Zha Hu instead of Hu if a player wins after replenishing 3 consecutive flowers/animals/Kongs." */
const checkReplacements = (
  { discarder, replacements = 0 }: Facts,
  seat: Wind,
  { flowerUpChain }: O,
): readonly ScoreError[] =>
  flowerUpChain === 'false-win-after-three' && discarder === undefined && replacements > MOST_REPLACEMENTS
    ? [scoreError('too-many-replacements', { seat, replacements, most: MOST_REPLACEMENTS })]
    : [];

/** A Lincoln hand has "only Winds that do not give the player a double if Pong-ed"; the shape cannot see the seat. */
export const judgeLincoln = (
  { seat, hand, readings }: Judged,
  _: O,
  { prevailingWind }: Pick<DealContext, 'prevailingWind'>,
): Judgement => {
  const scores = [seat, prevailingWind].some((wind) => (hand.all[indexOfTile(wind)] ?? 0) > 0);
  const kept = scores ? readings.filter(({ form }) => form !== 'lincoln-hand') : readings;
  const errors = kept.length === 0 ? [scoreError('not-a-winning-hand', { seat })] : [];
  return { readings: kept, errors, warnings: [] };
};
