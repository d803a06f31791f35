import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatingField, TableSizes } from '../../../../shared/session/seating/plan.ts';
import { planSeating } from '../../../../shared/session/seating/plan-seating.ts';
import { field, objections, planned, plannedFor, repeatsIn } from '../../../builders/plans.ts';

const seedOf = fc.nat();

describe('plans for full tables', () => {
  // People, rounds, repeats, most table repeats.
  test.each([
    [8, 4, 24, 24],
    [8, 7, 84, 84],
    [12, 4, 18, 24],
    [12, 6, 45, 50],
    [16, 4, 0, 24],
    [16, 5, 0, 40],
    [16, 6, 24, 48],
    [16, 10, 120, 160],
    [20, 5, 0, 0],
    [20, 6, 6, 22],
    [20, 8, 50, 66],
    [24, 6, 0, 18],
    [24, 7, 0, 26],
    [24, 8, 18, 52],
    [24, 10, 84, 108],
    [28, 5, 0, 0],
    [28, 9, 0, 60],
    [28, 10, 42, 92],
    [32, 8, 0, 0],
    [32, 10, 0, 83],
    [36, 11, 0, 106],
    [40, 8, 0, 26],
    [40, 13, 0, 140],
    [48, 10, 0, 40],
    [64, 21, 0, 390],
    [100, 10, 0, 0],
    [128, 10, 0, 0],
  ])('%i people, %i rounds: %i repeats, tables repeated at most %i times', (count, rounds, repeats, tables) => {
    const { rounds: made, certificate } = planned(count, rounds);
    const { metrics } = certificate;
    expect(objections({ players: field(count) }, made)).toEqual([]);
    expect(metrics).toMatchObject({ rounds, repeats: { value: repeats }, windsUneven: 0, windsUnevenMoments: 0 });
    expect(metrics.windSpread.value).toBe(metrics.windSpread.bound);
    expect(metrics.tableRepeats.value).toBeLessThanOrEqual(tables);
    expect(certificate).toMatchObject({ seed: 7, complete: true, forbidsKept: true });
    if (count <= 48) expect(repeatsIn(made)).toBe(repeats);
  });

  test('people who never meet have many opponents in common: the fields are drawn for it', () => {
    const { rounds } = planned(28, 5);
    const opponents = new Map(field(28).map(({ id }) => [id, new Set<string>()]));
    for (const { chairs } of rounds.flatMap(({ tables }) => tables)) {
      const four = Object.values(chairs).filter((person) => person !== null);
      for (const one of four) for (const other of four) if (one !== other) opponents.get(one)?.add(other);
    }
    const ids = [...opponents.keys()];
    const common = ids.flatMap((one, at) =>
      ids
        .slice(at + 1)
        .filter((other) => !opponents.get(one)?.has(other))
        .map((other) => [...(opponents.get(one) ?? [])].filter((third) => opponents.get(other)?.has(third)).length),
    );
    expect(Math.min(...common)).toBeGreaterThanOrEqual(7);
  });

  test('no rounds: an empty plan', () => {
    expect(planned(20, 0)).toMatchObject({ rounds: [], certificate: { metrics: { rounds: 0 } } });
  });
});

describe('plans for odd fields', () => {
  test.each<[number, number, TableSizes, number]>([
    [5, 5, 'sit-out', 30],
    [9, 6, 'sit-out', 45],
    [13, 6, 'sit-out', 30],
    [18, 6, 'sit-out', 5],
    [22, 5, 'sit-out', 0],
    [37, 8, 'sit-out', 0],
    [6, 4, 'three', 12],
    [11, 5, 'three', 26],
    [14, 5, 'three', 6],
    [22, 5, 'three', 0],
    [41, 6, 'three', 0],
  ])('%i people, %i rounds, %s: at most %i repeats, turns shared out', (count, rounds, tableSizes, most) => {
    const { rounds: made, certificate } = planned(count, rounds, { tableSizes });
    const { repeats, sitOuts, threes, windsUneven } = certificate.metrics;
    expect(objections({ players: field(count) }, made, tableSizes)).toEqual([]);
    expect(repeats.value).toBeLessThanOrEqual(most);
    expect(sitOuts.most - sitOuts.fewest).toBeLessThanOrEqual(1);
    expect(threes.most - threes.fewest).toBeLessThanOrEqual(1);
    if (tableSizes === 'sit-out') expect(windsUneven).toBe(0);
  });

  test('nine people, two tables: four different people sit out in four rounds, each once in nine (P5)', () => {
    fc.assert(
      fc.property(seedOf, (seed) => {
        const turns = planned(9, 9, { seed, maxMoves: 20_000 }).rounds.map(({ sitOuts }) => sitOuts[0]);
        expect(new Set(turns.slice(0, 4)).size).toBe(4);
        expect(new Set(turns).size).toBe(9);
      }),
      { numRuns: 10 },
    );
  });

  test.each([
    [5, 'three', 1, 1],
    [6, 'three', 2, 0],
    [7, 'three', 2, 0],
    [9, 'three', 3, 0],
    [10, 'three', 3, 0],
    [11, 'three', 3, 0],
    [7, 'sit-out', 1, 3],
  ] as const)('%i people, %s: %i tables, %i sit out', (count, tableSizes, tables, sitOuts) => {
    const [round] = planned(count, 1, { tableSizes }).rounds;
    expect([round?.tables.length, round?.sitOuts.length]).toEqual([tables, sitOuts]);
  });
});

