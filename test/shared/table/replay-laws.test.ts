import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../shared/records/records.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { aDeal, aWin, someFacts, uuid } from '../../builders/records.ts';
import { classicalTable, type LooseDeal, recordedDeals, settledDeals } from '../../builders/table.ts';

const chair = fc.constantFrom(...CHAIRS);
const total = fc.integer({ min: 0, max: 1000 });
const factsOf = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(chair, total, total, total, total).map(([winner, ...totals]) => aWin(winner, totals)),
  },
  // Contradicts its context whenever the winner does not deal: such deals count nothing and everything else must hold.
  {
    weight: 1,
    arbitrary: chair.map((winner) => ({ ...aWin(winner, [64, 0, 8, 2]), circumstances: ['heavenly'] as const })),
  },
  {
    weight: 1,
    arbitrary: chair.map((winner) => someFacts({ result: 'win', winner, values: { [winner]: { total: 8 } } })),
  },
  { weight: 1, arbitrary: chair.map((offender) => someFacts({ result: 'false-win', offender })) },
  { weight: 1, arbitrary: fc.constant(someFacts()) },
) satisfies fc.Arbitrary<ChairFacts>;
const table = fc.array(factsOf, { minLength: 1, maxLength: 20 });

describe('laws of the replay', () => {
  test('twice is equal, and what was recorded deal by deal needs no writing', () => {
    fc.assert(
      fc.property(table, (facts) => {
        const deals = recordedDeals(facts);
        expect(replayTable(classicalTable(deals))).toEqual(replayTable(classicalTable(deals)));
        expect(settledDeals(deals)).toEqual(deals);
      }),
    );
  });

  test('every net and every balance sums to nought', () => {
    fc.assert(
      fc.property(table, (facts) => {
        for (const { net, balances } of replayTable(classicalTable(recordedDeals(facts))).deals) {
          for (const amounts of [net, balances]) {
            expect(CHAIRS.reduce((sum, each) => sum + amounts[each], 0)).toBe(0);
          }
        }
      }),
    );
  });

  test('amending a deal and amending it back is identity', () => {
    fc.assert(
      fc.property(table, fc.nat(), factsOf, (facts, pick, other) => {
        const deals = recordedDeals(facts);
        const at = pick % deals.length;
        const amend = (from: readonly Deal[], to: ChairFacts) =>
          settledDeals(from.map((deal, index) => (index === at ? { ...deal, facts: to, scored: null } : deal)));
        expect(amend(amend(deals, other), facts[at] ?? other)).toEqual(deals);
      }),
    );
  });

  test('inserting a deal and removing it is identity', () => {
    fc.assert(
      fc.property(table, fc.nat(), factsOf, (facts, pick, other) => {
        const deals = recordedDeals(facts);
        const extra: LooseDeal = { ...aDeal({ id: uuid(1), facts: other }), scored: null };
        const inserted = settledDeals(deals.toSpliced(pick % (deals.length + 1), 0, extra as Deal));
        expect(settledDeals(inserted.filter(({ id }) => id !== uuid(1)))).toEqual(deals);
      }),
    );
  });

  test('whatever the way of entry, the same facts in the same order come to the same', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 1000 }), { minLength: 2, maxLength: 8 }), table, (order, facts) => {
        const straight = recordedDeals(facts);
        // Entered in another order, each deal put before the first that comes after it.
        const turns = facts.map((_, index) => ({ index, turn: order[index % order.length] ?? 0 }));
        let entered: readonly Deal[] = [];
        for (const { index } of turns.toSorted((left, right) => left.turn - right.turn)) {
          const fresh: LooseDeal = { ...aDeal({ id: uuid(1000 + index), facts: facts[index]! }), scored: null };
          const before = entered.findIndex(({ id }) => id > fresh.id);
          const at = before < 0 ? entered.length : before;
          entered = settledDeals(entered.toSpliced(at, 0, fresh as Deal));
        }
        expect(entered).toEqual(straight);
      }),
    );
  });
});
