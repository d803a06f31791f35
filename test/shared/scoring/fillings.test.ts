import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCitation } from '../../../shared/scoring/citation.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';

const FILE = new URL('../../../shared/scoring/rulesets/fillings.md', import.meta.url);
const texts = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../assets/translations/${language}/${file}.json`, import.meta.url), 'utf8'));

const fillingsOf = (language: string) =>
  z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })).parse(texts(language, 'fillings'));
const ENGLISH = fillingsOf('en');
const NUMBERS = Object.keys(ENGLISH).map(Number);

/** Everything in a rule system that cites something, under the name by which it is found. */
const citing = ({ optionFields, patterns, liableCauses, ambiguities }: Ruleset) => [
  ...optionFields.map(({ key, source }) => ({ name: key, source })),
  ...[...patterns, ...liableCauses, ...ambiguities].map(({ id, source }) => ({ name: id, source })),
];

const citedBy = (number: number): string =>
  RULESETS.flatMap((ruleset) => {
    const names = citing(ruleset).flatMap(({ name, source }) =>
      readCitation(source).fillings.includes(number) ? [`\`${name}\``] : [],
    );
    return names.length === 0 ? [] : [`${ruleset.id} (${[...new Set(names)].join(', ')})`];
  }).join('; ');

const page = `# House fillings

What Roundwind decided where the documents are silent, unclear or lost, in its own words. A rule cites them as \`filling 7\`, a screen as
"house filling 7". A number is never given to another filling; the texts are \`assets/translations/*/fillings.json\`.

Generated: \`UPDATE_LISTS=1 npx vitest run test/shared/scoring/fillings.test.ts && npx biome format --write shared/scoring/rulesets\`.

${Object.entries(ENGLISH)
  .map(([number, { title, text }]) => `## ${number}. ${title}\n\n${text}\n\nCited by ${citedBy(Number(number))}.\n`)
  .join('\n')}`;

test('the page is that of the program', () => {
  if (process.env.UPDATE_LISTS === '1') writeFileSync(FILE, page);
  expect(readFileSync(FILE, 'utf8')).toBe(page);
  expect(NUMBERS).toEqual(NUMBERS.map((_, at) => at + 1));
});

test('every filling has a text in each language and is cited', () => {
  expect(Object.keys(fillingsOf('zh'))).toEqual(Object.keys(ENGLISH));
  expect(NUMBERS.filter((number) => citedBy(number) === '')).toEqual([]);
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('every citation names a clause of a known document or a filling that is there', () => {
    const { documents } = z.object({ documents: z.record(z.string(), z.string()) }).parse(texts('en', 'rules'));
    const known = ruleset.sources.map(({ id }) => id);
    const lost = citing(ruleset).filter(({ source }) => {
      const { document, clauses, fillings } = readCitation(source);
      const nothing = clauses.length + fillings.length === 0 || (document === undefined && clauses.length > 0);
      const unknown = document !== undefined && (!known.includes(document) || documents[document] === undefined);
      return nothing || unknown || fillings.some((number) => !NUMBERS.includes(number));
    });
    expect(lost).toEqual([]);
    expect(citing(ruleset).length).toBeGreaterThan(50);
  });
});

test('a citation is read piece by piece', () => {
  expect(readCitation('001 5.2.3, 5.2.4, filling 6')).toEqual({
    document: '001',
    clauses: ['5.2.3', '5.2.4'],
    fillings: [6],
  });
  expect(readCitation('filling 34')).toEqual({ document: undefined, clauses: [], fillings: [34] });
});
