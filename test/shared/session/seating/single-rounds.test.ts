import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PastRound, StandingsInput } from '../../../../shared/session/seating/plan.ts';
import { STANDINGS_MODES } from '../../../../shared/session/seating/plan.ts';
import { seatAtRandom } from '../../../../shared/session/seating/seat-at-random.ts';
import { seatByStandings } from '../../../../shared/session/seating/seat-by-standings.ts';
import { field, objections, planned } from '../../../builders/plans.ts';

const byStandings = (input: Omit<StandingsInput, 'seed' | 'tableSizes'> & Partial<StandingsInput>) => {
  const made = seatByStandings({ seed: 3, tableSizes: 'sit-out', ...input });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  return made.value;
};

/** The people of each table in alphabetical order, tables by number. */
const tablesOf = ({ tables }: PastRound): readonly (readonly string[])[] =>
  tables.map(({ chairs: { a, b, c, d } }) => [a, b, c, ...(d === null ? [] : [d])].sort());

const played = (count: number, rounds = 1): readonly PastRound[] => planned(count, rounds, { maxMoves: 50_000 }).rounds;

describe('rounds by standings', () => {
  test('a penalty counts: P1 with 100 - 200 sits at the last table with 50, 40 and 30 (P7)', () => {
    const points = { P1: 100, P2: 90, P3: 80, P4: 70, P5: 60, P6: 50, P7: 40, P8: 30 };
    const penalties: Readonly<Record<string, number>> = { P1: -200 };
    const standings = Object.entries(points)
      .map(([id, own]) => ({ id, total: own + (penalties[id] ?? 0) }))
      .sort((one, other) => other.total - one.total);
    const chairs = [
      { a: 'P1', b: 'P2', c: 'P3', d: 'P4' },
      { a: 'P5', b: 'P6', c: 'P7', d: 'P8' },
    ];
    const first = { number: 1, sitOuts: [], tables: chairs.map((four, at) => ({ number: at + 1, chairs: four })) };
    const { round } = byStandings({ standings, played: [first], mode: 'top-four' });
    expect(tablesOf(round)).toEqual([
      ['P2', 'P3', 'P4', 'P5'],
      ['P1', 'P6', 'P7', 'P8'],
    ]);
    expect(round.number).toBe(2);
  });

  test('top four together, table by table', () => {
    const { round } = byStandings({ standings: field(12), played: played(12), mode: 'top-four' });
    expect(tablesOf(round)[0]).toEqual(['p001', 'p002', 'p003', 'p004']);
    expect(tablesOf(round)[2]).toEqual(['p009', 'p010', 'p011', 'p012']);
  });

  test('folded: one of each quarter at each table', () => {
    const { round } = byStandings({ standings: field(12), played: played(12), mode: 'folded' });
    expect(tablesOf(round)).toEqual([
      ['p001', 'p006', 'p007', 'p012'],
      ['p002', 'p005', 'p008', 'p011'],
      ['p003', 'p004', 'p009', 'p010'],
    ]);
  });

  test('folded: the table of three is where those sit who were at fewest of them', () => {
    const chairs = (a: string, b: string, c: string, d: string | null) => ({ a, b, c, d });
    const before = (number: number): PastRound => ({
      number,
      tables: [
        { number: 1, chairs: chairs('p002', 'p003', 'p006', 'p007') },
        { number: 2, chairs: chairs('p001', 'p004', 'p005', null) },
      ],
      sitOuts: [],
    });
    const seated = (rounds: readonly PastRound[]) =>
      tablesOf(byStandings({ standings: field(7), played: rounds, mode: 'folded', tableSizes: 'three' }).round);
    expect(seated([before(1)])).toEqual([
      ['p001', 'p004', 'p005', 'p007'],
      ['p002', 'p003', 'p006'],
    ]);
    const other: PastRound = {
      number: 2,
      tables: [
        { number: 1, chairs: chairs('p001', 'p004', 'p005', 'p007') },
        { number: 2, chairs: chairs('p002', 'p003', 'p006', null) },
      ],
      sitOuts: [],
    };
    expect(seated([other])).toEqual([
      ['p001', 'p004', 'p005'],
      ['p002', 'p003', 'p006', 'p007'],
    ]);
  });

  test('balanced: nobody meets again while that can be helped, and neighbours sit together', () => {
    let rounds: readonly PastRound[] = played(32);
    for (let number = 2; number <= 6; number++) {
      rounds = [...rounds, byStandings({ standings: field(32), played: rounds, mode: 'balanced' }).round];
    }
    const { certificate } = byStandings({ standings: field(32), played: rounds, mode: 'balanced' });
    expect(certificate.metrics.repeats.value).toBeLessThanOrEqual(3);
    expect(certificate.metrics.mostMeetings.value).toBeLessThanOrEqual(2);
    const soft = byStandings({ standings: field(32), played: rounds, mode: 'balanced', repeatWeight: 0 });
    const spread = tablesOf(soft.round).map((four) => Number(four.at(-1)?.slice(1)) - Number(four[0]?.slice(1)));
    expect(Math.max(...spread)).toBeLessThanOrEqual(8);
  });

  test('a forbid parts two of the top four, a fixed table is kept, the rest stay in order', () => {
    const standings = field(16).map(({ id }, at) => ({ id, fixedTable: at === 1 ? 3 : undefined }));
    const wishes = { forbidPairs: [['p003', 'p004'] as const] };
    const { round, certificate } = byStandings({ standings, played: played(16), mode: 'top-four', ...wishes });
    expect(objections({ players: standings, ...wishes }, round ? [round] : [])).toEqual([]);
    expect(certificate.forbidsKept).toBe(true);
    expect(tablesOf(round)[2]).toContain('p002');
    expect(tablesOf(round)[3]).toEqual(['p013', 'p014', 'p015', 'p016']);
  });

  test('tables of three go round, at the foot of the standings first', () => {
    const threes: string[] = [];
    let rounds: readonly PastRound[] = [];
    for (let number = 1; number <= 3; number++) {
      const seated = byStandings({ standings: field(11), played: rounds, mode: 'top-four', tableSizes: 'three' });
      rounds = [...rounds, seated.round];
      threes.push(
        ...tablesOf(seated.round)
          .filter((people) => people.length === 3)
          .flat(),
      );
    }
    // Along the standings three of eleven can be chosen in few ways.
    expect(new Set(threes).size).toBeGreaterThanOrEqual(7);
  });

  test('nothing played: drawn by lot, whatever the mode', () => {
    const { certificate } = byStandings({ standings: field(16), played: [], mode: 'top-four' });
    expect(certificate.method).toBe('random');
  });

  test('who sits out is whose turn it is, not who stands last', () => {
    const rounds = played(17, 2);
    const had = new Set(rounds.flatMap(({ sitOuts }) => sitOuts));
    const { round } = byStandings({ standings: field(17), played: rounds, mode: 'top-four' });
    expect(round.sitOuts).toHaveLength(1);
    expect(had.has(round.sitOuts[0] ?? '')).toBe(false);
  });

  test('a hundred people: within a quarter of a second of work', () => {
    const rounds = played(100, 5);
    byStandings({ standings: field(100), played: rounds, mode: 'balanced' });
    const before = process.cpuUsage();
    byStandings({ standings: field(100), played: rounds, mode: 'balanced' });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(400);
  });
});

