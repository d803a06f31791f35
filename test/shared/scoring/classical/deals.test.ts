import { describe, expect, test } from 'vitest';
import type { DealContext, DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';
import type { ScoredDeal } from '../../../../shared/scoring/score-sheet.ts';
import type { Wind } from '../../../../shared/tiles/tile.ts';
import { CLASSICAL, countedOf, handOf, type Options, sheetOf } from '../deal-text.ts';

const score = (
  facts: Partial<DealFacts<Wind>>,
  options: Options = {},
  context: Partial<DealContext> = {},
): ScoredDeal => {
  const scored = scoreDeal({
    ruleset: CLASSICAL,
    options,
    facts: { result: 'win', circumstances: [], hands: {}, values: {}, instant: [], ...facts },
    context: { prevailingWind: 'E', dealerWins: 0, dealerStays: 0, ...context },
    explain: true,
  });
  if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
  return scored.value;
};
const totals = (E: number, S: number, W: number, N: number) => ({
  E: { total: E },
  S: { total: S },
  W: { total: W },
  N: { total: N },
});
/** Nets in whole units, E S W N. */
const netOf = ({ net }: ScoredDeal) => net && [net.E / 2, net.S / 2, net.W / 2, net.N / 2];
const paid = ({ payments }: ScoredDeal) =>
  payments?.map(({ from, to, amount, reason, for: share }) => `${from}>${to} ${amount / 2} ${reason}${share ?? ''}`);

describe('a win', () => {
  test('tiles, points and totals mix in one deal', () => {
    const deal = score(
      {
        winner: 'N',
        discarder: 'E',
        winningTile: 'E',
        hands: { N: handOf('B222 D111 EE [C555] [RdRdRdRd+]'), S: handOf('[WWW] F1') },
        values: { E: { points: 12, doubles: 1 }, W: { total: 40 } },
      },
      {},
      { prevailingWind: 'S' },
    );
    expect(
      [deal.sheets.E, deal.sheets.S, deal.sheets.W, deal.sheets.N].map((sheet) => [sheet?.from, sheet?.total]),
    ).toEqual([
      ['points', 24],
      ['tiles', 8],
      ['total', 40],
      ['tiles', 184],
    ]);
    expect(paid(deal)).toEqual([
      'E>N 368 win',
      'S>N 184 win',
      'W>N 184 win',
      'S>E 32 difference',
      'E>W 32 difference',
      'S>W 32 difference',
    ]);
    expect(deal.dealer).toBe('passes');
  });

  test('is not settled while a total is missing, and its sheets come all the same', () => {
    const deal = score({ winner: 'N', values: { N: { total: 20 }, E: { total: 4 }, S: { total: 4 } } });
    expect([deal.payments, deal.net, Object.keys(deal.sheets)]).toEqual([null, null, ['E', 'S', 'N']]);
    expect(score({ winner: 'N', values: { E: { total: 4 }, S: { total: 4 }, W: { total: 0 } } }).net).toBeNull();
  });

  test('equal losers owe each other nothing, two over the limit neither', () => {
    expect(paid(score({ winner: 'N', values: totals(8, 8, 8, 20) }))).toEqual([
      'E>N 40 win',
      'S>N 20 win',
      'W>N 20 win',
    ]);
    const capped = score({
      winner: 'N',
      values: { ...totals(0, 0, 0, 20), S: { points: 68, doubles: 5 }, W: { points: 90, doubles: 5 } },
    });
    expect(capped.sheets.S).toMatchObject({ points: 68, doubles: 5, total: 1000, capped: true });
    expect(paid(capped)).toEqual([
      'E>N 40 win',
      'S>N 20 win',
      'W>N 20 win',
      'E>S 2000 difference',
      'E>W 2000 difference',
    ]);
  });

  test('a worthless win pays nothing', () => {
    expect(paid(score({ winner: 'N', values: totals(0, 0, 0, 0) }))).toEqual([]);
  });

  test.each([
    ['East pays and receives double, the losers settle', {}, [-88, 44, -36, 80]],
    ['East like the others', { eastDoubles: false }, [-44, 22, -38, 60]],
    ['the winner alone is paid', { losersSettle: false }, [-40, -20, -20, 80]],
  ])('%s', (_, options, net) => {
    expect(netOf(score({ winner: 'N', values: totals(8, 30, 10, 20) }, options))).toEqual(net);
  });
});

describe('cannon', () => {
  const cannon = { cannon: true };
  test('the liable player bears all three shares, and the losers do not settle', () => {
    const deal = score({ winner: 'N', discarder: 'S', liable: 'S', values: totals(8, 30, 10, 20) }, cannon);
    expect(paid(deal)).toEqual(['S>N 40 liabilityE', 'S>N 20 win', 'S>N 20 liabilityW']);
    expect(netOf(deal)).toEqual([0, -80, 0, 80]);
  });

  test('needs no other total than the winner has', () => {
    expect(netOf(score({ winner: 'E', liable: 'S', values: { E: { total: 20 } } }, cannon))).toEqual([120, -120, 0, 0]);
  });

  test('without a liable player it changes nothing', () => {
    const facts = { winner: 'N', values: totals(8, 30, 10, 20) } as const;
    expect(score(facts, cannon)).toEqual(score(facts));
  });
});

describe('false win', () => {
  const offends = (offender: Wind, options: Options = {}) => score({ result: 'false-win', offender }, options);
  test.each([
    ['300 to each opponent', 'W', {}, [300, 300, -900, 300], 'stays'],
    ['the deal passes when East offended', 'E', {}, [-900, 300, 300, 300], 'passes'],
    ['another amount', 'W', { falseWinPayment: 100 }, [100, 100, -300, 100], 'stays'],
    ['double where East is involved', 'W', { falseWinEastDoubles: true }, [600, 300, -1200, 300], 'stays'],
    ['double for East the offender', 'E', { falseWinEastDoubles: true }, [-1800, 600, 600, 600], 'passes'],
    ['no amount agreed', 'W', { falseWinPayment: 0 }, [0, 0, 0, 0], 'stays'],
  ] as const)('%s', (_, offender, options, net, dealer) => {
    const deal = offends(offender, options);
    expect([netOf(deal), deal.dealer]).toEqual([net, dealer]);
    expect(deal.payments?.every(({ reason, from }) => reason === 'false-win' && from === offender)).toBe(true);
  });

  test('hands laid open are scored for the eye and change no payment; the offender may hold fourteen', () => {
    const hands = { W: handOf('B12345678 C123 D12'), S: handOf('[EEE]') };
    const deal = score({ result: 'false-win', offender: 'W', hands });
    expect([deal.sheets.S?.total, deal.sheets.W?.total]).toEqual([8, 0]);
    expect(deal.net).toEqual(offends('W').net);
  });
});

describe('washout', () => {
  test('pays nothing, whatever was held', () => {
    const deal = score({ result: 'washout', hands: { S: handOf('(RdRdRdRd) [EEE]') } });
    expect([deal.sheets.S?.total, paid(deal), netOf(deal)]).toEqual([144, [], [0, 0, 0, 0]]);
  });

  test('the dealer stays, by option passes', () => {
    expect(score({ result: 'washout' }).dealer).toBe('stays');
    expect(score({ result: 'washout' }, { dealerAfterWashout: 'passes' }).dealer).toBe('passes');
  });
});

describe('the next dealer', () => {
  const dealerAfter = (winner: Wind, options: Options = {}, dealerWins = 0) =>
    score({ winner, values: totals(0, 0, 0, 0) }, options, { dealerWins }).dealer;
  test('stays after a win of East, passes after any other', () => {
    expect([dealerAfter('E'), dealerAfter('S'), dealerAfter('W'), dealerAfter('N')]).toEqual([
      'stays',
      'passes',
      'passes',
      'passes',
    ]);
  });

  test('passes after the thirteenth win only by option', () => {
    expect([dealerAfter('E', {}, 12), dealerAfter('E', { dealerPassesAfterStreak: true }, 12)]).toEqual([
      'stays',
      'passes',
    ]);
    expect(dealerAfter('E', { dealerPassesAfterStreak: true }, 11)).toBe('stays');
  });

  test('can be asked of the ruleset alone', () => {
    const context = { prevailingWind: 'E', dealerWins: 0, dealerStays: 0 } as const;
    const end = { result: 'false-win', offender: 'E', instant: [] } as const;
    expect(CLASSICAL.rotation({ options: {}, end, context })).toBe('passes');
    expect(() => CLASSICAL.rotation({ options: { nothing: 1 }, end, context })).toThrow('unknown-option');
  });
});

describe('limit', () => {
  const ALL_GREEN = '[B234] B223344666 B88';
  const HUGE = '(RdRdRdRd) (GdGdGdGd) [WdWdWd] B1 C4 D7 S';
  test('cuts an ordinary total and says so', () => {
    const sheet = sheetOf(HUGE, 'N in E: lost');
    expect(sheet).toMatchObject({ points: 68, doubles: 5, total: 1000, capped: true, limitHand: null });
    expect(sheet.steps).toEqual([
      { kind: 'sum', before: 0, after: 68, by: 68 },
      { kind: 'double', before: 68, after: 2176, by: 5 },
      { kind: 'limit', before: 2176, after: 1000, by: 1000 },
    ]);
  });

  test.each([
    [500, 500, 500],
    [1000, 1000, 1000],
    [2000, 2000, 2000],
    [3000, 2176, 3000],
  ])('of %i: the hand is worth %i, a limit hand %i', (limit, hand, limitHand) => {
    expect(sheetOf(HUGE, 'N in E: lost', { limit }).total).toBe(hand);
    expect(sheetOf(ALL_GREEN, 'N in S: B8 from E', { limit })).toMatchObject({
      total: limitHand,
      points: 0,
      doubles: 0,
      capped: false,
      limitHand: 'all-green',
      steps: [{ kind: 'special', before: 0, after: limitHand, by: 100 }],
    });
  });

  test('can be left out: totals run free and a limit hand takes the better count', () => {
    const free = { limitCutsTotals: false };
    expect(sheetOf(HUGE, 'N in E: lost', free)).toMatchObject({ total: 2176, capped: false });
    expect(sheetOf(ALL_GREEN, 'N in S: B8 from E', free)).toMatchObject({ total: 1000, limitHand: 'all-green' });
    // 10 + 4 points and five doubles: 448 against a limit hand of 100.
    const low = sheetOf(ALL_GREEN, 'N in S: B8 from E', { ...free, limit: 100 });
    expect(low.limitHand).toBeNull();
    expect(low.total).toBeGreaterThan(100);
  });

  test('the lines of a limit hand are shown, replaced by it', () => {
    const { lines } = sheetOf('[RdRdRd] WdWdWd [EEE] WWW NN', 'N in S: N from E');
    expect(lines.filter(({ counted }) => counted).map(({ pattern, value, unit }) => [pattern, value, unit])).toEqual([
      ['all-honours', 100, 'limit'],
    ]);
    expect(lines.filter(({ excludedBy }) => excludedBy === 'all-honours').map(({ pattern }) => pattern)).toContain(
      'dragon-set',
    );
  });
});

describe('points and doubles typed in', () => {
  const entered = (
    winner: Wind,
    points: number,
    doubles: number,
    options: Options = {},
    facts: Partial<DealFacts<Wind>> = {},
    dealerWins = 0,
  ) =>
    score({ winner, ...facts, values: { ...totals(0, 0, 0, 0), [winner]: { points, doubles } } }, options, {
      dealerWins,
    }).sheets[winner];
  test('double, round and stop at the limit like any hand', () => {
    expect(entered('N', 46, 2)).toMatchObject({ points: 46, doubles: 2, total: 184, from: 'points', capped: false });
    expect(entered('N', 46, 2, { rounding: 'nearest-ten' })).toMatchObject({ points: 46, total: 200 });
    expect(entered('N', 46, 9)).toMatchObject({ total: 1000, capped: true });
    expect(entered('N', 46, 9, { limitCutsTotals: false })?.total).toBe(46 * 512);
  });

  test('give way to a limit hand that the course of the deal made', () => {
    expect(entered('E', 20, 0, {}, {}, 12)).toMatchObject({
      total: 1000,
      limitHand: 'dealer-win-streak',
      from: 'points',
    });
    expect(entered('E', 20, 0, {}, {}, 11)).toMatchObject({ total: 20, limitHand: null });
    expect(entered('N', 20, 0, {}, { discarder: 'E', circumstances: ['earthly'] })).toMatchObject({
      total: 1000,
      limitHand: 'earthly-hand',
    });
    expect(entered('N', 20, 0, {}, { winningTile: 'D1', circumstances: ['last-wall-tile'] })?.limitHand).toBe(
      'moon-from-the-sea',
    );
  });

  test('a typed total is final', () => {
    expect(score({ winner: 'E', values: totals(20, 0, 0, 0) }, {}, { dealerWins: 12 }).sheets.E).toMatchObject({
      total: 20,
      points: null,
      doubles: null,
    });
  });
});

describe('one chance', () => {
  const facts: Partial<DealFacts<Wind>> = { winner: 'N', winningTile: 'C5', discarder: 'W' };
  const north = handOf('[B999] C345 D678 B678 D44');
  const chance = (others: DealFacts<Wind>['hands'], circumstances: DealFacts<Wind>['circumstances'] = []) => {
    const { sheets } = score({ ...facts, circumstances, hands: { ...others, N: north } });
    return [countedOf(sheets.N!, 'one-chance'), sheets.N!.questions];
  };

  test('is asked where another wait might be dead', () => {
    expect(chance({})).toEqual([0, ['other-waits-dead']]);
    expect(chance({}, ['other-waits-dead'])).toEqual([2, []]);
  });

  test('sees the melds of the others: all four C2 there leave one wait', () => {
    expect(chance({ E: handOf('[C222]'), S: handOf('[C123]') })).toEqual([2, []]);
    expect(chance({ E: handOf('[C2222]') })).toEqual([2, []]);
    expect(chance({ E: handOf('[C222]') })).toEqual([0, ['other-waits-dead']]);
  });

  test('is settled by what others turn out to hold: a concealed copy was not played', () => {
    expect(chance({ E: handOf('[C222]'), S: handOf('C2') })).toEqual([0, []]);
  });

  test('is not asked where the answer changes nothing', () => {
    const limit = score({ ...facts, hands: { N: north } }, { limit: 10 });
    expect(limit.sheets.N?.questions).toEqual([]);
    const off = score({ ...facts, hands: { N: north } }, { oneChancePoints: 0 });
    expect(off.sheets.N?.questions).toEqual([]);
  });
});
