import { describe, expect, test } from 'vitest';
import type { DealFacts, SeatValue } from '../../../../shared/scoring/deal-facts.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';
import type { ScoredDeal } from '../../../../shared/scoring/score-sheet.ts';
import type { Wind } from '../../../../shared/tiles/tile.ts';
import { countedOf, handOf, type Options, rulesetOf, sheetOf, tryHand } from '../deal-text.ts';

const AMERICAN = rulesetOf('american');
const sheet = (hand: string, how: string, options: Options = {}) => sheetOf(hand, how, options, AMERICAN);
const attempt = (hand: string, how: string, options: Options = {}) => tryHand(hand, how, options, AMERICAN);

const score = (facts: Partial<DealFacts<Wind>>, options: Options = {}, prevailingWind: Wind = 'E'): ScoredDeal => {
  const scored = scoreDeal({
    ruleset: AMERICAN,
    options,
    facts: { result: 'win', circumstances: [], hands: {}, values: {}, instant: [], ...facts },
    context: { prevailingWind, dealerWins: 0, dealerStays: 0 },
    explain: true,
  });
  if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
  return scored.value;
};
const totals = (E: number, S: number, W: number, N: number): Record<Wind, SeatValue> => ({
  E: { total: E },
  S: { total: S },
  W: { total: W },
  N: { total: N },
});
/** Nets in whole units, E S W N. */
const netOf = ({ net }: ScoredDeal) => net && [net.E / 2, net.S / 2, net.W / 2, net.N / 2];

describe('rounding', () => {
  test.each([
    [0, 0, 0, 0],
    [40, 40, 40, 40],
    [42, 50, 40, 42],
    [44, 50, 40, 44],
    [46, 50, 50, 46],
    [50, 50, 50, 50],
  ])('%i points: up to ten %i, to the nearest ten %i, exact %i', (points, up, nearest, exact) => {
    const total = (rounding: string) =>
      score({ winner: 'N', values: { N: { points, doubles: 1 } } }, { rounding }).sheets.N?.total;
    expect([total('up-to-ten'), total('nearest-ten'), total('none')]).toEqual([up * 2, nearest * 2, exact * 2]);
  });

  test('comes before the doubles and for losers too; the points shown are unrounded', () => {
    const west = sheet('[C777] NN', 'W in E: lost');
    expect([west.points, west.total]).toEqual([4, 10]);
    expect(west.steps.map(({ kind }) => kind)).toEqual(['sum', 'round']);
    expect(sheet('NN', 'W in E: lost', { rounding: 'none' }).steps.map(({ kind }) => kind)).toEqual(['sum']);
  });
});

