import { formatNumber } from '../i18n/locale.ts';

/** Half units as text on screen: 1,234 / −56 / +0.5. Files write plain numbers instead (see shared/records/csv.ts). */
export const formatPoints = (halves: number, signed = false): string => {
  const digits = formatNumber(Math.abs(halves) / 2);
  if (halves < 0) return `\u2212${digits}`;
  return signed && halves > 0 ? `+${digits}` : digits;
};

const FRACTIONS: Readonly<Record<number, string>> = {
  0: '',
  1: '¹⁄₁₂',
  2: '⅙',
  3: '¼',
  4: '⅓',
  5: '⁵⁄₁₂',
  6: '½',
  7: '⁷⁄₁₂',
  8: '⅔',
  9: '¾',
  10: '⅚',
  11: '¹¹⁄₁₂',
};

/** Twelfths as text on screen: 4, 2⅓, 1¾, −⅓. Exact: every tie share is a whole number of twelfths. */
export const formatTablePoints = (twelfths: number, signed = false): string => {
  const size = Math.abs(twelfths);
  const wholes = Math.trunc(size / 12);
  const part = FRACTIONS[size % 12] ?? '';
  const digits = part === '' ? String(wholes) : `${wholes === 0 ? '' : wholes}${part}`;
  if (twelfths < 0) return `\u2212${digits}`;
  return signed && twelfths > 0 ? `+${digits}` : digits;
};
