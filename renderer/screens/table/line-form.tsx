import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules, spotKinds } from '../../components/deal-entry/spot-kinds.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { SHORTCUTS } from '../../components/shortcuts/shortcut-list.ts';
import type { EntrySeat } from './entry-row.tsx';
import { LineExtras } from './line-extras.tsx';
import { LineFields } from './line-fields.tsx';
import type { Entry } from './use-entry.ts';
import type { EntryRefs } from './use-entry-focus.ts';
import { useLineErrors } from './use-line-errors.ts';
import type { OpenHand } from './use-open-hand.ts';

type LineFormProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly names: ByChair<string>;
  readonly place: NextDeal;
  readonly rules: TableRules;
  readonly refs: EntryRefs;
  /** A question has the cursor. */
  readonly asking: boolean;
  readonly hand: OpenHand;
  readonly onDown: () => void;
};

/** A deal in which only the winner is paid: the line, and below it what a deal has now and then. */
export const LineForm = ({ entry, seats, names, place, rules, refs, asking, hand, onDown }: LineFormProps) => {
  const { t } = useTranslation();
  const errors = useLineErrors(entry, names, place);
  const parts: Readonly<Record<string, () => void>> = {
    ...(spotKinds(rules).length > 0 && { [SHORTCUTS.onTheSpot.keys[0]]: () => entry.ask('on-the-spot') }),
    ...(entry.draft.result === 'win' && {
      [SHORTCUTS.tiles.keys[0]]: hand.open,
      ...(boundRules(rules)?.payment.terms.liabilityAllowed && {
        [SHORTCUTS.liable.keys[0]]: () => entry.ask('liable'),
      }),
    }),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const open = parts[event.key.toUpperCase()];
    if (open === undefined) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside that none of them takes itself */}
      <div onKeyDown={onKeyDown}>
        <LineFields
          entry={entry}
          seats={seats}
          refs={refs}
          rules={rules}
          place={place}
          errors={errors}
          onDown={onDown}
        />
      </div>
      <LineExtras
        entry={entry}
        seats={seats}
        refs={refs}
        rules={rules}
        errors={errors}
        hidden={asking}
        onTiles={hand.open}
        onHandClosed={hand.leave}
      />
      {errors.others.length === 0 ? null : <ErrorList title={t('table:entry.refused')} errors={errors.others} />}
    </>
  );
};
