import { expect, test } from 'vitest';
import { countedOf, sheetOf, tryHand } from '../deal-text.ts';

test('a pair that is own and prevailing wind collects both lines (filling 3)', () => {
  const sheet = sheetOf('[B333] [D666] [C789] B567 EE', 'E in E: B6 from S');
  expect(countedOf(sheet, 'pair-of-own-wind') + countedOf(sheet, 'pair-of-prevailing-wind')).toBe(4);
});

test('one chance, out on a pair and on a major pair stack on one tile (5.3)', () => {
  const sheet = sheetOf('B222 D111 EE [C555] [RdRdRdRd+]', 'N in S: E from E');
  expect(['one-chance', 'out-on-pair', 'out-on-major-pair'].map((id) => countedOf(sheet, id))).toEqual([2, 2, 2]);
});

/** CL-S6: 44 becomes 40, 45 would become 50; points are shown unrounded. Winning points make the odd five. */
test.each([
  [44, 40, 34],
  [45, 50, 35],
  [46, 50, 36],
  [40, 40, 30],
] as const)('%i points count as %i when rounded to the nearest ten (5.3 note)', (points, rounded, winningPoints) => {
  // A melded pung of simples (2), a concealed pung of terminals (8): 10 points beside the winning ones.
  const how = 'N in S: C5 from E';
  const sheet = sheetOf('[B222] D999 C345 B678 D44', how, { rounding: 'nearest-ten', winningPoints });
  expect([sheet.points, sheet.total]).toEqual([points, rounded]);
  expect(sheet.steps.map(({ kind }) => kind)).toEqual(['sum', 'round']);
  expect(sheetOf('[B222] D999 C345 B678 D44', how, { winningPoints }).total).toBe(points);
});

test('rounding comes before the doubles', () => {
  const sheet = sheetOf('[B222] RdRdRd C345 B678 D44', 'N in S: C5 from E', {
    rounding: 'nearest-ten',
    winningPoints: 34,
  });
  expect([sheet.points, sheet.doubles, sheet.total]).toEqual([44, 1, 80]);
});

test('one chance is asked about also where the ordinary count beats a limit hand (5.4 note)', () => {
  const options = { limitCutsTotals: false, oneSuitOnlyDoubles: 5 };
  const sheet = sheetOf('B66 B234 B234 B234 B234 F2', 'E in E: B6 from S', options);
  expect([sheet.limitHand, sheet.questions]).toEqual([null, ['other-waits-dead']]);
  const told = sheetOf('B66 B234 B234 B234 B234 F2', 'E in E: B6 from S, other-waits-dead', options);
  expect(told.total).toBeGreaterThan(sheet.total);
});

test('thirteen orphans are no hand where they are not played (5.2.5)', () => {
  const orphans = ['B19 C19 D19 E S W N Rd Gd Wd Wd', 'N in S: Wd drawn'] as const;
  expect(sheetOf(...orphans).limitHand).toBe('thirteen-orphans');
  expect(tryHand(...orphans, { thirteenOrphans: false })).toEqual([{ code: 'not-a-winning-hand', seat: 'N' }]);
});
