import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LINE_ERROR_CODES } from '../../../main/cli/read-deal.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUILT = `${ROOT}/out/cli/score.js`;

/** The real command; the calls after the first pass npm by, which only starts node. */
const score = (input: string, args: readonly string[] = []) => {
  const settings = { cwd: ROOT, input, encoding: 'utf8', maxBuffer: 64_000_000 } as const;
  const { status, stdout, stderr } = spawnSync('node', ['main/cli/run.mjs', 'score', ...args], settings);
  return { status, stdout, stderr };
};

const answer = z.looseObject({
  id: z.string().nullable(),
  ok: z.boolean(),
  errors: z.array(z.looseObject({ code: z.string() })).default([]),
});
const answersTo = (lines: readonly unknown[], args: readonly string[] = []) => {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { status, stdout, stderr } = score(`${text}\n`, args);
  expect([status, stderr]).toEqual([0, '']);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};
const errorsOf = (raw: unknown) => answer.parse(raw).errors;

const EXAMPLE = {
  id: 'CL-S1',
  system: 'classical',
  prevailingWind: 'S',
  result: 'win',
  winner: 'N',
  discarder: 'E',
  winningTile: 'E',
  hands: { N: 'B222 D111 EE [C555] [RdRdRdRd+]' },
  values: { E: { total: 0 }, S: { total: 0 }, W: { points: 0, doubles: 0 } },
};
const FIGURES = { points: 46, doubles: 2, total: 184, limitHand: null, capped: false };

beforeAll(() => {
  // The first call may build; its notice goes to standard error and nothing else there is wanted afterwards.
  expect(score('').status).toBe(0);
});

test('the example of the document, exactly as the contract has it', () => {
  expect(answersTo([EXAMPLE])).toEqual([
    {
      id: 'CL-S1',
      ok: true,
      sheets: {
        E: { points: null, doubles: null, total: 0, limitHand: null, capped: false },
        S: { points: null, doubles: null, total: 0, limitHand: null, capped: false },
        W: { points: 0, doubles: 0, total: 0, limitHand: null, capped: false },
        N: FIGURES,
      },
      payments: [
        { from: 'E', to: 'N', amount: 368, reason: 'win' },
        { from: 'S', to: 'N', amount: 184, reason: 'win' },
        { from: 'W', to: 'N', amount: 184, reason: 'win' },
      ],
      net: { E: -368, S: -184, W: -184, N: 736 },
      dealer: 'passes',
    },
  ]);
});

test('a file that an editor on Windows wrote is read: byte order mark, CRLF', () => {
  const { status, stdout } = score(`\ufeff${JSON.stringify(EXAMPLE)}\r\n${JSON.stringify(EXAMPLE)}\r\n`);
  expect(status).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => answer.parse(JSON.parse(line)).ok),
  ).toEqual([true, true]);
});

test('is what npm runs, with nothing else on standard output', () => {
  const settings = { cwd: ROOT, input: JSON.stringify(EXAMPLE), encoding: 'utf8' } as const;
  const { stdout } = spawnSync('npm', ['run', '--silent', 'score', '--', '--explain'], settings);
  expect(stdout).toBe(score(JSON.stringify(EXAMPLE), ['--explain']).stdout);
  expect(JSON.parse(stdout).net.N).toBe(736);
});

test('--explain adds lines and steps', () => {
  const [explained] = answersTo([EXAMPLE], ['--explain']);
  expect(explained.sheets.N).toMatchObject({
    ...FIGURES,
    steps: [
      { kind: 'sum', after: 46 },
      { kind: 'double', before: 46, after: 184, by: 2 },
    ],
  });
  expect(explained.sheets.N.lines).toContainEqual({
    pattern: 'pung-of-simples',
    unit: 'points',
    value: 2,
    times: 1,
    tiles: ['C555'],
    source: '001 5.2.1',
    counted: true,
  });
});

