import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RulesetOptions } from '../../../shared/scoring/options.ts';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import type { ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { WINDS, type Wind } from '../../../shared/tiles/tile.ts';
import { type ThemedDeal, themedDeal } from '../../arbitraries/themed-deals.ts';
import { AMERICAN_RULES, americanLoser, americanWinner } from '../../naive/american.ts';
import { CLASSICAL_RULES, classicalLoser, classicalWinner, isWronglyDead } from '../../naive/classical.ts';
import type { NaiveWin } from '../../naive/hand.ts';
import { clubNets, doublesNets, fourHandNets, type Nets, payupNets } from '../../naive/payments.ts';
import { CLUB_RULES, clubTai } from '../../naive/sg-club.ts';
import { DOUBLES_RULES, doublesOf } from '../../naive/sg-doubles.ts';
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

type Scored = {
  readonly sheets: Partial<Record<Wind, ScoreSheet>>;
  readonly refused: readonly string[];
  /** In points; null while a total is unknown. */
  readonly nets: Nets | null;
};
const engine = (id: string, { facts, context }: ThemedDeal, options: RulesetOptions): Scored => {
  const scored = scoreDeal({ ruleset: rulesetOf(id), options, facts, context, explain: false });
  if (scored.ok) {
    const { sheets, net } = scored.value;
    return { sheets, refused: [], nets: net && { E: net.E / 2, S: net.S / 2, W: net.W / 2, N: net.N / 2 } };
  }
  const [short] = scored.errors;
  // Below the minimum the error brings the sheet, which must agree like any other.
  const carried = short?.code === 'below-minimum' && short.sheet ? { [facts.winner!]: short.sheet } : {};
  return { sheets: carried, refused: scored.errors.map(({ code }) => code), nets: null };
};

type Compared = { readonly deal: ThemedDeal; readonly scored: Scored };

/** Deals under options that the second scorer knows as well: those of the document as often as not, else any. */
const agree = <O extends RulesetOptions>(
  id: string,
  withLosers: boolean,
  options: fc.Arbitrary<O>,
  compare: (compared: Compared, options: O) => void,
): void => {
  const ruleset = rulesetOf(id);
  fc.assert(
    fc.property(themedDeal(ruleset, withLosers), options, (deal, chosen) => {
      // A table that would pay quarters, or asks for more than its limit, is refused before any deal is.
      fc.pre(ruleset.parseOptions(chosen).ok);
      compare({ deal, scored: engine(id, deal, chosen) }, chosen);
    }),
    { numRuns: PROPERTY_RUNS },
  );
};

/** Some of the rules at other values: whole numbers within the bounds of their options, but no more than `most`; the rest by hand. */
const rulesOf = <O extends RulesetOptions>(
  id: string,
  rules: O,
  by: { readonly [key in keyof O]?: fc.Arbitrary<O[key]> },
  most = 3,
): fc.Arbitrary<O> => {
  const fields = new Map(rulesetOf(id).optionFields.map((field) => [field.key, field]));
  const arbitraryOf = (key: string): fc.Arbitrary<unknown> | undefined => {
    const field = fields.get(key);
    if (by[key] !== undefined) return by[key];
    if (field?.kind === 'integer') return fc.integer({ min: field.min, max: Math.min(most, field.max) });
    if (field?.kind === 'boolean') return fc.boolean();
    return field?.kind === 'choice' ? fc.constantFrom(...field.choices) : undefined;
  };
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = {};
  for (const key of Object.keys(rules)) {
    const arbitrary = arbitraryOf(key);
    if (arbitrary === undefined) throw new Error(`${key} is no option of ${id}`);
    arbitraries[key] = arbitrary;
  }
  const changed = fc.record(arbitraries, { requiredKeys: [] }) as fc.Arbitrary<Partial<O>>;
  return fc.oneof(
    fc.constant(rules),
    changed.map((some) => ({ ...rules, ...some })),
  );
};

/** Ten thousand deals of a slow scorer, on a machine that may be busy. */
const PATIENCE = { timeout: 600_000 };
const points = fc.integer({ min: 0, max: 30 });
const FOUR_HANDS = { eastDoubles: true, losersSettle: true };

describe('the engine agrees with the second scorer', PATIENCE, () => {
  const classicalRules = rulesOf(
    'classical',
    { ...CLASSICAL_RULES, ...FOUR_HANDS },
    {
      limit: fc.integer({ min: 10, max: 3000 }),
      winningPoints: points,
      completeFamilyDoubles: fc.integer({ min: 1, max: 3 }),
    },
  );

  /**
   * Where a hand of honours is worth less than a part of it, a loser would break up a set or pass over a pair to make the part, which
   * filling 2 rules out.
   */
  const isSound = (o: typeof CLASSICAL_RULES): boolean => {
    const winds = o.ownWindSetDoubles + o.prevailingWindSetDoubles;
    const two = 2 * o.dragonSetDoubles;
    const little = o.littleThreeDragonsDoubles || two;
    const big = o.bigThreeDragonsDoubles || 3 * o.dragonSetDoubles;
    return little >= two && big >= little && (o.bigFourWindsLoserDoubles || winds) >= o.littleFourWindsDoubles + winds;
  };

  test('classical: totals, points, doubles and limit hand of winners and losers, and what they pay', () => {
    agree('classical', true, classicalRules.filter(isSound), ({ deal, scored: { sheets, refused, nets } }, o) => {
      const wrong = isWronglyDead(winOf(deal));
      expect([...new Set(refused)]).toEqual(wrong ? ['other-waits-not-dead'] : []);
      if (wrong) return;
      const totals = { E: 0, S: 0, W: 0, N: 0 };
      for (const seat of WINDS) {
        const sheet = sheets[seat];
        const hand = deal.facts.hands[seat];
        expect(sheet === undefined).toBe(hand === undefined);
        if (sheet === undefined || hand === undefined) continue;
        const naive =
          seat === deal.facts.winner
            ? classicalWinner(winOf(deal), o)!
            : classicalLoser({ hand, seat, round: deal.context.prevailingWind }, o);
        const { total, points, doubles, limitHand } = sheet;
        expect({ seat, total, points, doubles }).toEqual({
          seat,
          total: naive.total,
          points: naive.points,
          doubles: naive.doubles,
        });
        if (limitHand === null) expect(naive.limitHands).toEqual([]);
        else expect(naive.limitHands).toContain(limitHand);
        totals[seat] = naive.total;
      }
      if (nets !== null) expect(nets).toEqual(fourHandNets(totals, deal.facts.winner!, o));
    });
  });

  const americanRules = rulesOf(
    'american',
    { ...AMERICAN_RULES, ...FOUR_HANDS },
    {
      // A whole family, a thousand points, is never worth less than the limit.
      limit: fc.integer({ min: 10, max: 1000 }),
      winningPoints: points,
    },
  );

  test('american: totals, and what they pay', () => {
    agree('american', true, americanRules, ({ deal, scored: { sheets, refused, nets } }, o) => {
      const { winner, hands } = deal.facts;
      expect(refused).toEqual([]);
      const totals = { E: 0, S: 0, W: 0, N: 0, [winner!]: americanWinner(winOf(deal), o)! };
      expect(sheets[winner!]?.total).toBe(totals[winner!]);
      for (const seat of WINDS) {
        const hand = hands[seat];
        if (seat === winner || hand === undefined) continue;
        totals[seat] = americanLoser({ hand, seat, round: deal.context.prevailingWind }, o);
        expect({ seat, total: sheets[seat]?.total }).toEqual({ seat, total: totals[seat] });
      }
      if (nets !== null) expect(nets).toEqual(fourHandNets(totals, winner!, o));
    });
  });

  const stake = fc.integer({ min: 1, max: 50 });
  const limit = fc.integer({ min: 1, max: 12 });
  const wonBy = ({ facts }: ThemedDeal) => ({ winner: facts.winner!, discarder: facts.discarder });

  /** Counted worth against the minimum, then what it pays. */
  const check = ({ scored, deal }: Compared, naive: number, minimum: number, pays: (worth: number) => Nets): void => {
    expect(scored.refused).toEqual(naive < minimum ? ['below-minimum'] : []);
    expect(scored.sheets[deal.facts.winner!]?.total).toBe(naive);
    if (scored.nets !== null) expect(scored.nets).toEqual(pays(naive));
  };

  test('sg-doubles: counted doubles, and what they pay', () => {
    const rules = rulesOf('sg-doubles', { ...DOUBLES_RULES, stake: 10 }, { limit, stake }, 6);
    agree('sg-doubles', false, rules, (compared, o) => {
      const naive = doublesOf(winOf(compared.deal), o)!;
      check(compared, naive, o.minimumDoubles, (worth) => doublesNets(wonBy(compared.deal), worth, o));
    });
  });

  test('sg-payup: counted tai, and what they pay', () => {
    const rules = rulesOf('sg-payup', { ...CLUB_RULES, base: 2, shooterPays: false }, { limit, base: stake }, 6);
    agree('sg-payup', false, rules, (compared, o) => {
      const naive = payupTai(winOf(compared.deal), o)!;
      check(compared, naive, o.minimumTai, (worth) => payupNets(wonBy(compared.deal), worth, o));
    });
  });

  test('sg-club: counted tai, and what they pay at any table', () => {
    const table = {
      tablePoints: 1,
      halfPoints: false,
      progression: 'doubling' as 'doubling' | 'rounded',
      discardRule: 'shooter-all' as 'shooter-all' | 'share',
    };
    const rules = rulesOf('sg-club', { ...CLUB_RULES, ...table }, { limit, tablePoints: stake }, 6);
    agree('sg-club', false, rules, (compared, o) => {
      const naive = clubTai(winOf(compared.deal), o)!;
      check(compared, naive, o.minimumTai, (worth) => clubNets(wonBy(compared.deal), worth, o));
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
