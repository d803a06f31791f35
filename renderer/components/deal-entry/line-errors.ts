import type { Preview } from './preview-deal.ts';
import type { EntryError, FieldPlace } from './read-draft.ts';

/** Engine codes by the field in which they are put right. */
const FIELDS: Readonly<Record<string, FieldPlace>> = {
  'winner-missing': 'winner',
  'winner-is-discarder': 'source',
  'value-negative': 'worth',
  'value-fractional': 'worth',
  'value-too-large': 'worth',
  'total-above-limit': 'worth',
  'tai-missing': 'worth',
};

const NUMBERS = ['tilesLeft', 'replacements'];

/** The field of the line that an error belongs to; undefined for one that stands by itself below. */
export const lineFieldOf = (error: EntryError, { tilesStand }: Pick<Preview, 'tilesStand'>): FieldPlace | undefined => {
  if (error.at !== undefined) return error.at;
  const { code, chair } = error;
  const tiles = chair !== undefined && tilesStand.includes(chair);
  // Where the tiles stand the worth is what they give, so that is where it falls short.
  if (code === 'below-minimum') return tiles ? 'tiles' : 'worth';
  const found = FIELDS[code];
  if (found !== undefined) return found;
  if (code.startsWith('liable-')) return 'liable';
  if (code.startsWith('instant-')) return 'on-the-spot';
  if (code === 'count-invalid' && NUMBERS.includes(String(error.field))) return undefined;
  return tiles ? 'tiles' : undefined;
};
