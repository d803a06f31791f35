import type { Hand } from '../../../shared/hand/hand.ts';
import type { Circumstance, DealFacts } from '../../../shared/scoring/deal-facts.ts';
import type { ErrorCode } from '../../../shared/scoring/error-codes.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Tile, Wind } from '../../../shared/tiles/tile.ts';
import { handOf } from './deal-text.ts';

export type Facts = Partial<DealFacts<Wind>>;

/** North wins on C5 with the own flower, which every system takes; each case below changes one thing. */
export const REST = 'C345 D678 B678 D44';
const HAND = `[B222] ${REST} F4`;
export const byNorth = (text: string, more: Facts = {}): Facts => ({
  winner: 'N',
  winningTile: 'C5',
  ...more,
  hands: { ...more.hands, N: handOf(text) },
});
export const DRAWN = byNorth(HAND);
export const CLAIMED = byNorth(HAND, { discarder: 'E' });
const withMeld = (type: 'pung' | 'chow' | 'kong', state: string, tiles: readonly Tile[]): Facts => ({
  ...CLAIMED,
  hands: { N: { ...handOf(`${REST} F4`), melds: [{ type, state, tiles } as Hand['melds'][number]] } },
});

export type Case = readonly [code: ErrorCode, facts: Facts, says?: Readonly<Record<string, unknown>>];

