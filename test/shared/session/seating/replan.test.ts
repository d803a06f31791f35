import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PastRound, Replanned, SeatingField, TableSizes } from '../../../../shared/session/seating/plan.ts';
import { replan } from '../../../../shared/session/seating/replan.ts';
import { field, objections, planned } from '../../../builders/plans.ts';

type Change = {
  readonly gone?: readonly string[];
  readonly come?: readonly string[];
  readonly tableSizes?: TableSizes;
};
type Case = Change & {
  readonly count: number;
  readonly rounds: number;
  readonly after: number;
  readonly seed?: number;
};

const fieldAfter = ({ count, gone = [], come = [] }: Case): SeatingField => ({
  players: [...field(count).filter(({ id }) => !gone.includes(id)), ...come.map((id) => ({ id }))],
});

/** A plan kept to for some rounds, then changed. */
const changed = (one: Case, wishes: Partial<SeatingField> = {}) => {
  const { count, rounds, after, tableSizes = 'sit-out', seed = 5 } = one;
  const plan = planned(count, rounds, { tableSizes, maxMoves: 500_000 }).rounds;
  const [played, rest] = [plan.slice(0, after), plan.slice(after)];
  const input = { ...fieldAfter(one), ...wishes, played, rest, roundsLeft: rounds - after, seed, tableSizes };
  const made = replan(input);
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return { ...made.value, played, rest, input };
};

/** Lines that changed for people who were in the old plan and still are here. */
const moved = ({ changes, input }: { readonly changes: Replanned['changes']; readonly input: SeatingField }) => {
  const here = new Set(input.players.map(({ id }) => id));
  return changes.filter(({ person, before }) => before !== null && here.has(person));
};

