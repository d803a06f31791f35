import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { DealFacts, InstantKind } from '../../../../shared/scoring/deal-facts.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';
import type { ScoredDeal } from '../../../../shared/scoring/score-sheet.ts';
import { WINDS, type Wind } from '../../../../shared/tiles/tile.ts';
import { countedOf, type Options, rulesetOf, sheetOf, tryHand } from '../deal-text.ts';
import { workedCases } from '../worked-cases.ts';

const wind = z.enum(WINDS);
const netCase = z.record(wind, z.number());
const caseSchema = z.object({
  system: z.string(),
  id: z.string(),
  context: z.looseObject({
    tai: z.number().optional(),
    winner: wind.optional(),
    discarder: wind.optional(),
    bao: wind.optional(),
    limit: z.number().optional(),
    shooterPays: z.boolean().optional(),
    tablePoints: z.string().optional(),
    progression: z.enum(['doubling', 'rounded']).optional(),
    discardRule: z.enum(['shooter-all', 'share']).optional(),
  }),
  expected: z.looseObject({
    net: netCase.optional(),
    winnerGets: z.number().optional(),
    settlement: z
      .object({
        net: netCase,
        payments: z.array(z.object({ from: wind, to: wind, amount: z.number(), for: wind.optional() })),
      })
      .optional(),
  }),
});
const cases = workedCases('singapore', caseSchema);
const caseOf = cases.run;

const score = (system: string, facts: Partial<DealFacts<Wind>>, options: Options = {}): ScoredDeal => {
  const scored = scoreDeal({
    ruleset: rulesetOf(system),
    options,
    facts: { result: 'win', circumstances: [], hands: {}, values: {}, instant: [], ...facts },
    context: { prevailingWind: 'E', dealerWins: 0, dealerStays: 0 },
    explain: true,
  });
  if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
  return scored.value;
};
const inUnits = (net: ScoredDeal['net']) => net && { E: net.E / 2, S: net.S / 2, W: net.W / 2, N: net.N / 2 };

const optionsOf = ({ context }: z.output<typeof caseSchema>): Options => ({
  ...(context.limit !== undefined && { limit: context.limit }),
  ...(context.shooterPays !== undefined && { shooterPays: context.shooterPays }),
  ...(context.tablePoints !== undefined && { tablePoints: Number(context.tablePoints.split('/')[0]) }),
  ...(context.progression !== undefined && { progression: context.progression }),
  ...(context.discardRule !== undefined && { discardRule: context.discardRule }),
});

describe('settlements', () => {
  const settled = cases.all.filter(({ expected }) => expected.settlement !== undefined);

  test.each(settled.map((one) => [one.id, one] as const))('%s', (id, one) => {
    caseOf(id);
    const { tai, winner, discarder, bao } = one.context;
    const deal = score(
      one.system,
      {
        winner: winner!,
        values: { [winner!]: { tai: tai! } },
        ...(discarder && { discarder }),
        ...(bao && { liable: bao }),
      },
      optionsOf(one),
    );
    const { net, payments } = one.expected.settlement!;
    expect(inUnits(deal.net)).toEqual(net);
    const inOrder = (list: readonly object[]) => list.map((each) => JSON.stringify(Object.entries(each).sort())).sort();
    const ours = deal.payments!.map(({ from, to, amount, for: share }) => ({
      from,
      to,
      amount: amount / 2,
      ...(share && { for: share }),
    }));
    expect(inOrder(ours)).toEqual(inOrder(payments));
    // Whose share a liable player bears is a liability; what a rule of the table puts on the shooter is not.
    for (const { reason, for: share } of deal.payments!) {
      expect(reason).toBe(share !== undefined && bao !== undefined ? 'liability' : 'win');
    }
    expect(deal.net![winner!] / 2).toBe(one.expected.winnerGets);
  });

  test('there are many', () => expect(settled.length).toBeGreaterThan(15));

  test.each([
    ['sg-payup', 'sg-payup'],
    ['sg-club', 'sg-club 1/2 default'],
  ])('X-1: three tai in %s', (system, named) => {
    const { context, expected } = caseOf('X-1');
    const { winner, discarder, tai } = context;
    const deal = score(system, { winner: winner!, discarder: discarder!, values: { [winner!]: { tai: tai! } } });
    expect(inUnits(deal.net)).toEqual(expected[named]);
  });
});

