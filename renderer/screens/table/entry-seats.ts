import type { TFunction } from 'i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import { formatHand } from '../../../shared/hand/notation.ts';
import { type ByChair, windOfChair } from '../../../shared/table/chair.ts';
import { fieldOrder } from '../../components/deal-entry/field-order.ts';
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
  return fieldOrder(place).map((chair) => {
    const field = reading.fields[chair];
    const worth = field.ok ? field.value.worth : undefined;
    const typedTotal = worth?.kind === 'value' && 'total' in worth.value ? worth.value.total : undefined;
    const own = refused.filter((error) => error.chair === chair);
    const errors = own.length > 0 ? own : preview.errors.filter((error) => error.chair === chair);
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
      tiles: worth?.kind === 'hand' ? formatHand(worth.hand) : undefined,
      errors: errors.map((error) => ({
        ...namedError(t, error, { names, seating: place }),
        asked: own.length > 0,
      })),
    };
  });
};
