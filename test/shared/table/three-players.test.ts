import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import { CHAIRS, type Chair, chairOfWind, windOfChair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { type DealEnd, endingReached, firstDeal, type Rotation, rotate } from '../../../shared/table/rotation.ts';
import { scoreChairDeal } from '../../../shared/table/score-chair-deal.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { aDeal, aWin, someFacts, uuid } from '../../builders/records.ts';

const passes: DealEnd = { kind: 'scored', dealer: 'passes', result: 'win', winner: 'b' };
const standing = (count: number): Rotation => Array.from({ length: count }, () => passes).reduce(rotate, firstDeal(3));

const rulesetOf = (id: string) => {
  const ruleset = RULESETS.find((one) => one.id === id);
  if (ruleset === undefined) throw new Error(id);
  return { ruleset, options: ruleset.defaultOptions };
};

const netOf = (id: string, facts: ChairFacts, options: Record<string, unknown> = {}) => {
  const { ruleset, options: defaults } = rulesetOf(id);
  const score = scoreChairDeal({ ruleset, options: { ...defaults, ...options }, facts, place: firstDeal(3) });
  expect(score.errors).toEqual([]);
  const net = score.outcome?.net;
  return net && CHAIRS.map((chair) => net[chair] / 2);
};

const taiWin = (winner: Chair, discarder: Chair | undefined, tai: number): ChairFacts =>
  someFacts({ result: 'win', winner, ...(discarder && { discarder }), values: { [winner]: { tai } } });

describe('a table of three', () => {
  test('seats East, South and West among three chairs, and North in the empty one', () => {
    const seats = (['a', 'b', 'c'] as const).map((dealer) =>
      CHAIRS.map((chair) => windOfChair(chair, dealer, 3)).join(''),
    );
    expect(seats).toEqual(['ESWN', 'WESN', 'SWEN']);
    for (const dealer of ['a', 'b', 'c'] as const) {
      for (const wind of WINDS) expect(windOfChair(chairOfWind(wind, dealer, 3), dealer, 3)).toBe(wind);
    }
  });

  test.each([
    [0, 'a', 'E'],
    [2, 'c', 'E'],
    [3, 'a', 'S'],
    [7, 'b', 'W'],
    [9, 'a', 'N'],
  ])('after the dealership has passed %i times, %s deals under %s', (count, dealer, prevailingWind) => {
    expect(standing(count)).toMatchObject({ dealer, prevailingWind, players: 3 });
  });

  test('a wind is over after three dealers', () => {
    const ending = { kind: 'winds', count: 1 } as const;
    expect([2, 3].map((count) => endingReached(ending, standing(count)))).toEqual([false, true]);
  });

  test('classical: two losers pay the winner and settle between them, East double', () => {
    // c wins 20 of b's discard under East a: a pays 40, b pays 20; a (8) against b (4): b pays a 2 x 4.
    expect(
      netOf('classical', {
        ...aWin('c', [8, 4, 20, 0]),
        values: { a: { total: 8 }, b: { total: 4 }, c: { total: 20 } },
      }),
    ).toEqual([-32, -28, 60, 0]);
  });

  test('classical: nobody asks for the fourth hand', () => {
    const facts = someFacts({ result: 'win', winner: 'a', values: { a: { total: 10 }, b: { total: 2 } } });
    expect(netOf('classical', facts)).toBeNull();
    expect(netOf('classical', { ...facts, values: { ...facts.values, c: { total: 2 } } })).toEqual([40, -20, -20, 0]);
  });

  test.each<[string, ChairFacts, Record<string, unknown>]>([
    ['sg-doubles', taiWin('a', 'b', 2), {}],
    ['sg-payup', taiWin('a', undefined, 2), {}],
    ['sg-club', taiWin('b', 'c', 3), {}],
  ])('%s: what the fourth would have paid falls away', (id, facts, options) => {
    const { ruleset, options: defaults } = rulesetOf(id);
    const four = scoreChairDeal({
      ruleset,
      options: { ...defaults, ...options },
      facts,
      place: { ...firstDeal(4) },
    }).outcome?.payments;
    const three = scoreChairDeal({ ruleset, options: { ...defaults, ...options }, facts, place: firstDeal(3) }).outcome
      ?.payments;
    expect(three).toEqual(four?.filter((row) => ![row.from, row.to, row.for].includes('d')));
    expect(three?.length).toBeGreaterThan(0);
    expect(netOf(id, facts, options)?.[3]).toBe(0);
  });

  test.each<[string, ChairFacts]>([
    ['winner', taiWin('d', undefined, 2)],
    ['discarder', taiWin('a', 'd', 2)],
    ['values', someFacts({ result: 'win', winner: 'a', values: { a: { tai: 2 }, d: { tai: 1 } } })],
    ['instant', someFacts({ instant: [{ seat: 'd', kind: 'kong-exposed' }] })],
  ])('a fact that names the empty seat is refused: %s', (field, facts) => {
    const score = scoreChairDeal({ ...rulesetOf('sg-payup'), facts, place: firstDeal(3) });
    expect(score.errors).toContainEqual({ code: 'nobody-north', seat: 'N', chair: 'd', field });
  });

  test('on any system and any winner the payments sum to zero and leave the empty seat alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RULESETS),
        fc.constantFrom('E', 'S', 'W'),
        fc.option(fc.constantFrom('E', 'S', 'W'), { nil: undefined }),
        fc.integer({ min: 1, max: 4 }),
        (ruleset, winner, discarder, worth) => {
          const four = ruleset.payment === 'four-hands';
          const value = four ? { total: worth * 10 } : { tai: worth };
          const values = four
            ? { E: { total: 10 }, S: { total: 20 }, W: { total: 0 }, [winner]: value }
            : { [winner]: value };
          const facts = {
            ...{ result: 'win' as const, winner: winner as 'E', circumstances: [], hands: {}, values, instant: [] },
            ...(discarder !== undefined && discarder !== winner && { discarder: discarder as 'E' }),
          };
          const context = { prevailingWind: 'E', dealerWins: 0, dealerStays: 0, players: 3 } as const;
          const scored = scoreDeal({ ruleset, options: ruleset.defaultOptions, facts, context, explain: false });
          if (!scored.ok) return;
          const net = scored.value.net;
          expect(net && net.E + net.S + net.W + net.N).toBe(0);
          expect(net?.N).toBe(0);
        },
      ),
    );
  });

  test('a replay keeps three: dealer and balances follow, and a score made for four does not stand', () => {
    const facts = { ...aWin('b', [2, 10, 4, 0]), values: { a: { total: 2 }, b: { total: 10 }, c: { total: 4 } } };
    const { ruleset, options } = rulesetOf('classical');
    const asFour = scoreChairDeal({ ruleset, options, facts, place: firstDeal(4) });
    const deals = [aDeal({ id: uuid(1), facts, scored: asFour })];
    const replay = replayTable({ ruleset, options, ending: { kind: 'open' }, players: 3, deals });
    expect(replay.deals[0]?.score).not.toEqual(asFour);
    expect(replay.next).toMatchObject({ players: 3, dealer: 'b' });
    // a pays 20, c pays 10; c (4) against East a (2): a pays 2 x 2.
    expect(CHAIRS.map((chair) => replay.balances[chair] / 2)).toEqual([-24, 30, -6, 0]);
  });
});
