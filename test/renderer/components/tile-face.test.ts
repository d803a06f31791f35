import { expect, test } from 'vitest';
import table from '../../../assets/translations/en/table.json';
import { tileFace, tilesOf } from '../../../renderer/components/tile/tile-face.ts';
import { BONUS_TILES, TILES } from '../../../shared/tiles/tile.ts';

test('every tile has a face of its own and a name', () => {
  const tiles = [...TILES, ...BONUS_TILES];
  const faces = tiles.map((tile) => tileFace(tile));
  expect(new Set(faces.map(({ sign, mark }) => sign + mark)).size).toBe(tiles.length);
  expect(faces.filter(({ word }) => !(word in table.tile))).toEqual([]);
});

test.each([
  ['[C555]', 'C5 C5 C5'],
  ['[RdRdRdRd+]', 'Rd Rd Rd Rd'],
  ['(EEEE)', 'E E E E'],
  ['B123 EE F1', 'B1 B2 B3 E E F1'],
  ['', ''],
])('%j', (notation, tiles) => expect(tilesOf(notation).join(' ')).toBe(tiles));
