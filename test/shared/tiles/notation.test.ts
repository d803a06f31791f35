import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTiles, formatTiles, parseTile } from '../../../shared/tiles/notation.ts';
import { BONUS_TILES, TILES } from '../../../shared/tiles/tile.ts';

test.each([
  ['B123', ['B1', 'B2', 'B3'], []],
  ['b12C3', ['B1', 'B2', 'C3'], []],
  ['EE', ['E', 'E'], []],
  ['RdRdGd', ['Rd', 'Rd', 'Gd'], []],
  ['rdwdWD', ['Rd', 'Wd', 'Wd'], []],
  ['SS', ['S', 'S'], []],
  ['S1', [], ['S1']],
  ['S14F2', [], ['S1', 'S4', 'F2']],
  ['A1A4', [], ['A1', 'A4']],
  ['WD1', ['W', 'D1'], []],
  ['wd1', ['W', 'D1'], []],
  ['WdD1', ['Wd', 'D1'], []],
  ['ESWN', ['E', 'S', 'W', 'N'], []],
] as const)('%s is cut into its tiles', (text, tiles, bonus) => {
  expect(cutTiles(text)).toEqual({ tiles, bonus, unread: undefined });
});

test.each([
  ['B0', 'B0', 0],
  ['B12C', 'C', 3],
  ['F5', 'F5', 0],
  ['E1', '1', 1],
  ['R', 'R', 0],
  ['B1-2', '-2', 2],
])('%s stops at %s, %i', (text, rest, at) => {
  expect(cutTiles(text).unread).toEqual({ text: rest, at });
});

test('each tile is its own notation in either case', () => {
  for (const tile of TILES) expect([parseTile(tile), parseTile(tile.toLowerCase())]).toEqual([tile, tile]);
  expect([parseTile('F1'), parseTile('B10'), parseTile('')]).toEqual([undefined, undefined, undefined]);
});

test('tiles come back from their text in the order given', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TILES), { maxLength: 20 }), (tiles) => {
      expect(cutTiles(formatTiles(tiles)).tiles).toEqual(tiles);
    }),
  );
  expect(cutTiles(formatTiles(BONUS_TILES)).bonus).toEqual(BONUS_TILES);
});