describe('one-suit play', () => {
  const MIXED = '[C111] [D333] B456 EEE NN';
  const CHOWS = '[B123] [RdRdRd] B456 EEE NN';
  const how = 'N in S: B5 from W';

  test('a hand that breaks it counts with a warning, by option is refused, or is like any other', () => {
    expect(sheet(MIXED, how).warnings).toEqual([{ code: 'mixed-suits', seat: 'N', suits: 3 }]);
    expect(sheet(CHOWS, how).warnings).toEqual([{ code: 'too-many-chows', seat: 'N', chows: 2, most: 1 }]);
    for (const hand of [MIXED, CHOWS]) {
      expect(attempt(hand, how, { oneSuitPlay: 'refused' })).toMatchObject([{ seat: 'N' }]);
      const free = sheet(hand, how, { oneSuitPlay: 'not-played' });
      expect(free.warnings).toBeUndefined();
      expect(free.total).toBe(sheet(hand, how).total);
    }
  });

  test('both faults come back at once', () => {
    expect(attempt('[C123] [D333] B456 EEE NN', how, { oneSuitPlay: 'refused' })).toEqual([
      { code: 'mixed-suits', seat: 'N', suits: 3 },
      { code: 'too-many-chows', seat: 'N', chows: 2, most: 1 },
    ]);
  });

  test('a lawful hand is not warned of', () => {
    expect(sheet('[B111] [RdRdRd] B456 EEE NN', how).warnings).toBeUndefined();
    expect(attempt('[B111] [RdRdRd] B456 EEE NN', how, { oneSuitPlay: 'refused' })).toHaveProperty('sheets');
  });

  test('of two ways to lay a hand out the lawful one is taken', () => {
    const runs = sheet('[EEE] B333444555 B77', 'N in S: B7 from W', { oneSuitPlay: 'refused' });
    expect(runs.reading.filter(({ kind }) => kind === 'chow')).toEqual([]);
  });

  test.each([
    ['four-kongs', '(B3333) [C3333] [D5555+] (GdGdGdGd) C99', 'N in S: C9 drawn'],
    ['all-terminals', '[C111] C999 [B111] D111 D99', 'N in S: D9 from E'],
    ['seven-pairs', 'B22 B77 C44 C99 D11 NN RdRd', 'N in S: B7 from E'],
    ['jade', '[B234] [B234] B234 B888 GdGd', 'N in S: Gd from W'],
    ['great-snake', '[B123] B456789 RdRdRd EE', 'N in S: E from W'],
    ['numbers-racket', 'B555 C555 D555 RdRdRd GdGd', 'N in S: Gd from W'],
    ['heavenly-hand', 'B222 C345 D678 B678 D44', 'E in S: dealt, heavenly'],
    ['earthly-hand', 'B222 C345 D678 B678 D44', 'N in S: C5 from E, earthly'],
  ])('%s is excepted', (limitHand, hand, won) => {
    const counted = sheet(hand, won, { oneSuitPlay: 'refused' });
    expect(counted.limitHand).toBe(limitHand);
    expect(counted.warnings).toBeUndefined();
  });

  test.each([
    ['three-great-scholars', '[RdRdRd] [GdGdGdGd] WdWdWd B345 C99', 'N in S: C9 from E', 'mixed-suits'],
    ['imperial-jade', '[B234] [B234] B666 B88 GdGdGd', 'N in S: Gd from W', 'too-many-chows'],
  ])('%s is not', (limitHand, hand, won, code) => {
    expect(attempt(hand, won, { oneSuitPlay: 'refused' })).toMatchObject([{ code }]);
    expect(sheet(hand, won)).toMatchObject({ limitHand, warnings: [{ code }] });
    expect(sheet(hand, won, { oneSuitPlay: 'not-played' }).limitHand).toBe(limitHand);
  });

  test('a special hand that may mix suits goes before one that may not and pays more', () => {
    const pairs = 'B1199 C11 SS WW NN RdRd';
    expect(sheet(pairs, 'N in S: B1 from W')).toMatchObject({ total: 250, limitHand: 'seven-pairs' });
    expect(sheet(pairs, 'N in S: B1 from W', { sevenPairs: false })).toMatchObject({
      limitHand: 'all-terminal-and-honour-pairs',
      warnings: [{ code: 'mixed-suits' }],
    });
  });

  test('asks nothing of losers, nor of worths typed in', () => {
    expect(sheet('[C111] [D333] [B123] [B456] E', 'W in E: lost').warnings).toBeUndefined();
    expect(score({ winner: 'N', values: totals(0, 0, 0, 20) }, { oneSuitPlay: 'refused' }).sheets.N?.total).toBe(20);
  });
});