describe('wishes', () => {
  const clubs = (count: number, size: number): SeatingField => ({
    players: field(count).map(({ id }, at) => ({ id, avoidGroup: `club ${Math.floor(at / size)}` })),
  });

  test.each([
    [16, 4, 4],
    [24, 5, 4],
    [32, 8, 4],
    [64, 8, 8],
  ])('%i people, %i rounds, clubs of %i kept apart without a repeat', (count, rounds, size) => {
    const { certificate } = plannedFor(clubs(count, size), rounds);
    expect(certificate.metrics.repeats.value).toBe(0);
    expect(certificate.wishes.avoids.filter(({ unmet }) => unmet)).toEqual([]);
  });

  test('forbidden pairs, fixed tables and avoided pairs all at once', () => {
    const players = field(32).map(({ id }, at) => ({ id, fixedTable: at === 4 ? 1 : at === 16 ? 3 : undefined }));
    const [one, two, three, four] = players.map(({ id }) => id);
    if (!one || !two || !three || !four) throw new Error('nobody');
    const wishes: SeatingField = {
      players,
      forbidPairs: [
        [one, two],
        [two, three],
      ],
      avoidPairs: [[four, one]],
    };
    const { rounds, certificate } = plannedFor(wishes, 6);
    expect(objections(wishes, rounds)).toEqual([]);
    expect(certificate).toMatchObject({ forbidsKept: true, metrics: { repeats: { value: 0 }, windsUneven: 0 } });
    expect(certificate.wishes.fixedTables).toEqual([
      { person: 'p005', table: 1, missedIn: [] },
      { person: 'p017', table: 3, missedIn: [] },
    ]);
  });

  test('two fixed to one table meet in every round, and the others turn about them', () => {
    const players = field(16).map(({ id }, at) => ({ id, fixedTable: at < 2 ? 2 : undefined }));
    const { rounds, certificate } = plannedFor({ players }, 4, { maxMoves: 300_000 });
    expect(objections({ players }, rounds)).toEqual([]);
    expect(certificate.metrics.mostMeetings.value).toBe(4);
    expect(certificate.warnings).toEqual([{ code: 'fixed-together', table: 2, people: ['p001', 'p002'] }]);
  });

  test('a forbid that cannot be met ends, names the pairs and gives the least bad plan', () => {
    const players = field(8).map(({ id }, at) => ({ id, forbidGroup: at < 3 ? 'rivals' : undefined }));
    const { rounds, certificate } = plannedFor({ players }, 4, { maxMoves: 300_000 });
    expect(certificate.forbidsKept).toBe(false);
    const unmet = certificate.wishes.forbids.filter((wish) => wish.unmet);
    expect(unmet.length).toBeGreaterThan(0);
    expect(unmet.reduce((sum, { meetings }) => sum + meetings, 0)).toBe(4);
    expect(objections({ players }, rounds).every(({ code }) => code === 'forbidden-together')).toBe(true);
  });

  test('everybody of one club: seated all the same, each unmet wish by name', () => {
    const { certificate } = plannedFor(clubs(16, 16), 3, { maxMoves: 100_000 });
    expect(certificate.wishes.avoids.filter(({ unmet }) => unmet)).toHaveLength(72);
    expect(certificate.forbidsKept).toBe(true);
  });
});