describe('a round by lot', () => {
  const drawn = (count: number, seed: number, rounds: readonly PastRound[] = []) => {
    const made = seatAtRandom({ players: field(count), played: rounds, seed, tableSizes: 'sit-out' });
    if (!made.ok) throw new Error(JSON.stringify(made.errors));
    return made.value;
  };

  test('the seed draws it; another seed, another draw; earlier meetings do not matter', () => {
    expect(drawn(16, 1)).toEqual(drawn(16, 1));
    expect(drawn(16, 1).round).not.toEqual(drawn(16, 2).round);
    const often = Array.from({ length: 12 }, (_, seed) => drawn(8, seed, played(8)).certificate.metrics.repeats.value);
    expect(new Set(often).size).toBeGreaterThan(1);
  });

  test('winds go on from what everybody has had', () => {
    const rounds: PastRound[] = [];
    for (let number = 1; number <= 3; number++) rounds.push(drawn(24, number, rounds).round);
    expect(drawn(24, 9, rounds.slice(0, 2)).certificate.metrics.windsUneven).toBeLessThanOrEqual(1);
  });

  test('wishes are heeded', () => {
    const players = field(16).map(({ id }, at) => ({
      id,
      fixedTable: at === 0 ? 4 : undefined,
      forbidGroup: at < 4 ? 'family' : undefined,
      avoidGroup: at >= 12 ? 'club' : undefined,
    }));
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const made = seatAtRandom({ players, played: [], seed, tableSizes: 'sit-out' });
        if (!made.ok) throw new Error('refused');
        expect(objections({ players }, [made.value.round])).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('laws of single rounds', () => {
  test('who comes late is level with the others in tables of three, and not at every one from then on', () => {
    const late = [...field(10), { id: 'new' }];
    const rounds = [...planned(10, 5, { tableSizes: 'three', maxMoves: 50_000 }).rounds];
    const before = rounds.length;
    for (let seed = 1; seed <= 4; seed++) {
      const made = seatAtRandom({ players: late, played: rounds, seed, tableSizes: 'three' });
      if (!made.ok) throw new Error('refused');
      rounds.push(made.value.round);
    }
    const threes = rounds.slice(before).flatMap(({ tables }) => tables.filter(({ chairs }) => chairs.d === null));
    const often = threes.filter(({ chairs }) => Object.values(chairs).includes('new')).length;
    expect(threes).toHaveLength(4);
    expect(often).toBeLessThanOrEqual(2);
  });

  test('the checker accepts every round of every method', () => {
    const anyRound = fc.record({
      count: fc.integer({ min: 4, max: 30 }),
      mode: fc.constantFrom(...STANDINGS_MODES),
      tableSizes: fc.constantFrom('sit-out' as const, 'three' as const),
      seed: fc.nat(),
      before: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(anyRound, ({ count, mode, tableSizes, seed, before }) => {
        const rounds = planned(count, before, { tableSizes, seed, maxMoves: 20_000 }).rounds;
        const { round } = byStandings({ standings: field(count), played: rounds, mode, seed, tableSizes });
        expect(objections({ players: field(count) }, [round], tableSizes)).toEqual([]);
        const lot = seatAtRandom({ players: field(count), played: rounds, seed, tableSizes });
        if (!lot.ok) throw new Error('refused');
        expect(objections({ players: field(count) }, [lot.value.round], tableSizes)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
