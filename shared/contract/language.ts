/** The languages that the program speaks: the folders of `assets/translations`. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/**
 * The language for a person whose system asks for these BCP 47 tags, dearest first: the first tag in a language that we
 * speak, else English. Traditional Chinese readers get simplified Chinese rather than English.
 */
export const languageFor = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
