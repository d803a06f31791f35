import { describe, expect, test } from 'vitest';
import { handOf } from '../deal-text.ts';
import { errorsOf, type Facts, netOf, score } from './deals.ts';

describe('irregular hands', () => {
  const HONOURS: Facts = {
    winner: 'N',
    winningTile: 'Wd',
    discarder: 'E',
    hands: { N: handOf('[RdRdRd] [GdGdGd] WdWdWd B37 C29 D5') },
  };
  test('honours win at once in the club, and in paying up only by option', () => {
    expect(score('sg-club', HONOURS).sheets.N?.reading.at(-1)).toEqual({
      kind: 'loose',
      tiles: 'B37C29D5',
      exposed: false,
      won: false,
    });
    expect(errorsOf('sg-payup', HONOURS)).toMatchObject([{ code: 'not-a-winning-hand', seat: 'N' }]);
    expect(score('sg-payup', HONOURS, { instantHonours: true }).sheets.N?.total).toBe(5);
    expect(errorsOf('sg-club', HONOURS, { instantHonours: false })).toMatchObject([{ code: 'not-a-winning-hand' }]);
    expect(errorsOf('sg-club', HONOURS, { bigThreeDragons: false })).toMatchObject([{ code: 'not-a-winning-hand' }]);
  });

  test('hands that are switched off are none', () => {
    const orphans: Facts = { winner: 'N', winningTile: 'B1', hands: { N: handOf('B119 C19 D19 E S W N Rd Gd Wd') } };
    expect(errorsOf('sg-club', orphans)).toEqual([]);
    expect(errorsOf('sg-club', orphans, { thirteenOrphans: false })).toMatchObject([{ code: 'not-a-winning-hand' }]);
    const pairs: Facts = { winner: 'N', winningTile: 'E', hands: { N: handOf('B1122 C4455 D7799 EE') } };
    expect(errorsOf('sg-club', pairs)).toMatchObject([{ code: 'not-a-winning-hand' }]);
    expect(score('sg-club', pairs, { sevenPairs: 'four-tai' }).sheets.N).toMatchObject({ tai: 5, total: 5 });
  });

  test('eight flowers win with thirteen tiles and no last one', () => {
    const flowers: Facts = { winner: 'N', liable: 'S', hands: { N: handOf('B37 C29 D5 [EEE] [B123] SS F1234 S1234') } };
    const deal = score('sg-club', flowers, { allEightFlowers: true });
    expect(deal.sheets.N).toMatchObject({ total: 5, limitHand: 'all-eight-flowers' });
    expect(netOf(deal)).toEqual([0, -96, 0, 96]);
    expect(errorsOf('sg-club', flowers).map(({ code }) => code)).toEqual(['too-few-tiles', 'winning-tile-missing']);
  });

  test('a hand of its own loses its irregular reading to a better one', () => {
    const big: Facts = { winner: 'N', winningTile: 'Wd', hands: { N: handOf('[RdRdRd] [GdGdGd] WdWdWd B234 C99') } };
    const sheet = score('sg-club', big).sheets.N;
    expect(sheet).toMatchObject({ limitHand: 'big-three-dragons', total: 5, readings: 2 });
    expect(sheet?.reading.some(({ kind }) => kind === 'loose')).toBe(false);
  });
});
