import { expect, test } from 'vitest';
import { checkHand } from '../../../shared/hand/legal-hand.ts';
import { indexOfTile } from '../../../shared/tiles/tile-index.ts';
import { handOf } from '../scoring/deal-text.ts';

const BONUS = ['F1', 'F2', 'S1'] as const;
const check = (text: string, tiles: 13 | 14, exact: boolean) =>
  checkHand(handOf(text), { size: { tiles, exact }, bonusTiles: BONUS });

test('a legal hand counts its melds with all four tiles of a kong', () => {
  const checked = check('[C5555+] [B432] EE F1 S1', 14, false);
  if (!checked.ok) throw new Error('refused');
  const { melds, all, concealed, bonus } = checked.value;
  expect(melds).toMatchObject([
    { kind: 'kong', tile: indexOfTile('C5'), state: 'promoted' },
    { kind: 'chow', tile: indexOfTile('B2'), state: 'exposed' },
  ]);
  expect([
    all[indexOfTile('C5')],
    all[indexOfTile('B3')],
    concealed[indexOfTile('B3')],
    concealed[indexOfTile('E')],
  ]).toEqual([4, 1, 0, 2]);
  expect(bonus).toBe(0b1_0001);
});

test.each([
  ['[EEEE] [SSSS] [WWWW] [NNNN] B55', 14, true, []],
  ['[EEEE] [SSSS] [WWWW] [NNNN] B5', 14, true, ['too-few-tiles']],
  ['[EEEE] [SSSS] [WWWW] [NNNN] B5', 13, false, []],
  ['B1', 13, false, []],
  ['', 13, false, []],
  ['[EEEE] [SSSS] [WWWW] [NNNN] B55', 13, false, ['too-many-tiles']],
  ['B123456789 C12345', 14, true, []],
  ['B123456789 C123456', 14, true, ['too-many-tiles']],
  [
    'EEEEE A1 F1 F1 (SSS)',
    13,
    false,
    ['meld-state-mismatch', 'fifth-copy-in-hand', 'bonus-tile-not-in-system', 'duplicate-bonus-tile'],
  ],
] as const)('%s of %i (exactly: %s): %j', (text, tiles, exact, codes) => {
  const checked = check(text, tiles, exact);
  expect(checked.ok ? [] : checked.errors.map(({ code }) => code)).toEqual(codes);
});
