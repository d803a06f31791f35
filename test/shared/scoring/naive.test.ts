import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import type { ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { WINDS, type Wind } from '../../../shared/tiles/tile.ts';
import { type ThemedDeal, themedDeal } from '../../arbitraries/themed-deals.ts';
import { americanLoser, americanWinner } from '../../naive/american.ts';
import { classicalLoser, classicalWinner, isWronglyDead } from '../../naive/classical.ts';
import type { NaiveWin } from '../../naive/hand.ts';
import { clubTai } from '../../naive/sg-club.ts';
import { doublesOf } from '../../naive/sg-doubles.ts';
import { payupTai } from '../../naive/sg-payup.ts';
import { PROPERTY_RUNS } from '../../property-runs.ts';
import { rulesetOf } from './deal-text.ts';

/** What the second scorer is told: the same facts, in its own words. */
const winOf = ({ facts, context }: ThemedDeal): NaiveWin => {
  const seat = facts.winner!;
  return {
    hand: facts.hands[seat]!,
    seat,
    round: context.prevailingWind,
    winningTile: facts.winningTile!,
    claimed: facts.discarder !== undefined,
    happened: facts.circumstances,
    dealerWins: context.dealerWins,
    dealerStays: context.dealerStays,
    tilesLeft: facts.tilesLeft,
    othersMelds: WINDS.filter((one) => one !== seat).flatMap((one) => facts.hands[one]?.melds ?? []),
    othersConcealed: WINDS.filter((one) => one !== seat).flatMap((one) => facts.hands[one]?.concealed ?? []),
  };
};

type Scored = { readonly sheets: Partial<Record<Wind, ScoreSheet>>; readonly refused: readonly string[] };
const engine = (id: string, { facts, context }: ThemedDeal): Scored => {
  const scored = scoreDeal({ ruleset: rulesetOf(id), options: {}, facts, context, explain: false });
  if (scored.ok) return { sheets: scored.value.sheets, refused: [] };
  const [short] = scored.errors;
  // Below the minimum the error brings the sheet, which must agree like any other.
  const carried = short?.code === 'below-minimum' && short.sheet ? { [facts.winner!]: short.sheet } : {};
  return { sheets: carried, refused: scored.errors.map(({ code }) => code) };
};

const agree = (id: string, withLosers: boolean, compare: (deal: ThemedDeal, scored: Scored) => void): void => {
  fc.assert(
    fc.property(themedDeal(rulesetOf(id), withLosers), (deal) => compare(deal, engine(id, deal))),
    { numRuns: PROPERTY_RUNS },
  );
};

/** Ten thousand deals of a slow scorer, on a machine that may be busy. */
const PATIENCE = { timeout: 600_000 };

describe('the engine agrees with the second scorer', PATIENCE, () => {
  test('classical: totals, points, doubles and limit hand of winners and losers', () => {
    agree('classical', true, (deal, { sheets, refused }) => {
      const wrong = isWronglyDead(winOf(deal));
      expect([...new Set(refused)]).toEqual(wrong ? ['other-waits-not-dead'] : []);
      if (wrong) return;
      for (const seat of WINDS) {
        const sheet = sheets[seat];
        const hand = deal.facts.hands[seat];
        expect(sheet === undefined).toBe(hand === undefined);
        if (sheet === undefined || hand === undefined) continue;
        const naive =
          seat === deal.facts.winner
            ? classicalWinner(winOf(deal))!
            : classicalLoser({ hand, seat, round: deal.context.prevailingWind });
        const { total, points, doubles, limitHand } = sheet;
        expect({ seat, total, points, doubles }).toEqual({
          seat,
          total: naive.total,
          points: naive.points,
          doubles: naive.doubles,
        });
        if (limitHand === null) expect(naive.limitHands).toEqual([]);
        else expect(naive.limitHands).toContain(limitHand);
      }
    });
  });

  test('american: totals', () => {
    agree('american', true, (deal, { sheets, refused }) => {
      const { winner, hands } = deal.facts;
      expect(refused).toEqual([]);
      expect(sheets[winner!]?.total).toBe(americanWinner(winOf(deal)));
      for (const seat of WINDS) {
        const hand = hands[seat];
        if (seat === winner || hand === undefined) continue;
        expect({ seat, total: sheets[seat]?.total }).toEqual({
          seat,
          total: americanLoser({ hand, seat, round: deal.context.prevailingWind }),
        });
      }
    });
  });

  const singapore = { 'sg-doubles': doublesOf, 'sg-payup': payupTai, 'sg-club': clubTai };
  test.each(Object.entries(singapore))('%s: counted doubles or tai', (id, count) => {
    agree(id, false, (deal, { sheets, refused }) => {
      const naive = count(winOf(deal))!;
      expect(refused).toEqual(naive < 1 ? ['below-minimum'] : []);
      expect(sheets[deal.facts.winner!]?.total).toBe(naive);
    });
  });
});

/** What no regular hand under the rules as printed can be: irregular hands, variants that are off, facts that are not tried. */
const BEYOND: Readonly<Record<string, string>> = {
  classical: 'thirteen-orphans own-flower own-season',
  american:
    'thirteen-orphans wriggling-snake five-odd-honours peking-garden all-honour-pairs all-terminal-pairs ' +
    'all-terminal-and-honour-pairs chop-suey sukiyaki chow-mein lil suit-pairs-and-honour-orphans down-you-go up-you-go ' +
    // The first of two equal worths stands: gone with the wind is big four winds.
    'true-gates golden-gate gone-with-the-wind civil-war windy-chows windy-dragons gerties-garter triple-knitting ' +
    'all-flowers-final all-seasons-final sweep robbed-kong',
  'sg-doubles':
    'thirteen-orphans human-hand founding-of-singapore pure-knitting consecutive-flower-up little-three-dragons ' +
    'little-four-winds concealed-ping-hu windy-chow honoured-knitting lincoln-hand',
  'sg-payup':
    'thirteen-orphans human-hand all-eight-flowers seven-pairs-limit replacements-in-a-row little-four-winds-in-all seven-pairs self-drawn',
  'sg-club':
    'thirteen-orphans human-hand all-eight-flowers seven-pairs-limit replacements-in-a-row little-four-winds-in-all seven-pairs self-drawn',
};

test.each(Object.keys(BEYOND))('the deals of %s meet every other pattern', (id) => {
  const ruleset = rulesetOf(id);
  const met = new Set<string>();
  for (const { facts, context } of fc.sample(themedDeal(ruleset, true), { numRuns: 4000, seed: 7 })) {
    const scored = scoreDeal({ ruleset, options: {}, facts, context, explain: true });
    if (!scored.ok) continue;
    for (const sheet of WINDS.flatMap((seat) => scored.value.sheets[seat] ?? []))
      for (const { pattern } of sheet.lines) met.add(pattern);
  }
  const unmet = ruleset.patterns.map((pattern) => pattern.id).filter((pattern) => !met.has(pattern));
  expect(unmet.filter((pattern) => !(BEYOND[id] ?? '').split(' ').includes(pattern))).toEqual([]);
});
