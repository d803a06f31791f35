import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { codesOf } from '../../../../shared/hand/blocks.ts';
import { findWaits } from '../../../../shared/hand/waits.ts';
import type { DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';
import type { Payment, ScoredDeal, ScoreSheet } from '../../../../shared/scoring/score-sheet.ts';
import { countTiles } from '../../../../shared/tiles/counts.ts';
import { WINDS, type Wind } from '../../../../shared/tiles/tile.ts';
import { CLASSICAL, countedOf, handOf, type Options, settingOf, sheetOf } from '../deal-text.ts';
import { workedCases } from '../worked-cases.ts';

const wind = z.enum(WINDS);
const item = z.object({ item: z.string(), value: z.number() });
const sheetCase = z.object({
  basicItems: z.array(item).optional(),
  basic: z.number(),
  doubleItems: z.array(item).optional(),
  doubles: z.number(),
  total: z.number(),
});
const settlementCase = z.object({
  net: z.record(wind, z.number()),
  payments: z.array(
    z.object({
      from: wind,
      to: wind,
      amount: z.number(),
      for: wind.optional(),
      kind: z.enum(['winner', 'loser-difference']),
    }),
  ),
});
const caseSchema = z.object({
  id: z.string(),
  context: z.looseObject({
    scores: z.record(wind, z.number()).optional(),
    otherScores: z.partialRecord(wind, z.number()).optional(),
  }),
  expected: z.looseObject({
    hands: z.record(wind, sheetCase).optional(),
    settlement: settlementCase.optional(),
    documentPrinted: z.number().optional(),
  }),
});
const cases = workedCases('classical', caseSchema);
const caseOf = cases.run;

/** The item names of the fixture in our pattern ids; a set names its tile, from which its class follows. */
const patternOfItem = (name: string): string => {
  const set = /^(melded|concealed|promoted|claimed) (pung|kong) (\S+)$/.exec(name);
  if (set !== null) {
    const [, state, kind, tile = ''] = set;
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
  ['pair own wind', 'pair-of-own-wind'],
  ['pair round wind', 'pair-of-prevailing-wind'],
  ['pair', 'pair-of-dragons'],
  ['bonus F', 'flower'],
  ['bonus S', 'season'],
  ['winning', 'winning'],
  ['out on a pair', 'out-on-pair'],
  ['out on a major pair', 'out-on-major-pair'],
  ['one-chance', 'one-chance'],
  ['dragon set', 'dragon-set'],
  ['own wind set', 'own-wind-set'],
  ['round wind set', 'prevailing-wind-set'],
  ['Pung hand', 'pung-hand'],
  ['Chow hand', 'chow-hand'],
  ['Three concealed triplets', 'three-concealed-triplets'],
  ['Big Three Dragons', 'big-three-dragons'],
  ['Little Three Dragons', 'little-three-dragons'],
  ['Big Four Winds', 'big-four-winds-doubles'],
  ['All Flowers and Seasons', 'all-flowers-and-seasons'],
  ['All terminals and honours', 'all-terminals-and-honours'],
  ['One suit and honours', 'one-suit-and-honours'],
  ['One suit only', 'one-suit-only'],
  ['last wall tile', 'last-wall-tile'],
  ['robbing a kong', 'robbed-kong'],
];

const expectSheet = (sheet: ScoreSheet | undefined, expected: z.output<typeof sheetCase>): void => {
  const counted = (sheet?.lines ?? []).filter((line) => line.counted);
  const ours = counted.flatMap((line) =>
    Array.from({ length: line.times }, () => [line.pattern, line.value / line.times]),
  );
  const theirs = [...(expected.basicItems ?? []), ...(expected.doubleItems ?? [])];
  if (expected.basicItems !== undefined) {
    expect(ours.sort()).toEqual(theirs.map(({ item: name, value }) => [patternOfItem(name), value]).sort());
  }
  expect([sheet?.points, sheet?.doubles, sheet?.total]).toEqual([expected.basic, expected.doubles, expected.total]);
};

const expectSettlement = (scored: ScoredDeal, { net, payments }: z.output<typeof settlementCase>): void => {
  const reasonOf = ({ from, for: share, kind }: (typeof payments)[number]): Pick<Payment, 'reason' | 'for'> => {
    if (kind === 'loser-difference') return { reason: 'difference' };
    return share === from || share === undefined ? { reason: 'win' } : { reason: 'liability', for: share };
  };
  const theirs = payments.map((payment) => {
    const { from, to, amount } = payment;
    return { from, to, amount: amount * 2, ...reasonOf(payment) };
  });
  const inOrder = (list: readonly object[]) => list.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
  expect(inOrder(scored.payments ?? [])).toEqual(inOrder(theirs));
  expect(scored.net).toEqual({ E: net.E * 2, S: net.S * 2, W: net.W * 2, N: net.N * 2 });
};

const scoreFacts = (facts: DealFacts<Wind>, how: string, options: Options = {}): ScoredDeal => {
  const { context } = settingOf(how, {});
  const scored = scoreDeal({ ruleset: CLASSICAL, options, facts, context, explain: true });
  if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
  return scored.value;
};

/** One hand of a deal: the other seats are worth what the case says, or nothing where it is silent (clarifications). */
const HANDS: readonly (readonly [id: string, hand: string, how: string, winner?: Wind])[] = [
  ['CL-S1', 'B222 D111 EE [C555] [RdRdRdRd+]', 'N in S: E from E'],
  ['CL-D5a', '[C4444] B222567 D88833', 'S in S: B7 from E'],
  ['CL-D5c', 'B222 D111 EE [C555] [RdRdRdRd]', 'N in S: E from E'],
  ['CL-D7', '[B333] [D666] B567 C789 EE', 'E in E: C8 from S'],
  ['CL-D8a', '[RdRdRd] [GdGdGd] [B234] WdWdWd C55', 'N in E: C5 from W'],
  ['CL-D9', '[RdRdRd] [C234] GdGdGd WdWd B678', 'S in W: B8 from N'],
  ['CL-D11', '[EEEE+] [SSS] WWW NNN B5', 'W in E: lost', 'S'],
  ['CL-D12', '(RdRdRdRd) (GdGdGdGd) [WdWdWd] B1 C4 D7 S', 'N in E: lost', 'W'],
  ['CL-D13b', 'F1 F2 F3 F4 S1 S2 S3 S4', 'S in E: lost', 'E'],
  ['CL-D14', '[B111] [EEE] B999 RdRdRd SS', 'W in N: Rd from E'],
  ['CL-D15', '[B678] [D222] C345 B345 D99', 'E in S: B5 drawn, last-wall-tile'],
  ['CL-D17', '[B123] C567 D456789 B88', 'N in S: C6 from E, robbed-kong'],
  ['CL-D19', '[C222] [C444] C66688899', 'N in W: C6 from S'],
  ['CL-D20', 'WW RdRd GdGd B147 C25 D38', 'W in W: lost', 'E'],
];

describe('hands of the worked examples', () => {
  for (const [id, text, how, winner] of HANDS)
    test(`${id} ${text} (${how})`, () => {
      const { context, expected } = caseOf(id);
      const { seat } = settingOf(how, {});
      const { facts } = settingOf(how, { [seat]: handOf(text) });
      const others = { E: 0, S: 0, W: 0, N: 0, ...context.otherScores };
      const values = Object.fromEntries(
        WINDS.filter((one) => one !== seat).map((one) => [one, { total: others[one] }]),
      );
      const { discarder, ...rest } = facts;
      const from = discarder === winner || discarder === undefined ? {} : { discarder };
      const scored = scoreFacts({ ...rest, ...from, winner: winner ?? seat, values }, how);
      expectSheet(scored.sheets[seat], sheetCase.parse(expected));
      if (expected.settlement !== undefined) expectSettlement(scored, expected.settlement);
    });
});

/** Totals alone, as at a desk where only the last figures are called out. */
const TOTALS: readonly (readonly [id: string, winner: Wind, options?: Options, liable?: Wind])[] = [
  ['CL-D2', 'N'],
  ['CL-D22', 'E', { cannon: true }, 'N'],
  ['CL-D25', 'E'],
];

describe('settlements of the worked examples', () => {
  for (const [id, winner, options, liable] of TOTALS)
    test(`${id} won by ${winner}`, () => {
      const { context, expected } = caseOf(id);
      const values = Object.fromEntries(WINDS.map((seat) => [seat, { total: context.scores![seat] }]));
      const facts = {
        result: 'win',
        winner,
        circumstances: [],
        hands: {},
        values,
        instant: [],
        ...(liable && { liable }),
      } as const;
      expectSettlement(scoreFacts(facts, 'E in E: lost', options), expected.settlement!);
    });

  test('CL-D26 the limit comes before the doubling of East: 2000 from each', () => {
    const nothing = { S: { total: 0 }, W: { total: 0 }, N: { total: 0 } };
    const { facts } = settingOf('E in E: N drawn', { E: handOf('[RdRdRd] WdWdWd [EEE] WWW NN') });
    const scored = scoreFacts({ ...facts, values: nothing }, 'E in E: N drawn');
    expect(scored.sheets.E?.total).toBe(1000);
    expectSettlement(scored, caseOf('CL-D26').expected.settlement!);
  });

  test('CL-D4 a loser earns more than the winner; all four hands from tiles', () => {
    const { expected } = caseOf('CL-D4');
    const hands = {
      E: handOf('(RdRdRdRd) [EEE] B1 B9 C3 C9 D1 D9 Wd'),
      S: handOf('S2'),
      W: handOf('[B234] [C567] D345678 B55'),
      N: handOf('C111 B1 B9 C4 C8 D1 D9 S W N Gd'),
    };
    // The case leaves the winning tile open; D3 leaves the wait open on both sides, as its lines ask.
    const { facts } = settingOf('W in E: D3 from N', hands);
    const scored = scoreFacts(facts, 'W in E: D3 from N');
    for (const seat of WINDS) expectSheet(scored.sheets[seat], expected.hands![seat]);
    expectSettlement(scored, expected.settlement!);
  });

  test('CL-D24 a washout pays nothing and the dealer stays', () => {
    caseOf('CL-D24');
    const scored = scoreFacts(
      { result: 'washout', circumstances: [], hands: {}, values: {}, instant: [] },
      'E in E: lost',
    );
    expect(scored).toEqual({ sheets: {}, payments: [], net: { E: 0, S: 0, W: 0, N: 0 }, dealer: 'stays' });
  });
});

describe('rules of the worked examples', () => {
  test('CL-S2 the winning tile goes into the pair where that pays more', () => {
    caseOf('CL-S2');
    const sheet = sheetOf('B22234 [B999] [D567] [C333]', 'N in S: B2 drawn');
    expect(sheet.reading.find(({ won }) => won)).toMatchObject({ kind: 'pair', tiles: 'B22' });
    expect(countedOf(sheet, 'out-on-pair')).toBe(2);
    expect(sheet.readings).toBe(2);
  });

  test('CL-S3 one chance with B1 and B345', () => {
    caseOf('CL-S3');
    expect(findWaits(codesOf(countTiles(['B1', 'B3', 'B4', 'B5'])))).toEqual([0]);
    expect(countedOf(sheetOf('[B999] [D567] [C333] B11345', 'N in S: B1 from E'), 'one-chance')).toBe(2);
  });

  test('CL-S4 one chance through exhaustion is asked for, and paid once answered', () => {
    caseOf('CL-S4');
    const open = sheetOf('[B999] [D567] [C333] B22345', 'N in S: B2 from E');
    expect([countedOf(open, 'one-chance'), open.questions]).toEqual([0, ['other-waits-dead']]);
    const answered = sheetOf('[B999] [D567] [C333] B22345', 'N in S: B2 from E, other-waits-dead');
    expect([countedOf(answered, 'one-chance'), answered.questions]).toEqual([2, []]);
  });

  test('CL-S5 tiles hidden in the own hand were not played', () => {
    caseOf('CL-S5');
    const sheet = sheetOf('[D567] [C333] B22345555', 'N in S: B2 from E, other-waits-dead');
    expect([countedOf(sheet, 'one-chance'), sheet.questions]).toEqual([0, []]);
  });

  test('CL-S6 nearest ten is an option of others: here 46 stays 46', () => {
    caseOf('CL-S6');
    expect(sheetOf('B222 D111 EE [C555] [RdRdRdRd+]', 'N in S: E from E')).toMatchObject({ points: 46, total: 184 });
    expect(sheetOf('B222 D111 EE [C555] [RdRdRdRd+]', 'N in S: E from E', { rounding: 'nearest-ten' })).toMatchObject({
      points: 46,
      total: 200,
    });
  });

  test('CL-S7 big four winds: the limit for a winner, four doubles for a loser', () => {
    caseOf('CL-S7');
    expect(sheetOf('[EEE] [SSS] WWW NNN B55', 'N in N: B5 from E')).toMatchObject({
      total: 1000,
      limitHand: 'big-four-winds',
    });
    expect(sheetOf('[EEE] [SSS] WWW NNN B5', 'N in N: lost')).toMatchObject({ doubles: 4, limitHand: null });
  });

  test('CL-S8 kong on kong across a flower', () => {
    caseOf('CL-S8');
    const sheet = sheetOf('(C3333) (RdRdRdRd) [B678] B22 D345 F2', 'N in S: B2 drawn, kong-on-kong, kong-replacement');
    expect(sheet).toMatchObject({ total: 1000, limitHand: 'kong-on-kong' });
  });

  test('CL-S9 a flower replaced at the end breaks it, and is no supplement of a kong', () => {
    caseOf('CL-S9');
    const sheet = sheetOf('(C3333) (RdRdRdRd) [B678] B22 D345 F2', 'N in S: B2 drawn, flower-replacement');
    expect([sheet.limitHand, countedOf(sheet, 'kong-replacement')]).toEqual([null, 0]);
  });
});

test('the slip of the document is on record, and the engine follows the rule', () => {
  expect(caseOf('CL-S1').expected.documentPrinted).toBe(192);
  expect(sheetOf('B222 D111 EE [C555] [RdRdRdRd+]', 'N in S: E from E').total).toBe(184);
  expect(CLASSICAL.ambiguities.map(({ id }) => id)).toContain('erratum-192');
});

test('every classical case was tried', () => {
  expect(cases.notRun()).toEqual([]);
});
