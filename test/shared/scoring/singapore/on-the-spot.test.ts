import { describe, expect, test } from 'vitest';
import type { DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import type { Wind } from '../../../../shared/tiles/tile.ts';
import { handOf, type Options } from '../deal-text.ts';
import { errorsOf, type Facts, netOf, paid, SYSTEMS, score, tai } from './deals.ts';

describe('on the spot', () => {
  const spot = (system: string, instant: DealFacts<Wind>['instant'], options: Options = {}, facts: Facts = {}) =>
    score(system, { result: 'washout', instant, ...facts }, options);

  test('stands beside a win, a false win and a washout, after their rows', () => {
    const instant = [
      { seat: 'S', kind: 'cat-rat' },
      { seat: 'S', kind: 'kong-concealed' },
    ] as const;
    const rows = ['E>S 4 kong', 'W>S 4 kong', 'N>S 4 kong', 'E>S 2 bonus', 'W>S 2 bonus', 'N>S 2 bonus'];
    expect(paid(spot('sg-club', instant))).toEqual(rows);
    expect(paid(score('sg-club', tai(1, { instant })))).toEqual(['E>S 2 win', 'W>S 2 win', 'N>S 2 win', ...rows]);
    expect(paid(score('sg-club', { result: 'false-win', offender: 'E', instant }))?.slice(0, 6)).toEqual(rows);
  });

  test('two kongs of one kind are one row for each payer', () => {
    const instant = [
      { seat: 'S', kind: 'kong-exposed' },
      { seat: 'S', kind: 'kong-concealed' },
    ] as const;
    expect(paid(spot('sg-payup', instant))).toEqual(['E>S 6 kong', 'W>S 6 kong', 'N>S 6 kong']);
  });

  test('kongs in hands never pay', () => {
    expect(paid(score('sg-payup', { result: 'washout', hands: { S: handOf('(B1111)') } }))).toEqual([]);
  });

  test.each<[string, string, DealFacts<Wind>['instant'][number], Options, number]>([
    ['an opening pair doubles', 'sg-club', { seat: 'S', kind: 'cat-rat', opening: true }, {}, 12],
    [
      'not without the opening double',
      'sg-club',
      { seat: 'S', kind: 'cat-rat', opening: true },
      { openingDouble: false },
      6,
    ],
    ['an opening family does not', 'sg-club', { seat: 'S', kind: 'all-flowers', opening: true }, {}, 12],
    ['scaled with the table', 'sg-club', { seat: 'S', kind: 'kong-exposed' }, { tablePoints: 5 }, 30],
    ['halved with the table', 'sg-club', { seat: 'S', kind: 'kong-exposed' }, { halfPoints: true }, 3],
    ['another amount', 'sg-club', { seat: 'S', kind: 'kong-exposed' }, { exposedKongPays: 3 }, 9],
    ['no amount', 'sg-club', { seat: 'S', kind: 'kong-exposed' }, { exposedKongPays: 0 }, 0],
    ['an opening marriage', 'sg-payup', { seat: 'S', kind: 'own-flower-pair', opening: true }, {}, 12],
    ['not scaled with the base', 'sg-payup', { seat: 'S', kind: 'own-flower-pair' }, { base: 10 }, 6],
    ['a family', 'sg-payup', { seat: 'S', kind: 'all-seasons' }, { completeFamilyPays: 5 }, 15],
  ])('%s', (_, system, event, options, total) => {
    expect(netOf(spot(system, [event], options))?.[1]).toBe(total);
  });

  test('four animals on top of their pairs, or only for what the pairs have not paid', () => {
    const kinds = ['cat-rat', 'rooster-centipede', 'all-animals'] as const;
    const pays = (system: string, some: readonly (typeof kinds)[number][], opening: boolean, options: Options) =>
      (netOf(
        spot(
          system,
          some.map((kind) => ({ seat: 'S' as const, kind, opening })),
          options,
        ),
      )?.[1] ?? 0) / 3;
    for (const system of SYSTEMS) {
      const off = { familiesOnTopOfPairs: false };
      expect(pays(system, kinds, false, {})).toBe(8);
      expect(pays(system, kinds, false, off)).toBe(4);
      expect(pays(system, ['cat-rat', 'all-animals'], false, off)).toBe(4);
      expect(pays(system, ['all-animals'], false, off)).toBe(4);
      expect(pays(system, kinds, true, off)).toBe(8);
    }
  });

  test('a fresh tile late: its thrower pays the whole kong', () => {
    const instant = [{ seat: 'S', kind: 'kong-exposed', payer: 'W' }] as const;
    expect(paid(spot('sg-payup', instant, {}, { tilesLeft: 7 }))).toEqual(['W>S 2 kongE', 'W>S 2 kong', 'W>S 2 kongN']);
    expect(paid(spot('sg-payup', instant))).toEqual(['W>S 2 kongE', 'W>S 2 kong', 'W>S 2 kongN']);
    expect(errorsOf('sg-payup', { result: 'washout', instant }, { lateKong: false })).toMatchObject([
      { code: 'instant-payer-rule-off' },
    ]);
    expect(netOf(spot('sg-club', instant, { lateKong: true }))).toEqual([0, 6, -6, 0]);
    expect(errorsOf('sg-payup', { result: 'washout', instant, tilesLeft: 5 }, { lateKongTiles: 4 })).toMatchObject([
      { code: 'instant-payer-too-early', most: 4 },
    ]);
  });

  test('a hand laid open must show what is paid for; an open part of another need not', () => {
    const won: Facts = { winner: 'N', winningTile: 'C5', hands: { N: handOf('(B2222) C345 D678 B678 D44 A1 A2') } };
    const instant = [
      { seat: 'N', kind: 'cat-rat' },
      { seat: 'N', kind: 'kong-concealed' },
      { seat: 'S', kind: 'kong-exposed' },
    ] as const;
    expect(errorsOf('sg-club', { ...won, instant })).toEqual([]);
    expect(errorsOf('sg-club', { ...won, instant: [...instant, { seat: 'N', kind: 'kong-concealed' }] })).toMatchObject(
      [{ code: 'instant-not-in-hand', kind: 'kong-concealed' }],
    );
    expect(errorsOf('sg-club', { ...won, instant: [{ seat: 'N', kind: 'kong-exposed' }] })).toMatchObject([
      { code: 'instant-not-in-hand', kind: 'kong-exposed' },
    ]);
  });
});
