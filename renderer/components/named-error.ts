import type { TFunction } from 'i18next';
import { CIRCUMSTANCES, INSTANT_KINDS } from '../../shared/scoring/deal-facts.ts';
import { type ByChair, CHAIRS, type Chair, chairOfWind, type Seating, windOfChair } from '../../shared/table/chair.ts';
import { WINDS } from '../../shared/tiles/tile.ts';
import type { CodedError } from './error-text.ts';

type Place = { readonly names: ByChair<string>; readonly seating: Seating };

/**
 * An error of the engine with its facts in words a person at the table uses: a seat as "South (Ben)", a circumstance by
 * its name. `chair` decides over `seat` where an error carries both, since the person stays when the winds move on.
 */
export const namedError = (t: TFunction, error: CodedError, { names, seating }: Place): CodedError => {
  const seatText = (chair: Chair): string =>
    t('table:seat', { wind: t(`wind.${windOfChair(chair, seating.dealer, seating.players)}`), name: names[chair] });
  const chair = CHAIRS.find((one) => one === error.chair) ?? chairOf(error.seat, seating);
  const word = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(word);
    if (isCircumstance(value)) return t(`table:circumstance.${value}`);
    return value;
  };
  const facts = Object.entries(error).map(([key, value]) => {
    if (key === 'code') return [key, value];
    if (PEOPLE.includes(key)) return [key, seatOr(value, seating, seatText)];
    if (key === 'kind' && isInstantKind(value)) return [key, t(`table:instant.${value}`)];
    if (key === 'cause') return [key, t(`table:cause.${String(value)}`, { defaultValue: String(value) })];
    if (key === 'seats' && Array.isArray(value)) return [key, value.map((seat) => seatOr(seat, seating, seatText))];
    if (key === 'result') return [key, t(`table:result.${String(value)}`)];
    if (key === 'field') return [key, t(`table:worthField.${String(value)}`, { defaultValue: String(value) })];
    return [key, word(value)];
  });
  return { ...Object.fromEntries(facts), code: error.code, ...(chair && { seat: seatText(chair) }) };
};

/** Facts that name a seat by its wind. */
const PEOPLE = ['discarder', 'winner', 'payer'];

const chairOf = (seat: unknown, { dealer, players }: Seating): Chair | undefined => {
  const wind = WINDS.find((one) => one === seat);
  return wind === undefined ? undefined : chairOfWind(wind, dealer, players);
};

const seatOr = (value: unknown, seating: Seating, text: (chair: Chair) => string): unknown => {
  const chair = chairOf(value, seating);
  return chair === undefined ? value : text(chair);
};

const isInstantKind = (value: unknown): value is string => INSTANT_KINDS.some((one) => one === value);

const isCircumstance = (value: unknown): value is string => CIRCUMSTANCES.some((one) => one === value);
