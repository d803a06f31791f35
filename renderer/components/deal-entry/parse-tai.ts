import { fail, ok, type Result } from '../../../shared/result.ts';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import { plainWidth } from '../plain-width.ts';

/** `token` is what was typed. */
export type TaiError = { readonly code: string; readonly token: string; readonly value: string };

/**
 * Reads the worth of a winner who alone is paid: `3` is three tai (before the limit), `=5` a final total as other programs
 * give it, nothing is undefined. Errors: `value-negative`, `value-fractional`, `tai-unreadable`.
 */
export const parseTai = (text: string): Result<SeatValue | undefined, TaiError> => {
  const token = plainWidth(text).trim();
  if (token === '') return ok(undefined);
  const found = /^(=?)([+-]?)(\d+)(?:[.,](\d+))?$/.exec(token);
  if (found === null) return fail([{ code: 'tai-unreadable', token, value: token }]);
  const [, total, sign, whole = '', part = ''] = found;
  const errors = [
    ...(sign === '-' && Number(`${whole}.${part}`) !== 0 ? [{ code: 'value-negative', token, value: token }] : []),
    ...(/[1-9]/.test(part) ? [{ code: 'value-fractional', token, value: token }] : []),
  ];
  if (errors.length > 0) return fail(errors);
  return ok(total === '=' ? { total: Number(whole) } : { tai: Number(whole) });
};
