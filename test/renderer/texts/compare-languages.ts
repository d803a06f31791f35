import type { Language } from '../../../shared/contract/language.ts';

/** Texts of one language by namespace and dotted key. */
export type LanguageTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

const FORM = /_(zero|one|two|few|many|other)$/;

/** The forms that a language needs of a text that counts: Chinese has one, English two. `zero` is free in every language. */
const formsOf = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Every key without its form, with the forms it has; a text that does not count has none. */
const keysAndForms = (keys: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const form = FORM.exec(key)?.[1];
    const base = key.replace(FORM, '');
    found.set(base, [...(found.get(base) ?? []), ...(form === undefined ? [] : [form])]);
  }
  return found;
};

/** Facts (`{{count}}`) and other texts (`$t(...)`) that a text puts in, in no order: languages order them each in its way. */
const factsOf = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|\$t\(([^)]*)\)/g)].map(([, fact, other]) => fact ?? `$t(${other})`),
  ),
];

/** What is wrong with a language beside English, one line a fault. */
export const languageFaults = (english: LanguageTexts, other: LanguageTexts, language: Language): readonly string[] =>
  [...new Set([...english.keys(), ...other.keys()])].flatMap((namespace) => {
    const [en, its] = [english.get(namespace) ?? new Map(), other.get(namespace) ?? new Map()];
    return [...keyFaults(en, its, language), ...factFaults(en, its)].map((fault) => `${namespace}:${fault}`);
  });

/** What every language writes the same: names, keys of the keyboard, notation of tiles. */
const NEUTRAL =
  /\{\{[^}]*\}\}|\b(?:Roundwind|English|PDF|CSV|EMA|A4|Ctrl|Shift|Alt|Esc|Enter|Delete|Tab)\b|\b(?:[BCDFSA]\d+|(?:[ESWN]|Rd|Gd|Wd)+)\b/g;

/** Texts of a Chinese file that were copied and never translated: words, and not one Chinese character. */
export const untranslated = (chinese: LanguageTexts): readonly string[] =>
  [...chinese].flatMap(([namespace, texts]) =>
    [...texts]
      .filter(([, text]) => !/\p{Script=Han}/u.test(text) && /\p{L}{2}/u.test(text.replaceAll(NEUTRAL, '')))
      .map(([key]) => `${namespace}:${key}`),
  );

type Texts = ReadonlyMap<string, string>;

const keyFaults = (en: Texts, its: Texts, language: Language): readonly string[] => {
  const [wanted, found] = [keysAndForms(en.keys()), keysAndForms(its.keys())];
  const missing = [...wanted.keys()].filter((key) => !found.has(key)).map((key) => `${key} is missing`);
  const extra = [...found.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is in no English file`);
  const forms = [...found].flatMap(([key, has]) => {
    if (!wanted.has(key)) return [];
    const counts = (wanted.get(key) ?? []).length > 0;
    const needs = counts ? formsOf(language) : [];
    const lacking = needs.filter((form) => !has.includes(form)).map((form) => `${key} lacks the form ${form}`);
    const unused = has.filter((form) => !needs.includes(form) && !(counts && form === 'zero'));
    return [...lacking, ...unused.map((form) => `${key} has a form that nothing asks for: ${form}`)];
  });
  return [...missing, ...extra, ...forms];
};

/** Every form of a text is held against the English `_other`: the English `_one` may say "the" or "a" for the number. */
const factFaults = (en: Texts, its: Texts): readonly string[] =>
  [...its].flatMap(([key, text]) => {
    const base = key.replace(FORM, '');
    const model = en.get(key.endsWith('_zero') ? key : `${base}_other`) ?? en.get(key);
    if (model === undefined) return [];
    const [wanted, found] = [factsOf(model), factsOf(text)];
    return [
      ...wanted.filter((fact) => !found.includes(fact)).map((fact) => `${key} leaves out {{${fact}}}`),
      ...found
        .filter((fact) => !wanted.includes(fact))
        .map((fact) => `${key} speaks of {{${fact}}}, which English does not`),
    ];
  });
