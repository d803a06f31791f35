import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { DealFacts, SeatValue } from '../../../../shared/scoring/deal-facts.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';
import type { ScoredDeal, ScoreSheet } from '../../../../shared/scoring/score-sheet.ts';
import { WINDS, type Wind } from '../../../../shared/tiles/tile.ts';
import { handOf, type Options, rulesetOf, settingOf, sheetOf } from '../deal-text.ts';
import { workedCases } from '../worked-cases.ts';

const AMERICAN = rulesetOf('american');
const wind = z.enum(WINDS);
const item = z.object({ item: z.string(), value: z.number() });
const settlementCase = z.object({
  net: z.record(wind, z.number()),
  payments: z.array(z.object({ from: wind, to: wind, amount: z.number() })),
});
type Settlement = z.output<typeof settlementCase>;
const caseSchema = z.object({
  id: z.string(),
  expected: z.looseObject({
    basicItems: z.array(item).optional(),
    basic: z.number().optional(),
    roundedBasic: z.number().optional(),
    doubleItems: z.array(item).optional(),
    doubles: z.number().optional(),
    uncapped: z.number().optional(),
    total: z.number().optional(),
    percent: z.number().optional(),
    settlement: settlementCase.optional(),
    perHand: settlementCase.optional(),
    onDifference: settlementCase.optional(),
  }),
});
const cases = workedCases('american', caseSchema);
const caseOf = (id: string) => cases.run(id).expected;

/** The item names of the fixture in our pattern ids; a set names its tile, from which its class follows. */
const patternOfItem = (name: string): string => {
  const set = /^(melded|concealed|promoted) (pung|kong) (\S+)$|^pair (\S+)$/.exec(name);
  if (set !== null) {
    const [, state, kind = 'pair', setTile, pairTile] = set;
    const tile = setTile ?? pairTile ?? '';
    const made = /^[ESWN]$/.test(tile)
      ? 'winds'
      : tile.endsWith('d')
        ? 'dragons'
        : /[19]$/.test(tile)
          ? 'terminals'
          : 'simples';
    return `${state === 'concealed' ? 'concealed-' : ''}${kind}-of-${made}`;
  }
  const known = ITEMS.find(([start]) => name.startsWith(start));
  if (known === undefined) throw new Error(`no pattern for ${name}`);
  return known[1];
};
const ITEMS: readonly (readonly [string, string])[] = [
  ['bonus F', 'flower'],
  ['sweep', 'sweep'],
  ['winning', 'winning'],
  ['dragon set', 'dragon-set'],
  ['own wind set', 'own-wind-set'],
  ['round wind set', 'prevailing-wind-set'],
  ['own Flower', 'own-flower'],
  ['Flower of the round', 'prevailing-flower'],
  ['Concealed hand', 'concealed-hand'],
  ['One suit and honours', 'one-suit-and-honours'],
  ['One suit only', 'one-suit-only'],
];

/** The whole sheet: every line, the sums, and each step of the calculation. */
const expectSheet = (sheet: ScoreSheet, expected: z.output<typeof caseSchema>['expected']): void => {
  const ours = sheet.lines.flatMap((line) =>
    Array.from({ length: line.times }, () => [line.pattern, line.value / line.times]),
  );
  const theirs = [...(expected.basicItems ?? []), ...(expected.doubleItems ?? [])];
  expect(ours.sort()).toEqual(theirs.map(({ item: name, value }) => [patternOfItem(name), value]).sort());
  expect(sheet.lines.every(({ counted }) => counted)).toBe(true);
  expect([sheet.points, sheet.doubles, sheet.total]).toEqual([expected.basic, expected.doubles, expected.total]);
  expect(sheet.steps.map(({ kind, after }) => [kind, after])).toEqual([
    ['sum', expected.basic],
    ['round', expected.roundedBasic],
    ['double', expected.uncapped],
    ...(expected.uncapped === expected.total ? [] : [['limit', expected.total]]),
  ]);
};

const expectSettlement = (scored: ScoredDeal, { net, payments }: Settlement): void => {
  const inOrder = (list: readonly object[]) => list.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
  const ours = (scored.payments ?? []).map(({ from, to, amount }) => ({ from, to, amount: amount / 2 }));
  expect(inOrder(ours)).toEqual(inOrder(payments.map(({ from, to, amount }) => ({ from, to, amount }))));
  expect(scored.net).toEqual({ E: net.E * 2, S: net.S * 2, W: net.W * 2, N: net.N * 2 });
};

const scoreFacts = (facts: DealFacts<Wind>, prevailingWind: Wind, options: Options = {}): ScoredDeal => {
  const context = { prevailingWind, dealerWins: 0, dealerStays: 0 };
  const scored = scoreDeal({ ruleset: AMERICAN, options, facts, context, explain: true });
  if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
  return scored.value;
};
const NOTHING = { E: { total: 0 }, S: { total: 0 }, W: { total: 0 }, N: { total: 0 } };
const scoreValues = (winner: Wind, values: Partial<Record<Wind, SeatValue>>, options: Options = {}): ScoredDeal =>
  scoreFacts(
    { result: 'win', winner, circumstances: [], hands: {}, instant: [], values: { ...NOTHING, ...values } },
    'E',
    options,
  );

