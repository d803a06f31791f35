import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import table from '../../../assets/translations/en/table.json';
import { tileName, tilesOf } from '../../../renderer/components/tile/tile-face.ts';
import { tilePicture } from '../../../renderer/components/tile/tile-picture.ts';
import { BONUS_TILES, TILES } from '../../../shared/tiles/tile.ts';

const tiles = [...TILES, ...BONUS_TILES];

test('every tile has a name of its own', () => {
  const names = tiles.map((tile) => tileName(tile));
  expect(new Set(names.map(({ word, rank }) => word + rank)).size).toBe(tiles.length);
  expect(names.filter(({ word }) => !(word in table.tile))).toEqual([]);
});

test('every tile has a picture, and every picture is of a tile', () => {
  const addresses = [...tiles, 'back' as const].map((tile) => tilePicture(tile));
  expect(new Set(addresses).size).toBe(tiles.length + 1);
  const files = readdirSync('assets/tiles').filter((name) => name.endsWith('.svg'));
  expect(files.toSorted()).toEqual([...tiles, 'back'].map((tile) => `${tile}.svg`).toSorted());
});

test.each([
  ['[C555]', 'C5 C5 C5'],
  ['[RdRdRdRd+]', 'Rd Rd Rd Rd'],
  ['(EEEE)', 'E E E E'],
  ['B123 EE F1', 'B1 B2 B3 E E F1'],
  ['', ''],
])('%j', (notation, tiles) => expect(tilesOf(notation).join(' ')).toBe(tiles));
