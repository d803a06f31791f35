import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { namedError } from '../../components/named-error.ts';
import { EntryFields } from './entry-fields.tsx';
import type { EntrySeat } from './entry-row.tsx';
import { HandPanel } from './hand-panel.tsx';
import type { Entry } from './use-entry.ts';
import type { EntryRefs } from './use-entry-focus.ts';
import { useLineErrors } from './use-line-errors.ts';
import type { OpenHand } from './use-open-hand.ts';
import { WinDetails } from './win-details.tsx';

type FourHandsProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly names: ByChair<string>;
  readonly place: NextDeal;
  readonly rules: TableRules;
  readonly refs: EntryRefs;
  /** A question has the cursor. */
  readonly asking: boolean;
  readonly hand: OpenHand;
  /** The cursor goes on below the last field. */
  readonly onDown: () => void;
};

/** Four fields in seat order, below them the open hand and what tiles or a rule ask for. */
export const FourHands = ({ entry, seats, names, place, rules, refs, asking, hand, onDown }: FourHandsProps) => {
  const errors = useLineErrors(entry, names, place);
  const open = entry.draft.result === 'win' ? seats.find(({ chair }) => chair === entry.draft.openHand) : undefined;
  return (
    <>
      <EntryFields entry={entry} seats={seats} refs={refs} onDown={onDown} />
      {open === undefined ? null : (
        <HandPanel
          entry={entry}
          seats={seats}
          refs={refs}
          rules={rules}
          seat={open}
          error={errors.textOf('tiles')}
          onClose={hand.leave}
        />
      )}
      {asking ? null : (
        <WinDetails entry={entry} seats={seats} rules={rules} winningTileRef={refs.place('winning-tile')} />
      )}
      <GeneralErrors entry={entry} names={names} place={place} />
    </>
  );
};

/** Mistakes that belong to no single field; the others stand below theirs. */
const GeneralErrors = ({ entry, names, place }: Pick<FourHandsProps, 'entry' | 'names' | 'place'>) => {
  const { t } = useTranslation();
  const errors = (entry.refused.length > 0 ? entry.refused : entry.preview.errors).filter(
    ({ chair }) => chair === undefined,
  );
  if (errors.length === 0) return null;
  return (
    <ErrorList
      title={t('table:entry.refused')}
      errors={errors.map((error) => namedError(t, error, { names, seating: place }))}
    />
  );
};
