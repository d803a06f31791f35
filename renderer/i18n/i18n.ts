import i18next, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from '../../shared/contract/language.ts';
import { chooseLanguage, onLanguageElsewhere, storeLanguage } from './language-choice.ts';
import { LANGUAGE_TAGS } from './locale.ts';

/** A language is loaded when it is spoken: the rules' texts are the largest part of the first screen. */
const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en.ts')).texts,
  zh: async () => (await import('./zh.ts')).texts,
};
type Texts = { readonly [namespace: string]: object };

/**
 * Starts the translations in the language chosen before, else in the system's. One namespace a file; `app` is the
 * default, a key in another file is written `file:key`. No other language stands behind a missing key: a test finds those.
 */
export const startTranslations = async (): Promise<void> => {
  const language = chooseLanguage();
  const texts = await LOADERS[language]();
  i18next.on('languageChanged', markDocument);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'app',
    ns: Object.keys(texts),
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  onLanguageElsewhere((other) => void speak(other));
};

/** Speaks another language from now on, here and in every other window, and remembers it. */
export const changeLanguage = async (language: Language): Promise<void> => {
  storeLanguage(language);
  await speak(language);
};

/** Calls with the language spoken now, and with every later one. */
export const followLanguage = (heard: (language: Language) => void): void => {
  const hear = (language: string): void => {
    if (isLanguage(language)) heard(language);
  };
  hear(i18next.language);
  i18next.on('languageChanged', hear);
};

/** The English texts, whatever is spoken: who learned a word in English finds the thing by it in every language. */
export const englishTexts = async (): Promise<TFunction> => {
  await bring('en');
  return i18next.getFixedT('en');
};

const speak = async (language: Language): Promise<void> => {
  await bring(language);
  await i18next.changeLanguage(language);
};

const bring = async (language: Language): Promise<void> => {
  for (const [namespace, texts] of Object.entries(await LOADERS[language]())) {
    i18next.addResourceBundle(language, namespace, texts);
  }
};

/** Screen readers and hyphenation go by the document's language. */
const markDocument = (language: string): void => {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language === 'zh' ? LANGUAGE_TAGS.zh : LANGUAGE_TAGS.en;
};