describe('tables', () => {
  const amountsOf = (tai: number, options: Options, system = 'sg-club') => {
    const won = (more: Partial<DealFacts<Wind>>, rule: Options = {}) =>
      inUnits(score(system, { winner: 'E', values: { E: { tai } }, ...more }, { ...options, ...rule }).net)!;
    const shared = won({ discarder: 'S' }, { discardRule: 'share' });
    return {
      tai,
      ordinary: -shared.N,
      full: -shared.S,
      shooterCoversAll: -won({ discarder: 'S' }).S,
      selfDrawTotal: won({}).E,
    };
  };

  test.each([
    ['SC-D12', {}],
    ['SC-D13', { progression: 'rounded' }],
  ])('%s', (id, options) => {
    const { table } = caseOf(id).expected;
    expect([1, 2, 3, 4, 5].map((tai) => amountsOf(tai, options))).toEqual(table);
  });

  test('SP-S1: the base by tai', () => {
    const { base } = caseOf('SP-S1').expected as unknown as { base: Record<string, number> };
    for (const [tai, amount] of Object.entries(base)) {
      const deal = score('sg-payup', { winner: 'E', discarder: 'S', values: { E: { tai: Number(tai) } } });
      expect(inUnits(deal.net)).toEqual({ E: amount * 4, S: -amount * 2, W: -amount, N: -amount });
    }
  });
});

describe('patterns', () => {
  const club = rulesetOf('sg-club');
  test('SC-S1: full flush with all pongs is capped', () => {
    const { rawTai, tai } = caseOf('SC-S1').expected;
    const sheet = sheetOf('[B222] [B333] B555 B777 B88', 'N in S: B8 from E', {}, club);
    expect([sheet.tai, sheet.total]).toEqual([rawTai, tai]);
    expect([countedOf(sheet, 'full-flush'), countedOf(sheet, 'all-pungs')]).toEqual([4, 2]);
  });

  test('SC-S5, SC-S6: flushes and animals', () => {
    const { halfFlush, fullFlush } = caseOf('SC-S5').expected;
    const half = sheetOf('[B234] B567 B888 B99 NNN', 'S in E: B8 from E', {}, club);
    const full = sheetOf('[B234] B567 B888 B99 B234', 'N in S: B8 from E', {}, club);
    expect([half.tai, full.tai]).toEqual([halfFlush, fullFlush]);
    const animals = sheetOf('[B222] C345 D678 B678 D44 A1 A2 A3 A4', 'N in S: C5 drawn', {}, club);
    expect(animals.tai).toBe(caseOf('SC-S6').expected.tai);
  });

  test('SC-D1: half flush with a dragon', () => {
    const sheet = sheetOf('[RdRdRd] [B234] B567 B888 WW', 'S in E: B8 from N', {}, club);
    expect(sheet.lines.map(({ pattern, value }) => [pattern, value])).toEqual([
      ['dragon-set', 1],
      ['half-flush', 2],
    ]);
    expect(sheet.total).toBe(3);
  });

  test('SC-D8: an unfinished hand of three dragons', () => {
    for (const hand of ['[RdRdRd] [GdGdGd] [WdWdWd] B3 B7 C2 C9 D5', '[RdRdRd] [GdGdGd] WdWdWd B3 B7 C2 C9 D5']) {
      const deal = tryHand(hand, 'W in E: Wd from N', {}, club);
      if (!('sheets' in deal)) throw new Error(JSON.stringify(deal));
      expect(deal.sheets.W).toMatchObject({ tai: 5, total: 5, limitHand: 'big-three-dragons' });
      expect(inUnits(deal.net)).toEqual(caseOf('SC-D8').expected.settlement!.net);
    }
  });

  test('SC-D9a: pin hu on a two-sided wait', () => {
    const sheet = sheetOf('B234 C456 D123 [D678] C99', 'S in E: B4 from E', {}, club);
    expect(sheet.lines.map(({ pattern, value }) => [pattern, value])).toEqual([['pin-hu', 4]]);
  });
});

