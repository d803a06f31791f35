import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf } from '../../../shared/hand/blocks.ts';
import { divide } from '../../../shared/hand/divide.ts';
import { type Group, tilesOfGroup } from '../../../shared/hand/group.ts';
import { checkHand } from '../../../shared/hand/legal-hand.ts';
import { readPartialHand, readWinningHand } from '../../../shared/hand/readings.ts';
import { findWaits } from '../../../shared/hand/waits.ts';
import { countTiles } from '../../../shared/tiles/counts.ts';
import { cutTiles } from '../../../shared/tiles/notation.ts';
import { TILES, type Tile } from '../../../shared/tiles/tile.ts';
import { indexOfTile, tileAt } from '../../../shared/tiles/tile-index.ts';
import { winningHand } from '../../arbitraries/tiles.ts';
import { handOf } from '../scoring/deal-text.ts';

const countsOf = (text: string) => countTiles(cutTiles(text.replaceAll(' ', '')).tiles);
const textOf = (groups: readonly Group[]) =>
  groups
    .map(({ text }) => text)
    .sort()
    .join(' ');
const legal = (text: string) => {
  const checked = checkHand(handOf(text), { size: { tiles: 14, exact: false }, bonusTiles: [] });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};

test.each([
  ['B11', ['B11']],
  ['B123 EE', ['B123 EE']],
  ['B2223 4', ['B22 B234']],
  ['B111222333 EE', ['B111 B222 B333 EE', 'B123 B123 B123 EE']],
  ['B22334455667788', ['B22 B345 B345 B678 B678', 'B234 B234 B55 B678 B678', 'B234 B234 B567 B567 B88']],
  ['B12', []],
  ['B1122', []],
  ['B89 C1 EE', []],
  ['ESW NN', []],
])('%s divides in %j', (text, divisions) => {
  expect(
    divide(codesOf(countsOf(text)))
      .map(textOf)
      .sort(),
  ).toEqual(divisions);
});

describe('readings of a winning hand', () => {
  test('one for each division and each group that the last tile may have completed', () => {
    const readings = readWinningHand(legal('[B999] [D567] [C333] B22234'), { tile: indexOfTile('B2'), claimed: true });
    expect(readings.map(({ groups, won }) => [groups[won]?.text, groups[won]?.state])).toEqual([
      ['B22', 'exposed'],
      ['B234', 'exposed'],
    ]);
  });

  test('equal groups count as one choice', () => {
    const readings = readWinningHand(legal('[B999] [D567] C334455 B22'), { tile: indexOfTile('C4'), claimed: false });
    expect(readings).toHaveLength(1);
    expect(readings[0]?.exposed).toBe(0b11);
  });

  test('none when no group holds the last tile', () => {
    expect(readWinningHand(legal('[B999] [D567] [C333] B22234'), { tile: indexOfTile('B9'), claimed: false })).toEqual(
      [],
    );
  });

  test('each reading uses exactly the tiles given', () => {
    fc.assert(
      fc.property(winningHand([]), fc.boolean(), ({ hand, winningTile }, claimed) => {
        const checked = checkHand(hand, { size: { tiles: 14, exact: true }, bonusTiles: [] });
        if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
        const readings = readWinningHand(checked.value, { tile: indexOfTile(winningTile), claimed });
        expect(readings.length).toBeGreaterThan(0);
        for (const { groups, won } of readings) {
          const tiles = groups.flatMap(tilesOfGroup).map(tileAt);
          expect(countTiles(tiles)).toEqual(checked.value.all);
          expect(tilesOfGroup(groups[won]!)).toContain(indexOfTile(winningTile));
          expect(won).toBeGreaterThanOrEqual(hand.melds.length);
        }
        const names = readings.map(({ groups, won }) => `${textOf(groups)} ${groups[won]?.text}`);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

test.each([
  ['[EEE] B222 C11', false, ['B222 C11 EEE']],
  ['B2222 C5', false, ['B222']],
  ['WW RdRd B1', false, ['RdRd WW']],
  ['WW RdRd B1', true, ['RdRd', 'WW']],
  ['WW B1', true, ['WW']],
  ['B123', false, ['']],
])('a hand that did not win: %s, one pair %s', (text, onePair, readings) => {
  expect(
    readPartialHand(legal(text), { onePair })
      .map(({ groups }) => textOf(groups))
      .sort(),
  ).toEqual(readings);
});

describe('waits', () => {
  test.each([
    ['B1345', ['B1']],
    ['B2345', ['B2', 'B5']],
    ['B2345555', ['B2', 'B5']],
    ['C13 D44', ['C2']],
    ['C12 D44', ['C3']],
    ['RdRd D44', ['D4', 'Rd']],
    ['B1112345678999', TILES.slice(0, 9)],
    ['B13 C44 D5', []],
    ['E', ['E']],
  ])('%s waits for %j', (text, waits) => {
    expect(findWaits(codesOf(countsOf(text))).map(tileAt)).toEqual(waits);
  });

  test('agree with trying every tile', () => {
    fc.assert(
      fc.property(winningHand([]), ({ hand, winningTile }) => {
        const without = [...hand.concealed];
        without.splice(without.indexOf(winningTile), 1);
        const tried = TILES.filter((tile: Tile) => divide(codesOf(countTiles([...without, tile]))).length > 0);
        expect(findWaits(codesOf(countTiles(without))).map(tileAt)).toEqual(tried);
        expect(tried).toContain(winningTile);
      }),
    );
  });
});
