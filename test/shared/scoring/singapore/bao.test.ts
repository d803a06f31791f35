import { describe, expect, test } from 'vitest';
import type { LiableCause } from '../../../../shared/scoring/deal-facts.ts';
import { handOf, type Options, rulesetOf } from '../deal-text.ts';
import { errorsOf, type Facts, netOf, paid, SYSTEMS, score, tai } from './deals.ts';

describe('bao', () => {
  test.each(SYSTEMS)('%s: the liable player bears all three shares on any discard and on self-draw', (system) => {
    const one = system === 'sg-club' ? 4 : 8;
    expect(paid(score(system, tai(3, { discarder: 'N', liable: 'N' })))).toEqual([
      `N>S ${one} liabilityE`,
      `N>S ${one} liabilityW`,
      `N>S ${one * 2} win`,
    ]);
    expect(paid(score(system, tai(3, { discarder: 'N', liable: 'E' })))).toEqual([
      `E>S ${one} win`,
      `E>S ${one} liabilityW`,
      `E>S ${one * 2} liabilityN`,
    ]);
    expect(paid(score(system, tai(3, { liable: 'E' })))).toEqual([
      `E>S ${one * 2} win`,
      `E>S ${one * 2} liabilityW`,
      `E>S ${one * 2} liabilityN`,
    ]);
  });

  test('a third player’s discard, by option: as without bao, or half shares', () => {
    const third = tai(3, { discarder: 'N', liable: 'E' });
    const share = { discardRule: 'share' };
    expect(netOf(score('sg-club', third, { ...share, baoThirdPartyThrow: 'normal-split' }))).toEqual([-4, 16, -4, -8]);
    expect(netOf(score('sg-club', third, { baoThirdPartyThrow: 'normal-split' }))).toEqual([0, 16, 0, -16]);
    const halves = score('sg-payup', third, { baoThirdPartyThrow: 'half-bystander-each' });
    expect(paid(halves)).toEqual(['E>S 8 win', 'N>S 4 liabilityW', 'E>S 4 liabilityW', 'N>S 16 win']);
    // One tai of 1/2: half of a share is half a point.
    expect(
      paid(
        score('sg-club', tai(1, { discarder: 'N', liable: 'E' }), {
          ...share,
          baoThirdPartyThrow: 'half-bystander-each',
        }),
      ),
    ).toEqual(['E>S 1 win', 'N>S 0.5 liabilityW', 'E>S 0.5 liabilityW', 'N>S 2 win']);
    // A shooter who covers all leaves no share to halve, so that a half table gives no quarters.
    const covers = { halfPoints: true, baoThirdPartyThrow: 'half-bystander-each' };
    expect(netOf(score('sg-club', tai(1, { discarder: 'N', liable: 'E' }), covers))).toEqual([0, 2, 0, -2]);
    expect(errorsOf('sg-club', tai(1, { discarder: 'N', liable: 'E' }), { ...covers, ...share })).toMatchObject([
      { code: 'amount-in-quarters', worths: [1] },
    ]);
  });

  const DRAGONS = '[RdRdRd] [GdGdGd]';
  const fits = (cause: LiableCause, hand: string, tile: string, facts: Facts, options: Options = {}): boolean => {
    const errors = errorsOf(
      'sg-club',
      { winner: 'N', winningTile: tile as 'B1', hands: { N: handOf(hand) }, liable: 'E', liableCause: cause, ...facts },
      { minimumTai: 0, ...options },
    );
    expect(errors.every(({ code }) => code === 'liable-cause-contradicted')).toBe(true);
    return errors.length === 0;
  };
  test.each<[boolean, LiableCause, string, string, Facts, Options?]>([
    // the third set claimed as a meld, or with the winning tile
    [true, 'dragon-sets', `${DRAGONS} [WdWdWd] B234 C99`, 'B4', {}],
    [true, 'dragon-sets', `${DRAGONS} [WdWdWdWd] B234 C99`, 'B4', { discarder: 'S' }],
    [true, 'dragon-sets', `(RdRdRdRd) [GdGdGd] [WdWdWd] B234 C99`, 'B4', {}],
    [true, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'Wd', { discarder: 'E' }],
    [true, 'dragon-sets', `${DRAGONS} [WdWdWd] B3 B7 C2 C9 D5`, 'Wd', { discarder: 'E' }],
    [false, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'Wd', { discarder: 'S' }],
    [false, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'Wd', {}],
    [false, 'dragon-sets', `${DRAGONS} WdWd B234 C999`, 'Wd', { discarder: 'E' }],
    [false, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'B4', {}],
    [true, 'wind-sets', '[EEE] [SSS] [WWW] [NNN] B99', 'B9', {}],
    [true, 'wind-sets', '[EEE] [SSS] [WWW] NNN B99', 'N', { discarder: 'E' }],
    [false, 'wind-sets', '[EEE] [SSS] [WWW] NN B999', 'B9', {}],
    [false, 'wind-sets', `${DRAGONS} [WdWdWd] B234 C99`, 'B4', {}],
    // bonus tiles and open honours to the limit: own flower and season, two animals, a dragon
    [true, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A3 F4 S4', 'B4', {}],
    [true, 'visible-limit', 'RdRdRd B234 C345 D678 C99 A1 A3 F4 S4', 'Rd', { discarder: 'E' }],
    [false, 'visible-limit', 'RdRdRd B234 C345 D678 C99 A1 A3 F4 S4', 'B4', {}],
    [false, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A3 F4', 'B4', {}],
    [true, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A3 F4', 'B4', {}, { limit: 4 }],
    [true, 'visible-limit', '[NNN] B234 C345 D678 C99 A1 A2 A3 A4', 'B4', {}],
    [false, 'visible-limit', '[SSS] B234 C345 D678 C99 A1 A2 A3 A4', 'B4', {}],
    [true, 'full-flush', '[B234] [B234] [B567] B888 B99', 'B8', {}],
    [true, 'full-flush', '[B234] [B234] (B5555) B888 B99', 'B8', { discarder: 'E' }],
    [false, 'full-flush', '[B234] [B234] B567 B888 B99', 'B8', {}],
    [false, 'full-flush', '[B234] [B234] [B567] B888 NN', 'B8', {}],
    [true, 'late-discard', '[B234] B234 C567 B888 NN', 'B8', { discarder: 'E', tilesLeft: 3 }],
    [true, 'late-discard', '[B234] B234 C567 B888 NN', 'B8', { discarder: 'E' }],
  ])('%s: %s with %s, %s, %j', (expected, cause, hand, tile, facts, options) => {
    expect(fits(cause, hand, tile, facts, options)).toBe(expected);
  });

  test('without tiles nothing is checked', () => {
    expect(errorsOf('sg-club', tai(4, { liable: 'E', liableCause: 'full-flush' }))).toEqual([]);
  });

  test('every cause that a system lists is played by default', () => {
    for (const system of SYSTEMS) {
      const { liableCauses } = rulesetOf(system);
      expect(liableCauses.length).toBe(5);
      for (const { id } of liableCauses) {
        expect(errorsOf(system, tai(4, { discarder: 'E', liable: 'E', liableCause: id }))).toEqual([]);
      }
    }
  });
});
