import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../../renderer/components/deal-entry/draft.ts';
import { makeFold } from '../../../renderer/screens/sheet/fold-sheet.ts';
import { comparePaper, type PaperReading } from '../../../renderer/screens/sheet/paper-totals.ts';
import { classical } from '../../../shared/scoring/rulesets/classical/classical.ts';
import { type ByChair, CHAIRS } from '../../../shared/table/chair.ts';
import { uuid } from '../../builders/records.ts';

const rules = { ruleset: classical, options: classical.defaultOptions };

type Cells = readonly [a: string, b: string, c: string, d: string];
const NO_TOTALS: ByChair<string> = { a: '', b: '', c: '', d: '' };

const compared = (cells: readonly Cells[], totals: Cells | undefined): PaperReading => {
  const rows = cells.map(([a, b, c, d], at) => ({ id: uuid(at), draft: { ...EMPTY_DRAFT, texts: { a, b, c, d } } }));
  const ending = { kind: 'open' } as const;
  const folded = makeFold()({ rules, ending, players: 4, stored: [], rows });
  const [a, b, c, d] = totals ?? ['', '', '', ''];
  const texts = totals === undefined ? NO_TOTALS : { a, b, c, d };
  return comparePaper({ rules, ending, players: 4, stored: [], rows, folded, texts, chairs: CHAIRS });
};

/**
 * Deal 1, East wins 40: each of the others pays 2 x 40, and what they settle is 0 (all 10).   +240  -80  -80  -80
 * Deal 2, East (a) again; b wins 20: a pays 40, c and d pay 20. a-c: 8 against 4, doubled: 8;
 * a-d: 8 against 6, doubled: 4; d-c: 6 against 4: 2.       a -40+8+4 = -28   b +80   c -20-8-2 = -30   d -20-4+2 = -22
 */
const SHEET: readonly Cells[] = [
  ['40w', '10', '10', '10'],
  ['8', '20w', '4', '6'],
];

describe('the totals on the paper', () => {
  test('agree', () => {
    expect(compared(SHEET, ['212', '0', '-110', '−102'])).toEqual({
      ...{ unreadable: [], sum: 0, agrees: true, inTotals: [], slips: [] },
      differences: { a: 0, b: 0, c: 0, d: 0 },
    });
  });

  test('say nothing while none is typed, and only of those typed', () => {
    expect(compared(SHEET, undefined)).toMatchObject({ differences: {}, sum: undefined, agrees: false, slips: [] });
    expect(compared(SHEET, ['200', '', '', 'x'])).toMatchObject({
      ...{ differences: { a: -24 }, unreadable: ['d'], sum: undefined, slips: [] },
    });
  });

  test('are not compared with a sheet that is not complete', () => {
    const open = compared([...SHEET, ['4', '', '', '']], ['212', '0', '-110', '-102']);
    expect(open).toMatchObject({ differences: {}, sum: 0, agrees: false, slips: [] });
  });

  test('offer the single slips that would explain a difference', () => {
    // Deal 2 was added with the other sign for d.
    const { slips, inTotals, sum } = compared(SHEET, ['212', '0', '-110', '-58']);
    expect(slips).toContainEqual({ where: 'paper', kind: 'sign-of-deal', number: 2, chair: 'd' });
    expect(sum).toBe(88);
    expect(inTotals).toEqual([]);
  });

  test('name the row that was typed with two digits swapped', () => {
    // With 16 in place of 61: a-d 8 against 16, doubled: 16; d-c 12. Deal 2: a -48, b +80, c -40, d +8.
    const typed: readonly Cells[] = [
      ['40w', '10', '10', '10'],
      ['8', '20w', '4', '61'],
    ];
    const { slips } = compared(typed, ['192', '0', '-120', '-72']);
    expect(slips).toMatchObject([
      { where: 'deal', kind: 'digits', dealId: uuid(1), number: 2, chair: 'd', from: 61, to: 16 },
    ]);
  });

  test('that were copied wrong are told from their own sum', () => {
    expect(compared(SHEET, ['212', '0', '110', '-102']).inTotals).toEqual([
      { where: 'paper', kind: 'paper-sign', chair: 'c', should: -220 },
    ]);
  });
});
