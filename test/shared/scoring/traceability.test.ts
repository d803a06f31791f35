import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';

const FILE = new URL('../../../shared/scoring/rulesets/traceability.md', import.meta.url);

/** Where the tests of a system lie. Two count their tai alike and share theirs, run for each of them. */
const FOLDERS: Readonly<Record<string, string>> = {
  classical: 'classical',
  american: 'american',
  'sg-doubles': 'sg-doubles',
  'sg-payup': 'singapore',
  'sg-club': 'singapore',
};

type Source = { readonly name: string; readonly text: string };
const sourcesOf = ({ id }: Ruleset): readonly Source[] => {
  const folder = FOLDERS[id];
  if (folder === undefined) throw new Error(`no folder of tests for ${id}`);
  return readdirSync(new URL(`./${folder}/`, import.meta.url))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(`./${folder}/${name}`, import.meta.url), 'utf8');
      // What a comment says of a row tries nothing.
      return { name: `${folder}/${name}`, text: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') };
    });
};

/** A pattern is named as a string of its own, an option as the key of an object or as the string that becomes one. */
const namesPattern = (id: string) => new RegExp(`'${id}'|(?<![\\w-])${id}:`);
const namesOption = (key: string) => new RegExp(`\\b${key}:|\\{ ${key} \\}|'${key}'`);
const testsOf = (sources: readonly Source[], named: RegExp): readonly string[] =>
  sources.filter(({ text }) => named.test(text)).map(({ name }) => name);

type Row = { readonly name: string; readonly kind: string; readonly source: string; readonly tests: readonly string[] };

const rowsOf = (ruleset: Ruleset): readonly Row[] => {
  const sources = sourcesOf(ruleset);
  const patterns = ruleset.patterns.map(({ id, unit, source }): Row => {
    return { name: id, kind: unit, source, tests: testsOf(sources, namesPattern(id)) };
  });
  const options = ruleset.optionFields.map(({ key, source }): Row => {
    return { name: key, kind: 'option', source, tests: testsOf(sources, namesOption(key)) };
  });
  return [...patterns, ...options];
};

const ambiguitiesOf = ({ ambiguities }: Ruleset): string =>
  ambiguities.map(({ id, source, option }) => `| ${id} | ${source} | ${option ?? ''} |`).join('\n');

const chapterOf = (ruleset: Ruleset): string =>
  [
    `## ${ruleset.id}`,
    '',
    '| pattern or option | counts as | clause | tests |',
    '| --- | --- | --- | --- |',
    ...rowsOf(ruleset).map(
      ({ name, kind, source, tests }) => `| ${name} | ${kind} | ${source} | ${tests.join(', ')} |`,
    ),
    '',
    'Decided where the document is silent or unclear:',
    '',
    '| ambiguity | clause | option |',
    '| --- | --- | --- |',
    ambiguitiesOf(ruleset),
  ].join('\n');

const page = `# Where each rule comes from, and what tries it

Generated: \`UPDATE_LISTS=1 npx vitest run test/shared/scoring/traceability.test.ts && npx biome format --write shared/scoring/rulesets/traceability.md\`. Tests are named from \`test/shared/scoring/\`.

${RULESETS.map(chapterOf).join('\n\n')}
`;

/** The formatter pads the cells. */
const cellsOf = (text: string): readonly string[] =>
  text.split('\n').map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim().replace(/^-+$/, '-'))
      .join('|'),
  );

test('the page is that of the program', () => {
  if (process.env.UPDATE_LISTS === '1') writeFileSync(FILE, page);
  expect(cellsOf(readFileSync(FILE, 'utf8'))).toEqual(cellsOf(page));
  expect(RULESETS.length).toBeGreaterThan(0);
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('every pattern and option has a clause and a test that names it', () => {
    const rows = rowsOf(ruleset);
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([]);
    expect(rows.filter(({ source }) => !/^(\d{3}|filling) ./.test(source))).toEqual([]);
    expect(rows.length).toBe(ruleset.patterns.length + ruleset.optionFields.length);
  });
});
