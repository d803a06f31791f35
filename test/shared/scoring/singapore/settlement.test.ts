import { describe, expect, test } from 'vitest';
import type { Wind } from '../../../../shared/tiles/tile.ts';
import { handOf, type Options, rulesetOf } from '../deal-text.ts';
import { errorsOf, type Facts, netOf, paid, SYSTEMS, score, tai } from './deals.ts';

describe('stakes of the club', () => {
  const amounts = (worth: number, options: Options): readonly number[] => {
    const [, , west = 0, north = 0] =
      netOf(score('sg-club', tai(worth, { discarder: 'N' }), { discardRule: 'share', ...options })) ?? [];
    return [-west, -north];
  };
  test.each<[string, Options, number, readonly number[]]>([
    ['1/2', {}, 2, [2, 4]],
    ['2/4', { tablePoints: 2 }, 2, [4, 8]],
    ['10/20', { tablePoints: 10 }, 5, [160, 320]],
    ['rounded 2/4', { tablePoints: 2, progression: 'rounded' }, 3, [6, 10]],
    ['3/6 half', { progression: 'rounded', halfPoints: true }, 2, [1, 1.5]],
    ['3/6 half, five tai', { progression: 'rounded', halfPoints: true }, 5, [5, 10]],
    ['1/2 half, one tai', { halfPoints: true }, 1, [0.5, 1]],
    ['beyond five, doubling', { limit: 7 }, 7, [64, 128]],
    ['beyond five, rounded', { limit: 7, progression: 'rounded' }, 7, [40, 80]],
    ['zero tai, doubling', { minimumTai: 0 }, 0, [0.5, 1]],
    ['zero tai, rounded', { minimumTai: 0, progression: 'rounded' }, 0, [0, 0]],
    [
      'zero tai, rounded, half of one',
      { minimumTai: 0, progression: 'rounded', zeroTaiPays: 'half-of-one-tai' },
      0,
      [0.5, 1],
    ],
    ['zero tai for nothing', { minimumTai: 0, zeroTaiPays: 'nothing' }, 0, [0, 0]],
    ['zero tai, half table of 2/4', { minimumTai: 0, halfPoints: true, tablePoints: 2 }, 0, [0.5, 1]],
  ])('%s', (_, options, worth, expected) => {
    expect(amounts(worth, options).map((amount) => amount + 0)).toEqual(expected);
  });
});

describe('stakes of paying up', () => {
  test.each<[string, Options, number, readonly number[]]>([
    ['base 2', {}, 3, [-8, 32, -8, -16]],
    ['base 5', { base: 5 }, 1, [-5, 20, -5, -10]],
    ['zero tai', { minimumTai: 0 }, 0, [-1, 4, -1, -2]],
    ['zero tai of base 5', { base: 5, minimumTai: 0 }, 0, [-2.5, 10, -2.5, -5]],
    ['a limit of eight', { limit: 8 }, 9, [-256, 1024, -256, -512]],
    ['shooter pays', { shooterPays: true }, 2, [0, 16, 0, -16]],
  ])('%s', (_, options, worth, net) => {
    expect(netOf(score('sg-payup', tai(worth, { discarder: 'N' }), options))).toEqual(net.map((one) => one || 0));
  });
});

describe('who pays', () => {
  test('shooter covers all in rows of their own, by the rule of the table', () => {
    expect(paid(score('sg-club', tai(1, { discarder: 'W' })))).toEqual(['W>S 1 winE', 'W>S 2 win', 'W>S 1 winN']);
    expect(paid(score('sg-club', tai(1)))).toEqual(['E>S 2 win', 'W>S 2 win', 'N>S 2 win']);
  });

  test('the winner of a discard takes 4 shares, of a self-drawn tile 6, whoever bears them', () => {
    for (const system of SYSTEMS) {
      for (const options of [{}, { discardRule: 'share' }, { shooterPays: true }]) {
        // Each system knows its own rule for the shooter only.
        if (!rulesetOf(system).parseOptions(options).ok) continue;
        const one = -(netOf(score(system, tai(3), options))?.[0] ?? 0) / 2;
        for (const facts of [{}, { liable: 'E' as const }]) {
          expect(netOf(score(system, tai(3, { discarder: 'N', ...facts }), options))?.[1]).toBe(one * 4);
          expect(netOf(score(system, tai(3, facts), options))?.[1]).toBe(one * 6);
        }
      }
    }
  });

  test('nothing is settled while the winner’s worth is unknown; losers’ worths change nothing', () => {
    const unknown = score('sg-club', { winner: 'S', values: { N: { tai: 3 } } });
    expect([unknown.payments, unknown.net, unknown.sheets.N?.total]).toEqual([null, null, 3]);
    expect(netOf(score('sg-club', { winner: 'S', values: { S: { tai: 1 }, N: { tai: 5 }, E: { tai: 0 } } }))).toEqual([
      -2, 6, -2, -2,
    ]);
  });

  test('a total is counted tai, and below the minimum as little a win as tai are', () => {
    expect(score('sg-club', { winner: 'S', values: { S: { total: 2 } } }).sheets.S).toMatchObject({
      tai: null,
      total: 2,
      from: 'total',
    });
    expect(errorsOf('sg-club', { winner: 'S', values: { S: { total: 0 } } })).toMatchObject([
      { code: 'below-minimum', seat: 'S', total: 0, minimum: 1, sheet: { total: 0 } },
    ]);
  });

  test('tai typed in give way to a limit hand that the course of the deal made', () => {
    const sheet = score('sg-club', tai(1, { discarder: 'E', circumstances: ['earthly'] })).sheets.S;
    expect(sheet).toMatchObject({ tai: 5, total: 5, limitHand: 'earthly-hand', from: 'tai' });
    expect(errorsOf('sg-club', tai(0, { discarder: 'E', circumstances: ['earthly'] }))).toEqual([]);
  });
});