test('--explain says what a win breaks although it counts; a sweep reaches the engine', () => {
  const line = { ...EXAMPLE, system: 'american', hands: { N: 'C111 [C555] [RdRdRdRd+] B345 EE' }, sweep: 'N' };
  expect(answersTo([line])[0].sheets.N).toEqual({ points: 50, doubles: 1, total: 100, limitHand: null, capped: false });
  expect(answersTo([line], ['--explain'])[0].sheets.N).toMatchObject({
    total: 100,
    warnings: [{ code: 'mixed-suits', seat: 'N', suits: 2 }],
  });
});

test('a hand as an object means the same as its text', () => {
  const melds = [
    { type: 'pung', tiles: ['C5', 'C5', 'C5'], state: 'exposed' },
    { type: 'kong', tiles: ['Rd', 'Rd', 'Rd', 'Rd'], state: 'promoted' },
  ];
  const concealed = ['B2', 'B2', 'B2', 'D1', 'D1', 'D1', 'E', 'E'];
  const [byText, byObject, withoutBonus] = answersTo([
    EXAMPLE,
    { ...EXAMPLE, hands: { N: { melds, concealed, bonus: [] } } },
    { ...EXAMPLE, hands: { N: { melds, concealed } } },
  ]);
  expect([byObject, withoutBonus]).toEqual([byText, byText]);
});

test('payments wait for every total; a washout and a false win need none', () => {
  const answers = answersTo([
    { ...EXAMPLE, values: {} },
    { id: 'w', system: 'classical', result: 'washout' },
    { id: 'f', system: 'classical', result: 'false-win', offender: 'E', prevailingWind: 'E' },
  ]);
  expect(answers[0]).toMatchObject({ ok: true, payments: null, net: null, sheets: { N: FIGURES } });
  expect(answers[1]).toEqual({
    id: 'w',
    ok: true,
    sheets: {},
    payments: [],
    net: { E: 0, S: 0, W: 0, N: 0 },
    dealer: 'stays',
  });
  expect(answers[2]).toMatchObject({ net: { E: -900, S: 300, W: 300, N: 300 }, dealer: 'passes' });
  expect(answers[2].payments[0]).toEqual({ from: 'E', to: 'S', amount: 300, reason: 'false-win' });
});

test('options, dealer wins and a liable player reach the engine', () => {
  const answers = answersTo([
    { ...EXAMPLE, options: { winningPoints: 20 } },
    { ...EXAMPLE, options: { cannon: true }, liable: 'S', values: {} },
    {
      id: 's',
      system: 'classical',
      prevailingWind: 'E',
      result: 'win',
      winner: 'E',
      dealerWins: 12,
      values: { E: { points: 20, doubles: 0 } },
    },
  ]);
  expect(answers[0].sheets.N).toMatchObject({ points: 56, total: 224 });
  expect(answers[1].payments).toContainEqual({ from: 'S', to: 'N', amount: 368, reason: 'liability', for: 'E' });
  expect(answers[2].sheets.E).toMatchObject({ total: 1000, limitHand: 'dealer-win-streak' });
});

