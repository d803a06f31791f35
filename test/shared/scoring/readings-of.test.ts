import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingsOf } from '../../../shared/scoring/readings-of.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import type { WeighedReading } from '../../../shared/scoring/score-hand.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { themedDeal } from '../../arbitraries/themed-deals.ts';
import { handOf, type Options, rulesetOf, settingOf } from './deal-text.ts';

const read = (ruleset: Ruleset, text: string, how: string, options: Options = {}): readonly WeighedReading[] => {
  const { seat } = settingOf(how, {});
  const { facts, context } = settingOf(how, { [seat]: handOf(text) });
  const found = readingsOf({ ruleset, options, facts, context, seat });
  if (!found.ok) throw new Error(JSON.stringify(found.errors));
  return found.value;
};

/** Groups of a reading by kind, the total, and why it loses. */
const shown = ({ sheet, loses }: WeighedReading) =>
  `${sheet.reading.map(({ kind, tiles, won }) => `${kind} ${tiles}${won ? '*' : ''}`).join(', ')} = ${sheet.total} ${loses ?? 'counts'}`;

const THREE_ALIKE = 'B111222333 B789 B55';
/** Of these a reading with one chow at most is lawful in `american`, so that no other is weighed there. */
const ONE_CHOW_AT_MOST = ['american'];
const PAIRS_OR_RUNS = 'C112233 C445566 C77';

describe('hands of more than one reading', () => {
  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s: three alike three times', (_, ruleset) => {
    const readings = read(ruleset, THREE_ALIKE, 'S in E: B5 drawn');
    const pungs = readings.map(({ sheet }) => sheet.reading.filter(({ kind }) => kind === 'pung').length);
    expect(new Set(pungs)).toEqual(new Set(ONE_CHOW_AT_MOST.includes(ruleset.id) ? [3] : [0, 3]));
    expect(readings.filter(({ loses }) => loses === undefined)).toHaveLength(1);
    expect(readings[0]?.loses).toBeUndefined();
  });

  test.each(['classical', 'american'])('%s: each reading is explained by itself', (id) => {
    for (const { sheet } of read(rulesetOf(id), THREE_ALIKE, 'S in E: B5 drawn')) {
      expect(sheet.lines).not.toEqual([]);
      expect(sheet.steps.at(-1)?.after).toBe(sheet.total);
      expect(sheet.reading.map(({ tiles }) => tiles.length)).not.toContain(0);
    }
  });

  test('three pungs against three chows, and what each comes to', () => {
    expect(read(rulesetOf('classical'), 'B111222333 C789 D55', 'S in E: D5 drawn').map(shown)).toMatchInlineSnapshot(`
      [
        "pung B111, pung B222, pung B333, chow C789, pair D55* = 128 counts",
        "chow B123, chow B123, chow B123, chow C789, pair D55* = 64 worth",
      ]
    `);
  });

  test('seven pairs against two of each run', () => {
    expect(
      Object.fromEntries(
        RULESETS.map((ruleset) => [ruleset.id, read(ruleset, PAIRS_OR_RUNS, 'S in E: C7 drawn').map(shown)]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "american": [
          "special C11223344556677* = 500 counts",
          "special C11223344556677* = 250 worth",
        ],
        "classical": [
          "pair C11, chow C234, chow C234, chow C567*, chow C567 = 1000 counts",
          "chow C123, chow C123, pair C44, chow C567*, chow C567 = 1000 order",
          "chow C123, chow C123, chow C456, chow C456, pair C77* = 1000 order",
        ],
        "sg-club": [
          "pair C11, chow C234, chow C234, chow C567*, chow C567 = 5 counts",
          "chow C123, chow C123, pair C44, chow C567*, chow C567 = 5 order",
          "chow C123, chow C123, chow C456, chow C456, pair C77* = 5 order",
        ],
        "sg-doubles": [
          "pair C11, chow C234, chow C234, chow C567*, chow C567 = 5 counts",
          "chow C123, chow C123, pair C44, chow C567*, chow C567 = 5 order",
          "chow C123, chow C123, chow C456, chow C456, pair C77* = 5 order",
          "special C11223344556677* = 5 order",
        ],
        "sg-payup": [
          "pair C11, chow C234, chow C234, chow C567*, chow C567 = 5 counts",
          "chow C123, chow C123, pair C44, chow C567*, chow C567 = 5 order",
          "chow C123, chow C123, chow C456, chow C456, pair C77* = 5 order",
        ],
      }
    `);
  });

  test('which set the last tile completed is a choice of its own', () => {
    const readings = read(rulesetOf('classical'), 'B123 B33 C777 D999 GdGdGd', 'S in E: B3 drawn');
    expect(readings.map(({ sheet }) => sheet.reading.find(({ won }) => won)?.kind)).toEqual(['pair', 'chow']);
  });

  test('a hand that did not win is read too, and one that falls short of the minimum', () => {
    const lost = read(rulesetOf('classical'), 'B222 C11 D5', 'W in E: lost');
    expect(lost).toMatchObject([{ loses: undefined, sheet: { total: 4 } }]);
    const short = read(rulesetOf('sg-club'), 'B123 B456 C789 D123 D55 F1', 'S in E: D5 from W', { minimumTai: 3 });
    expect(short[0]?.sheet.total).toBeLessThan(3);
  });

  test('nothing without tiles; what the rules refuse is refused here', () => {
    const { facts, context } = settingOf('S in E: B5 drawn', { S: handOf('B123 B456 C789 D123 B56') });
    const input = { ruleset: rulesetOf('classical'), options: {}, facts, context };
    expect(readingsOf({ ...input, seat: 'S' })).toMatchObject({ ok: false, errors: [{ code: 'not-a-winning-hand' }] });
    expect(readingsOf({ ...input, facts: { ...facts, hands: {} }, seat: 'S' })).toEqual({ ok: true, value: [] });
  });
});

describe('over hands of every kind', () => {
  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s: the first reading is the sheet, and none is worth more',
    (_, ruleset) => {
      const options = ruleset.defaultOptions;
      fc.assert(
        fc.property(themedDeal(ruleset, true), ({ facts, context }) => {
          const scored = scoreDeal({ ruleset, options, facts, context, explain: true });
          for (const seat of WINDS) {
            const found = readingsOf({ ruleset, options, facts, context, seat });
            if (!scored.ok || !found.ok) return;
            const sheet = scored.value.sheets[seat];
            if (sheet === undefined) continue;
            const [first] = found.value;
            const { questions: _, warnings: __, ...calculated } = sheet;
            expect({ ...first?.sheet, questions: undefined }).toEqual({ ...calculated, questions: undefined });
            expect(found.value).toHaveLength(sheet.readings);
            for (const { sheet: other, loses } of found.value.slice(1)) {
              if (loses === 'worth') expect(other.total).toBeLessThan(sheet.total);
              else expect(other.total).toBe(sheet.total);
            }
          }
        }),
        { numRuns: 80 },
      );
    },
  );
});
