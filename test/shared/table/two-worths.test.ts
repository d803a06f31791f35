import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { totalOfSheet } from '../../../shared/scoring/score-sheet.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts, WorthSource } from '../../../shared/table/deal.ts';
import { readingsOfChair } from '../../../shared/table/readings-of-chair.ts';
import { differsFromEngine, replayTable } from '../../../shared/table/replay.ts';
import { FIRST_DEAL } from '../../../shared/table/rotation.ts';
import { scoreChairDeal } from '../../../shared/table/score-chair-deal.ts';
import { chairsWithBoth, differingWorths, twoWorthsOf } from '../../../shared/table/two-worths.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { themedDeal } from '../../arbitraries/themed-deals.ts';
import { aDeal, aWin, uuid } from '../../builders/records.ts';
import { classicalTable, recordedDeals } from '../../builders/table.ts';
import { handOf } from '../scoring/deal-text.ts';

const chairOf = { E: 'a', S: 'b', W: 'c', N: 'd' } as const satisfies Record<Wind, Chair>;
const byChair = <T>(record: Readonly<Partial<Record<Wind, T>>>): Partial<Record<Chair, T>> =>
  Object.fromEntries(Object.entries(record).map(([wind, each]) => [chairOf[wind as Wind], each]));

const source = fc.constantFrom<WorthSource>('tiles', 'value');
const choice = fc.record({ a: source, b: source, c: source, d: source });
const SMALL = fc.integer({ min: 0, max: 5 });

/** A deal by tiles with a value beside each hand; which of the two stands is drawn. */
const bothEntered = RULESETS.map((ruleset) => {
  const kinds: Record<string, fc.Arbitrary<SeatValue>> = {
    points: fc.record({ points: SMALL, doubles: SMALL }),
    total: fc.record({ total: SMALL }),
    tai: fc.record({ tai: SMALL }),
  };
  const value = fc.oneof(...ruleset.valueKinds.map((kind) => kinds[kind]!));
  return {
    ruleset,
    deal: fc
      .tuple(themedDeal(ruleset, true), fc.record({ a: value, b: value, c: value, d: value }), choice)
      .map(([{ facts }, values, stands]) => {
        const { winner, discarder, liable, offender, sweep, instant, hands: byWind, values: _, ...rest } = facts;
        const hands = byChair(byWind);
        const entered: ChairFacts = {
          ...rest,
          ...(winner && { winner: chairOf[winner] }),
          ...(discarder && { discarder: chairOf[discarder] }),
          ...(liable && { liable: chairOf[liable] }),
          ...(offender && { offender: chairOf[offender] }),
          ...(sweep && { sweep: chairOf[sweep] }),
          instant: instant.map(({ seat, payer, ...event }) => ({
            ...event,
            seat: chairOf[seat],
            ...(payer && { payer: chairOf[payer] }),
          })),
          hands,
          values: Object.fromEntries(CHAIRS.filter((chair) => hands[chair]).map((chair) => [chair, values[chair]])),
        };
        return { entered, stands };
      }),
  };
});

/** The same deal as if only what stands had been entered. */
const single = ({ stands: _, ...facts }: ChairFacts, stands: Readonly<Record<Chair, WorthSource>>): ChairFacts => {
  const kept = <T>(record: Readonly<Partial<Record<Chair, T>>>, kind: WorthSource) =>
    Object.fromEntries(Object.entries(record).filter(([chair]) => stands[chair as Chair] === kind));
  return { ...facts, hands: kept(facts.hands, 'tiles'), values: kept(facts.values, 'value') };
};

const scoreOf = (ruleset: (typeof RULESETS)[number], facts: ChairFacts) =>
  scoreChairDeal({ ruleset, options: ruleset.defaultOptions, facts, place: FIRST_DEAL });

