import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rateTable, ratingFigure, START } from '../../../shared/session/rating/rate-table.ts';
import { ratingList, ratings } from '../../../shared/session/rating/ratings.ts';
import { aGame, personId, personName } from '../../builders/season.ts';

const round = (value: number): number => Math.round(value * 100) / 100;
const rated = (places: readonly number[]) => rateTable(places.map((place) => ({ before: START, place })));

describe('one table', () => {
  test('four newcomers: first gains what last loses, and nobody moves far', () => {
    const mus = rated([1, 2, 3, 4]).map(({ mu }) => mu);
    expect(mus).toEqual(mus.toSorted((one, other) => other - one));
    for (const mu of mus) expect(Math.abs(mu - START.mu)).toBeLessThan(3);
    const change = rated([1, 2, 3, 4]).reduce((sum, { mu }) => sum + mu - START.mu, 0);
    expect(change).toBeCloseTo(0, 6);
  });

  test('equal places are rated alike', () => {
    const [, second, third] = rated([1, 2, 2, 4]);
    expect(second).toEqual(third);
    const all = rated([1, 1, 1, 1]);
    expect(all.map(({ mu }) => round(mu))).toEqual([25, 25, 25, 25]);
  });

  test('the order of seats does not matter', () => {
    const [first, second, third, fourth] = rated([1, 2, 3, 4]);
    expect(rated([4, 2, 1, 3]).map(({ mu }) => round(mu))).toEqual(
      [fourth, second, first, third].map((each) => round(each?.mu ?? 0)),
    );
  });

  test('every game makes surer, and a table of three is rated too', () => {
    for (const { sigma } of rated([1, 2, 3])) expect(sigma).toBeLessThan(START.sigma);
    expect(rated([1, 2, 3])).toHaveLength(3);
  });

  test('a newcomer stands at nought', () => expect(ratingFigure(START)).toBeCloseTo(0, 9));
});

const EVENING = [
  aGame('ABCD 10 5 -5 -10'),
  aGame('EFGH 10 5 -5 -10', { table: 2 }),
  aGame('AEBF 20 0 0 -20', { round: 2 }),
  aGame('CGDH 8 4 -4 -8', { round: 2, table: 2 }),
];

describe('history', () => {
  test('each step leads from one rating to the next, with session, round, table and opponents', () => {
    const history = ratings(EVENING).get(personId('A'));
    expect(history?.steps.map(({ round: number, table, place }) => [number, table, place])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
    ]);
    expect(history?.steps[0]?.before).toEqual(START);
    expect(history?.steps[1]?.before).toEqual(history?.steps[0]?.after);
    expect(history?.rating).toEqual(history?.steps[1]?.after);
    expect(history?.steps[1]?.opponents.map(({ playerId, place }) => [personName(playerId), place])).toEqual([
      ['E', 2],
      ['B', 2],
      ['F', 4],
    ]);
  });

  test('within a round the order of tables changes nothing, across rounds it does', () => {
    const [one, two, three, four] = EVENING;
    const forwards = ratings(EVENING);
    const swapped = ratings([two, one, four, three].filter((game) => game !== undefined));
    for (const [playerId, { rating }] of forwards) expect(swapped.get(playerId)?.rating).toEqual(rating);
    const first = EVENING.map((game) => ({ ...game, round: 3 - game.round })).toSorted((a, b) => a.round - b.round);
    expect(ratings(first).get(personId('A'))?.rating.mu).not.toBe(forwards.get(personId('A'))?.rating.mu);
  });

  test('a round taken away takes its ratings with it (P8)', () => {
    const without = ratings(EVENING.filter(({ round: number }) => number === 1));
    expect(without.get(personId('A'))?.steps).toHaveLength(1);
    expect(without).toEqual(ratings(EVENING.slice(0, 2)));
  });

  test('two rounds with the same number in two sessions are two rounds', () => {
    const twice = ratings([aGame('ABCD 4 3 2 1'), aGame('ABCD 4 3 2 1', { evening: 2 })]);
    const steps = twice.get(personId('A'))?.steps ?? [];
    expect(steps).toHaveLength(2);
    expect(steps[1]?.before).toEqual(steps[0]?.after);
  });

  test('no games, no ratings', () => expect(ratings([]).size).toBe(0));
});

describe('the list', () => {
  test('by mu - 3 sigma, with those of too few games apart', () => {
    const rows = ratingList(ratings([...EVENING, aGame('ABCX 9 3 -3 -9', { round: 3 })]).values(), { minimumGames: 2 });
    const placed = rows.filter(({ place }) => place !== null);
    expect(placed.map(({ figure }) => figure)).toEqual(placed.map(({ figure }) => figure).toSorted((a, b) => b - a));
    expect(personName(placed[0]?.playerId ?? '')).toBe('A');
    expect(rows.at(-1)).toMatchObject({ playerId: personId('X'), place: null, games: 1, lacking: 1 });
  });

  test('the same results give the same place, whatever the seat', () => {
    const rows = ratingList(ratings([aGame('ABCD 10 0 0 -10'), aGame('EFGH -10 0 0 10', { table: 2 })]).values(), {
      minimumGames: 0,
    });
    expect(rows.map(({ playerId, place, shared }) => `${place}${shared ? '=' : ''} ${personName(playerId)}`)).toEqual([
      '1= A',
      '1= H',
      '3= B',
      '3= C',
      '3= F',
      '3= G',
      '7= D',
      '7= E',
    ]);
  });
});

test('who wins more at the same tables is never rated lower', () => {
  const games = fc.array(fc.shuffledSubarray(['A', 'B', 'C', 'D'], { minLength: 4 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(games, (orders) => {
      const all = orders.map((names, index) => aGame(`${names.join('')} 30 10 -10 -30`, { round: index + 1 }));
      const always = all.map((game) => ({
        ...game,
        seats: [...game.seats]
          .sort((left, right) => (left.playerId < right.playerId ? -1 : right.playerId < left.playerId ? 1 : 0))
          .map((seat, index) => ({ ...seat, place: index + 1 })),
      }));
      const best = ratings(always);
      expect(best.get(personId('A'))?.figure).toBeGreaterThanOrEqual(ratings(all).get(personId('A'))?.figure ?? 0);
    }),
    { numRuns: 50 },
  );
});
