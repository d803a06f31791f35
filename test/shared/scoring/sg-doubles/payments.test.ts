import { describe, expect, test } from 'vitest';
import { handOf, type Options } from '../deal-text.ts';
import { DOUBLES, errorsOf, type Facts, netOf, paid, score, worth } from './deals.ts';

describe('a win', () => {
  test('the thrower pays double, the others single; by zhi mo all double', () => {
    expect(paid(score(worth(3, { discarder: 'S' })))).toEqual(['S>E 80 win', 'W>E 40 win', 'N>E 40 win']);
    expect(paid(score(worth(3)))).toEqual(['S>E 80 win', 'W>E 80 win', 'N>E 80 win']);
  });

  test.each<[Options, number, number]>([
    [{ stake: 1 }, 1, 6],
    [{ stake: 1 }, 5, 96],
    [{ stake: 5, limit: 3 }, 7, 120],
    [{ stake: 10, limit: 8 }, 8, 7680],
    [{ stake: 1000, limit: 20 }, 20, 1000 * 2 ** 19 * 6],
  ])('%j with %i doubles by zhi mo: %i', (options, doubles, taken) => {
    expect(netOf(score(worth(doubles), options))?.E).toBe(taken);
  });

  test('a total is taken as it is, up to the limit', () => {
    expect(netOf(score({ winner: 'E', values: { E: { total: 4 } } }))?.E).toBe(480);
    expect(errorsOf({ winner: 'E', values: { E: { total: 6 } } })).toMatchObject([{ code: 'total-above-limit' }]);
    expect(errorsOf({ winner: 'E', values: { E: { points: 4, doubles: 1 } } })).toMatchObject([
      { code: 'value-kind-not-in-system' },
    ]);
  });

  test('the ninth deal of a dealer is the limit, however few doubles are said', () => {
    const context = { dealerStays: 8 };
    expect(netOf(score(worth(0), {}, context))?.E).toBe(960);
    expect(netOf(score(worth(1, { winner: 'S' }), {}, context))?.S).toBe(60);
    // Eight wins in a row are eight deals retained, whether or not those were counted too.
    expect(netOf(score(worth(0), {}, { dealerWins: 8 }))?.E).toBe(960);
  });

  test('doubles typed in for a heaven game meet the minimum where the table wants it', () => {
    const options = { dealtGamesNeedMinimum: true, minimumDoubles: 2 };
    const heaven = (doubles: number) => worth(doubles, { circumstances: ['heavenly'] });
    expect(errorsOf(heaven(1), options)).toMatchObject([
      { code: 'below-minimum', total: 1, minimum: 2, limitHand: 'heavenly-hand' },
    ]);
    expect(netOf(score(heaven(2), options))?.E).toBe(960);
    expect(netOf(score(heaven(0), { minimumDoubles: 2 }))?.E).toBe(960);
  });

  test('halves are exact, quarters are refused', () => {
    const low = { minimumDoubles: 0 };
    expect(netOf(score(worth(0, { discarder: 'S' }), { ...low, stake: 1 }))).toEqual({ E: 2, S: -1, W: -0.5, N: -0.5 });
    const shared = { ...low, baoThirdPartyThrow: 'half-bystander-each' };
    expect(errorsOf(worth(1), { ...shared, stake: 5 })).toEqual([{ code: 'amount-in-quarters', worths: [0] }]);
    expect(errorsOf(worth(1), { ...shared, stake: 10 })).toEqual([]);
    expect(errorsOf(worth(1), { ...shared, stake: 5, minimumDoubles: 1 })).toEqual([]);
  });
});

