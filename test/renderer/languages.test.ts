import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, languageFor } from '../../shared/contract/language.ts';
import { type LanguageTexts, languageFaults, untranslated } from './texts/compare-languages.ts';
import { translations } from './texts/translations.ts';

const english = translations('en');
const others = LANGUAGES.filter((language): language is Exclude<Language, 'en'> => language !== 'en');
const file = (texts: Readonly<Record<string, string>>): LanguageTexts =>
  new Map([['app', new Map(Object.entries(texts))]]);

describe.each(others)('the texts in %s', (language) => {
  const texts = translations(language);

  test('there is one for every English one, with the same facts, in every form the language has, and no other', () => {
    expect([...english.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(1500);
    expect(languageFaults(english, texts, language)).toEqual([]);
  });

  test('none is empty', () => {
    const empty = [...texts].flatMap(([namespace, keys]) =>
      [...keys].filter(([, text]) => text.trim() === '').map(([key]) => `${namespace}:${key}`),
    );
    expect(empty).toEqual([]);
  });
});

test('no Chinese text was left in English', () => {
  expect(untranslated(translations('zh'))).toEqual([]);
  const copied = file({
    a: 'Save',
    b: '{{name}} added',
    c: 'Ctrl+Z',
    d: '保存 PDF',
    e: '[RdRdRd] B123',
    f: '{{player}}',
  });
  expect(untranslated(copied)).toEqual(['app:a', 'app:b']);
});

test('Chinese texts have Chinese punctuation', () => {
  const odd = (text: string): boolean =>
    /\p{Script=Han}[,:;?!()]|[,:;?!(]\p{Script=Han}|"|……|\.\.\./u.test(text.replaceAll(/\{\{[^}]*\}\}/g, 'x'));
  expect(['第 1 局: 东', '桌(东)', '稍候...'].filter((text) => !odd(text))).toEqual([]);
  const found = [...translations('zh')].flatMap(([namespace, keys]) =>
    [...keys].filter(([, text]) => odd(text)).map(([key]) => `${namespace}:${key}`),
  );
  expect(found).toEqual([]);
});

describe('a fault is found:', () => {
  test.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['a missing text', { a: 'A', b: 'B' }, { a: '甲' }, 'app:b is missing'],
    ['a text of nothing', { a: 'A' }, { a: '甲', b: '乙' }, 'app:b is in no English file'],
    ['a fact left out', { a: 'Round {{round}}' }, { a: '轮' }, 'app:a leaves out {{round}}'],
    ['a fact misspelt', { a: '{{n}}' }, { a: '{{n}} {{m}}' }, 'app:a speaks of {{m}}, which English does not'],
    ['another text left out', { a: '$t(b.{{c}})' }, { a: '{{c}}' }, 'app:a leaves out {{$t(b.{{c}})}}'],
    ['a missing form', { a_one: '1', a_other: '{{count}}' }, { a_one: '一' }, 'app:a lacks the form other'],
    [
      'a form too many',
      { a_other: 'n' },
      { a_other: '几', a_one: '一' },
      'app:a has a form that nothing asks for: one',
    ],
    ['a form of what does not count', { a: 'n' }, { a_other: '几' }, 'app:a has a form that nothing asks for: other'],
  ])('%s', (_, en, zh, fault) => {
    expect(languageFaults(file(en), file(zh), 'zh')).toContain(fault);
  });

  test('and nothing is where all is well', () => {
    const en = file({ a: '{{x}} of {{y}}', b_one: 'One deal', b_other: '{{count}} deals', b_zero: 'None' });
    const zh = file({ a: '{{y}} 之 {{x}}', b_other: '{{count}} 局', b_zero: '没有' });
    expect(languageFaults(en, zh, 'zh')).toEqual([]);
  });
});

test.each<[readonly string[], Language]>([
  [['zh-SG', 'en-SG'], 'zh'],
  [['zh-Hant-TW'], 'zh'],
  [['en-SG', 'zh-SG'], 'en'],
  [['ms-MY', 'zh-MY', 'en'], 'zh'],
  [['zhx', 'de-DE'], 'en'],
  [[], 'en'],
])('a system that asks for %j is spoken to in %s', (tags, language) => {
  expect(languageFor(tags)).toBe(language);
});