describe('a false win', () => {
  const offends = (system: string, options: Options = {}, offender: Wind = 'W') =>
    score(system, { result: 'false-win', offender }, options);
  test.each<[string, string, Options, readonly number[]]>([
    ['the self-drawn limit to each', 'sg-club', {}, [32, 32, -96, 32]],
    ['of a rounded table', 'sg-club', { progression: 'rounded' }, [20, 20, -60, 20]],
    ['of a higher limit', 'sg-payup', { limit: 6 }, [128, 128, -384, 128]],
    ['of paying up', 'sg-payup', {}, [64, 64, -192, 64]],
    ['a fixed amount', 'sg-payup', { falseWin: 'fixed', falseWinPoints: 10 }, [10, 10, -30, 10]],
    ['a fixed amount of the club', 'sg-club', { falseWin: 'fixed', falseWinPoints: 5 }, [5, 5, -15, 5]],
    ['nothing', 'sg-club', { falseWin: 'nothing' }, [0, 0, 0, 0]],
  ])('%s', (_, system, options, net) => {
    expect(netOf(offends(system, options))).toEqual(net);
  });

  test.each(SYSTEMS)('%s: the dealer stays unless the dealer offended', (system) => {
    expect([offends(system).dealer, offends(system, {}, 'E').dealer]).toEqual(['stays', 'passes']);
    const kong = [{ seat: 'S', kind: 'kong-exposed' }] as const;
    expect(score(system, { result: 'false-win', offender: 'W', instant: kong }).dealer).toBe('stays');
  });
});

describe('the next dealer', () => {
  test.each(SYSTEMS)('%s: keeps after a win, passes after another’s', (system) => {
    const dealerAfter = (winner: Wind) => score(system, { winner, values: { [winner]: { tai: 1 } } }).dealer;
    expect([dealerAfter('E'), dealerAfter('S'), dealerAfter('N')]).toEqual(['stays', 'passes', 'passes']);
  });

  const kong: Facts = { instant: [{ seat: 'S', kind: 'kong-exposed' }] };
  const pair: Facts = { instant: [{ seat: 'S', kind: 'cat-rat' }] };
  const shown: Facts = { hands: { W: handOf('[B1111+]') } };
  test.each<[string, readonly string[]]>([
    ['stays-unless-kong', ['stays', 'passes', 'stays', 'passes']],
    ['stays-unless-extra-points', ['stays', 'passes', 'passes', 'passes']],
    ['stays', ['stays', 'stays', 'stays', 'stays']],
    ['passes', ['passes', 'passes', 'passes', 'passes']],
  ])('after a draw: %s', (dealerAfterDraw, expected) => {
    for (const system of SYSTEMS) {
      const after = [{}, kong, pair, shown].map(
        (facts) => score(system, { result: 'washout', ...facts }, { dealerAfterDraw }).dealer,
      );
      expect(after).toEqual(expected);
    }
  });
});

test.each<['stays-unless-offended' | 'stays' | 'passes', readonly string[]]>([
  ['stays-unless-offended', ['passes', 'stays']],
  ['stays', ['stays', 'stays']],
  ['passes', ['passes', 'passes']],
])('the dealer after a false win: %s', (dealerAfterFalseWin, expected) => {
  for (const system of SYSTEMS) {
    const after = (['E', 'S'] as const).map(
      (offender) => score(system, { result: 'false-win', offender }, { dealerAfterFalseWin }).dealer,
    );
    expect(after).toEqual(expected);
  }
});

describe('presets', () => {
  test('begin with the document and change what they say', () => {
    const club = rulesetOf('sg-club');
    expect(club.presets[0]).toEqual({ id: 'document', options: club.defaultOptions });
    const half = club.presets.find(({ id }) => id === 'rounded-3-6-half')!;
    expect(netOf(score('sg-club', tai(5, { discarder: 'N' }), half.options))).toEqual([0, 20, 0, -20]);
    const payup = rulesetOf('sg-payup');
    expect(payup.presets.map(({ id }) => id)).toEqual(['document', 'shooter-pays', 'higher-limit']);
  });
});