describe('percentages', () => {
  const PAIRS = 'B22 B77 C44 C99 D11 NN RdRd';
  test.each([
    [PAIRS, 'N in S: B7 drawn', 500, 250],
    ['B19 C19 D19 E S W N Rd Gd Wd Wd', 'N in S: Wd drawn', 500, 1000],
    ['[RdRdRd] WdWdWd [EEE] WWW NN', 'N in S: N from E', 500, 500],
    ['B19 C19 D19 E S W N Rd Gd Wd Wd', 'N in S: Wd drawn', 300, 600],
    [PAIRS, 'N in S: B7 drawn', 505, 253],
  ])('%s (%s) with a limit of %i is worth %i', (hand, how, limit, total) => {
    const counted = sheet(hand, how, { limit });
    expect([counted.total, counted.capped, counted.points]).toEqual([total, false, 0]);
  });

  test('nothing is added: neither bonus tiles nor doubles', () => {
    expect(sheet(`${PAIRS} F1 F4 S1 S4`, 'E in E: B7 drawn')).toMatchObject({ total: 250, doubles: 0 });
  });

  test('all flowers surpass half a limit', () => {
    expect(sheet(`${PAIRS} F1 F2 F3 F4`, 'N in S: B7 drawn')).toMatchObject({ total: 500, limitHand: null });
    expect(sheet(`${PAIRS} F1 F2 F3 F4`, 'N in S: B7 drawn', { completeFamilies: 'final' })).toMatchObject({
      total: 1000,
      limitHand: 'all-flowers-final',
    });
    // What is worth as much or more stays exclusive.
    const few = { completeFamilyPoints: 200 };
    expect(sheet(`${PAIRS} F1 F2 F3 F4`, 'N in S: B7 drawn', few)).toMatchObject({
      total: 250,
      limitHand: 'seven-pairs',
    });
    expect(sheet('[EEE] [SSS] [WWW] NNN B77 F1 F2 F3 F4', 'N in S: B7 drawn').limitHand).toBe('big-four-winds');
  });

  test('a regular hand that counts more than its half limit is counted, where its chows are lawful', () => {
    const snake = '[B123] B456789 RdRdRd EE F1 S1';
    const free = { oneSuitPlay: 'not-played' };
    expect(sheet(snake, 'E in E: E from W', free)).toMatchObject({ total: 500, limitHand: null });
    expect(sheet(snake, 'E in E: E from W')).toMatchObject({ total: 250, limitHand: 'great-snake' });
    expect(sheet('[B123] B456789 RdRdRd EE', 'N in S: E from W', free).limitHand).toBe('great-snake');
  });

  test('the best of several is taken and the others are shown, replaced by it', () => {
    const snake = sheet('B123456789 RdRdRd EE', 'N in S: E from W');
    expect(snake).toMatchObject({ total: 500, limitHand: 'concealed-great-snake' });
    const winds = sheet('EEE SSS WWW NNN RdRd', 'N in S: Rd from W');
    expect(winds).toMatchObject({ total: 1000, limitHand: 'big-four-winds' });
  });

  test('a total typed in may be above the limit when a special hand is worth just that', () => {
    expect(netOf(score({ winner: 'E', values: totals(1000, 0, 0, 0) }))).toEqual([6000, -2000, -2000, -2000]);
    expect(
      score({ winner: 'E', values: { E: { points: 20, doubles: 0 } }, circumstances: ['heavenly'] }).sheets.E,
    ).toMatchObject({ total: 1000, limitHand: 'heavenly-hand', from: 'points' });
  });
});

describe('limit', () => {
  const LOSER = '(RdRdRdRd) (GdGdGdGd) [WdWdWd] E S W N';
  test('cuts the total of a loser, or only differences', () => {
    expect(sheet(LOSER, 'N in E: lost')).toMatchObject({ total: 500, capped: true });
    const raw = sheet(LOSER, 'N in E: lost', { limitCuts: 'differences' });
    expect([raw.total, raw.capped]).toEqual([70 * 2 ** 6, false]);
  });

  test('cuts the winner either way', () => {
    for (const limitCuts of ['every-total', 'differences'])
      expect(score({ winner: 'N', values: { N: { points: 40, doubles: 9 } } }, { limitCuts }).sheets.N).toMatchObject({
        total: 500,
        capped: true,
      });
  });

  test('on differences lets a loser be entered above it', () => {
    const facts = { winner: 'N', values: totals(640, 200, 0, 100) } as const;
    expect(netOf(score(facts, { limitCuts: 'differences' }))).toEqual([1680, -780, -1300, 400]);
  });

  test('of complete families: cut, or the total itself, once', () => {
    const all = 'F1 F2 F3 F4 S1 S2 S3 S4';
    expect(sheet(all, 'W in E: lost')).toMatchObject({ points: 2032, total: 500, capped: true });
    expect(sheet(all, 'W in E: lost', { completeFamilies: 'final' })).toMatchObject({ total: 1000, capped: false });
  });
});

