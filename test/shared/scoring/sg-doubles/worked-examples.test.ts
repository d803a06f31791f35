import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { InstantKind } from '../../../../shared/scoring/deal-facts.ts';
import { WINDS } from '../../../../shared/tiles/tile.ts';
import { countedOf, handOf, type Options, settingOf, sheetOf } from '../deal-text.ts';
import { workedCases } from '../worked-cases.ts';
import { DOUBLES, type Facts, netOf, score, worth } from './deals.ts';

const wind = z.enum(WINDS);
const netCase = z.record(wind, z.number());
const caseSchema = z.object({
  system: z.string(),
  id: z.string(),
  context: z.looseObject({
    base: z.number().optional(),
    limit: z.number().optional(),
    doubles: z.number().optional(),
    tai: z.number().optional(),
    winner: wind.optional(),
    discarder: wind.optional(),
    bao: wind.optional(),
  }),
  expected: z.looseObject({
    doubles: z.number().optional(),
    countedDoubles: z.number().optional(),
    doubleItems: z.array(z.object({ item: z.string(), value: z.number() })).optional(),
    winnerGets: z.number().optional(),
    net: netCase.optional(),
    settlement: z
      .object({
        net: netCase,
        payments: z.array(z.object({ from: wind, to: wind, amount: z.number(), for: wind.optional() })),
      })
      .optional(),
  }),
});
type Case = z.output<typeof caseSchema>;
const cases = workedCases('sg-doubles', caseSchema);
const caseOf = cases.run;
const optionsOf = ({ context: { base, limit } }: Case): Options => ({
  ...(base !== undefined && { stake: base }),
  ...(limit !== undefined && { limit }),
});

const HANDS: Readonly<Record<string, readonly [hand: string, how: string]>> = {
  'SD-D1': ['[WWW] [RdRdRd] B222 C555 D88', 'W in E: B2 from S'],
  'SD-D3': ['[B123] [C456] D345 D678 C99 F1 A1', 'E in E: D5 drawn'],
  'SD-D8': ['[RdRdRd] [B234] C567 D456 D99', 'S in E: C5 from W, robbed-kong'],
};
const ITEMS: Readonly<Record<string, string>> = {
  'Pong Pong Hu': 'all-pungs',
  'own wind pong': 'own-wind-set',
  'dragon pong': 'dragon-set',
  'Chao Ping Hu': 'chao-ping-hu',
  'own flower': 'own-flower',
  cat: 'animal',
  'robbing a kong': 'robbed-kong',
};

const factsOf = ({ id, context, expected }: Case): Facts => {
  const { winner = 'E', discarder, bao } = context;
  const [hand, how] = HANDS[id] ?? [];
  if (hand !== undefined && how !== undefined) return settingOf(how, { [winner]: handOf(hand) }).facts;
  return worth(expected.doubles!, { winner, ...(discarder && { discarder }), ...(bao && { liable: bao }) });
};

describe('settlements', () => {
  const settled = cases.all.filter(({ expected }) => expected.settlement !== undefined);

  test.each(settled.map((one) => [one.id, one] as const))('%s', (id, one) => {
    caseOf(id);
    const { winner, bao } = one.context;
    // SD-D13 speaks of a liability in force that does not bear on the third player’s tile: S.
    const facts = { ...factsOf(one), ...(id === 'SD-D13' && { liable: 'S' as const }) };
    const deal = score(facts, optionsOf(one));
    const sheet = deal.sheets[winner!]!;
    expect([sheet.tai, sheet.total]).toEqual([one.expected.doubles, one.expected.countedDoubles]);
    if (one.expected.doubleItems !== undefined) {
      const theirs = one.expected.doubleItems.map(({ item, value }) => `${ITEMS[item]} ${value}`);
      expect(sheet.lines.map(({ pattern, value }) => `${pattern} ${value}`).sort()).toEqual(theirs.sort());
    }
    const { net, payments } = one.expected.settlement!;
    expect(netOf(deal)).toEqual(net);
    const inOrder = (list: readonly object[]) => list.map((each) => JSON.stringify(Object.entries(each).sort())).sort();
    const ours = deal.payments!.map(({ from, to, amount, for: share }) => ({
      from,
      to,
      amount: amount / 2,
      ...(share && { for: share }),
    }));
    expect(inOrder(ours)).toEqual(inOrder(payments));
    for (const { reason, for: share } of deal.payments!) expect(reason).toBe(share && bao ? 'liability' : 'win');
    expect(netOf(deal)![winner!]).toBe(one.expected.winnerGets);
  });

  test('there are six', () => expect(settled.map(({ id }) => id)).toHaveLength(6));

  test('SD-D15: zero doubles where the table allows it; an odd stake gives halves', () => {
    const { winner, discarder } = caseOf('SD-D15').context;
    const facts = worth(0, { winner: winner!, discarder: discarder! });
    expect(netOf(score(facts, { minimumDoubles: 0 }))).toEqual(caseOf('SD-D15').expected.net);
    expect(netOf(score(facts, { minimumDoubles: 0, stake: 5 }))).toEqual({ E: -5, S: -2.5, W: -2.5, N: 10 });
    expect(() => score(facts)).toThrow('below-minimum');
  });

  test('X-1: the same three doubles as in the sister systems', () => {
    const { winner, discarder, tai } = caseOf('X-1').context;
    const facts = worth(tai!, { winner: winner!, discarder: discarder! });
    expect(netOf(score(facts))).toEqual(caseOf('X-1').expected['sg-doubles (base 10)']);
  });
});