describe('on the spot', () => {
  /** What each other player pays a seat for events in a drawn hand. */
  const each = (system: string, kinds: readonly InstantKind[], opening = false) => {
    const instant = kinds.map((kind) => ({ seat: 'N' as const, kind, ...(opening && { opening }) }));
    const { net } = score(system, { result: 'washout', instant });
    expect([net!.S, net!.W]).toEqual([net!.E, net!.E]);
    return net!.N / 6;
  };

  test('SC-S4, SP-S10: amounts from every player', () => {
    const club = caseOf('SC-S4').expected;
    expect({
      exposedKong: each('sg-club', ['kong-exposed']),
      catRat: each('sg-club', ['cat-rat']),
      roosterCentipede: each('sg-club', ['rooster-centipede']),
      ownFlowerWithOwnSeason: each('sg-club', ['own-flower-pair']),
      concealedKong: each('sg-club', ['kong-concealed']),
      allAnimals: each('sg-club', ['all-animals']),
      allFlowers: each('sg-club', ['all-flowers']),
      allSeasons: each('sg-club', ['all-seasons']),
      openingPairMultiplier: each('sg-club', ['cat-rat'], true) / each('sg-club', ['cat-rat']),
    }).toEqual(club);
    expect({
      claimedOrAddedKong: each('sg-payup', ['kong-exposed']),
      concealedKong: each('sg-payup', ['kong-concealed']),
      biteOrMarriage: each('sg-payup', ['own-flower-pair']),
      biteOrMarriageInOpeningDeal: each('sg-payup', ['own-flower-pair'], true),
      completeFamily: each('sg-payup', ['all-seasons']),
      robbedKong: each('sg-payup', []),
    }).toEqual({ ...caseOf('SP-S10').expected, robbedKong: 0 });
  });

  test('SP-D6, SC-D10: a kong, then a draw', () => {
    const added = score('sg-payup', { result: 'washout', instant: [{ seat: 'S', kind: 'kong-exposed' }] });
    expect(inUnits(added.net)).toEqual(caseOf('SP-D6').expected.net);
    const concealed = score('sg-club', { result: 'washout', instant: [{ seat: 'N', kind: 'kong-concealed' }] });
    expect([inUnits(concealed.net), concealed.dealer]).toEqual([caseOf('SC-D10').expected.net, 'passes']);
    expect(score('sg-club', { result: 'washout' }).dealer).toBe('stays');
  });

  test('SP-D8: four animals one by one, in one row for each payer', () => {
    const kinds = ['cat-rat', 'rooster-centipede', 'all-animals'] as const;
    expect(each('sg-payup', kinds)).toBe(caseOf('SP-D8').expected.perPlayer);
    const instant = kinds.map((kind) => ({ seat: 'N' as const, kind }));
    const deal = score('sg-payup', { result: 'washout', instant });
    expect(inUnits(deal.net)).toEqual(caseOf('SP-D8').expected.net);
    expect(deal.payments).toEqual(['E', 'S', 'W'].map((from) => ({ from, to: 'N', amount: 16, reason: 'bonus' })));
  });
});

test('P1: table 1/2, all share', () => {
  const share = (tai: number) =>
    inUnits(score('sg-club', { winner: 'E', discarder: 'S', values: { E: { tai } } }, { discardRule: 'share' }).net);
  expect(share(3)).toEqual({ E: 16, S: -8, W: -4, N: -4 });
  expect(share(5)).toEqual({ E: 64, S: -32, W: -16, N: -16 });
});

test('every case is tried', () => {
  expect(cases.notRun()).toEqual([]);
});
