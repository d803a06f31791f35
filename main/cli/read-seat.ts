import { type Hand, MELD_STATES, MELD_TYPES, type Meld } from '../../shared/hand/hand.ts';
import { parseHand } from '../../shared/hand/notation.ts';
import type { SeatValue } from '../../shared/scoring/deal-facts.ts';
import { parseBonusTile, parseTile } from '../../shared/tiles/notation.ts';
import { WINDS, type Wind } from '../../shared/tiles/tile.ts';
import { type Errors, isGiven, isObject, readFields, readList, readNeeded, readNumber } from './read-field.ts';

export type BySeatGiven<T> = { readonly [seat in Wind]?: T };

/** One thing for each seat that has one; what cannot be read is noted and left out. */
export const readSeats = <T>(
  raw: unknown,
  field: string,
  errors: Errors,
  read: (raw: unknown, seat: Wind, errors: Errors) => T | undefined,
): BySeatGiven<T> => {
  if (!isGiven(raw)) return {};
  if (!isObject(raw)) {
    errors.push({ code: 'field-invalid', field });
    return {};
  }
  const fields = readFields(raw, field, WINDS, errors);
  const seats: { [seat in Wind]?: T } = {};
  for (const seat of WINDS) {
    if (!isGiven(fields.get(seat))) continue;
    const value = read(fields.get(seat), seat, errors);
    if (value !== undefined) seats[seat] = value;
  }
  return seats;
};

/** A full hand with every tile and set apart takes a tenth of it. Past some hundred thousand pieces reading would end the whole command. */
const LONGEST_TEXT = 4096;

/** The hand of a seat, as text or object. Every tile that cannot be read is noted, and every field that is none. */
export const readHand = (raw: unknown, seat: Wind, errors: Errors): Hand | undefined => {
  const path = `hands.${seat}`;
  if (typeof raw === 'string') {
    if (raw.length > LONGEST_TEXT) {
      errors.push({ code: 'field-invalid', field: path, longest: LONGEST_TEXT });
      return undefined;
    }
    const parsed = parseHand(raw);
    if (parsed.ok) return parsed.value;
    errors.push(...parsed.errors.map((error) => ({ ...error, seat })));
    return undefined;
  }
  if (!isObject(raw)) {
    errors.push({ code: 'field-invalid', field: path });
    return undefined;
  }
  // An unknown field takes nothing away from the hand.
  const fields = readFields(raw, path, ['melds', 'concealed', 'bonus'], errors);
  const found: Errors = [];
  const melds = readList(fields.get('melds'), `${path}.melds`, found).flatMap(
    (meld, at) => readMeld(meld, { seat, path: `${path}.melds.${at}`, field: `melds.${at}` }, found, errors) ?? [],
  );
  const concealed = readTiles(fields.get('concealed'), { seat, path: `${path}.concealed`, field: 'concealed' }, found);
  const bonus = readBonus(fields.get('bonus'), { seat, path: `${path}.bonus`, field: 'bonus' }, found);
  errors.push(...found);
  return found.length === 0 ? { melds, concealed, bonus } : undefined;
};

/** Where something stands: in the line, and in the hand of its seat. */
type Place = { readonly seat: Wind; readonly path: string; readonly field: string };

const readMeld = (raw: unknown, place: Place, found: Errors, errors: Errors): Meld | undefined => {
  if (!isObject(raw)) {
    found.push({ code: 'field-invalid', field: place.path });
    return undefined;
  }
  const fields = readFields(raw, place.path, ['type', 'tiles', 'state'], errors);
  const type = readNeeded(fields.get('type'), `${place.path}.type`, MELD_TYPES, found);
  const state = readNeeded(fields.get('state'), `${place.path}.state`, MELD_STATES, found);
  if (!isGiven(fields.get('tiles'))) found.push({ code: 'field-missing', field: `${place.path}.tiles` });
  const tiles = readTiles(fields.get('tiles'), { ...place, path: `${place.path}.tiles` }, found);
  return type === undefined || state === undefined ? undefined : { type, tiles: [...tiles], state };
};

const readEach = <T>(
  raw: unknown,
  { seat, path, field }: Place,
  found: Errors,
  parse: (name: string) => T | undefined,
): readonly T[] =>
  readList(raw, path, found).flatMap((token, position) => {
    if (typeof token !== 'string') {
      found.push({ code: 'field-invalid', field: `${path}.${position}` });
      return [];
    }
    const tile = parse(token);
    if (tile === undefined) found.push({ code: 'unknown-tile', seat, field, token, position });
    return tile ?? [];
  });

const readTiles = (raw: unknown, place: Place, found: Errors) => readEach(raw, place, found, parseTile);
const readBonus = (raw: unknown, place: Place, found: Errors) => readEach(raw, place, found, parseBonusTile);

const FORMS = ['points+doubles', 'total', 'tai'];
const UNITS = ['points', 'doubles', 'total', 'tai'];

/** The worth of a seat whose tiles were not written down: in one of three forms, with nothing beside it. */
export const readValue = (raw: unknown, seat: Wind, errors: Errors): SeatValue | undefined => {
  const field = `values.${seat}`;
  if (!isObject(raw)) {
    errors.push({ code: 'field-invalid', field, seat, forms: FORMS });
    return undefined;
  }
  const fields = readFields(raw, field, UNITS, errors);
  const given = UNITS.filter((unit) => isGiven(fields.get(unit)));
  const form = given.join('+');
  if (!FORMS.includes(form)) errors.push({ code: 'field-invalid', field, seat, forms: FORMS });
  const read = (unit: string) => readNumber(fields.get(unit), `${field}.${unit}`, errors);
  const [points, doubles, total, tai] = [read('points'), read('doubles'), read('total'), read('tai')];
  if (form === 'total') return total === undefined ? undefined : { total };
  if (form === 'tai') return tai === undefined ? undefined : { tai };
  return form !== 'points+doubles' || points === undefined || doubles === undefined ? undefined : { points, doubles };
};
