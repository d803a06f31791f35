import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../../shared/contract/language.ts';

const FOLDER = fileURLToPath(new URL('../../../assets/translations/', import.meta.url));

type Texts = { readonly [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  );

/** Every text of a language by namespace and dotted key. */
export const translations = (language: Language): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    readdirSync(`${FOLDER}${language}`)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        name.replace('.json', ''),
        new Map(flatten(JSON.parse(readFileSync(`${FOLDER}${language}/${name}`, 'utf8')) as Texts)),
      ]),
  );
