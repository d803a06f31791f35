import type { TFunction } from 'i18next';
import { RECORD_KINDS } from '../../shared/records/records.ts';
import { joinList } from '../i18n/locale.ts';

/** An error as the domain and the store give it: a stable code and facts, no sentence. */
export type CodedError = { readonly code: string } & { readonly [fact: string]: unknown };

/** What a backup and the history are made of, by the names they have on screen. */
const KINDS: readonly unknown[] = [...RECORD_KINDS, 'changes', 'envelope'];

const plain = (value: unknown): string =>
  Array.isArray(value) ? joinList(value.map(plain)) : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The sentence for a code, from `errors.json`, with the facts put in. An unknown code shows itself and its facts. */
export const errorText = (t: TFunction, { code, ...facts }: CodedError): string => {
  const word = (key: string, value: unknown): string =>
    key === 'kind' && KINDS.includes(value) ? t(`record.${String(value)}`) : plain(value);
  const values = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, word(key, value)]));
  const shown = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  return t(`errors:${code}`, { ...values, defaultValue: shown.length === 0 ? code : `${code} (${shown.join('; ')})` });
};