describe('on the spot', () => {
  type Event = Facts['instant'] extends readonly (infer E)[] | undefined ? E : never;
  const spot = (events: readonly Event[], options: Options = {}, more: Facts = {}) =>
    paid(score({ result: 'washout', instant: events, ...more }, options));
  const all = (seat: string, amount: number, reason = 'bonus') =>
    ['E', 'S', 'W', 'N'].filter((one) => one !== seat).map((from) => `${from}>${seat} ${amount} ${reason}`);

  test.each(['cat-rat', 'rooster-centipede', 'own-flower-pair', 'all-flowers', 'all-seasons', 'all-animals'] as const)(
    '%s pays like a kong, and like an um kong when it lay there at the opening',
    (kind) => {
      expect(spot([{ seat: 'S', kind }])).toEqual(all('S', 20));
      expect(spot([{ seat: 'S', kind, opening: true }])).toEqual(all('S', 40));
      expect(spot([{ seat: 'S', kind, opening: true }], { openingUmYao: false })).toEqual(all('S', 20));
    },
  );

  test.each<[Options, number, number]>([
    [{}, 20, 40],
    [{ stake: 1 }, 2, 4],
    [{ kongPays: 'two-and-a-half-doubles' }, 25, 50],
    [{ kongPays: 'two-and-a-half-doubles', stake: 5 }, 12.5, 25],
    [{ kongPays: 'fixed', kongPoints: 30 }, 30, 60],
    [{ umKongTimes: 3 }, 20, 60],
  ])('%j: a kong %d, an um kong %d', (options, exposed, um) => {
    expect(spot([{ seat: 'S', kind: 'kong-exposed' }], options)).toEqual(all('S', exposed, 'kong'));
    expect(spot([{ seat: 'S', kind: 'kong-concealed' }], options)).toEqual(all('S', um, 'kong'));
  });

  test('four animals: on top of the pairs, instead of them, or nothing', () => {
    const events = (['cat-rat', 'rooster-centipede', 'all-animals'] as const).map((kind) => ({
      seat: 'S' as const,
      kind,
    }));
    expect(spot(events)).toEqual(all('S', 60));
    expect(spot(events, { allAnimalsPay: 'instead-of-pairs' })).toEqual(all('S', 40));
    expect(spot(events.slice(1), { allAnimalsPay: 'instead-of-pairs' })).toEqual(all('S', 20));
    expect(errorsOf({ result: 'washout', instant: events }, { allAnimalsPay: 'off' })).toMatchObject([
      { code: 'instant-rule-off', kind: 'all-animals' },
    ]);
  });

  test('each kind can be left out', () => {
    const off = { animalPairsPay: false, ownFlowerPairPays: false, completeColourPays: false, allAnimalsPay: 'off' };
    const kinds = [
      'cat-rat',
      'rooster-centipede',
      'own-flower-pair',
      'all-flowers',
      'all-seasons',
      'all-animals',
    ] as const;
    const instant = kinds.map((kind) => ({ seat: 'S' as const, kind }));
    expect(errorsOf({ result: 'washout', instant }, off).map(({ code }) => code)).toEqual(
      kinds.map(() => 'instant-rule-off'),
    );
  });

  test('by option the player whose flowers they are pays for a pair of them, alone', () => {
    const event = { seat: 'S', kind: 'other-flower-pair', payer: 'N' } as const;
    const options = { otherFlowerPairPays: true };
    expect(spot([event], options)).toEqual(['N>S 20 bonus']);
    expect(spot([{ ...event, opening: true }], options)).toEqual(['N>S 40 bonus']);
    expect(errorsOf({ result: 'washout', instant: [event] })).toMatchObject([{ code: 'instant-rule-off' }]);
    expect(errorsOf({ result: 'washout', instant: [{ seat: 'S', kind: 'other-flower-pair' }] }, options)).toMatchObject(
      [{ code: 'instant-payer-missing' }],
    );
  });

  test('Bao Kang: the thrower of a fresh tile bears the whole kong, with five tiles left or fewer', () => {
    const event = { seat: 'S', kind: 'kong-exposed', payer: 'N' } as const;
    expect(spot([event], {}, { tilesLeft: 5 })).toEqual(['N>S 20 kongE', 'N>S 20 kongW', 'N>S 20 kong']);
    expect(errorsOf({ result: 'washout', instant: [event], tilesLeft: 6 })).toMatchObject([
      { code: 'instant-payer-too-early', most: 5 },
    ]);
    expect(errorsOf({ result: 'washout', instant: [event], tilesLeft: 6 }, { baoKangTiles: 7 })).toEqual([]);
    expect(errorsOf({ result: 'washout', instant: [event] }, { baoKang: false })).toMatchObject([
      { code: 'instant-payer-rule-off' },
    ]);
  });

  test('they stand beside a win and a false win', () => {
    const instant = [{ seat: 'S', kind: 'cat-rat' }] as const;
    expect(netOf(score(worth(1, { discarder: 'W', instant })))).toEqual({ E: 20, S: 50, W: -40, N: -30 });
    expect(netOf(score({ result: 'false-win', offender: 'S', instant }))).toEqual({ E: 300, S: -900, W: 300, N: 300 });
  });

  test('what a hand shows pays nothing by itself', () => {
    const hands = { E: handOf('(B2222) [RdRdRd] D678 B678 D44 A1 A2') };
    expect(paid(score({ winner: 'E', winningTile: 'D8', discarder: 'N', hands }))).toEqual([
      'S>E 40 win',
      'W>E 40 win',
      'N>E 80 win',
    ]);
  });
});

