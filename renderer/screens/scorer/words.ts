import type { TFunction } from 'i18next';
import { CIRCUMSTANCES, INSTANT_KINDS, LIABLE_CAUSES } from '../../../shared/scoring/deal-facts.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import type { CodedError } from '../../components/error-text.ts';
import { formatPoints } from '../../components/format-points.ts';
import { unitText } from '../../components/unit-text.ts';
import type { Event } from '../../i18n/glossary.ts';
import type { ScorerState } from './scorer-state.ts';

/** The worth of a hand with its unit: `184 points`, `5 tai`, `3 doubles`. */
export const worthWithUnit = (
  t: TFunction,
  { id, valueKinds }: Pick<Ruleset, 'id' | 'valueKinds'>,
  worth: number,
): string =>
  valueKinds.includes('tai')
    ? unitText(t, id, 'tai', worth)
    : t('scorer:worth', { count: worth, amount: formatPoints(worth * 2) });

/** How a deal without a winner ended; a dash for a win of which no worth is known yet. */
export const endText = (t: TFunction, { result, offender }: Pick<ScorerState, 'result' | 'offender'>): string =>
  result === 'win' ? '–' : t(`scorer:text.${result}`, { offender: t(`wind.${offender}`) });

export const eventName = (t: TFunction, event: Event): string =>
  event === 'self-drawn' ? t('scorer:win.self') : t(`table:circumstance.${event}`);

const SEAT_FACTS = ['seat', 'discarder', 'payer', 'winner', 'offender'];

/** An error of the engine with its facts in words: seats by their winds, events and causes by their names. */
export const wordedError = (t: TFunction, error: CodedError): CodedError => {
  const word = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => word(key === 'seats' ? 'seat' : key, one));
    if (SEAT_FACTS.includes(key) && WINDS.some((wind) => wind === value)) return t(`wind.${String(value)}`);
    if (CIRCUMSTANCES.some((one) => one === value)) return t(`table:circumstance.${String(value)}`);
    if (INSTANT_KINDS.some((one) => one === value)) return t(`table:instant.${String(value)}`);
    if (LIABLE_CAUSES.some((one) => one === value)) return t(`table:cause.${String(value)}`);
    if (key === 'field' || key === 'kind')
      return t(`table:worthField.${String(value)}`, { defaultValue: String(value) });
    return value;
  };
  const facts = Object.entries(error).filter(([key]) => key !== 'sheet' && key !== 'code');
  return { ...Object.fromEntries(facts.map(([key, value]) => [key, word(key, value)])), code: error.code };
};
