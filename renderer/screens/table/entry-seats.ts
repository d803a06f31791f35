import type { TFunction } from 'i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import { formatHand } from '../../../shared/hand/notation.ts';
import { type ByChair, windOfChair } from '../../../shared/table/chair.ts';
import { twoWorthsOf } from '../../../shared/table/two-worths.ts';
import { fieldOrder } from '../../components/deal-entry/field-order.ts';
import { lineFieldOf } from '../../components/deal-entry/line-errors.ts';
import type { EntryError } from '../../components/deal-entry/read-draft.ts';
import type { CodedError } from '../../components/error-text.ts';
import { namedError } from '../../components/named-error.ts';
import { totalsOf } from '../../components/read-sheet.ts';
import type { EntrySeat } from './entry-row.tsx';
import type { Entry } from './use-entry.ts';

type SeatsInput = {
  readonly t: TFunction;
  readonly entry: Entry;
  readonly place: NextDeal;
  readonly names: ByChair<string>;
  /** Before the deal, half units. */
  readonly balances: ByChair<number>;
};

/** The rows of the form in seat order: what was typed, what it comes to, and what is wrong with it. */
export const entrySeats = ({ t, entry, place, names, balances }: SeatsInput): readonly EntrySeat[] => {
  const { draft, reading, preview, refused } = entry;
  const outcome = preview.score?.outcome ?? undefined;
  const totals = preview.score === undefined ? {} : totalsOf(preview.score);
  const twoWorths = preview.score === undefined ? [] : twoWorthsOf(reading.facts, preview.score);
  const named = (error: CodedError) => namedError(t, error, { names, seating: place });
  return fieldOrder(place).map((chair) => {
    const { hand, value } = reading.seats[chair];
    const typedTotal = value !== undefined && 'total' in value ? value.total : undefined;
    // What is wrong with an open hand stands there.
    const isHere = (error: EntryError): boolean =>
      error.chair === chair && (draft.openHand !== chair || lineFieldOf(error, preview) !== 'tiles');
    const own = refused.filter(isHere);
    const errors = own.length > 0 ? own : preview.errors.filter(isHere);
    return {
      chair,
      wind: windOfChair(chair, place.dealer, place.players),
      name: names[chair],
      text: draft.texts[chair],
      won: reading.winner === chair,
      discarded: draft.result === 'win' && reading.source === chair,
      total: draft.result === 'win' ? (totals[chair] ?? typedTotal) : undefined,
      net: outcome?.net?.[chair],
      balance: balances[chair],
      tiles: hand === undefined ? undefined : formatHand(hand),
      open: draft.openHand === chair,
      worths: twoWorths.find((worths) => worths.chair === chair),
      besideErrors: (preview.score?.beside?.[chair]?.errors ?? []).map(named),
      errors: errors.map((error) => ({ ...named(error), asked: own.length > 0 })),
    };
  });
};
