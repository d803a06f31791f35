import type { Hand, Meld, MeldState } from '../../shared/hand/hand.ts';
import type { DealContext, DealFacts } from '../../shared/scoring/deal-facts.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import { scoreDeal } from '../../shared/scoring/score-deal.ts';
import { type RandomSource, randomSource } from '../../shared/session/seating/random-source.ts';
import { COPIES, RANKS, SUITS, TILES, type Tile, WINDS, type Wind } from '../../shared/tiles/tile.ts';

export type Deal = { readonly facts: DealFacts<Wind>; readonly context: DealContext };

/** What the deals are drawn from: printed with the figures, so that they can be had again. */
export const MIX =
  'sets 9 chows : 8 pungs : 3 kongs, 2 in 5 pungs and chows exposed, kongs of all three kinds, 0 to 3 bonus tiles, ' +
  'any seat and prevailing wind, half self-drawn, 1 in 8 with a circumstance; 6 in 10 of all tiles, 1 each of one suit, ' +
  'one suit and honours, terminals and honours, ranks 1 to 5 of two suits';

const matching = (pattern: RegExp): readonly Tile[] => TILES.filter((tile) => pattern.test(tile));
/** Tiles to draw from; the narrow ones make hands of several divisions and the rare patterns. */
const THEMES: readonly (readonly Tile[])[] = [
  ...Array.from({ length: 6 }, () => TILES),
  matching(/^B/),
  matching(/^D\d|^[ESWN]$|d$/),
  matching(/[19]$|^[ESWN]$|d$/),
  matching(/^[BC][1-5]$/),
];
const KONG_STATES: readonly MeldState[] = ['concealed', 'claimed', 'promoted'];

/** A full set of tiles that hands are taken from. */
type Wall = Map<Tile, number>;
const fullWall = (): Wall => new Map(TILES.map((tile) => [tile, COPIES]));
const take = (wall: Wall, tiles: readonly Tile[]): boolean => {
  const left = new Map(wall);
  for (const tile of tiles) left.set(tile, (left.get(tile) ?? 0) - 1);
  if ([...left.values()].some((count) => count < 0)) return false;
  for (const [tile, count] of left) wall.set(tile, count);
  return true;
};

const oneOf = <T>(random: RandomSource, items: readonly T[]): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to draw from');
  return item;
};

/** A set out of the wall, tried until one fits. */
const drawSet = (random: RandomSource, wall: Wall, theme: readonly Tile[]): Meld => {
  for (;;) {
    const kind = random.below(20);
    const tiles = kind < 9 ? drawChow(random) : Array<Tile>(kind < 17 ? 3 : 4).fill(oneOf(random, theme));
    if (!tiles.every((tile) => theme.includes(tile)) || !take(wall, tiles)) continue;
    if (kind >= 17) return { type: 'kong', tiles, state: oneOf(random, KONG_STATES) };
    return { type: kind < 9 ? 'chow' : 'pung', tiles, state: random.below(5) < 2 ? 'exposed' : 'concealed' };
  }
};

const drawChow = (random: RandomSource): readonly Tile[] => {
  const [suit, first] = [oneOf(random, SUITS), random.below(RANKS.length - 2)];
  return RANKS.slice(first, first + 3).map((rank): Tile => `${suit}${rank}`);
};

const bonusOf = (random: RandomSource, { bonusTiles }: Ruleset): Hand['bonus'] =>
  random.shuffle(bonusTiles).slice(0, random.below(4));

const drawWinner = (random: RandomSource, wall: Wall, ruleset: Ruleset): Hand => {
  const theme = oneOf(random, THEMES);
  const sets = Array.from({ length: 4 }, () => drawSet(random, wall, theme));
  let pair = oneOf(random, theme);
  while (!take(wall, [pair, pair])) pair = oneOf(random, theme);
  const isMeld = ({ type, state }: Meld): boolean => type === 'kong' || state === 'exposed';
  const loose = sets.filter((set) => !isMeld(set)).flatMap(({ tiles }) => tiles);
  return {
    melds: sets.filter(isMeld),
    concealed: random.shuffle([...loose, pair, pair]),
    bonus: bonusOf(random, ruleset),
  };
};

/** Up to two melds and the rest of thirteen tiles as they come, like most hands that did not win. */
const drawLoser = (random: RandomSource, wall: Wall): Hand => {
  const melds = Array.from({ length: random.below(3) }, () => drawSet(random, wall, TILES)).map(
    (set): Meld => (set.type === 'kong' ? set : { ...set, state: 'exposed' }),
  );
  const concealed: Tile[] = [];
  while (concealed.length < 13 - melds.length * 3) {
    const tile = oneOf(random, TILES);
    if (take(wall, [tile])) concealed.push(tile);
  }
  return { melds, concealed, bonus: [] };
};

const drawDeal = (random: RandomSource, ruleset: Ruleset, withLosers: boolean): Deal => {
  const wall = fullWall();
  const [winner, discarder] = random.shuffle(WINDS);
  if (winner === undefined || discarder === undefined) throw new Error('four seats');
  const hand = drawWinner(random, wall, ruleset);
  const losers = withLosers
    ? WINDS.filter((wind) => wind !== winner).map((wind) => [wind, drawLoser(random, wall)])
    : [];
  const facts = {
    result: 'win',
    winner,
    winningTile: oneOf(random, hand.concealed),
    circumstances: random.below(8) === 0 ? [oneOf(random, ruleset.circumstances)] : [],
    hands: { [winner]: hand, ...Object.fromEntries(losers) },
    values: {},
    instant: [],
  } as const;
  const context = { prevailingWind: oneOf(random, WINDS), dealerWins: random.below(3), dealerStays: random.below(3) };
  return { facts: random.below(2) === 0 ? facts : { ...facts, discarder }, context };
};

/** So many different deals that a rule system accepts under its defaults, with the winner's hand alone or with all four. */
export const randomDeals = (
  ruleset: Ruleset,
  { count, seed, withLosers }: { readonly count: number; readonly seed: number; readonly withLosers: boolean },
): readonly Deal[] => {
  const random = randomSource(seed, 0);
  const deals = new Map<string, Deal>();
  while (deals.size < count) {
    const deal: Deal = JSON.parse(JSON.stringify(drawDeal(random, ruleset, withLosers)));
    const scored = scoreDeal({ ruleset, options: ruleset.defaultOptions, ...deal, explain: false });
    if (scored.ok) deals.set(JSON.stringify(deal), deal);
  }
  // As a file of deals is read, not as they were put together here.
  return JSON.parse(`[${[...deals.keys()].join(',')}]`);
};
