import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { main } from '../../../main/cli/seat.ts';

const folder = mkdtempSync(join(tmpdir(), 'seat-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = { out: '', errors: '' };
beforeEach(() => {
  written.out = '';
  written.errors = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += String(text);
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    written.errors += `${text}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const answerSchema = z.object({
  rounds: z.array(z.array(z.tuple([z.int(), z.int(), z.int(), z.int()]))),
  sitOuts: z.array(z.array(z.int())),
  certificate: z.looseObject({
    seed: z.int(),
    complete: z.boolean(),
    forbidsKept: z.boolean(),
    method: z.string(),
    moves: z.int(),
    metrics: z.looseObject({ repeats: z.object({ value: z.int(), bound: z.int() }) }),
  }),
});

const seat = async (line: string) => {
  const code = await main(line.split(' '));
  return { code, answer: written.out === '' ? undefined : answerSchema.parse(JSON.parse(written.out)) };
};

/** The codes on standard error, one a line. */
const codes = (): readonly unknown[] =>
  written.errors
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('seat', () => {
  test('prints rounds of tables of four numbers from 1, sit-outs and the certificate', async () => {
    const { code, answer } = await seat('--players 22 --rounds 5 --seed 7');
    expect(code).toBe(0);
    expect(answer?.rounds).toHaveLength(5);
    expect(answer?.certificate).toMatchObject({
      seed: 7,
      complete: true,
      forbidsKept: true,
      metrics: { repeats: { value: 0, bound: 0 } },
    });
    answer?.rounds.forEach((tables, round) => {
      const everybody = [...tables.flat(), ...(answer.sitOuts[round] ?? [])].sort((one, other) => one - other);
      expect(everybody).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    });
    expect(written.out.trim().split('\n')).toHaveLength(1);
    expect(written.errors).toBe('');
  });

  test('the same arguments, the same plan, whether time is limited or not', async () => {
    const { answer } = await seat('--players 24 --rounds 6 --seed 3');
    written.out = '';
    expect((await seat('--players=24 --rounds=6 --seed=3 --seconds=60')).answer).toEqual(answer);
  });

  test('a limit of time cuts the search short and says so; the plan is whole', async () => {
    const { code, answer } = await seat('--players 18 --rounds 6 --seed 3 --seconds 0');
    expect(code).toBe(0);
    expect(answer?.certificate.complete).toBe(false);
    expect(answer?.rounds).toHaveLength(6);
  });

  test('constraints from a file', async () => {
    const file = fileOf('wishes.json', '\ufeff{"avoid": [[1, 2]], "forbid": [[3, 4]], "fixedTable": {"5": 1}}');
    const { code, answer } = await seat(`--players 24 --rounds 5 --seed 1 --constraints ${file}`);
    expect(code).toBe(0);
    for (const tables of answer?.rounds ?? []) {
      expect(tables[0]).toContain(5);
      expect(tables.some((four) => four.includes(3) && four.includes(4))).toBe(false);
      expect(tables.some((four) => four.includes(1) && four.includes(2))).toBe(false);
    }
  });

  test('no rounds: an empty plan', async () => {
    expect((await seat('--players 8 --rounds 0 --seed 1')).answer?.rounds).toEqual([]);
  });
});

describe('what is refused, with codes on standard error and nothing on standard output', () => {
  test('everything wrong with the arguments at once: 2', async () => {
    const { code } = await seat('--players x --rounds -1 --seconds soon --fast --seed 1 --seed 2');
    expect(code).toBe(2);
    expect(codes().map((found) => z.looseObject({ code: z.string() }).parse(found).code)).toEqual([
      'unknown-argument',
      'argument-twice',
      'not-a-whole-number',
      'not-a-whole-number',
      'not-a-number',
    ]);
    expect(written.out).toBe('');
  });

  test('missing arguments', async () => {
    expect((await seat('--players 8')).code).toBe(2);
    expect(codes()).toEqual([
      { code: 'argument-missing', argument: 'rounds' },
      { code: 'argument-missing', argument: 'seed' },
    ]);
  });

  test.each<[string, string, readonly object[]]>([
    ['not.json', '{', [{ code: 'constraints-not-json' }]],
    [
      'shape.json',
      '{"avoid": [[1]], "extra": 1}',
      [{ code: 'constraints-wrong', path: 'avoid.0' }, { code: 'constraints-wrong' }],
    ],
    [
      'strangers.json',
      '{"forbid": [[1, 9]], "fixedTable": {"10": 1}}',
      [
        { code: 'unknown-player', in: 'forbid', player: 9, players: 8 },
        { code: 'unknown-player', in: 'fixedTable', player: 10, players: 8 },
      ],
    ],
    ['self.json', '{"avoid": [[2, 2]]}', [{ code: 'pair-of-one', in: 'avoid', player: 2 }]],
  ])('a file that cannot be used: %s', async (name, text, wanted) => {
    const file = fileOf(name, text);
    expect((await seat(`--players 8 --rounds 2 --seed 1 --constraints ${file}`)).code).toBe(2);
    expect(codes()).toMatchObject(wanted);
    expect(written.out).toBe('');
  });

  test('a file that is not there', async () => {
    expect((await seat('--players 8 --rounds 2 --seed 1 --constraints nowhere.json')).code).toBe(2);
    expect(codes()).toMatchObject([{ code: 'constraints-unreadable', file: 'nowhere.json' }]);
  });

  test('a field that cannot be seated: 1', async () => {
    expect((await seat('--players 3 --rounds 2 --seed 1')).code).toBe(1);
    expect(codes()).toEqual([{ code: 'too-few-players', present: 3, needed: 4 }]);
    written.errors = '';
    const file = fileOf('high.json', '{"fixedTable": {"1": 3}}');
    expect((await seat(`--players 8 --rounds 2 --seed 1 --constraints ${file}`)).code).toBe(1);
    expect(codes()).toEqual([{ code: 'fixed-table-too-high', person: '1', table: 3, tables: 2 }]);
  });
});

describe('in processes of their own', () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, ['main/cli/run.mjs', 'seat', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  // The first call may build the command.
  beforeAll(() => {
    run('--players', '4', '--rounds', '1', '--seed', '1');
  }, 60_000);

  test('two processes print the same bytes', () => {
    const args = ['--players', '40', '--rounds', '8', '--seed', '7'];
    expect(run(...args)).toBe(run(...args));
  }, 30_000);
});
