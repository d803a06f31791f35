import { isLanguage, type Language, languageFor } from '../../shared/contract/language.ts';

/** Kept beside the colour scheme, in the browser's or the desktop profile's `localStorage`: a matter of the desk, not of the club. */
const KEY = 'roundwind-language';

/** The language chosen before, else the first of the system's that we speak. */
export const chooseLanguage = (): Language => {
  const stored = read();
  return isLanguage(stored) ? stored : languageFor(systemTags());
};

export const storeLanguage = (language: Language): void => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser that keeps nothing for us still speaks it until the page goes.
  }
};

/** Calls with the language that another window of the app changes to. */
export const onLanguageElsewhere = (heard: (language: Language) => void): void => {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && isLanguage(newValue)) heard(newValue);
  });
};

/** The system's tags; none where there is no browser (a plain function under test). */
export const systemTags = (): readonly string[] => (typeof window === 'undefined' ? [] : window.navigator.languages);

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