describe('the rest of a session, changed as little as possible', () => {
  test('one leaves and one comes: the newcomer takes the places, and nobody else gets another card', () => {
    const result = changed({ count: 64, rounds: 8, after: 5, gone: ['p006'], come: ['new'] });
    expect(moved(result)).toEqual([]);
    expect(result.cardsChanged).toBe(1);
    expect(result.changes).toHaveLength(6);
    expect(result.certificate.metrics.repeats.value).toBe(0);
  });

  test('one of sixteen leaves: the three others of each table sit out, and nobody else notices', () => {
    const result = changed({ count: 16, rounds: 5, after: 2, gone: ['p001'] });
    expect(
      result.changes.filter(({ person }) => person !== 'p001').every(({ after }) => after?.kind === 'sit-out'),
    ).toBe(true);
    expect(moved(result)).toHaveLength(9);
    expect(result.certificate.metrics.repeats.value).toBe(0);
  });

  test('one of sixteen leaves where tables of three are played: at most the winds of three people change', () => {
    const { certificate, ...result } = changed({ count: 16, rounds: 5, after: 2, gone: ['p001'], tableSizes: 'three' });
    expect(moved(result).length).toBeLessThanOrEqual(3);
    expect(certificate.metrics.repeats.value).toBe(0);
  });

  // Section 7: at most two repeats, none in most.
  test.each<[Case, number, number]>([
    [{ count: 32, rounds: 8, after: 3, gone: ['p001', 'p006'], come: ['new'] }, 2, 70],
    [{ count: 32, rounds: 8, after: 3, gone: ['p001'], tableSizes: 'three' }, 0, 5],
    [{ count: 24, rounds: 5, after: 2, gone: ['p001', 'p006'] }, 1, 45],
    [{ count: 24, rounds: 5, after: 2, gone: ['p001', 'p006', 'p011', 'p016'] }, 2, 55],
    [{ count: 40, rounds: 8, after: 4, gone: ['p001', 'p006', 'p011'], tableSizes: 'three' }, 2, 110],
    [{ count: 100, rounds: 8, after: 4, gone: ['p001', 'p006', 'p011', 'p016', 'p021'], come: ['new', 'too'] }, 0, 40],
    [{ count: 33, rounds: 6, after: 2, come: ['new'] }, 0, 40],
    [{ count: 35, rounds: 6, after: 2, come: ['new'] }, 1, 60],
  ])('%j: at most %i repeats, at most %i lines of cards', (one, repeats, lines) => {
    const result = changed(one);
    const { played, input, rounds } = result;
    expect(objections(input, rounds, one.tableSizes)).toEqual([]);
    expect(result.certificate.metrics.repeats.value).toBeLessThanOrEqual(repeats);
    expect(moved(result).length).toBeLessThanOrEqual(lines);
    expect(rounds.map(({ number }) => number)).toEqual(input.rest.map(({ number }) => number));
    expect(result.certificate.metrics.rounds).toBe(played.length + rounds.length);
  });

  test('nothing happened: nothing changes, even where the plan repeats', () => {
    const result = changed({ count: 20, rounds: 8, after: 3 });
    expect(result.changes).toEqual([]);
    expect(result.rounds).toEqual(result.rest);
    expect(result.certificate).toMatchObject({ moves: 0, complete: true, method: 'repair' });
  });

  test.each([6, 7, 10, 11, 14, 15])('nothing happened to %i with turns half way round: nothing changes', (count) => {
    for (const after of [1, 2, 3]) {
      for (const seed of [1, 2, 3]) {
        const result = changed({ count, rounds: 6, after, seed });
        expect(result.changes).toEqual([]);
        expect(result.rounds).toEqual(result.rest);
      }
    }
  });

  test('a hand-made rest is kept as it is', () => {
    const { rest, input } = changed({ count: 16, rounds: 5, after: 2 });
    const swap = (round: PastRound): PastRound => {
      const [one, two, ...others] = round.tables;
      if (!one || !two) return round;
      const first = { ...one, chairs: { ...one.chairs, a: two.chairs.a } };
      return { ...round, tables: [first, { ...two, chairs: { ...two.chairs, a: one.chairs.a } }, ...others] };
    };
    const edited = rest.map(swap);
    const again = replan({ ...input, rest: edited });
    expect(again).toMatchObject({ ok: true, value: { changes: [], rounds: edited } });
  });

  test('a new forbid between two who were to meet: they are parted, few others move', () => {
    const { rest, input } = changed({ count: 24, rounds: 6, after: 2 });
    const chairs = rest[0]?.tables[0]?.chairs;
    if (!chairs) throw new Error('no table');
    const made = replan({ ...input, forbidPairs: [[chairs.a, chairs.b]] });
    if (!made.ok) throw new Error('refused');
    expect(made.value.certificate.forbidsKept).toBe(true);
    expect(made.value.changes.length).toBeGreaterThan(0);
    expect(made.value.changes.length).toBeLessThanOrEqual(40);
  });

  test('more rounds than were planned are added after the old ones', () => {
    const { rest, input } = changed({ count: 24, rounds: 5, after: 2 });
    const made = replan({ ...input, roundsLeft: 4 });
    if (!made.ok) throw new Error('refused');
    expect(made.value.rounds.slice(0, 3)).toEqual(rest);
    expect(made.value.rounds[3]?.number).toBe(6);
    expect(made.value.certificate.metrics.repeats.value).toBe(0);
  });

  test('somebody fixed to a table that would be given up keeps it', () => {
    const plan = planned(16, 4, { maxMoves: 100_000 }).rounds;
    const players = field(15).map(({ id }) => ({ id, fixedTable: id === 'p003' ? 4 : undefined }));
    const made = replan({ players, played: [], rest: plan, roundsLeft: 4, seed: 1, tableSizes: 'sit-out' });
    if (!made.ok) throw new Error('refused');
    expect(objections({ players }, made.value.rounds)).toEqual([]);
  });

  test('what planning refuses is refused here too', () => {
    const input = { players: field(3), played: [], rest: [], roundsLeft: 2, seed: 1, tableSizes: 'sit-out' as const };
    expect(replan(input)).toEqual({ ok: false, errors: [{ code: 'too-few-players', present: 3, needed: 4 }] });
  });
});

describe('laws', () => {
  test('whoever comes and goes: everybody once in every round, played rounds untouched, the same seed the same rest', () => {
    const anyChange = fc.record({
      count: fc.integer({ min: 8, max: 24 }),
      rounds: fc.integer({ min: 2, max: 5 }),
      after: fc.integer({ min: 0, max: 2 }),
      gone: fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { maxLength: 4 }),
      come: fc.integer({ min: 0, max: 3 }),
      seed: fc.nat(),
      tableSizes: fc.constantFrom<TableSizes>('sit-out', 'three'),
    });
    fc.assert(
      fc.property(anyChange, ({ gone, come, after, ...rest }) => {
        const one = {
          ...rest,
          after: Math.min(after, rest.rounds),
          gone: gone.map((number) => `p${String(number).padStart(3, '0')}`),
          come: Array.from({ length: come }, (_, index) => `new ${index}`),
        };
        const { input, rounds, played, changes } = changed(one, {});
        expect(objections(input, rounds, one.tableSizes)).toEqual([]);
        expect(rounds).toHaveLength(input.roundsLeft);
        expect(changes.every(({ round }) => !played.some(({ number }) => number === round))).toBe(true);
        expect(replan(input)).toMatchObject({ ok: true, value: { rounds } });
      }),
      { numRuns: 12 },
    );
  });
});
