import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../shared/session/seating/check-plan.ts';
import { asWritten, type WrittenRound } from '../../../../shared/session/seating/check-seating.ts';
import type { SeatingField, TableSizes } from '../../../../shared/session/seating/plan.ts';
import { field, planned, repeatsIn } from '../../../builders/plans.ts';

/** `ABCD EFGH | I`: tables of any size, then who sits out. */
const written = (number: number, text: string): WrittenRound => {
  const [tables = '', sitOuts = ''] = text.split('|');
  return {
    number,
    sitOuts: [...sitOuts.trim()],
    tables: tables
      .trim()
      .split(' ')
      .map((people, index) => ({ number: index + 1, people: [...people] })),
  };
};

const letters = (text: string, wishes: Partial<SeatingField> = {}): SeatingField => ({
  players: [...text].map((id) => ({ id })),
  ...wishes,
});

const check = (wishes: SeatingField, rounds: readonly WrittenRound[], tableSizes: TableSizes = 'sit-out') =>
  checkPlan({ field: wishes, rounds, tableSizes });

describe('a plan made elsewhere', () => {
  test('a plan for twenty when twenty-four came: not playable, the four without a place named in every round (P6)', () => {
    const rounds = planned(20, 5).rounds.map(asWritten);
    const { flaws, metrics } = check({ players: field(24) }, rounds);
    expect(metrics).toBeNull();
    expect(flaws).toEqual(
      rounds.flatMap(({ number }) =>
        ['p021', 'p022', 'p023', 'p024'].map((person) => ({ code: 'left-out', round: number, person })),
      ),
    );
  });

  test('everything wrong is found at once', () => {
    const rounds = [
      written(1, 'ABCDE FGH'),
      { ...written(1, 'ABCD AFGZ | D'), tables: written(1, 'ABCD AFGZ').tables },
    ];
    const { flaws } = check(letters('ABCDEFGHI'), rounds);
    expect(flaws).toEqual([
      { code: 'table-size', round: 1, table: 1, people: 5 },
      { code: 'table-size', round: 1, table: 2, people: 3 },
      { code: 'seated-twice', round: 1, person: 'A' },
      { code: 'seated-and-sitting-out', round: 1, person: 'D' },
      { code: 'round-number-twice', round: 1 },
      { code: 'left-out', round: 1, person: 'I' },
      { code: 'not-present', round: 1, person: 'Z' },
      { code: 'left-out', round: 1, person: 'E' },
      { code: 'left-out', round: 1, person: 'H' },
      { code: 'left-out', round: 1, person: 'I' },
    ]);
  });

  test('a table of three is right where they are played, and only there', () => {
    const rounds = [written(1, 'ABC DEFG')];
    expect(check(letters('ABCDEFG'), rounds, 'three').flaws).toEqual([]);
    expect(check(letters('ABCDEFG'), rounds).flaws).toEqual([{ code: 'table-size', round: 1, table: 1, people: 3 }]);
  });

  test('broken wishes are told by round and table, and the plan is measured all the same', () => {
    const wishes = letters('ABCDEFGH', {
      forbidPairs: [['B', 'A']],
      avoidPairs: [
        ['E', 'F'],
        ['A', 'H'],
      ],
    });
    const players = wishes.players.map((player) => (player.id === 'C' ? { ...player, fixedTable: 2 } : player));
    const {
      flaws,
      breaches,
      metrics,
      wishes: fared,
    } = check({ ...wishes, players }, [written(1, 'ABCD EFGH'), written(2, 'AEBG CFDH')]);
    expect(flaws).toEqual([]);
    expect(breaches).toEqual([
      { code: 'forbidden-together', round: 1, table: 1, people: ['A', 'B'] },
      { code: 'forbidden-together', round: 2, table: 1, people: ['A', 'B'] },
      { code: 'avoided-together', round: 1, table: 2, people: ['E', 'F'] },
      { code: 'off-fixed-table', round: 1, person: 'C', table: 1, fixedTable: 2 },
    ]);
    expect(fared.avoids).toEqual([
      { pair: ['A', 'H'], meetings: 0, unmet: false },
      { pair: ['E', 'F'], meetings: 1, unmet: true },
    ]);
    expect(metrics).toMatchObject({
      repeats: { value: 4, bound: 4 },
      mostMeetings: { value: 2, bound: 1 },
      backToBack: 4,
    });
  });

  test('a history counts in the figures, not in the wishes', () => {
    const history = [{ number: 1, sitOuts: [], tables: [{ number: 1, chairs: { a: 'A', b: 'B', c: 'C', d: 'D' } }] }];
    const checked = checkPlan({
      field: letters('ABCD', { avoidPairs: [['A', 'B']] }),
      rounds: [written(2, 'BADC')],
      tableSizes: 'sit-out',
      history,
    });
    expect(checked.metrics).toMatchObject({ rounds: 2, repeats: { value: 6 }, backToBack: 6 });
    expect(checked.wishes.avoids).toEqual([{ pair: ['A', 'B'], meetings: 1, unmet: true }]);
  });
});

describe('figures of a seating', () => {
  test('counted by hand: repeats, winds on the way, tables', () => {
    const rounds = [written(1, 'ABCD EFGH'), written(2, 'AEBF CGDH'), written(3, 'AGBH ECFD')];
    const { metrics } = check(letters('ABCDEFGH'), rounds);
    // AB meet three times; CD, EF, GH twice and so on: 3 + one for each pair that met twice.
    expect(metrics?.repeats.value).toBe(
      repeatsIn(
        rounds.map(({ number, tables, sitOuts }) => ({
          number,
          sitOuts,
          tables: tables.map((table) => {
            const [a = '', b = '', c = '', d = ''] = table.people;
            return { number: table.number, chairs: { a, b, c, d } };
          }),
        })),
      ),
    );
    // A is East three times: from the second time on the winds differ by two, then by three.
    expect(metrics?.windsUneven).toBeGreaterThanOrEqual(1);
    expect(metrics?.windsUnevenMoments).toBeGreaterThanOrEqual(2);
    expect(metrics?.tableRepeats.value).toBeGreaterThanOrEqual(metrics?.tableRepeats.bound ?? 0);
  });

  test.each([
    [
      'sit-outs of those always there',
      'sit-out',
      ['ABCD | E', 'EBCD | A', 'AECD | B'],
      { sitOuts: { most: 1, fewest: 0 } },
    ],
    ['tables of three', 'three', ['ABC DEF', 'ADE BCF'], { threes: { most: 2, fewest: 2 } }],
  ] as const)('%s', (_, tableSizes, texts, figures) => {
    const rounds = texts.map((text, index) => written(index + 1, text));
    const people = [...new Set(texts.join('').replace(/[^A-Z]/g, ''))].join('');
    expect(check(letters(people), rounds, tableSizes).metrics).toMatchObject(figures);
  });
});