describe('a line that cannot be scored', () => {
  /** Line, and the errors it must bring, all of them in order. */
  const LINES: readonly (readonly [line: unknown, id: string | null, errors: readonly object[]])[] = [
    ['{"id": "x"', null, [{ code: 'invalid-json', line: 1 }]],
    ['[1]', null, [{ code: 'not-an-object', line: 1 }]],
    ['null', null, [{ code: 'not-an-object', line: 1 }]],
    [
      '{"id":"k","system":"classical","result":"win","result":"washout","prevailingWind":"E"}',
      'k',
      [{ code: 'key-repeated', line: 1, key: 'result' }],
    ],
    [
      '{"id":"a", "id" :"b","hands":{"E":"B1","S":"\\"E\\":{","\\u0045":"B2"}}',
      null,
      [
        { code: 'key-repeated', line: 1, key: 'id' },
        { code: 'key-repeated', line: 1, key: 'E' },
      ],
    ],
    [{ ...EXAMPLE, system: 'riichi' }, 'CL-S1', [{ code: 'system-not-available', system: 'riichi' }]],
    [
      { ...EXAMPLE, options: { minimum: 1, limit: 'high' } },
      'CL-S1',
      [
        { code: 'option-invalid', option: 'limit' },
        { code: 'unknown-option', option: 'minimum' },
      ],
    ],
    [{ ...EXAMPLE, wall: 3 }, 'CL-S1', [{ code: 'unknown-field', field: 'wall' }]],
    [{ id: 'n', system: 'classical', prevailingWind: 'E' }, 'n', [{ code: 'field-missing', field: 'result' }]],
    [{ id: 'n', prevailingWind: 'E', result: 'washout' }, 'n', [{ code: 'field-missing', field: 'system' }]],
    [{ ...EXAMPLE, prevailingWind: null }, 'CL-S1', [{ code: 'field-missing', field: 'prevailingWind' }]],
    [{ ...EXAMPLE, id: 7 }, null, [{ code: 'field-invalid', field: 'id' }]],
    [{ ...EXAMPLE, winner: 'X' }, 'CL-S1', [{ code: 'field-invalid', field: 'winner', choices: ['E', 'S', 'W', 'N'] }]],
    [{ ...EXAMPLE, hands: { Q: 'EE' } }, 'CL-S1', [{ code: 'unknown-field', field: 'hands.Q' }]],
    [{ ...EXAMPLE, values: { S: { points: 3 } } }, 'CL-S1', [{ code: 'field-invalid', field: 'values.S', seat: 'S' }]],
    [{ ...EXAMPLE, winningTile: 'E9' }, 'CL-S1', [{ code: 'unknown-tile', field: 'winningTile', token: 'E9' }]],
    [{ ...EXAMPLE, hands: { N: 7 } }, 'CL-S1', [{ code: 'field-invalid', field: 'hands.N' }]],
    [
      {
        ...EXAMPLE,
        hands: { N: { melds: [{ type: 'pung', tiles: ['X1'], state: 'exposed' }], concealed: ['B2', 'F1'] } },
      },
      'CL-S1',
      [
        { code: 'unknown-tile', seat: 'N', field: 'melds.0', token: 'X1', position: 0 },
        { code: 'unknown-tile', seat: 'N', field: 'concealed', token: 'F1', position: 1 },
      ],
    ],
    [
      {
        ...EXAMPLE,
        discarder: 'N',
        hands: { N: 'B222 D111 E? [C555] [RdRdRdRd+]', S: 'C5 C5' },
        values: { W: { total: -1 } },
      },
      'CL-S1',
      [
        { code: 'unknown-tile', seat: 'N', token: '?', position: 11 },
        { code: 'winner-is-discarder', seat: 'N' },
        { code: 'value-negative', seat: 'W' },
      ],
    ],
    [
      {
        ...EXAMPLE,
        instant: [{ seat: 'W', kind: 'kong-concealed' }],
        hands: { N: 'B222 D111 EE [C555] [RdRdRdRd+] B9' },
      },
      'CL-S1',
      [
        { code: 'instant-not-in-system', kind: 'kong-concealed' },
        { code: 'too-many-tiles', seat: 'N', tiles: 15 },
      ],
    ],
  ];

  test('says everything that is wrong with it, under its id', () => {
    // One line a call would start npm for each; the line number in the answer shows that each is judged alone.
    const answers = answersTo(LINES.map(([line]) => line));
    expect(answers).toHaveLength(LINES.length);
    for (const [at, [, id, errors]] of LINES.entries()) {
      const expected = errors.map((error) => ('line' in error ? { ...error, line: at + 1 } : error));
      expect(answers[at], JSON.stringify(LINES[at]?.[0])).toMatchObject({ id, ok: false, errors: expected });
      expect(answers[at].errors).toHaveLength(errors.length);
    }
  });

  test('every code of the border is tried, and the system error names the systems there are', () => {
    const tried = new Set(LINES.flatMap(([, , errors]) => errors.map((error) => ('code' in error ? error.code : ''))));
    // A fault of ours needs a broken engine: score-line.test.ts has one.
    expect(LINE_ERROR_CODES.filter((code) => !tried.has(code))).toEqual(['line-failed']);
    const [refused] = answersTo([{ id: 'a', system: 'riichi', result: 'washout' }]);
    expect(errorsOf(refused)[0]?.available).toContain('classical');
  });

  test('does not stop the lines after it, which keep their order; blank lines are passed over', () => {
    const answers = answersTo([EXAMPLE, 'nonsense', '', { ...EXAMPLE, id: 'last' }]);
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      ['CL-S1', true],
      [null, false],
      ['last', true],
    ]);
    expect(errorsOf(answers[1])).toEqual([{ code: 'invalid-json', line: 2 }]);
  });
});

