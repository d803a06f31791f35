import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { resultWords } from '../../../renderer/components/deal-words.ts';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { scoreChairDeal } from '../../../shared/table/score-chair-deal.ts';
import { aWin, someFacts } from '../../builders/records.ts';

beforeAll(startTranslations);

const names = { a: 'Anna', b: 'Ben', c: 'Cai', d: 'Dov' };
const place = {
  players: 4,
  number: 1,
  dealer: 'a',
  prevailingWind: 'E',
  extra: 0,
  dealerWins: 0,
  dealerStays: 0,
} as const;
const say = (id: string, facts: ChairFacts): string => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(`${id} is not in the registry`);
  const score = scoreChairDeal({ ruleset, options: ruleset.defaultOptions, facts, place });
  return resultWords(i18next.t, { facts, score, names, ruleset: id }).join(' | ');
};

const club = someFacts({ result: 'win', winner: 'a', values: { a: { tai: 3 } } });
const totals = aWin('a', [184, 40, 20, 12]);
const kongs = someFacts({
  instant: [
    { seat: 'a', kind: 'kong-exposed' },
    { seat: 'b', kind: 'cat-rat' },
  ],
});

test.each([
  ['classical', totals, 'Anna | won'],
  ['classical', { ...totals, discarder: 'c' }, 'Anna | won from Cai'],
  ['american', someFacts({ result: 'false-win', offender: 'd' }), 'False win | by Dov'],
  ['sg-club', club, 'Anna | 3 tai, self-drawn'],
  ['sg-club', { ...club, discarder: 'b' }, 'Anna | 3 tai from Ben'],
  ['sg-doubles', { ...club, discarder: 'b', values: { a: { tai: 1 } } }, 'Anna | 1 double from Ben'],
  ['sg-payup', kongs, 'Washout | + 2 on the spot'],
  // A deal that does not count has no worth to name.
  ['sg-club', { ...club, values: {} }, 'Anna | won, self-drawn'],
] satisfies readonly (readonly [string, ChairFacts, string])[])('%s: %j', (id, facts, expected) => {
  expect(say(id, facts)).toBe(expected);
});
