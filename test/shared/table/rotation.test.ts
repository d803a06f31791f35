import { describe, expect, test } from 'vitest';
import type { Ending } from '../../../shared/records/records.ts';
import { type DealEnd, endingReached, FIRST_DEAL, type Rotation, rotate } from '../../../shared/table/rotation.ts';

const passes: DealEnd = { kind: 'scored', dealer: 'passes', result: 'win', winner: 'b' };
const dealerWin = (winner: 'a' | 'b' | 'c' | 'd'): DealEnd => ({
  kind: 'scored',
  dealer: 'stays',
  result: 'win',
  winner,
});
const washout: DealEnd = { kind: 'scored', dealer: 'stays', result: 'washout', winner: undefined };
const falseWin: DealEnd = { kind: 'scored', dealer: 'stays', result: 'false-win', winner: undefined };
const broken: DealEnd = { kind: 'void' };

const standing = (...ends: readonly DealEnd[]): Rotation => ends.reduce(rotate, FIRST_DEAL);

describe('rotation', () => {
  test.each<[string, readonly DealEnd[], Partial<Rotation>]>([
    ['the first deal', [], { number: 1, dealer: 'a', prevailingWind: 'E', extra: 0, dealerWins: 0 }],
    ['dealer loses', [passes], { number: 2, dealer: 'b', prevailingWind: 'E', extra: 0 }],
    ['dealer wins', [dealerWin('a')], { number: 2, dealer: 'a', extra: 1, dealerWins: 1, dealerStays: 1 }],
    ['dealer wins twice', [dealerWin('a'), dealerWin('a')], { number: 3, extra: 2, dealerWins: 2, dealerStays: 2 }],
    ['washout', [washout], { dealer: 'a', extra: 1, dealerWins: 0, dealerStays: 1 }],
    ['a washout starts the wins again', [dealerWin('a'), washout], { dealerWins: 0, dealerStays: 2 }],
    ['a win after it is the first', [dealerWin('a'), washout, dealerWin('a')], { dealerWins: 1, dealerStays: 3 }],
    ['a false win starts the wins again', [dealerWin('a'), falseWin], { dealerWins: 0, dealerStays: 2 }],
    [
      'somebody else wins and the rules keep the dealer',
      [dealerWin('c')],
      { dealer: 'a', dealerWins: 0, dealerStays: 1 },
    ],
    ['a broken deal keeps the dealer', [broken], { number: 2, dealer: 'a', extra: 1, dealerWins: 0, dealerStays: 1 }],
    [
      'the next dealer starts from nought',
      [dealerWin('a'), passes],
      { dealer: 'b', extra: 0, dealerWins: 0, dealerStays: 0 },
    ],
    ['three passed', [passes, passes, passes], { dealer: 'd', prevailingWind: 'E' }],
    ['once round', Array(4).fill(passes), { number: 5, dealer: 'a', prevailingWind: 'S' }],
    ['twice round', Array(8).fill(passes), { dealer: 'a', prevailingWind: 'W' }],
    ['thrice round and one', Array(13).fill(passes), { dealer: 'b', prevailingWind: 'N' }],
    ['all four winds over', Array(16).fill(passes), { number: 17, dealer: 'a', prevailingWind: 'E' }],
  ])('%s', (_, ends, expected) => {
    expect(standing(...ends)).toMatchObject(expected);
  });

  test.each<[Ending, readonly DealEnd[], boolean]>([
    [{ kind: 'deals', count: 2 }, [passes], false],
    [{ kind: 'deals', count: 2 }, [washout, dealerWin('a')], true],
    [{ kind: 'deals', count: 2 }, [washout, washout, passes], true],
    [{ kind: 'winds', count: 1 }, [passes, passes, passes, washout], false],
    [{ kind: 'winds', count: 1 }, Array(4).fill(passes), true],
    [{ kind: 'winds', count: 2 }, Array(7).fill(passes), false],
    [{ kind: 'winds', count: 4 }, Array(15).fill(passes), false],
    [{ kind: 'winds', count: 4 }, Array(16).fill(passes), true],
    [{ kind: 'winds', count: 4 }, Array(17).fill(passes), true],
    [{ kind: 'open' }, Array(40).fill(passes), false],
  ])('%j after %j: over %s', (ending, ends, over) => {
    expect(endingReached(ending, standing(...ends))).toBe(over);
  });
});