// Each of the first three once ended the command, and the fourth held it up for ten seconds.
test.each([
  ['brackets without end', { hands: { N: '['.repeat(200_000) } }, 'hands.N'],
  ['a suit and its ranks without end', { hands: { N: `B${'1'.repeat(200_000)}` } }, 'hands.N'],
  ['tiles without end', { hands: { N: { concealed: new Array(200_000).fill('Q') } } }, 'hands.N.concealed'],
  ['kongs without end', { instant: new Array(25_000).fill({ seat: 'N', kind: 'kong-exposed' }) }, 'instant'],
])('%s: refused, and the line after it is answered', (_, told, field) => {
  const [refused, next] = answersTo([{ ...EXAMPLE, ...told, system: 'sg-club', values: {} }, EXAMPLE]);
  expect(errorsOf(refused)).toContainEqual({ code: 'field-invalid', field, longest: expect.any(Number) });
  expect(next).toMatchObject({ id: 'CL-S1', ok: true });
});

describe('the command', () => {
  test('answers the last line without its end, and lines ended by CR LF', () => {
    const text = `${JSON.stringify(EXAMPLE)}\r\n${JSON.stringify({ ...EXAMPLE, id: 'open' })}`;
    expect(
      score(text)
        .stdout.trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual(['CL-S1', 'open']);
  });

  test('keeps order and loses nothing over many lines', () => {
    const many = Array.from({ length: 3000 }, (_, at) => ({ ...EXAMPLE, id: `deal ${at} é` }));
    const answers = answersTo(many);
    expect(answers.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    expect(answers.every(({ net }) => net.N === 736)).toBe(true);
  });

  test('answers a caller who waits before sending the next line', async () => {
    const child = spawn('node', ['main/cli/run.mjs', 'score'], { cwd: ROOT });
    const lines = createInterface({ input: child.stdout });
    child.stdin.write(`${JSON.stringify(EXAMPLE)}\n`);
    const ended = once(child, 'close').then(() => ['{"id":"ended without an answer"}']);
    const [first] = await Promise.race([once(lines, 'line'), ended]);
    expect(JSON.parse(String(first)).id).toBe('CL-S1');
    child.stdin.end();
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
  });

  test('ends with an error only when standard input cannot be read or it is called wrongly', () => {
    expect(score('nonsense').status).toBe(0);
    const folder = spawnSync('sh', ['-c', 'node main/cli/run.mjs score < shared'], { cwd: ROOT, encoding: 'utf8' });
    expect([folder.status, folder.stdout]).toEqual([1, '']);
    expect(folder.stderr).toContain('standard input');
    expect(score('', ['--explian']).status).toBe(2);
    expect(spawnSync('node', ['main/cli/run.mjs', 'dance'], { cwd: ROOT }).status).toBe(2);
  });

  test('builds when its sources are newer, and not otherwise', () => {
    expect(existsSync(BUILT)).toBe(true);
    const old = new Date(2000, 0, 1);
    utimesSync(BUILT, old, old);
    const built = score(JSON.stringify(EXAMPLE));
    expect([built.stdout.split('\n').length, built.stderr.trim()]).toEqual([2, 'building score']);
    const after = statSync(BUILT).mtimeMs;
    expect(after).toBeGreaterThan(old.getTime());
    expect(score(JSON.stringify(EXAMPLE)).stderr).toBe('');
    expect(statSync(BUILT).mtimeMs).toBe(after);
  });
});
