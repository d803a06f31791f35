import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { twoWorthsText, twoWorthsTexts } from '../../../renderer/components/two-worths-text.ts';
import type { TwoWorths } from '../../../shared/table/two-worths.ts';
import { cutTiles } from '../../../shared/tiles/notation.ts';
import { aWin } from '../../builders/records.ts';
import { recordedDeals } from '../../builders/table.ts';

/** Key and facts in place of a sentence. */
const t = ((key: string, facts: Record<string, string> = {}) =>
  [key, ...Object.values(facts)].join(' ')) as unknown as TFunction;

describe('the mark of two worths', () => {
  test.each<readonly [Omit<TwoWorths, 'chair'>, string | undefined, string]>([
    [{ stands: 'value', tiles: 32, value: 24 }, undefined, 'table:twoWorths.value 24 32'],
    [{ stands: 'tiles', tiles: 1200, value: 24 }, undefined, 'table:twoWorths.tiles 24 1,200'],
    [{ stands: 'value', tiles: undefined, value: 24 }, undefined, 'table:twoWorths.value 24 table:twoWorths.refused'],
    [{ stands: 'value', tiles: 32, value: 24 }, 'Mei', 'table:twoWorths.of Mei table:twoWorths.value 24 32'],
  ])('%j of %s', (worths, name, words) => expect(twoWorthsText(t, { chair: 'a', ...worths }, name)).toBe(words));

  test('a deal has one for each hand that differs, none where tiles and value agree', () => {
    const hand = { melds: [], concealed: cutTiles('B123456C789D22RdRdRd').tiles, bonus: [] };
    const both = (total: number) => ({
      ...aWin('b', [20, total, 8, 0]),
      ...({ winningTile: 'D2', hands: { b: hand }, stands: { b: 'value' } } as const),
    });
    const names = { a: 'Ann', b: 'Ben', c: 'Cleo', d: 'Dan' };
    const textsOf = (total: number) => recordedDeals([both(total)]).flatMap((deal) => twoWorthsTexts(t, deal, names));
    expect(textsOf(24)).toEqual(['table:twoWorths.of Ben table:twoWorths.value 24 96']);
    expect(textsOf(96)).toEqual([]);
  });
});