describe('Zha Hu', () => {
  const falseWin = (options: Options = {}) => paid(score({ result: 'false-win', offender: 'W' }, options));
  const each = (amount: number) => ['E', 'S', 'N'].map((to) => `W>${to} ${amount} false-win`);

  test.each<[Options, readonly string[]]>([
    [{}, each(320)],
    [{ stake: 1 }, each(32)],
    [{ limit: 3 }, each(80)],
    [{ falseWin: 'fixed' }, each(320)],
    [{ falseWin: 'fixed', falseWinPoints: 25 }, each(25)],
    [{ falseWin: 'nothing' }, []],
  ])('%j', (options, payments) => expect(falseWin(options)).toEqual(payments));

  test('a table that allows two replacement tiles in a row refuses the third', () => {
    const flowers = { hands: { E: handOf('[RdRdRd] C345 D678 B678 D44 F2 F3 F4') }, winningTile: 'C5' } as const;
    const chain = (replacements: number) =>
      errorsOf(
        { winner: 'E', ...flowers, circumstances: ['flower-replacement'], replacements },
        {
          flowerUpChain: 'false-win-after-three',
        },
      );
    expect(chain(2)).toEqual([]);
    expect(chain(3)).toEqual([{ code: 'too-many-replacements', seat: 'E', replacements: 3, most: 2 }]);
  });
});

describe('the next dealer', () => {
  const next = (facts: Facts, options: Options = {}) => score(facts, options).dealer;
  const draw = (more: Facts = {}): Facts => ({ result: 'washout', ...more });
  const kong = draw({ instant: [{ seat: 'N', kind: 'kong-exposed' }] });
  const yao = draw({ instant: [{ seat: 'N', kind: 'cat-rat' }] });

  test.each<[string, Facts, Options, 'stays' | 'passes']>([
    ['the dealer wins', worth(1), {}, 'stays'],
    ['another wins', worth(1, { winner: 'N' }), {}, 'passes'],
    ['a draw', draw(), {}, 'stays'],
    ['a draw with a kong', kong, {}, 'passes'],
    ['a draw with a kong in a hand', draw({ hands: { S: handOf('(B2222)') } }), {}, 'passes'],
    ['a draw with a pair', yao, {}, 'stays'],
    ['a draw with a pair', yao, { dealerAfterDraw: 'stays-unless-extra-points' }, 'passes'],
    ['a draw with a kong', kong, { dealerAfterDraw: 'stays' }, 'stays'],
    ['a draw', draw(), { dealerAfterDraw: 'passes' }, 'passes'],
    ['a false win', { result: 'false-win', offender: 'S' }, {}, 'stays'],
    ['a false win by the dealer', { result: 'false-win', offender: 'E' }, {}, 'passes'],
    ['a false win by the dealer', { result: 'false-win', offender: 'E' }, { dealerAfterFalseWin: 'stays' }, 'stays'],
    ['a false win', { result: 'false-win', offender: 'S' }, { dealerAfterFalseWin: 'passes' }, 'passes'],
  ])('%s, %j, %j: %s', (_, facts, options, dealer) => expect(next(facts, options)).toBe(dealer));
});

test('the presets differ as they say', () => {
  const presets = Object.fromEntries(DOUBLES.presets.map(({ id, options }) => [id, options]));
  expect(presets['without-unusual-hands']).toMatchObject({ sevenPairsDoubles: 0, superDealer: false, blueHand: false });
  expect(presets['concealed-and-last-tile']).toMatchObject({ concealedPingHuDoubles: 1, pickingThePearl: 'last-tile' });
  expect(presets['every-variation']).toMatchObject({ baoRollsOver: true, humanGame: true });
});