describe('the calculator', () => {
  const amountsOf = (doubles: number) => {
    const drawn = netOf(score(worth(doubles)))!;
    const thrown = netOf(score(worth(doubles, { discarder: 'S' })))!;
    expect([drawn.S, drawn.W, drawn.N]).toEqual([thrown.S, thrown.S, thrown.S]);
    expect(thrown.W).toBe(thrown.N);
    return {
      winZhiMo: drawn.E,
      winByDiscard: thrown.E,
      loseThrewOrZhiMo: thrown.S,
      loseNonOffender: thrown.W,
    };
  };

  test.each(['SD-S1', 'SD-S2', 'SD-S3', 'SD-S4', 'SD-S5', 'SD-S6'])('%s', (id) => {
    expect(amountsOf(caseOf(id).context.doubles!)).toEqual(caseOf(id).expected);
  });

  test('SD-S10: all twenty numbers of the table, 6 : 4 : 2 : 1', () => {
    const table = [1, 2, 3, 4, 5].map((doubles) => Object.values(amountsOf(doubles)));
    expect(table).toEqual([
      [60, 40, -20, -10],
      [120, 80, -40, -20],
      [240, 160, -80, -40],
      [480, 320, -160, -80],
      [960, 640, -320, -160],
    ]);
    const { ratio } = caseOf('SD-S10').expected;
    for (const row of table) expect(row.map((amount) => Math.abs(amount / row[3]!))).toEqual(ratio);
    expect(amountsOf(9)).toEqual(amountsOf(5));
  });
});

describe('patterns', () => {
  test('SD-S8: Qing Yi Se Chao Ping Hu', () => {
    const sheet = sheetOf('[B234] B234 B567 B678 B99 F1', 'N in S: B8 from E', {}, DOUBLES);
    expect(sheet.tai).toBe(caseOf('SD-S8').expected.doubles);
    expect([countedOf(sheet, 'full-flush'), countedOf(sheet, 'chao-ping-hu')]).toEqual([4, 1]);
  });

  test('SD-S9: all four animals', () => {
    const sheet = sheetOf('[B222] C345 D678 B678 D44 A1 A2 A3 A4', 'N in S: C5 drawn', {}, DOUBLES);
    expect(sheet.tai).toBe(caseOf('SD-S9').expected.doubles);
    expect(sheet.lines.filter(({ counted }) => counted).map(({ pattern }) => pattern)).toEqual(['all-animals']);
  });
});

describe('on the spot', () => {
  const spot = (seat: 'N' | 'W', kinds: readonly InstantKind[], opening = false) => {
    const instant = kinds.map((kind) => ({ seat, kind, ...(opening && { opening }) }));
    return netOf(score({ result: 'washout', instant }))!;
  };

  test('SD-S7, SD-D10: kongs', () => {
    const { exposedKongPerPlayer, umKongPerPlayer } = caseOf('SD-S7').expected;
    const { exposed, um } = caseOf('SD-D10').expected as unknown as Record<'exposed' | 'um', { net: unknown }>;
    expect(spot('W', ['kong-exposed'])).toEqual(exposed.net);
    expect(spot('W', ['kong-concealed'])).toEqual(um.net);
    expect([-spot('W', ['kong-exposed']).E, -spot('W', ['kong-concealed']).E]).toEqual([
      exposedKongPerPlayer,
      umKongPerPlayer,
    ]);
  });

  test('SD-D11: all four animals, in play and at the opening', () => {
    const { net, ifAllAtOpening } = caseOf('SD-D11').expected as unknown as {
      net: unknown;
      ifAllAtOpening: { net: unknown };
    };
    const kinds = ['cat-rat', 'rooster-centipede', 'all-animals'] as const;
    expect(spot('N', kinds)).toEqual(net);
    expect(spot('N', kinds, true)).toEqual(ifAllAtOpening.net);
  });
});

describe('at the table', () => {
  const notes = new Set(DOUBLES.ambiguities.map(({ id }) => id));

  test('SD-S11: 13 wonders before the next in turn; the program takes the winner as recorded', () => {
    expect(caseOf('SD-S11').expected.winner).toBe('N');
    const wonders = 'B19 C19 D19 E S W N Rd Gd Wd Wd';
    expect(sheetOf(wonders, 'N in E: B9 from S', {}, DOUBLES).limitHand).toBe('thirteen-orphans');
    expect(notes).toContain('claims');
  });

  test('SD-S12: aiming a claim is for the referee', () => {
    expect(caseOf('SD-S12').expected.northMayPong).toBe(false);
    expect(notes).toContain('aiming-a-claim');
    expect(notes).toContain('discarding-a-similar-tile');
  });
});

test('every case is tried', () => {
  expect(cases.notRun()).toEqual([]);
});
