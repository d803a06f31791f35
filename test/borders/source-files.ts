import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path from the checkout's top, with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

export type Import = {
  /** The importing file. */
  readonly from: string;
  /** As written: a package or a relative path. */
  readonly specifier: string;
  /** A path from the checkout's top for a relative specifier, else the package's name (`@orpc/client`, `node:fs`). */
  readonly target: string;
  readonly relative: boolean;
  readonly typeOnly: boolean;
};

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const IS_SOURCE = /\.(ts|tsx|mts|mjs|js|cjs)$/;

/** Every source file below a folder, in one order. */
export const sourceFiles = (folder: string): readonly SourceFile[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourceFiles(path);
      return IS_SOURCE.test(entry.name) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : [];
    });

/** `a/b` + `../c/d.ts` = `c/d.ts`, without looking at the disk. */
const resolveFrom = (from: string, specifier: string): string => {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
};

const packageName = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** One import as the rules see it. */
export const importOf = (from: string, specifier: string, typeOnly = false): Import => {
  const relative = specifier.startsWith('.');
  return {
    from,
    specifier,
    relative,
    typeOnly,
    target: relative ? resolveFrom(from, specifier) : packageName(specifier),
  };
};

/** Forms of naming another module; the last group is the specifier, the group `type` marks what leaves no trace in the build. */
const FORMS: readonly RegExp[] = [
  // import x from 'y', import type { x } from 'y', export { x } from 'y', export * from 'y'; possibly over several lines
  /^[ \t]*(?:import|export)\b(?<type>\s+type\b)?[^;'"()=]*?\bfrom\s*['"](?<specifier>[^'"]+)['"]/gm,
  // import 'y'
  /^[ \t]*import\s*(?<type>)['"](?<specifier>[^'"]+)['"]/gm,
  // import('y'), and import('y').T in the doc comments of plain JavaScript
  /(?<type>^\s*(?:\/\*)?\*+.*)?\bimport\(\s*['"](?<specifier>[^'"]+)['"]/gm,
  /\brequire\(\s*(?<type>)['"](?<specifier>[^'"]+)['"]/g,
  // workers and pages named by address; folders are no modules
  /\bnew URL\(\s*(?<type>)['"](?<specifier>\.[^'"]*\.(?:ts|tsx|mjs|js|html))['"],\s*import\.meta\.url/g,
  /\bvi\.(?:mock|importActual)\(\s*(?<type>)['"](?<specifier>[^'"]+)['"]/g,
];

/** Everything a file imports, in whatever form. */
export const importsOf = ({ path, text }: SourceFile): readonly Import[] =>
  FORMS.flatMap((form) => [...text.matchAll(form)]).flatMap(({ groups }) =>
    groups?.specifier === undefined ? [] : [importOf(path, groups.specifier, Boolean(groups.type))],
  );
