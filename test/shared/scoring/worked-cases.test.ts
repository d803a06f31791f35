import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RUN_BY, WORKED_CASES } from './worked-cases.ts';

test('the fixture is whole: 92 cases of the briefing, each named once', () => {
  expect(WORKED_CASES).toHaveLength(92);
  expect(new Set(WORKED_CASES.map(({ id }) => id)).size).toBe(92);
  const systems = WORKED_CASES.map(({ system }) => system);
  const counts = Object.fromEntries(
    [...new Set(systems)].map((id) => [id, systems.filter((one) => one === id).length]),
  );
  expect(counts).toEqual({ classical: 28, american: 11, 'sg-doubles': 21, 'sg-payup': 15, 'sg-club': 16, cross: 1 });
});

test('every case belongs to a test, and that test asks for what it has not run', () => {
  const run: readonly string[] = Object.values(RUN_BY).flat();
  expect(WORKED_CASES.filter(({ system }) => !run.includes(system))).toEqual([]);
  for (const by of Object.keys(RUN_BY)) {
    const text = readFileSync(new URL(`./${by}/worked-examples.test.ts`, import.meta.url), 'utf8');
    expect(text).toContain(`workedCases('${by}'`);
    expect(text).toContain('expect(cases.notRun()).toEqual([])');
  }
});
