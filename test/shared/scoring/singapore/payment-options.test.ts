import { describe, expect, test } from 'vitest';
import type { InstantKind, LiableCause } from '../../../../shared/scoring/deal-facts.ts';
import type { Options } from '../deal-text.ts';
import { errorsOf, netOf, SYSTEMS, score, tai } from './deals.ts';

describe.each(SYSTEMS)('each cause of bao is a switch: %s', (system) => {
  const named = (liableCause: LiableCause, options: Options = {}, tilesLeft = 2) =>
    errorsOf(system, tai(3, { discarder: 'N', liable: 'N', liableCause, tilesLeft }), options).map(({ code }) => code);

  test.each<[LiableCause, Options]>([
    ['dragon-sets', { baoHonourSets: false }],
    ['wind-sets', { baoHonourSets: false }],
    ['visible-limit', { baoVisibleLimit: false }],
    ['full-flush', { baoFullFlush: false }],
    ['late-discard', { baoLateDiscard: false }],
  ])('%s is played, and with %o not', (cause, off) => {
    expect(named(cause)).toEqual([]);
    expect(named(cause, off)).toEqual(['liable-cause-not-played']);
    const others = (['dragon-sets', 'visible-limit', 'full-flush', 'late-discard'] as const).filter(
      (other) => other !== cause && !(cause === 'wind-sets' && other === 'dragon-sets'),
    );
    for (const other of others) expect(named(other, off)).toEqual([]);
  });

  test('the late discard begins where the table says', () => {
    expect([3, 4].map((left) => named('late-discard', {}, left))).toEqual([[], ['liable-cause-too-early']]);
    expect([8, 9].map((left) => named('late-discard', { baoLateDiscardTiles: 8 }, left))).toEqual([
      [],
      ['liable-cause-too-early'],
    ]);
  });
});

describe.each(SYSTEMS)('what is paid on the spot: %s', (system) => {
  /** What each other player pays South in a drawn hand. */
  const each = (kind: InstantKind, options: Options): number => {
    const net = netOf(score(system, { result: 'washout', instant: [{ seat: 'S', kind }] }, options));
    return (net?.[1] ?? 0) / 3;
  };

  test.each<[InstantKind, string, number]>([
    ['kong-exposed', 'exposedKongPays', 2],
    ['kong-concealed', 'concealedKongPays', 4],
    ['cat-rat', 'pairPays', 2],
    ['rooster-centipede', 'pairPays', 2],
    ['own-flower-pair', 'pairPays', 2],
    ['all-animals', 'completeFamilyPays', 4],
    ['all-flowers', 'completeFamilyPays', 4],
    ['all-seasons', 'completeFamilyPays', 4],
  ])('%s by %s', (kind, option, usual) => {
    const keys = { exposedKongPays: 0, concealedKongPays: 0, pairPays: 0, completeFamilyPays: 0 };
    expect(Object.keys(keys)).toContain(option);
    const unit = each(kind, {}) / usual;
    expect(unit).toBeGreaterThan(0);
    expect([0, 1, 3, 10].map((amount) => each(kind, { [option]: amount }) / unit)).toEqual([0, 1, 3, 10]);
    // The amounts of the other events do not touch it.
    expect(each(kind, { ...keys, [option]: usual })).toBe(each(kind, {}));
  });
});
