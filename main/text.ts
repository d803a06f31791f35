import en from '../assets/translations/en/desktop.json';
import zh from '../assets/translations/zh/desktop.json';
import type { Language } from '../shared/contract/language.ts';

type Texts = typeof en;
/** Keys of the sentences that main itself shows (menu, dialogs), as `group.key`. */
export type TextKey = {
  [G in keyof Texts]: Texts[G] extends string ? G : `${G}.${keyof Texts[G] & string}`;
}[keyof Texts];

const flatten = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([group, value]): [string, string][] =>
      typeof value === 'string'
        ? [[group, value]]
        : Object.entries(value).map(([key, sentence]): [string, string] => [`${group}.${key}`, sentence]),
    ),
  );

const TEXTS: Readonly<Record<Language, ReadonlyMap<string, string>>> = { en: flatten(en), zh: flatten(zh) };

let spoken: Language = 'en';

/** What main says from now on is said in this language; the menu is made anew by whoever changes it. */
export const speak = (language: Language): void => {
  spoken = language;
};

/** The sentence of a key with its `{{facts}}` put in. The screens' translation library would be a large part of main. */
export const text = (key: TextKey, facts: Readonly<Record<string, string>> = {}): string =>
  (TEXTS[spoken].get(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);
