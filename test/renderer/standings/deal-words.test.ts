import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';
import { dealWords } from '../../../renderer/screens/standings/deal-words.ts';
import type { DealView, TableView } from '../../../shared/contract/views.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { aDeal, aScore, aWin, someFacts } from '../../builders/records.ts';

beforeAll(startTranslations);

const TABLE = {
  session: { profile: { ruleset: 'classical' } },
  entrants: { a: { name: 'Ana' }, b: { name: 'Ben' }, c: { name: 'Cai' }, d: { name: 'Dov' } },
} as unknown as TableView;

const WIN = aWin('a', [40, 2, 2, 2]);
const TILES = { melds: [], concealed: [], bonus: [] };

test.each<[string, ChairFacts, Chair, string]>([
  ['a washout', someFacts(), 'a', 'washout'],
  ['own win off a discard', { ...WIN, discarder: 'b' }, 'a', 'won, discarded by Ben'],
  ['own win by tiles', { ...WIN, hands: { a: TILES } }, 'a', 'won, self-drawn'],
  ['own win by totals', WIN, 'a', 'won'],
  ['own discard', { ...WIN, discarder: 'b' }, 'b', 'discarded to Ana'],
  ["another's win", { ...WIN, discarder: 'b' }, 'c', 'Ana won'],
  ['own false win', someFacts({ result: 'false-win', offender: 'd' }), 'd', 'own false win'],
  ["another's false win", someFacts({ result: 'false-win', offender: 'd' }), 'a', 'false win by Dov'],
])('%s', (_, facts, chair, expected) => {
  const deal = { deal: aDeal({ facts, scored: aScore() }) } as DealView;
  expect(dealWords(i18next.t, TABLE, deal, chair)).toBe(expected);
});

test('where only the winner is paid nobody named means self-drawn, and what was paid on the spot is said', () => {
  const club = { ...TABLE, session: { profile: { ruleset: 'sg-club' } } } as unknown as TableView;
  const facts = { ...WIN, instant: [{ seat: 'b', kind: 'kong-exposed' }] } satisfies ChairFacts;
  const deal = { deal: aDeal({ facts, scored: aScore() }) } as DealView;
  expect(dealWords(i18next.t, club, deal, 'a')).toBe('won, self-drawn (+ 1 on the spot)');
});

test('a deal whose payments are unknown says so', () => {
  const deal = { deal: aDeal({ facts: WIN, scored: aScore({ net: null }) }) } as DealView;
  expect(dealWords(i18next.t, TABLE, deal, 'a')).toContain('needs attention');
});
