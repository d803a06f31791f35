import { describe, expect, test } from 'vitest';
import type { Deal } from '../../../shared/records/records.ts';
import { classical } from '../../../shared/scoring/rulesets/classical/classical.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { differsFromEngine, replayTable, tableState } from '../../../shared/table/replay.ts';
import { aWin, someFacts, uuid } from '../../builders/records.ts';
import { classicalTable, recordedDeals, settledDeals } from '../../builders/table.ts';

const washout = someFacts();
const falseWinBy = (offender: 'a' | 'b' | 'c' | 'd') => someFacts({ result: 'false-win', offender });
/** East doubles: with `a` dealing, a 0, b +128, c -48, d -80; with `b` dealing, a -32, b +192, c -68, d -92. */
const winOfB = aWin('b', [20, 32, 8, 0]);
const winOfA = aWin('a', [16, 0, 0, 0]);

const amended = (deals: readonly Deal[], position: number, facts: ChairFacts): readonly Deal[] =>
  settledDeals(deals.map((deal) => (deal.position === position ? recordedAt(deals, position, facts) : deal)));
const recordedAt = (deals: readonly Deal[], position: number, facts: ChairFacts): Deal => {
  const before = deals.slice(0, position - 1).map((deal) => deal.facts);
  const [fresh] = recordedDeals([...before, facts]).slice(-1);
  return { ...deals[position - 1]!, facts, scored: fresh!.scored };
};
const inWhole = (amounts: Readonly<Record<string, number>>) => Object.values(amounts).map((halves) => halves / 2);

