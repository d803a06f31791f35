import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../shared/hand/hand.ts';
import { checkHand } from '../../../shared/hand/legal-hand.ts';
import { formatHand } from '../../../shared/hand/notation.ts';
import type { DealContext, DealFacts, SeatValue } from '../../../shared/scoring/deal-facts.ts';
import type { RulesetOptions } from '../../../shared/scoring/options.ts';
import { profileOf } from '../../../shared/scoring/predicates/tiles.ts';
import { readWinner } from '../../../shared/scoring/read-winner.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import { scoreReadings } from '../../../shared/scoring/score-hand.ts';
import type { ScoredDeal, ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { type SuitTile, type Tile, WINDS, type Wind } from '../../../shared/tiles/tile.ts';
import { indexOfTile } from '../../../shared/tiles/tile-index.ts';
import { context, dealOfTiles, dealOfValues, optionsOf, winOfTiles } from '../../arbitraries/deals.ts';
import { handOf } from './deal-text.ts';

type Scene = { readonly facts: DealFacts<Wind>; readonly options: RulesetOptions; readonly context: DealContext };

/** Options that contradict each other, wins below the minimum and wins that one-suit play refuses say nothing of the laws. */
const BESIDE = ['amount-in-quarters', 'minimum-above-limit', 'below-minimum', 'mixed-suits', 'too-many-chows'];
const isBeside = (ruleset: Ruleset, scene: Scene): boolean => {
  const scored = scoreDeal({ ruleset, ...scene, explain: false });
  return !scored.ok && scored.errors.every(({ code }) => BESIDE.includes(code));
};

const score = (ruleset: Ruleset, scene: Scene, explain = true): ScoredDeal | undefined => {
  const scored = scoreDeal({ ruleset, ...scene, explain });
  return scored.ok ? scored.value : undefined;
};

const scenes = (ruleset: Ruleset, facts: fc.Arbitrary<DealFacts<Wind>>): fc.Arbitrary<Scene> =>
  fc.record({ facts, options: optionsOf(ruleset), context });

/** Checks a law on the scenes that the system accepts, and that those were many. */
const holds = (
  ruleset: Ruleset,
  facts: fc.Arbitrary<DealFacts<Wind>>,
  law: (scene: Scene, deal: ScoredDeal) => void,
): void => {
  let accepted = 0;
  let seen = 0;
  fc.assert(
    fc.property(scenes(ruleset, facts), (scene) => {
      const deal = score(ruleset, scene);
      if (deal !== undefined || !isBeside(ruleset, scene)) seen += 1;
      if (deal === undefined) return;
      accepted += 1;
      law(scene, deal);
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(seen / 2);
  expect(accepted).toBeGreaterThan(25);
};

const sheetsOf = ({ sheets }: ScoredDeal): readonly ScoreSheet[] => WINDS.flatMap((seat) => sheets[seat] ?? []);
const worthOf = ({ points, doubles, tai, total, limitHand, capped, questions }: ScoreSheet) => ({
  points,
  doubles,
  tai,
  total,
  limitHand,
  capped,
  questions,
});
const mapHands = (facts: DealFacts<Wind>, change: (hand: Hand) => Hand): DealFacts<Wind>['hands'] =>
  Object.fromEntries(Object.entries(facts.hands).map(([seat, hand]) => [seat, change(hand)]));
const worths = (deal: ScoredDeal | undefined) => WINDS.map((seat) => deal?.sheets[seat] && worthOf(deal.sheets[seat]));

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('payments sum to zero and make the nets', () => {
    for (const facts of [dealOfTiles(ruleset), dealOfValues(ruleset)]) {
      holds(ruleset, facts, (_scene, { payments, net }) => {
        const folded = { E: 0, S: 0, W: 0, N: 0 };
        for (const { from, to, amount } of payments ?? []) {
          expect(Number.isInteger(amount) && amount > 0 && from !== to).toBe(true);
          folded[from] -= amount;
          folded[to] += amount;
        }
        expect(net).toEqual(folded);
        expect(WINDS.reduce((sum, seat) => sum + folded[seat], 0)).toBe(0);
      });
    }
  });

  test('the order of tiles, melds and bonus tiles does not matter', () => {
    holds(ruleset, winOfTiles(ruleset), (scene, deal) => {
      const turned = mapHands(scene.facts, ({ melds, concealed, bonus }) => ({
        melds: melds.map((meld) => ({ ...meld, tiles: meld.tiles.toReversed() })).toReversed(),
        concealed: concealed.toReversed(),
        bonus: bonus.toReversed(),
      }));
      expect(worths(score(ruleset, { ...scene, facts: { ...scene.facts, hands: turned } }))).toEqual(worths(deal));
    });
  });

  test('exchanging suits does not matter, but for patterns that name a suit', () => {
    const next: Readonly<Record<string, string>> = { B: 'C', C: 'D', D: 'B' };
    const swap = (tile: Tile): Tile =>
      /^[BCD]/.test(tile) ? (`${next[tile.slice(0, 1)]}${tile.slice(1)}` as SuitTile) : tile;
    let compared = 0;
    holds(ruleset, winOfTiles(ruleset), (scene, deal) => {
      const hands = mapHands(scene.facts, ({ melds, concealed, bonus }) => ({
        melds: melds.map((meld) => ({ ...meld, tiles: meld.tiles.map(swap) })),
        concealed: concealed.map(swap),
        bonus,
      }));
      const winningTile = swap(scene.facts.winningTile!);
      const swapped = score(ruleset, { ...scene, facts: { ...scene.facts, hands, winningTile } });
      const named = [...sheetsOf(deal), ...sheetsOf(swapped!)].flatMap(({ lines }) =>
        lines.map(({ pattern }) => pattern),
      );
      if (named.some((pattern) => SUIT_NAMING.includes(pattern))) return;
      compared += 1;
      expect(worths(swapped)).toEqual(worths(deal));
    });
    expect(compared).toBeGreaterThan(50);
  });

  test('a hand written down and read again is worth the same', () => {
    holds(ruleset, winOfTiles(ruleset), (scene, deal) => {
      const hands = mapHands(scene.facts, (hand) => handOf(formatHand(hand)));
      expect(worths(score(ruleset, { ...scene, facts: { ...scene.facts, hands } }))).toEqual(worths(deal));
    });
  });

  test('steps replay to the total, and lines to the sums', () => {
    for (const facts of [dealOfTiles(ruleset), dealOfValues(ruleset)]) {
      holds(ruleset, facts, (_scene, deal) => {
        for (const sheet of sheetsOf(deal)) {
          expect(sheet.steps.length).toBeGreaterThan(0);
          let value = 0;
          for (const { before, after } of sheet.steps) {
            expect(before).toBe(value);
            value = after;
          }
          expect(value).toBe(sheet.total);
          if (sheet.from !== 'tiles') continue;
          const sum = (unit: string) =>
            sheet.lines.reduce((all, line) => (line.counted && line.unit === unit ? all + line.value : all), 0);
          const counted = [sheet.points ?? 0, sheet.doubles ?? 0, sheet.limitHand === null ? (sheet.tai ?? 0) : 0];
          expect([sum('points'), sum('doubles'), sum('tai')]).toEqual(counted);
        }
      });
    }
  });

  test('every excluded line names a counted one, and a limit hand stands alone', () => {
    holds(ruleset, dealOfTiles(ruleset), (_scene, deal) => {
      for (const { lines, limitHand } of sheetsOf(deal)) {
        const counted = new Set(lines.filter((line) => line.counted).map(({ pattern }) => pattern));
        for (const line of lines) expect(line.counted || counted.has(line.excludedBy ?? '')).toBe(true);
        if (limitHand !== null) expect([...counted]).toEqual([limitHand]);
      }
    });
  });

  test('explaining changes no figure', () => {
    holds(ruleset, dealOfTiles(ruleset), (scene, deal) => {
      const quick = score(ruleset, scene, false);
      expect(worths(quick)).toEqual(worths(deal));
      expect([quick?.payments, quick?.net]).toEqual([deal.payments, deal.net]);
      for (const { lines, steps, reading } of sheetsOf(quick!)) expect([lines, steps, reading]).toEqual([[], [], []]);
    });
  });

  test('the sheet is the best over all readings', () => {
    let several = 0;
    holds(ruleset, winOfTiles(ruleset), (scene, deal) => {
      const { facts } = scene;
      const bound = ruleset.bind(scene.options);
      const hand = checkHand(facts.hands[facts.winner!]!, {
        size: { tiles: 14, exact: true },
        bonusTiles: ruleset.bonusTiles,
      });
      if (!bound.ok || !hand.ok) throw new Error('a scored deal no longer passes');
      const tile = indexOfTile(facts.winningTile!);
      const judged = {
        seat: facts.winner!,
        hand: hand.value,
        readings: readWinner(hand.value, { tile, claimed: facts.discarder !== undefined }, bound.value.forms),
        circumstances: facts.circumstances,
      };
      const { readings } = bound.value.judge(judged, scene.context);
      const sheet = deal.sheets[facts.winner!]!;
      const known = {
        hand: hand.value,
        tiles: profileOf(hand.value.all),
        role: 'winner',
        ownWind: indexOfTile(facts.winner!),
        prevailingWind: indexOfTile(scene.context.prevailingWind),
        selfDrawn: facts.discarder === undefined,
        winningTile: tile,
        circumstances: [],
        dealerIsWinner: facts.winner === 'E',
        dealerWins: scene.context.dealerWins,
        dealerStays: scene.context.dealerStays,
        tilesLeft: undefined,
        replacements: 0,
        swept: false,
        oneChance: sheet.lines.some(({ pattern }) => pattern === 'one-chance') ? 'yes' : 'no',
      } as const;
      const totals = readings.map((reading) => {
        const input = {
          bound: bound.value,
          table: bound.value.tables.winner,
          context: known,
          readings: [reading],
          explain: false,
        };
        return scoreReadings(input).total;
      });
      if (totals.length > 1) several += 1;
      expect(sheet.total).toBe(Math.max(...totals));
    });
    expect(several).toBeGreaterThan(10);
  });

  test('no total passes the limit, but for a limit hand of more than that', () => {
    for (const facts of [dealOfTiles(ruleset), dealOfValues(ruleset)]) {
      holds(ruleset, facts, ({ options, facts: { winner } }, deal) => {
        const bound = ruleset.bind(options);
        if (!bound.ok) throw new Error('options of a scored deal no longer parse');
        for (const seat of WINDS) {
          const sheet = deal.sheets[seat];
          if (sheet === undefined) continue;
          const { total, limitHand, lines } = sheet;
          const percent = lines.find(({ pattern }) => pattern === limitHand)?.value;
          if (percent !== undefined) expect(total).toBe(bound.value.limitWorth(percent));
          else expect(total).toBeLessThanOrEqual(seat === winner ? bound.value.cap : bound.value.loserCap);
        }
      });
    }
  });

  test('more points, doubles or tai never lower a total', () => {
    holds(ruleset, dealOfValues(ruleset), (scene, deal) => {
      for (const field of ['points', 'doubles', 'tai']) {
        const values = Object.fromEntries(
          Object.entries(scene.facts.values).map(([seat, value]) => [seat, raised(value, field)]),
        );
        const more = score(ruleset, { ...scene, facts: { ...scene.facts, values } });
        for (const seat of WINDS) expect(more!.sheets[seat]!.total).toBeGreaterThanOrEqual(deal.sheets[seat]!.total);
      }
    });
  });
});

const raised = (value: SeatValue, field: string): SeatValue => {
  const given = new Map(Object.entries(value));
  return given.has(field) ? { ...value, [field]: (given.get(field) ?? 0) + 1 } : value;
};

/** Patterns that name a suit, so that an exchange of suits may make or break them. */
const SUIT_NAMING = [
  ...['all-green', 'moon-from-the-sea', 'plum-blossom', 'carrying-pole'],
  ...['jade', 'pearl', 'ruby', 'imperial-jade', 'imperial-pearl', 'imperial-ruby', 'ruby-jade', 'all-red'],
  ...['golden-gate', 'dragon-gates'],
  ...['blue-hand', 'founding-of-singapore', 'picking-the-pearl'],
];

describe.each(
  RULESETS.filter(({ payment }) => payment === 'four-hands').map((ruleset) => [ruleset.id, ruleset] as const),
)('settlement between four hands: %s', (_, ruleset) => {
  const totalsOf = (deal: ScoredDeal) => ({
    E: 0,
    S: 0,
    W: 0,
    N: 0,
    ...Object.fromEntries(WINDS.map((seat) => [seat, deal.sheets[seat]?.total])),
  });

  test('differences come to the same as everybody paying everybody, nobody paid by the winner (rules 8.4)', () => {
    holds(ruleset, dealOfValues(ruleset), (scene, { net, ...deal }) => {
      const parsed = ruleset.parseOptions(scene.options);
      if (!parsed.ok || parsed.value.losersSettle === false || parsed.value.limitCuts === 'differences') return;
      const totals = totalsOf({ net, ...deal });
      const { winner } = scene.facts;
      const expected = { E: 0, S: 0, W: 0, N: 0 };
      for (const from of WINDS) {
        for (const to of WINDS) {
          if (from === to || from === winner) continue;
          const amount = totals[to] * (parsed.value.eastDoubles !== false && (from === 'E' || to === 'E') ? 2 : 1) * 2;
          expected[from] -= amount;
          expected[to] += amount;
        }
      }
      expect(net).toEqual(expected);
    });
  });

  test('the winner nets six times the total as East, four times otherwise, whoever threw (rules 8.3)', () => {
    holds(ruleset, dealOfValues(ruleset), (scene, deal) => {
      if (scene.options.eastDoubles === false) return;
      const winner = scene.facts.winner!;
      expect(deal.net?.[winner]).toBe(totalsOf(deal)[winner] * (winner === 'E' ? 6 : 4) * 2);
    });
  });
});

describe.each(
  RULESETS.filter(({ payment }) => payment === 'winner-takes').map((ruleset) => [ruleset.id, ruleset] as const),
)('settlement to the winner: %s', (_, ruleset) => {
  test('the winner takes the same whoever throws and whoever bears it, and nobody else gains (rules 8.5)', () => {
    holds(ruleset, dealOfValues(ruleset), (scene, deal) => {
      const { winner, discarder } = scene.facts;
      const won = { ...scene, facts: { ...scene.facts, instant: [] } };
      const taken = score(ruleset, won)?.net?.[winner!];
      for (const seat of WINDS) {
        if (seat === winner) continue;
        const facts = { ...won.facts, liable: seat, ...(discarder && { discarder: seat }) };
        const other = score(ruleset, { ...scene, facts });
        if (other === undefined) continue;
        expect(other.net?.[winner!]).toBe(taken);
        expect(other.payments?.every(({ to }) => to === winner)).toBe(true);
      }
      expect(
        deal.payments
          ?.filter(({ reason }) => reason === 'win' || reason === 'liability')
          .every(({ to }) => to === winner),
      ).toBe(true);
    });
  });

  test('on-the-spot payments are the same in a win, a false win and a washout', () => {
    holds(ruleset, dealOfValues(ruleset), (scene, deal) => {
      const spot = (payments: ScoredDeal['payments'] | undefined) =>
        payments?.filter(({ reason }) => reason === 'kong' || reason === 'bonus');
      const { instant } = scene.facts;
      const empty = { circumstances: [], hands: {}, values: {}, instant };
      const washout = score(ruleset, { ...scene, facts: { ...empty, result: 'washout' } });
      const offence = score(ruleset, { ...scene, facts: { ...empty, result: 'false-win', offender: 'W' } });
      expect(spot(washout?.payments)).toEqual(washout?.payments);
      expect(spot(deal.payments)).toEqual(washout?.payments);
      expect(spot(offence?.payments)).toEqual(washout?.payments);
    });
  });
});
