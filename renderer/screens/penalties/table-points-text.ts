import { readTwelfthsExact, writeTwelfthsExact } from '../../../shared/records/csv-cell.ts';
import { plainWidth } from '../../components/plain-width.ts';

/** Table points as somebody types them, in twelfths: `1`, `0.5`, `1/3`, `1 1/2`. Undefined for what is no whole number of twelfths. */
export const readTablePoints = (text: string): number | undefined => {
  const plain = plainWidth(text).trim().replace(',', '.');
  const mixed = /^(\d+) +(\d+\/\d+)$/.exec(plain);
  if (mixed !== null) {
    const [wholes, part] = [readTwelfthsExact(mixed[1] ?? ''), readTwelfthsExact(mixed[2] ?? '')];
    return wholes === undefined || part === undefined ? undefined : wholes + part;
  }
  if (!/^\d+\.\d+$/.test(plain)) return readTwelfthsExact(plain);
  const twelfths = Number(plain) * 12;
  return Number.isInteger(twelfths) ? twelfths : undefined;
};

/** Twelfths as they stand in a field to type in; nothing is an empty field. */
export const writeTablePoints = (twelfths: number): string => (twelfths === 0 ? '' : writeTwelfthsExact(twelfths));
