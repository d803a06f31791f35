import type { TFunction } from 'i18next';

/** An error as the domain and the store give it: a stable code and facts, no sentence. */
export type CodedError = { readonly code: string } & { readonly [fact: string]: unknown };

const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(plain).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** The sentence for a code, from `errors.json`, with the facts put in. An unknown code shows itself and its facts. */
export const errorText = (t: TFunction, { code, ...facts }: CodedError): string => {
  const values = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, plain(value)]));
  const shown = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  return t(`errors:${code}`, { ...values, defaultValue: shown.length === 0 ? code : `${code} (${shown.join('; ')})` });
};
