import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../assets/translations/en/', import.meta.url));

type Texts = { readonly [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  );

/** Every text by namespace and dotted key. */
export const translations = (): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        name.replace('.json', ''),
        new Map(flatten(JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')) as Texts)),
      ]),
  );
