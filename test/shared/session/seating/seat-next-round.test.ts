import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSeating } from '../../../../shared/session/seating/check-seating.ts';
import type { PastRound } from '../../../../shared/session/seating/plan.ts';
import { seatNextRound } from '../../../../shared/session/seating/seat-next-round.ts';
import { people, seatEvening, seated } from '../../../builders/seating.ts';

const seedOf = fc.nat();
const constant = (count: number) => () => people(count);

describe('seating the next round', () => {
  test.each([
    [16, 5, 0],
    [16, 4, 0],
    [20, 5, 0],
    [40, 8, 0],
    [22, 5, 0],
    [4, 3, 18],
    [8, 4, 24],
    [12, 4, 18],
    [16, 6, 24],
    [16, 8, 72],
    [9, 9, 108],
    [13, 6, 30],
  ])('%i people, %i rounds: %i repeats, winds even after every round', (count, rounds, repeats) => {
    const evening = seatEvening(constant(count), rounds, 7);
    const { certificate } = evening.last;
    expect(certificate).toMatchObject({ rounds, repeats, repeatsBound: repeats, windsUneven: 0 });
    expect(certificate.windSpread).toBe(certificate.windSpreadBound);
    for (let played = 1; played <= rounds; played++) {
      expect(checkSeating(evening.rounds.slice(0, played), people(count))).toMatchObject({
        ok: true,
        value: { windsUneven: 0 },
      });
    }
  });

  test('sixteen people meet each other exactly once in five rounds, whatever the seed', () => {
    fc.assert(
      fc.property(seedOf, (seed) => {
        const { certificate } = seatEvening(constant(16), 5, seed).last;
        expect(certificate).toMatchObject({ repeats: 0, mostMeetings: 1, method: 'affine-plane', seed });
      }),
      { numRuns: 30 },
    );
  });

  test('the same arguments give the same seating, another seed another', () => {
    expect(seatEvening(constant(18), 3, 11)).toEqual(seatEvening(constant(18), 3, 11));
    expect(seatEvening(constant(16), 5, 11)).toEqual(seatEvening(constant(16), 5, 11));
    expect(seatEvening(constant(16), 5, 11).rounds).not.toEqual(seatEvening(constant(16), 5, 12).rounds);
  });

  test('a seed fixes the seating on every machine: this one is written down', () => {
    const [table] = seated(people(16), [], 2026, 5).tables;
    expect(table).toEqual({ number: 1, chairs: { a: 'p4', b: 'p15', c: 'p5', d: 'p8' } });
    const searched = seated(people(21), [], 2026, 5);
    expect(searched.tables[0]).toEqual({ number: 1, chairs: { a: 'p2', b: 'p12', c: 'p15', d: 'p18' } });
    expect(searched.sitOuts).toEqual(['p17']);
  });

  test('sixteen people: fewer rounds than planned are the beginning of the same plan', () => {
    const five = seatEvening(constant(16), 5, 3).rounds;
    expect(seatEvening(constant(16), 3, 3).rounds).toEqual(five.slice(0, 3));
    expect(seated(people(16), five.slice(0, 3), 3, 4)).toMatchObject({ tables: five[3]?.tables });
  });

  test('a round beyond the planned ones is seated around those played', () => {
    const five = seatEvening(constant(16), 5, 3).rounds;
    expect(seated(people(16), five, 3, 5).certificate).toMatchObject({ rounds: 6, repeats: 24, windsUneven: 0 });
  });

  test.each([
    [9, 4, [1, 0]],
    [9, 9, [1, 1]],
    [10, 5, [1, 1]],
    [5, 5, [1, 1]],
    [7, 7, [3, 3]],
    [19, 6, [1, 0]],
  ])('%i people over %i rounds sit out at most %j times (P5)', (count, rounds, [most, fewest]) => {
    const { certificate } = seatEvening(constant(count), rounds, 1).last;
    expect([certificate.sitOutsMost, certificate.sitOutsFewest]).toEqual([most, fewest]);
  });

  test('nobody sits out twice before everybody has once, and not twice running', () => {
    const { rounds } = seatEvening(constant(9), 18, 5);
    const turns = rounds.map(({ sitOuts }) => sitOuts[0]);
    expect(new Set(turns.slice(0, 9)).size).toBe(9);
    expect(new Set(turns.slice(9)).size).toBe(9);
    expect(turns.filter((person, index) => person === turns[index - 1])).toEqual([]);
  });

  test('a late arrival does not sit out at once', () => {
    const { rounds } = seatEvening((round) => people(round < 4 ? 9 : 10), 4, 5);
    expect(rounds[3]?.sitOuts).not.toContain('p10');
  });

  test.each<[string, number, (round: number) => readonly string[]]>([
    ['one leaves after two rounds', 0, (round) => people(16).slice(round > 2 ? 1 : 0)],
    ['two leave after two rounds of twenty-four', 1, (round) => people(24).slice(round > 2 ? 2 : 0)],
    ['one comes to the second round', 1, (round) => people(round > 1 ? 17 : 16)],
    ['four come to the third round', 1, (round) => people(round > 2 ? 20 : 16)],
    ['one is replaced by another', 2, (round) => (round > 3 ? [...people(15), 'new'] : people(16))],
    ['one leaves and comes back', 3, (round) => (round === 3 ? people(15) : people(16))],
  ])('%s: at most %i repeats, sound in every round', (_, most, fieldOf) => {
    const { last, rounds } = seatEvening(fieldOf, 5, 8);
    expect(last.certificate.repeats).toBeLessThanOrEqual(most);
    rounds.forEach((round, index) => {
      expect(checkSeating(rounds.slice(0, index + 1), fieldOf(round.number)).ok).toBe(true);
    });
  });

  test('any field, any seed, any coming and going: everybody once in every round', () => {
    const field = fc.uniqueArray(fc.integer({ min: 1, max: 26 }), { minLength: 4, maxLength: 26 });
    fc.assert(
      fc.property(seedOf, fc.array(field, { minLength: 1, maxLength: 3 }), (seed, fields) => {
        const fieldOf = (round: number) => (fields[round - 1] ?? []).map((number) => `p${number}`);
        const { rounds } = seatEvening(fieldOf, fields.length, seed);
        rounds.forEach((round, index) => {
          expect(checkSeating(rounds.slice(0, index + 1), fieldOf(round.number)).ok).toBe(true);
          expect(round.sitOuts).toHaveLength(fieldOf(round.number).length % 4);
          expect(round.tables.map(({ number }) => number)).toEqual(round.tables.map((__, at) => at + 1));
        });
      }),
      { numRuns: 15 },
    );
  });

  test.each([0, 1, 2, 3])('%i people are too few', (count) => {
    expect(seatNextRound({ seed: 1, roundNumber: 1, present: people(count), past: [], roundsPlanned: 5 })).toEqual({
      ok: false,
      errors: [{ code: 'too-few-players', present: count, needed: 4 }],
    });
  });

  test('somebody listed twice is refused', () => {
    const present = [...people(4), 'p2'];
    expect(seatNextRound({ seed: 1, roundNumber: 1, present, past: [], roundsPlanned: 5 })).toEqual({
      ok: false,
      errors: [{ code: 'present-twice', entrants: ['p2'] }],
    });
  });

  test('a round that was re-seated by hand is history like any other', () => {
    const planned = seated(people(16), [], 4, 5);
    const [first, second, ...rest] = planned.tables;
    const swapped: PastRound = {
      number: 1,
      sitOuts: [],
      tables: [
        { ...first!, chairs: { ...first!.chairs, a: second!.chairs.a } },
        { ...second!, chairs: { ...second!.chairs, a: first!.chairs.a } },
        ...rest,
      ],
    };
    expect(seated(people(16), [swapped], 4, 5).certificate).toMatchObject({ rounds: 2, repeats: 0, windsUneven: 0 });
  });

  test('four hundred people are seated within a few seconds', () => {
    const begun = performance.now();
    expect(seated(people(400), [], 1, 10).certificate.repeats).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
