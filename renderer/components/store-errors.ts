import { ORPCError } from '@orpc/client';
import type { CodedError } from './error-text.ts';

/**
 * What a refused command said, as codes with facts for `errorText`: the list of INVALID, the one code of CONFLICT,
 * `record-gone` for NOT_FOUND, `field-invalid` for input that the contract itself refused, and `store-failed` for
 * everything that is nobody's mistake.
 */
export const storeErrors = (error: unknown): readonly CodedError[] => {
  if (!(error instanceof ORPCError)) return [{ code: 'store-failed', detail: textOf(error) }];
  const found = codesOf(error);
  // A refusal always says something: an empty list would look like a success.
  return found.length > 0 ? found : [{ code: 'store-failed', detail: String(error.code) }];
};

const codesOf = ({ code, data }: { readonly code: unknown; readonly data: unknown }): readonly CodedError[] => {
  switch (code) {
    case 'INVALID':
      return listOf(data, 'errors').filter(isCoded);
    case 'CONFLICT':
      return isCoded(data) ? [data] : [{ code: 'conflict' }];
    case 'NOT_FOUND':
      return [{ code: 'record-gone', ...(isObject(data) ? data : {}) }];
    case 'BAD_REQUEST':
      return listOf(data, 'issues').map((issue) => ({ code: 'field-invalid', field: fieldOf(issue) }));
    default:
      return [];
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCoded = (value: unknown): value is CodedError => isObject(value) && typeof value.code === 'string';

const listOf = (data: unknown, key: string): readonly unknown[] => {
  const list = isObject(data) ? data[key] : undefined;
  return Array.isArray(list) ? list : [];
};

const fieldOf = (issue: unknown): string => {
  const path = listOf(issue, 'path').filter((step) => typeof step === 'string' || typeof step === 'number');
  return path.join('.');
};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