describe('settlement', () => {
  test.each([
    ['East pays and receives double, the losers settle', {}, [-88, 44, -36, 80]],
    ['East like the others', { eastDoubles: false }, [-44, 22, -38, 60]],
    ['the winner alone is paid', { losersSettle: false }, [-40, -20, -20, 80]],
  ])('%s', (_, options, net) => {
    expect(netOf(score({ winner: 'N', values: totals(8, 30, 10, 20) }, options))).toEqual(net);
  });

  test('a liable player bears all shares where there is a cannon', () => {
    const deal = score({ winner: 'N', liable: 'S', values: totals(8, 30, 10, 20) }, { cannon: true });
    expect(netOf(deal)).toEqual([0, -80, 0, 80]);
  });

  test.each([
    ['300 to each opponent', 'W', {}, [300, 300, -900, 300], 'stays'],
    ['the deal passes when East offended', 'E', {}, [-900, 300, 300, 300], 'passes'],
    [
      'another amount, double for East',
      'W',
      { falseWinPayment: 100, falseWinEastDoubles: true },
      [200, 100, -400, 100],
      'stays',
    ],
  ] as const)('false win: %s', (_, offender, options, net, dealer) => {
    const deal = score({ result: 'false-win', offender }, options);
    expect([netOf(deal), deal.dealer]).toEqual([net, dealer]);
  });

  test('a washout pays nothing and the dealer stays, by option passes', () => {
    const deal = score({ result: 'washout', hands: { S: handOf('(RdRdRdRd) [EEE]') } });
    expect([netOf(deal), deal.dealer]).toEqual([[0, 0, 0, 0], 'stays']);
    expect(score({ result: 'washout' }, { dealerAfterWashout: 'passes' }).dealer).toBe('passes');
  });

  test('East keeps the deal by winning', () => {
    const dealer = (winner: Wind) => score({ winner, values: totals(0, 0, 0, 0) }).dealer;
    expect([dealer('E'), dealer('S'), dealer('N')]).toEqual(['stays', 'passes', 'passes']);
  });

  test('four hands from tiles, the sweep with a loser', () => {
    const deal = score(
      {
        winner: 'S',
        discarder: 'W',
        winningTile: 'D5',
        sweep: 'W',
        hands: {
          E: handOf('B333 RdRd B15789 Gd S N F1'),
          S: handOf('D222 [D444] D678 [NNN] D55'),
          W: handOf('[C777]'),
          N: handOf('B19 C3 C9 D18 E E S W W Wd C2'),
        },
      },
      {},
      'E',
    );
    const worth = (['E', 'S', 'W', 'N'] as const).map((seat) => deal.sheets[seat]?.total);
    // North: two pairs of winds and a concealed hand; 4 become 10, doubled.
    expect(worth).toEqual([160, 60, 10, 20]);
    expect(countedOf(deal.sheets.W!, 'sweep')).toBe(2);
    expect(netOf(deal)).toEqual([-120 + 300 + 280, 240, -60 - 300 - 10, -60 - 280 + 10]);
  });
});

describe('presets', () => {
  const presets = Object.fromEntries(AMERICAN.presets.map(({ id, options }) => [id, options]));
  test('differ as they say', () => {
    expect(presets['american-modern']).toMatchObject({
      oneSuitPlay: 'refused',
      robbingKong: 'refused',
      limitCuts: 'differences',
      completeFamilies: 'final',
      limit: 500,
    });
    expect(presets['mixed-suits']).toMatchObject({
      oneSuitPlay: 'not-played',
      robbingKong: 'one-double',
      loserPatternsNeedWaitingHand: true,
    });
  });

  test('every special hand has a switch of its own, on in each preset', () => {
    const flags = AMERICAN.optionFields.filter(({ group }) => group === 'limit-hands');
    expect(flags.length).toBe(49);
    for (const options of Object.values(presets)) expect(flags.every(({ key }) => options?.[key] === true)).toBe(true);
  });
});
