import i18next from 'i18next';
import { type Language, languageFor } from '../../shared/contract/language.ts';
import { systemTags } from './language-choice.ts';

/** What the document is marked with, and how figures and dates are written where the system says nothing nearer. */
export const LANGUAGE_TAGS = { en: 'en-GB', zh: 'zh-Hans' } as const satisfies Readonly<Record<Language, string>>;

/**
 * The locale of dates and numbers on screen: the system's own where it is of the language spoken (a Singapore desk in
 * English writes dates as Singapore does), else the language's usual one. Files are written without any locale.
 */
export const screenLocale = (language: string | undefined = i18next.language): string => {
  const tags = systemTags();
  // Asked for every figure on screen; both are the same objects until they change.
  if (found.language !== language || found.tags !== tags)
    found = { language, tags, locale: findLocale(language, tags) };
  return found.locale;
};

let found: { readonly language?: string | undefined; readonly tags?: readonly string[]; readonly locale: string } = {
  locale: LANGUAGE_TAGS.en,
};

const findLocale = (language: string | undefined, tags: readonly string[]): string => {
  const spoken: Language = languageFor([language ?? '']);
  const own = tags.find((tag) => tag.toLowerCase().split('-')[0] === spoken);
  // A traditional locale would name months and days in other characters than the texts around them.
  return own === undefined || /-(hant|tw|hk|mo)\b/i.test(own) ? LANGUAGE_TAGS[spoken] : own;
};

const MOMENTS = {
  /** 19:42 */
  time: { hour: 'numeric', minute: '2-digit' },
  /** 30 Nov 19:42 */
  dayAndTime: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** 30 Nov */
  dayAndMonth: { day: 'numeric', month: 'short' },
  /** 30 Nov 2026 19:42 */
  dateAndTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** 30 Nov 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Mon 30 Nov 2026 */
  weekdayAndDate: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Monday 30 November 2026 */
  longDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;
type MomentStyle = keyof typeof MOMENTS;

/** Making a formatter costs more than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A moment in the desk's own time, written as the screen's language writes it; nothing for a moment that is none. */
export const formatDate = (at: Date, style: MomentStyle): string => {
  if (Number.isNaN(at.getTime())) return '';
  const locale = screenLocale();
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, MOMENTS[style]);
  formats.set(key, format);
  return format.format(at);
};

/** A stored day (`YYYY-MM-DD`), as `formatDate` writes it: the same day wherever the desk stands. */
export const formatDay = (day: string, style: MomentStyle): string => formatDate(new Date(`${day}T00:00`), style);

/** Several things in a row, parted as the language parts them: `A, B` and `甲、乙`. */
export const joinList = (parts: readonly string[]): string => parts.join(i18next.t('comma'));

/** A number on screen with exactly so many decimals, so that figures stand under each other; a real minus sign. */
export const formatDecimal = (value: number, decimals: number, signed = false): string => {
  const locale = screenLocale();
  const key = `${locale} ${decimals}`;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, digits);
  numbers.set(key, format);
  const size = format.format(Math.abs(value));
  if (size === format.format(0)) return size;
  if (value < 0) return `\u2212${size}`;
  return signed ? `+${size}` : size;
};

/** A number on screen: grouped, with at most one decimal (halves are exact). */
export const formatNumber = (value: number): string => {
  const locale = screenLocale();
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  numbers.set(locale, format);
  return format.format(value);
};

const averages = new Map<string, Intl.NumberFormat>();

/** An average on screen, with two decimals: what it is exactly stands in its fraction. */
export const formatAverage = (value: number): string => {
  const locale = screenLocale();
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const format = averages.get(locale) ?? new Intl.NumberFormat(locale, two);
  averages.set(locale, format);
  return format.format(value);
};