describe('whichever stands', () => {
  test.each(bothEntered.map((each) => [each.ruleset.id, each] as const))(
    '%s: the deal is the one in which only that was entered',
    (_, { ruleset, deal }) => {
      fc.assert(
        fc.property(deal, ({ entered, stands }) => {
          const { beside, ...score } = scoreOf(ruleset, { ...entered, stands });
          expect(score).toEqual(scoreOf(ruleset, single(entered, stands)));
          for (const chair of chairsWithBoth({ ...entered, stands })) {
            const other = { ...stands, [chair]: stands[chair] === 'tiles' ? 'value' : 'tiles' } as const;
            const { outcome, errors } = scoreOf(ruleset, single(entered, other));
            expect(beside?.[chair]?.errors).toEqual(errors);
            if (outcome !== null) expect(beside?.[chair]?.sheet).toEqual(outcome.sheets[chair]);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('what is read off tiles', () => {
  test.each(bothEntered.map((each) => [each.ruleset.id, each] as const))(
    '%s: the first reading is the one that was scored, and amounts sum to zero, whichever stands',
    (_, { ruleset, deal }) => {
      fc.assert(
        fc.property(deal, ({ entered, stands }) => {
          const facts = { ...entered, stands };
          const { outcome, beside } = scoreOf(ruleset, facts);
          const { a, b, c, d } = outcome?.net ?? { a: 0, b: 0, c: 0, d: 0 };
          expect(a + b + c + d).toBe(0);
          for (const chair of CHAIRS.filter((each) => facts.hands[each] !== undefined)) {
            const laid = facts.values[chair] !== undefined && stands[chair] === 'value';
            const scored = laid ? beside?.[chair]?.sheet : outcome?.sheets[chair];
            const found = readingsOfChair({
              ...{ ruleset, options: ruleset.defaultOptions, facts, place: FIRST_DEAL, chair },
            });
            if (scored == null) continue;
            expect(found.ok && found.value[0]?.sheet.total).toBe(totalOfSheet(scored));
          }
        }),
        { numRuns: 40 },
      );
    },
  );
});

const WINNERS_TILES = handOf('B123 B456 C789 D22 [RdRdRd]');
const laid: ChairFacts = {
  ...aWin('b', [20, 24, 8, 0]),
  winningTile: 'D2',
  hands: { b: WINNERS_TILES },
};
const tilesAlone: ChairFacts = { ...laid, values: { a: { total: 20 }, c: { total: 8 }, d: { total: 0 } } };

describe('a value of 24 beside tiles', () => {
  const [first] = recordedDeals([tilesAlone]);
  const worth = totalOfSheet(first?.scored.outcome?.sheets.b) ?? 0;

  test('both are named where they differ, whichever stands', () => {
    for (const stands of ['tiles', 'value'] as const) {
      const facts = { ...laid, stands: { b: stands } };
      const [deal] = recordedDeals([facts]);
      expect(differingWorths(facts, deal!.scored)).toEqual([{ chair: 'b', stands, tiles: worth, value: 24 }]);
    }
  });

  test('nothing is said where they agree, though both are kept', () => {
    const facts: ChairFacts = { ...laid, values: { ...laid.values, b: { total: worth } }, stands: { b: 'value' } };
    const [deal] = recordedDeals([facts]);
    expect(differingWorths(facts, deal!.scored)).toEqual([]);
    expect(twoWorthsOf(facts, deal!.scored)).toHaveLength(1);
  });

  test('tiles that the rules refuse may lie beside a value that stands: why is kept', () => {
    const facts: ChairFacts = { ...laid, hands: { b: handOf('B123 B456 C789 D23 [RdRdRd]') }, stands: { b: 'value' } };
    const [deal] = recordedDeals([facts]);
    expect(deal?.scored.outcome?.net).not.toBeNull();
    expect(deal?.scored.beside?.b).toMatchObject({ sheet: null, errors: [{ code: 'not-a-winning-hand' }] });
    expect(differingWorths(facts, deal!.scored)).toEqual([
      { chair: 'b', stands: 'value', tiles: undefined, value: 24 },
    ]);
  });

  test('without a word on which stands, the rules refuse the deal as the batch contract does', () => {
    const [deal] = recordedDeals([laid]);
    expect(deal?.scored).toMatchObject({ outcome: null, errors: [{ code: 'tiles-and-value', chair: 'b' }] });
  });

  test('the tiles can be read whether they stand or not', () => {
    for (const stands of ['tiles', 'value'] as const) {
      const { ruleset, options } = classicalTable([]);
      const facts = { ...laid, stands: { b: stands } };
      const found = readingsOfChair({ ruleset, options, facts, place: FIRST_DEAL, chair: 'b' });
      expect(found.ok && found.value.map(({ sheet }) => sheet.total)).toEqual([worth]);
    }
  });

  test('a newer engine is judged by what stands', () => {
    const old = (facts: ChairFacts) => {
      const [deal] = recordedDeals([facts]);
      const scored = deal!.scored;
      const aged = { ...scored, context: { ...scored.context, rulesetVersion: '0.1' } };
      // The tiles came to something else then: of no account while the value stands.
      return aDeal({ id: uuid(1000), facts, scored: { ...aged, beside: { b: { sheet: null, errors: [] } } } });
    };
    const input = classicalTable([old({ ...laid, stands: { b: 'value' } })]);
    expect(differsFromEngine(input, replayTable(input).deals[0]!)).toBe(false);
  });

  test('the dealer follows the deal as it stands, and the next context with it', () => {
    const deals = recordedDeals([{ ...laid, stands: { b: 'tiles' } }, tilesAlone]);
    const plain = recordedDeals([tilesAlone, tilesAlone]);
    expect(replayTable(classicalTable(deals)).balances).toEqual(replayTable(classicalTable(plain)).balances);
  });
});