describe('what is refused before searching', () => {
  const ask = (wishes: SeatingField, tableSizes: TableSizes = 'sit-out') =>
    planSeating({ ...wishes, rounds: 3, seed: 1, tableSizes });

  test('all of it at once', () => {
    const players = [
      ...field(8).map(({ id }, at) => ({ id, fixedTable: at < 5 ? 2 : at === 5 ? 3 : undefined })),
      { id: 'p008' },
    ];
    expect(ask({ players, forbidPairs: [['p001', 'p002']] })).toEqual({
      ok: false,
      errors: [
        { code: 'present-twice', entrants: ['p008'] },
        { code: 'fixed-table-too-high', person: 'p006', table: 3, tables: 2 },
        { code: 'fixed-table-full', table: 2, people: ['p001', 'p002', 'p003', 'p004', 'p005'] },
        { code: 'fixed-and-forbidden', table: 2, people: ['p001', 'p002'] },
      ],
    });
  });

  test.each([
    [3, 'sit-out', 4],
    [2, 'three', 3],
  ] as const)('%i people, %s: too few, %i are needed', (present, tableSizes, needed) => {
    expect(ask({ players: field(present) }, tableSizes)).toEqual({
      ok: false,
      errors: [{ code: 'too-few-players', present, needed }],
    });
  });
});

describe('the search is the same everywhere and can be ended', () => {
  test('the same arguments, whatever the order of entry: the same plan', () => {
    const backwards = { players: [...field(18)].reverse() };
    expect(plannedFor(backwards, 5)).toEqual(planned(18, 5));
    expect(planned(24, 6)).toEqual(planned(24, 6));
    expect(planned(24, 6, { seed: 8 }).rounds).not.toEqual(planned(24, 6).rounds);
  });

  test('a stop gives the plan so far and says so; progress is told', () => {
    const told: number[] = [];
    const { rounds, certificate } = planned(18, 6, {
      shouldStop: () => told.length >= 3,
      onProgress: ({ moves }) => told.push(moves),
    });
    expect(certificate.complete).toBe(false);
    expect(objections({ players: field(18) }, rounds)).toEqual([]);
    expect(told).toEqual([...told].sort((one, other) => one - other));
    expect(told).toHaveLength(3);
  });

  test('a limit of time that never cuts changes nothing', () => {
    expect(planned(20, 6, { maxMoves: 300_000, shouldStop: () => false })).toEqual(
      planned(20, 6, { maxMoves: 300_000 }),
    );
  });

  test('four hundred people, twelve rounds, within five seconds', () => {
    const begun = performance.now();
    expect(planned(400, 12).certificate.metrics.repeats.value).toBe(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('laws', () => {
  const anyField = fc.record({
    count: fc.integer({ min: 4, max: 40 }),
    rounds: fc.integer({ min: 1, max: 8 }),
    seed: seedOf,
    tableSizes: fc.constantFrom<TableSizes>('sit-out', 'three'),
    groups: fc.array(fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }), { minLength: 40, maxLength: 40 }),
    fixed: fc.option(fc.integer({ min: 0, max: 39 }), { nil: undefined }),
  });

  test('the checker accepts what the planner makes, whatever the field, the wishes and the seed', () => {
    fc.assert(
      fc.property(anyField, ({ count, rounds, seed, tableSizes, groups, fixed }) => {
        const players = field(count).map(({ id }, at) => ({
          id,
          avoidGroup: groups[at],
          fixedTable: at === fixed ? 1 : undefined,
        }));
        const { rounds: made, certificate } = plannedFor({ players }, rounds, { seed, tableSizes, maxMoves: 30_000 });
        const found = objections({ players }, made, tableSizes).filter(({ code }) => code !== 'avoided-together');
        expect(found).toEqual([]);
        const { repeats, windsUneven, sitOuts, threes } = certificate.metrics;
        expect(repeats.value).toBeGreaterThanOrEqual(repeats.bound);
        if (threes.most === 0) expect(windsUneven).toBe(0);
        expect(sitOuts.most - sitOuts.fewest).toBeLessThanOrEqual(1);
      }),
      { numRuns: 25 },
    );
  });

  test('nobody sits out twice before everybody has once, nor twice running where it can be helped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 15 }), seedOf, (count, seed) => {
        const rounds = planned(count, 12, { seed, maxMoves: 30_000 }).rounds;
        const had = new Map(field(count).map(({ id }) => [id, 0]));
        for (const { sitOuts } of rounds) {
          for (const id of sitOuts) had.set(id, (had.get(id) ?? 0) + 1);
          expect(Math.max(...had.values()) - Math.min(...had.values())).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 20 },
    );
  });
});
