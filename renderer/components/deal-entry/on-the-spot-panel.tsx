import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstantKind } from '../../../shared/scoring/deal-facts.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { AskedSeat } from './ask-panel.tsx';
import { ChoicePanel, type PanelChoice, seatChoices } from './choice-panel.tsx';
import type { OnTheSpot } from './draft.ts';
import type { SpotKind } from './spot-kinds.ts';

type OnTheSpotPanelProps = {
  readonly seats: readonly AskedSeat[];
  readonly kinds: readonly SpotKind[];
  readonly onAdd: (event: OnTheSpot) => void;
  readonly onClose: () => void;
};

/** Adds one payment on the spot: whose, what, and, where one player alone pays, who. One key each. */
export const OnTheSpotPanel = ({ seats, kinds, onAdd, onClose }: OnTheSpotPanelProps) => {
  const { t } = useTranslation();
  const [seat, setSeat] = useState<Chair>();
  const [kind, setKind] = useState<InstantKind>();
  const [opening, setOpening] = useState(false);
  const nameOf = (chair: Chair): string => seats.find((one) => one.chair === chair)?.name ?? '';
  if (seat === undefined) {
    return (
      <ChoicePanel
        key="seat"
        title={t('table:onTheSpot.whose')}
        choices={seatChoices(seats)}
        onAnswer={setSeat}
        onClose={onClose}
      />
    );
  }
  if (kind !== undefined) {
    return (
      <ChoicePanel
        key="payer"
        title={t('table:onTheSpot.payer')}
        choices={seatChoices(seats, ({ chair }) => chair !== seat)}
        onAnswer={(payer) => onAdd({ seat, kind, payer, ...(opening && { opening }) })}
        onClose={onClose}
      />
    );
  }
  const add = (chosen: InstantKind): void => {
    const term = kinds.find((one) => one.kind === chosen)?.term;
    if (term?.payers === 'one-alone') setKind(chosen);
    // Said only where it changes what is paid.
    else onAdd({ seat, kind: chosen, ...(opening && term?.opening !== term?.during && { opening }) });
  };
  return (
    <ChoicePanel
      key="kind"
      title={t('table:onTheSpot.what', { name: nameOf(seat) })}
      choices={kindChoices(kinds, (one) => t(`table:instant.${one}`))}
      onAnswer={add}
      onClose={onClose}
    >
      {kinds.some(({ term }) => term.opening !== term.during) ? (
        <Checkbox
          label={t('table:onTheSpot.atOpening')}
          checked={opening}
          onChange={(event) => setOpening(event.currentTarget.checked)}
        />
      ) : null}
    </ChoicePanel>
  );
};

const kindChoices = (
  kinds: readonly SpotKind[],
  label: (kind: InstantKind) => string,
): readonly PanelChoice<InstantKind>[] =>
  kinds.map(({ kind }, index) => ({ answer: kind, keys: [String(index + 1)], label: label(kind) }));
