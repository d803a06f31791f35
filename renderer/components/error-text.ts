import type { TFunction } from 'i18next';
import { joinList } from '../i18n/locale.ts';

/** An error as the domain and the store give it: a stable code and facts, no sentence. */
export type CodedError = { readonly code: string } & { readonly [fact: string]: unknown };

/**
 * A kind of records by its name on screen; other kinds come in words already. The schemas know the kinds, but would be a
 * large part of the first screen.
 */
const kindText = (t: TFunction, kind: string): string =>
  /^[a-z]+$/.test(kind) ? t(`record.${kind}`, { defaultValue: kind }) : kind;

const plain = (value: unknown): string =>
  Array.isArray(value) ? joinList(value.map(plain)) : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The sentence for a code, from `errors.json`, with the facts put in. An unknown code shows itself and its facts. */
export const errorText = (t: TFunction, { code, ...facts }: CodedError): string => {
  const word = (key: string, value: unknown): string =>
    key === 'kind' && typeof value === 'string' ? kindText(t, value) : plain(value);
  const values = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, word(key, value)]));
  const shown = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  // A change of one player alone names them, in a sentence inside the sentence (`change-text.ts`).
  const single = facts.count === 1 ? { context: 'single' } : {};
  return t(`errors:${code}`, {
    ...values,
    ...single,
    defaultValue: shown.length === 0 ? code : `${code} (${shown.join('; ')})`,
  });
};
