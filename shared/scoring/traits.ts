import type { Reading } from '../hand/readings.ts';
import { countBits } from './evidence.ts';
import type { HandContext } from './hand-context.ts';
import { FLOWERS, SEASONS } from './predicates/bonus-tiles.ts';

/**
 * What is seen of a hand or a reading at a glance. A row names those without which it cannot be met (`needs`); its detector is not
 * asked where one is missing. Kongs are sets too.
 */
export const TRAITS = [
  // Of the hand.
  'circumstance',
  'self-drawn',
  'dealer-wins',
  'flower',
  'season',
  'all-flowers',
  'all-seasons',
  'one-suit',
  'no-suit',
  'no-simple',
  'green',
  'no-meld',
  // Of the reading.
  'irregular',
  'kong',
  'open-pung',
  'hidden-pung',
  'open-kong',
  'hidden-kong',
  'three-sets',
  'no-set',
  'no-chow',
  'set-of-simples',
  'set-of-terminals',
  'set-of-winds',
  'set-of-dragons',
  'pair-of-winds',
  'pair-of-dragons',
  /** The winning tile completed a pair. */
  'won-pair',
  /** No group but claimed kongs lies open. */
  'closed',
] as const;
export type Trait = (typeof TRAITS)[number];

const BITS: ReadonlyMap<Trait, number> = new Map(TRAITS.map((trait, at) => [trait, 1 << at]));

/** Traits as bits. */
export const maskOfTraits = (traits: readonly Trait[]): number =>
  traits.reduce((mask, trait) => mask | (BITS.get(trait) ?? 0), 0);
const bit = (trait: Trait): number => maskOfTraits([trait]);

const CIRCUMSTANCE = bit('circumstance');
const SELF_DRAWN = bit('self-drawn');
const DEALER_WINS = bit('dealer-wins');
const FLOWER = bit('flower');
const SEASON = bit('season');
const ALL_FLOWERS = bit('all-flowers');
const ALL_SEASONS = bit('all-seasons');
const ONE_SUIT = bit('one-suit');
const NO_SUIT = bit('no-suit');
const NO_SIMPLE = bit('no-simple');
const GREEN = bit('green');
const NO_MELD = bit('no-meld');

const traitsOfHand = ({ hand, tiles, circumstances, selfDrawn, dealerIsWinner }: HandContext): number => {
  let traits = 0;
  if (circumstances.length > 0) traits |= CIRCUMSTANCE;
  if (selfDrawn) traits |= SELF_DRAWN;
  if (dealerIsWinner) traits |= DEALER_WINS;
  if ((hand.bonus & FLOWERS) !== 0) traits |= FLOWER;
  if ((hand.bonus & SEASONS) !== 0) traits |= SEASON;
  if ((hand.bonus & FLOWERS) === FLOWERS) traits |= ALL_FLOWERS;
  if ((hand.bonus & SEASONS) === SEASONS) traits |= ALL_SEASONS;
  if (tiles.suits === 1) traits |= ONE_SUIT;
  if (tiles.suits === 0) traits |= NO_SUIT;
  if (!tiles.simples) traits |= NO_SIMPLE;
  if (tiles.green) traits |= GREEN;
  if (hand.melds.length === 0) traits |= NO_MELD;
  return traits;
};

const IRREGULAR = bit('irregular');
const KONG = bit('kong');
const OPEN_PUNG = bit('open-pung');
const HIDDEN_PUNG = bit('hidden-pung');
const OPEN_KONG = bit('open-kong');
const HIDDEN_KONG = bit('hidden-kong');
const THREE_SETS = bit('three-sets');
const NO_SET = bit('no-set');
const NO_CHOW = bit('no-chow');
const SET_OF_SIMPLES = bit('set-of-simples');
const SET_OF_TERMINALS = bit('set-of-terminals');
const SET_OF_WINDS = bit('set-of-winds');
const SET_OF_DRAGONS = bit('set-of-dragons');
const PAIR_OF_WINDS = bit('pair-of-winds');
const PAIR_OF_DRAGONS = bit('pair-of-dragons');
const WON_PAIR = bit('won-pair');
const CLOSED = bit('closed');

const traitsOfReading = (reading: Reading): number => {
  const { sets, kongs, pairs, winds, dragons, exposed, won } = reading;
  const pungs = sets & ~kongs;
  let traits = 0;
  if (reading.form !== 'regular') traits |= IRREGULAR;
  if (kongs !== 0) traits |= KONG;
  if ((pungs & exposed) !== 0) traits |= OPEN_PUNG;
  if ((pungs & ~exposed) !== 0) traits |= HIDDEN_PUNG;
  if ((kongs & exposed) !== 0) traits |= OPEN_KONG;
  if ((kongs & ~exposed) !== 0) traits |= HIDDEN_KONG;
  if (countBits(sets) >= 3) traits |= THREE_SETS;
  if (sets === 0) traits |= NO_SET;
  if (reading.chows === 0) traits |= NO_CHOW;
  if ((sets & reading.simples) !== 0) traits |= SET_OF_SIMPLES;
  if ((sets & reading.terminals) !== 0) traits |= SET_OF_TERMINALS;
  if ((sets & winds) !== 0) traits |= SET_OF_WINDS;
  if ((sets & dragons) !== 0) traits |= SET_OF_DRAGONS;
  if ((pairs & winds) !== 0) traits |= PAIR_OF_WINDS;
  if ((pairs & dragons) !== 0) traits |= PAIR_OF_DRAGONS;
  if (won >= 0 && (pairs & (1 << won)) !== 0) traits |= WON_PAIR;
  if ((exposed & ~reading.claimedKongs) === 0) traits |= CLOSED;
  return traits;
};

/** Every trait of a reading and of its hand, as bits. */
export const traitsOf = (reading: Reading, context: HandContext): number =>
  traitsOfHand(context) | traitsOfReading(reading);
