import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { lineFieldOf } from '../../components/deal-entry/line-errors.ts';
import type { EntryError, FieldPlace } from '../../components/deal-entry/read-draft.ts';
import { type CodedError, errorText } from '../../components/error-text.ts';
import { namedError } from '../../components/named-error.ts';
import type { Entry } from './use-entry.ts';

export type LineErrors = {
  /** What is wrong with a field, in words; undefined for nothing. */
  readonly textOf: (at: FieldPlace) => string | undefined;
  /** What belongs to no field. */
  readonly others: readonly CodedError[];
};

/** Sorts what is wrong with the line to its fields: what the last Enter was refused for, else what shows while typing. */
export const useLineErrors = (entry: Entry, names: ByChair<string>, seating: NextDeal): LineErrors => {
  const { t } = useTranslation();
  const { draft, refused, preview } = entry;
  const errors = refused.length > 0 ? refused : preview.errors;
  // What is wrong with a hand that is not open has no field to stand at.
  const placeOf = (error: EntryError): FieldPlace | undefined => {
    const at = lineFieldOf(error, preview);
    return at === 'tiles' && error.chair !== draft.openHand ? undefined : at;
  };
  const sorted = errors.map((error) => ({
    at: placeOf(error),
    error: namedError(t, error, { names, seating }),
  }));
  return {
    textOf: (at) => {
      const own = sorted.filter((one) => one.at === at);
      return own.length === 0 ? undefined : own.map(({ error }) => errorText(t, error)).join(' ');
    },
    others: sorted.filter(({ at }) => at === undefined).map(({ error }) => error),
  };
};