describe('replay', () => {
  test('dealer, winds and balances through an evening of six deals', () => {
    const deals = recordedDeals([winOfA, winOfB, washout, falseWinBy('b'), winOfB, falseWinBy('a')]);
    const replay = replayTable(classicalTable(deals, { kind: 'deals', count: 6 }));
    expect(replay.deals.map(({ number, dealer, extra, net }) => [number, dealer, extra, ...inWhole(net)])).toEqual([
      [1, 'a', 0, 96, -32, -32, -32],
      [2, 'a', 1, 0, 128, -48, -80],
      [3, 'b', 0, 0, 0, 0, 0],
      [4, 'b', 1, 300, -900, 300, 300],
      [5, 'c', 0, 12, 128, -72, -68],
      [6, 'd', 0, -900, 300, 300, 300],
    ]);
    expect(inWhole(replay.balances)).toEqual([-492, -376, 448, 420]);
    expect(replay).toMatchObject({ finished: true, problems: [], next: { number: 7, dealer: 'd', extra: 1 } });
  });

  test('winds follow the dealer', () => {
    const [, second] = replayTable(classicalTable(recordedDeals([winOfB, washout]))).deals;
    expect(second?.winds).toEqual({ a: 'N', b: 'E', c: 'S', d: 'W' });
  });

  test('no deals', () => {
    expect(replayTable(classicalTable([]))).toMatchObject({
      deals: [],
      balances: { a: 0, b: 0, c: 0, d: 0 },
      next: { number: 1, dealer: 'a', prevailingWind: 'E' },
      finished: false,
    });
  });

  test('twice is the same, and a settled table is left alone', () => {
    const deals = recordedDeals([winOfA, winOfB, washout, winOfB]);
    expect(replayTable(classicalTable(deals))).toEqual(replayTable(classicalTable(deals)));
    expect(settledDeals(deals)).toEqual(deals);
  });

  test('an amended deal moves the dealer and doubles other payments after it', () => {
    const deals = recordedDeals([winOfB, winOfB]);
    expect(inWhole(replayTable(classicalTable(deals)).balances)).toEqual([-32, 320, -116, -172]);
    const corrected = amended(deals, 1, washout);
    expect(replayTable(classicalTable(corrected)).deals[1]).toMatchObject({ dealer: 'a', extra: 1 });
    expect(inWhole(replayTable(classicalTable(corrected)).balances)).toEqual([0, 128, -48, -80]);
  });

  test('amending and amending back is identity', () => {
    const deals = recordedDeals([winOfA, winOfB, washout, winOfB]);
    expect(amended(amended(deals, 2, falseWinBy('a')), 2, winOfB)).toEqual(deals);
  });

  test('a removed deal leaves nothing behind (P8)', () => {
    const deals = recordedDeals([winOfA, winOfB, winOfB]);
    const left = settledDeals(deals.filter(({ position }) => position !== 2));
    expect(replayTable(classicalTable(left)).balances).toEqual(
      replayTable(classicalTable(recordedDeals([winOfA, winOfB]))).balances,
    );
  });

  test('a deal that contradicts its new context counts nothing, keeps the dealer and is listed', () => {
    const heavenly = someFacts({ ...winOfB, circumstances: ['heavenly'] });
    const deals = recordedDeals([winOfB, heavenly, winOfB]);
    expect(replayTable(classicalTable(deals)).problems).toEqual([]);
    // Now `a` dealt the second deal, and `b` cannot have won it with the deal itself.
    const corrected = amended(deals, 1, washout);
    const replay = replayTable(classicalTable(corrected));
    expect(replay.problems).toEqual([uuid(1001)]);
    expect(replay.deals[1]).toMatchObject({
      dealer: 'a',
      net: { a: 0, b: 0, c: 0, d: 0 },
      score: { outcome: null, errors: [{ code: 'heavenly-not-dealer', seat: 'S', chair: 'b' }] },
    });
    expect(replay.deals[2]).toMatchObject({ dealer: 'a', extra: 2, dealerWins: 0 });
    expect(inWhole(replay.balances)).toEqual([0, 128, -48, -80]);
  });

  test('payments that cannot be known count nothing but move the dealer', () => {
    const unknown = someFacts({ result: 'win', winner: 'b', values: { b: { total: 32 } } });
    const replay = replayTable(classicalTable(recordedDeals([unknown, washout])));
    expect(replay).toMatchObject({ problems: [uuid(1000)], balances: { a: 0 }, next: { dealer: 'b', extra: 1 } });
  });

  test('a result of an older engine stands and is shown to differ', () => {
    const [deal] = recordedDeals([winOfB]);
    const { context, outcome } = deal!.scored;
    const old: Deal = {
      ...deal!,
      scored: {
        context: { ...context, rulesetVersion: '0.9.0' },
        outcome: { ...outcome!, net: { a: -2, b: 2, c: 0, d: 0 } },
        errors: [],
      },
    };
    const replay = replayTable(classicalTable([old]));
    expect(replay.deals[0]?.score).toBe(old.scored);
    expect(replay.deals[0]?.net).toEqual({ a: -2, b: 2, c: 0, d: 0 });
    expect(differsFromEngine(classicalTable([]), replay.deals[0]!)).toBe(true);
    const same: Deal = { ...deal!, scored: { ...deal!.scored, context: { ...context, rulesetVersion: '0.9.0' } } };
    expect(differsFromEngine(classicalTable([]), replayTable(classicalTable([same])).deals[0]!)).toBe(false);
  });

  test('people and payments come back by chair whoever deals', () => {
    const [, second] = recordedDeals([winOfB, winOfA]);
    // `b` deals: it pays double to `a`.
    expect(second?.scored.outcome?.payments).toContainEqual({ from: 'b', to: 'a', amount: 64, reason: 'win' });
    expect(second?.scored.outcome?.sheets.a).toMatchObject({ total: 16, from: 'total' });
    expect(second?.scored.context).toEqual({
      players: 4,
      dealer: 'b',
      prevailingWind: 'E',
      dealerWins: 0,
      dealerStays: 0,
      rulesetVersion: classical.version,
    });
  });

  test.each([
    [false, [], 'not-yet'],
    [true, [], 'finished'],
    [false, [washout], 'running'],
    [true, [washout], 'finished'],
    [false, [washout, washout], 'finished'],
  ] as const)('ended %s with %j: %s', (ended, facts, state) => {
    const replay = replayTable(classicalTable(recordedDeals(facts), { kind: 'deals', count: 2 }));
    expect(tableState(ended, replay)).toBe(state);
  });
});
