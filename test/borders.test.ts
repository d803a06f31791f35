import { describe, expect, test } from 'vitest';
import { RULES } from './borders/rules.ts';
import { importOf, importsOf, type SourceFile, sourceFiles } from './borders/source-files.ts';

/** Import borders and file habits of the whole tree. Each folder has a floor: a check that looked at nothing fails. */
const FLOORS: Readonly<Record<string, number>> = {
  'shared/tiles': 4,
  'shared/hand': 6,
  'shared/scoring': 15,
  'shared/table': 4,
  'shared/session': 15,
  'shared/records': 4,
  'shared/contract': 3,
  'main/store': 15,
  'main/files': 5,
  'main/web': 10,
  'renderer/app': 10,
  'renderer/screens': 30,
  'renderer/components': 10,
  'renderer/host': 5,
  'renderer/print': 4,
  'renderer/i18n': 1,
  test: 25,
};

const files = ['shared', 'main', 'renderer', 'test'].flatMap(sourceFiles);
const under = (folder: string): readonly SourceFile[] => files.filter(({ path }) => path.startsWith(`${folder}/`));
const product = files.filter(({ path }) => !path.startsWith('test/'));
/** Tests may import anything, so only the product's imports are held against the rules. */
const imports = product.flatMap(importsOf);

test.each(Object.entries(FLOORS))('%s: at least %i files looked at', (folder, floor) => {
  expect(under(folder).length).toBeGreaterThanOrEqual(floor);
});

test('every import statement was read', () => {
  const missed = product.flatMap((file) => {
    const statements = file.text.match(/^import\b(?!\()/gm)?.length ?? 0;
    return importsOf(file).length < statements ? [file.path] : [];
  });
  expect(missed).toEqual([]);
  expect(imports.length).toBeGreaterThan(product.length);
});

describe('the reader of imports', () => {
  const read = (text: string, path = 'shared/table/a.ts'): unknown =>
    importsOf({ path, text }).map(({ target, typeOnly }) => [target, typeOnly]);
  test.each([
    [`import { a } from './b.ts';`, [['shared/table/b.ts', false]]],
    [`import type { A } from "../hand/b.ts";`, [['shared/hand/b.ts', true]]],
    [`import {\n  a,\n  type B,\n} from 'zod';`, [['zod', false]]],
    [`import * as z from 'zod/mini';`, [['zod', false]]],
    [`import '@mantine/core/styles.css';`, [['@mantine/core', false]]],
    [`export * from './b.ts';`, [['shared/table/b.ts', false]]],
    [`export type { B } from './b.ts';`, [['shared/table/b.ts', true]]],
    [`const b = await import('./b.ts');`, [['shared/table/b.ts', false]]],
    [`const b = lazy(() => import(\n  './b.ts'\n));`, [['shared/table/b.ts', false]]],
    [`const b = require('electron');`, [['electron', false]]],
    [`/** @param {import('./b.mjs').B} b */`, [['shared/table/b.mjs', true]]],
    [
      `new SharedWorker(new URL('../../main/web/store-worker.ts', import.meta.url), {})`,
      [['main/web/store-worker.ts', false]],
    ],
    [
      `import a from './a.ts';\nimport b from './b.ts';`,
      [
        ['shared/table/a.ts', false],
        ['shared/table/b.ts', false],
      ],
    ],
    [`export const from = 'elsewhere';`, []],
    [`export const text = () => from('./b.ts');`, []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe.each(RULES)('$name', ({ crossed, bad, good }) => {
  test('in the whole tree', () => {
    const crossings = imports.filter(crossed).map(({ from, specifier }) => `${from} imports ${specifier}`);
    expect(crossings).toEqual([]);
  });
  test.each(bad)('catches %s importing %s', (from, specifier) => {
    expect(crossed(importOf(from, specifier))).toBe(true);
  });
  test.each(good)('allows %s importing %s', (from, specifier) => {
    expect(crossed(importOf(from, specifier))).toBe(false);
  });
});

test('the table may take types from the records, and only types', () => {
  const rule = RULES.find(({ name }) => name === 'domain folders point downwards');
  expect(rule?.crossed(importOf('shared/table/a.ts', '../records/records.ts', true))).toBe(false);
  expect(rule?.crossed(importOf('shared/scoring/a.ts', '../records/records.ts', true))).toBe(true);
});

/** Names that say nothing about what is inside, so that everything ends up there. */
const isVagueName = (path: string): boolean => /(^|\/)(utils?|helpers?|misc|common|lib)(\/|\.[^/]+$)/.test(path);

/** A file that only passes on what others export. */
const isBarrel = ({ path, text }: SourceFile): boolean => {
  if (/(^|\/)index\.(ts|tsx|mjs)$/.test(path)) return true;
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim();
  const rest = code.replace(/^(export|import)\b[^;]*\bfrom\s*['"][^'"]+['"];?\s*/gm, '').trim();
  return /^export\b[^;]*\bfrom\s/m.test(code) && rest === '';
};

describe('file habits', () => {
  test('no vague names', () => {
    expect(files.map(({ path }) => path).filter(isVagueName)).toEqual([]);
  });
  test.each(['shared/utils.ts', 'shared/tiles/helpers.ts', 'renderer/common/a.ts', 'test/util.ts', 'main/misc.mjs'])(
    '%s is vague',
    (path) => {
      expect(isVagueName(path)).toBe(true);
    },
  );
  test.each(['shared/tiles/tile.ts', 'renderer/components/search-text.ts'])('%s is not vague', (path) => {
    expect(isVagueName(path)).toBe(false);
  });

  test('no barrels but the registry', () => {
    expect(files.filter(isBarrel).map(({ path }) => path)).toEqual([]);
  });
  test.each([
    ['shared/tiles/index.ts', 'export const a = 1;'],
    ['shared/tiles/all.ts', `export * from './tile.ts';\nexport { a } from './a.ts';\n`],
    ['shared/tiles/all.ts', `// all\nimport { b } from './b.ts';\nexport {\n  a,\n} from './a.ts';\n`],
  ])('%s: %s is a barrel', (path, text) => {
    expect(isBarrel({ path, text })).toBe(true);
  });
  test('a file with code of its own is none', () => {
    expect(isBarrel({ path: 'shared/a.ts', text: `export { a } from './a.ts';\nexport const b = 1;` })).toBe(false);
  });

  test('names are kebab-case', () => {
    const odd = files.map(({ path }) => path).filter((path) => !/^[a-z0-9./-]+$/.test(path));
    expect(odd).toEqual([]);
  });
});

/** Dexie calls that the linter's rule on floating promises does not see: overloads and untyped tables. */
const FLOATING_DEXIE = /(?<=[;{}]\s*\n)[ \t]*(?:\w+\.)+(?:transaction|table)\(/g;

test('no Dexie transaction is left unawaited', () => {
  const store = under('main/store');
  const found = store.flatMap(({ path, text }) =>
    (text.match(FLOATING_DEXIE) ?? []).map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect("{\n  database.transaction('rw', database.deals, async () => {});".match(FLOATING_DEXIE)).not.toBeNull();
  expect("{\n  await database.transaction('rw', database.deals, async () => {});".match(FLOATING_DEXIE)).toBeNull();
  expect("=>\n  database.transaction('rw', database.deals, async () => {});".match(FLOATING_DEXIE)).toBeNull();
});