/** What a person can enter under any rules, in the order of the issue: who, how the tile came, the tiles. */
export const CASES: readonly Case[] = [
  ['winner-missing', { winningTile: 'C5' }],
  ['winner-is-discarder', { ...CLAIMED, discarder: 'N' }, { seat: 'N' }],
  ['winner-without-win', { result: 'washout', winner: 'N' }, { seat: 'N' }],
  ['discarder-without-win', { result: 'washout', discarder: 'S' }, { seat: 'S' }],
  ['offender-missing', { result: 'false-win' }],
  ['offender-without-false-win', { ...CLAIMED, offender: 'S' }, { seat: 'S' }],
  // self-drawn with a discarder, claimed without one
  ['last-wall-tile-with-discard', { ...CLAIMED, circumstances: ['last-wall-tile'] }, { discarder: 'E' }],
  ['replacement-with-discard', { ...CLAIMED, circumstances: ['flower-replacement'] }, { discarder: 'E' }],
  ['last-discard-self-drawn', { ...DRAWN, circumstances: ['last-discard'] }],
  ['robbed-kong-self-drawn', { ...DRAWN, circumstances: ['robbed-kong'] }],
  // robbed kongs of tiles that the robbed player cannot have
  [
    'robbed-tile-held-twice',
    { ...CLAIMED, winningTile: 'D4', circumstances: ['robbed-kong'] },
    { tile: 'D4', held: 2 },
  ],
  [
    'robbed-tile-not-with-robbed',
    byNorth(HAND, { discarder: 'E', circumstances: ['robbed-kong'], hands: { E: handOf('[D222] B1234455 C1 EE') } }),
    { seat: 'E', held: 0 },
  ],
  [
    'robbed-tile-elsewhere',
    byNorth(HAND, { discarder: 'E', circumstances: ['robbed-kong'], hands: { S: handOf('C5') } }),
    { seat: 'S', tile: 'C5' },
  ],
  // first turns
  ['heavenly-not-dealer', { ...DRAWN, circumstances: ['heavenly'] }, { seat: 'N' }],
  ['heavenly-with-discard', { ...CLAIMED, circumstances: ['heavenly'] }, { discarder: 'E' }],
  ['heavenly-with-exposed-melds', { ...DRAWN, circumstances: ['heavenly'] }, { melds: 1 }],
  ['earthly-by-dealer', { winner: 'E', discarder: 'S', circumstances: ['earthly'] }, { seat: 'E' }],
  ['earthly-not-from-dealer', { ...CLAIMED, discarder: 'S', circumstances: ['earthly'] }, { discarder: 'S' }],
  ['earthly-with-melds', { ...CLAIMED, circumstances: ['earthly'] }, { melds: 1 }],
  [
    'circumstances-exclude-each-other',
    { ...DRAWN, circumstances: ['last-wall-tile', 'heavenly'] },
    { first: 'heavenly', second: 'last-wall-tile' },
  ],
  // supplements of nothing
  ['replacement-without-kong', { ...DRAWN, circumstances: ['kong-replacement'] }, { seat: 'N' }],
  [
    'replacement-without-bonus-tile',
    byNorth(`[B222] ${REST}`, { circumstances: ['flower-replacement'] }),
    { seat: 'N' },
  ],
  // sets
  ['meld-type-mismatch', withMeld('kong', 'claimed', ['B2', 'B2', 'B2']), { meld: 'kong', tilesMake: 'pung' }],
  ['meld-type-mismatch', withMeld('kong', 'promoted', ['B2', 'B2', 'B2']), { meld: 'kong', tilesMake: 'pung' }],
  ['meld-type-mismatch', withMeld('pung', 'exposed', ['B2', 'B2', 'B2', 'B2']), { meld: 'pung', tilesMake: 'kong' }],
  ['meld-state-mismatch', withMeld('pung', 'concealed', ['B2', 'B2', 'B2']), { state: 'concealed' }],
  ['meld-state-mismatch', withMeld('pung', 'promoted', ['B2', 'B2', 'B2']), { state: 'promoted' }],
  ['meld-state-mismatch', withMeld('chow', 'claimed', ['B2', 'B3', 'B4']), { state: 'claimed' }],
  ['meld-state-mismatch', withMeld('kong', 'exposed', ['B2', 'B2', 'B2', 'B2']), { state: 'exposed' }],
  ['not-a-set', withMeld('kong', 'claimed', ['B2', 'B2', 'B2', 'B3']), { meld: 'kong' }],
  ['not-a-set', withMeld('chow', 'exposed', ['B8', 'B9', 'B1']), { meld: 'chow' }],
  // tiles
  ['fifth-copy-in-hand', byNorth('[D444] C345 D678 B678 D44 F4'), { tile: 'D4', count: 5 }],
  ['fifth-copy-in-deal', { ...CLAIMED, hands: { ...CLAIMED.hands, S: handOf('B22') } }, { tile: 'B2', count: 5 }],
  [
    'fifth-copy-in-deal',
    { ...CLAIMED, hands: { ...CLAIMED.hands, E: handOf('C4'), S: handOf('C4'), W: handOf('C44') } },
    { tile: 'C4', count: 5, seats: ['E', 'S', 'W', 'N'] },
  ],
  ['duplicate-bonus-tile', byNorth(`[B222] ${REST} F4 F4`), { tile: 'F4' }],
  [
    'duplicate-bonus-tile-in-deal',
    { ...CLAIMED, hands: { ...CLAIMED.hands, S: handOf('F4') } },
    { tile: 'F4', seats: ['S', 'N'] },
  ],
  ['too-many-tiles', byNorth(`[B222] ${REST} E`), { tiles: 15 }],
  ['too-few-tiles', byNorth('[B222] C345 D678 B678 D4'), { tiles: 13 }],
  ['winning-tile-missing', { winner: 'N', hands: CLAIMED.hands! }],
  ['winning-tile-not-in-hand', { ...CLAIMED, winningTile: 'C9' }, { tile: 'C9' }],
  ['not-a-winning-hand', byNorth('[B222] C345 D679 B678 D44')],
  ['tiles-and-value', { ...CLAIMED, values: { N: { total: 1 } } }, { seat: 'N' }],
  ['value-negative', { ...CLAIMED, values: { S: { total: -1 } } }, { seat: 'S' }],
  ['count-invalid', { ...CLAIMED, tilesLeft: 2.5 }, { field: 'tilesLeft' }],
];

/** A system that does not know what was said answers that, whatever else is wrong with it. */
export const codeIn = (ruleset: Ruleset, [code, { circumstances = [] }]: Case): ErrorCode => {
  const unknown = circumstances.some((one: Circumstance) => !ruleset.circumstances.includes(one));
  return unknown ? 'circumstance-not-in-system' : code;
};