/** One hand of a deal; where a case is silent the losers are worth nothing (clarifications). */
const HANDS: readonly (readonly [id: string, hand: string, how: string])[] = [
  ['AM-D2', 'C111 [C555] [RdRdRdRd+] B345 EE', 'N in S: E from E'],
  ['AM-D4', 'B333 RdRd B15789 Gd S N F1', 'E in E: lost'],
  ['AM-D9', '(RdRdRdRd) [EEE] B999 B234 B11', 'E in E: B4 from W'],
  ['AM-D10', '[C777] C333 C888 C345 C99', 'N in W: C8 from S, swept'],
  ['AM-D12a', 'D222 D444 D678 NNN D55', 'S in S: N from W'],
];

describe('hands of the worked examples', () => {
  for (const [id, text, how] of HANDS)
    test(`${id} ${text} (${how})`, () => {
      const expected = caseOf(id);
      const { seat } = settingOf(how, {});
      const { facts, context } = settingOf(how, { [seat]: handOf(text) });
      const values = Object.fromEntries(WINDS.filter((one) => one !== seat).map((one) => [one, { total: 0 }]));
      const scored = scoreFacts({ ...facts, values }, context.prevailingWind);
      expectSheet(scored.sheets[seat]!, expected);
      if (expected.settlement !== undefined) expectSettlement(scored, expected.settlement);
    });

  test('AM-D2 is no lawful hand under one-suit play, and says so', () => {
    const sheet = sheetOf('C111 [C555] [RdRdRdRd+] B345 EE', 'N in S: E from E', {}, AMERICAN);
    expect(sheet.warnings).toEqual([{ code: 'mixed-suits', seat: 'N', suits: 2 }]);
  });

  test('AM-D7 seven pairs of mixed suits: half the limit, from East doubled', () => {
    const expected = caseOf('AM-D7');
    const { facts } = settingOf('E in E: B7 drawn', { E: handOf('B22 B77 C44 C99 D11 NN RdRd') });
    const { E: _, ...values } = NOTHING;
    const scored = scoreFacts({ ...facts, values }, 'E');
    expect(scored.sheets.E).toMatchObject({ total: expected.total, limitHand: 'seven-pairs', points: 0, doubles: 0 });
    expect(scored.sheets.E?.lines).toEqual([
      expect.objectContaining({ pattern: 'seven-pairs', unit: 'limit', value: expected.percent, counted: true }),
    ]);
    expect(scored.sheets.E?.steps).toEqual([{ kind: 'special', before: 0, after: 250, by: 50 }]);
    expect(scored.sheets.E?.warnings).toBeUndefined();
    expectSettlement(scored, expected.settlement!);
  });
});

describe('worths typed in', () => {
  test('AM-S1 the document hand: 46 points become 50, doubled once 100', () => {
    const expected = caseOf('AM-S1');
    const sheet = scoreValues('N', { N: { points: expected.basic!, doubles: expected.doubles! } }).sheets.N;
    expect(sheet).toMatchObject({ points: 46, doubles: 1, total: expected.total });
    expect(sheet?.steps.map(({ after }) => after)).toEqual([46, expected.roundedBasic, 100]);
  });

  test('AM-S2 42 becomes 50', () => {
    const expected = caseOf('AM-S2');
    expect(scoreValues('N', { N: { points: expected.basic!, doubles: 0 } }).sheets.N?.total).toBe(
      expected.roundedBasic,
    );
  });

  test('AM-D5 a settlement of four', () => {
    const { settlement } = caseOf('AM-D5');
    const values = { E: { total: 160 }, S: { total: 240 }, W: { points: 2, doubles: 0 }, N: { total: 0 } };
    expectSettlement(scoreValues('S', values), settlement!);
  });

  test('AM-D13 the limit on every total, or on the differences', () => {
    const { perHand, onDifference } = caseOf('AM-D13');
    const values = { S: { total: 100 }, W: { points: 40, doubles: 4 }, N: { total: 200 }, E: { total: 0 } };
    expectSettlement(scoreValues('S', values), perHand!);
    expectSettlement(scoreValues('S', values, { limitCuts: 'differences' }), onDifference!);
  });

  test('AM-D14 the limit comes before the doubling of East', () => {
    const { settlement, total } = caseOf('AM-D14');
    const scored = scoreValues('E', { E: { points: 40, doubles: 4 } });
    expect(scored.sheets.E).toMatchObject({ total, capped: true });
    expectSettlement(scored, settlement!);
  });
});

test('every american case was tried', () => {
  expect(cases.notRun()).toEqual([]);
});
