import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiableCause } from '../../../shared/scoring/deal-facts.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { AskedSeat } from './ask-panel.tsx';
import { ChoicePanel, type PanelChoice, seatChoices } from './choice-panel.tsx';

type LiablePanelProps = {
  readonly seats: readonly AskedSeat[];
  /** Those that the session plays, in the order of its menu. */
  readonly causes: readonly LiableCause[];
  readonly onPick: (chair: Chair, cause: LiableCause | undefined) => void;
  readonly onClose: () => void;
};

const UNSAID = 'unsaid';

/** Who is liable and, where the rules know several reasons, why. One key each. */
export const LiablePanel = ({ seats, causes, onPick, onClose }: LiablePanelProps) => {
  const { t } = useTranslation();
  const [chair, setChair] = useState<Chair>();
  if (chair === undefined) {
    return (
      <ChoicePanel
        key="who"
        title={t('table:liable.who')}
        choices={seatChoices(seats, ({ won }) => !won)}
        onAnswer={(picked) => (causes.length === 0 ? onPick(picked, undefined) : setChair(picked))}
        onClose={onClose}
      />
    );
  }
  const choices: readonly PanelChoice<LiableCause | typeof UNSAID>[] = [
    ...causes.map((cause, index) => ({
      answer: cause,
      // Nine digits, then letters: one system knows eleven reasons.
      keys: [index < 9 ? String(index + 1) : String.fromCharCode(65 + index - 9)] satisfies [string],
      label: t(`table:cause.${cause}`),
    })),
    { answer: UNSAID, keys: ['0'], label: t('table:liable.unsaid') },
  ];
  return (
    <ChoicePanel
      key="why"
      title={t('table:liable.why', { name: seats.find((seat) => seat.chair === chair)?.name ?? '' })}
      choices={choices}
      onAnswer={(cause) => onPick(chair, cause === UNSAID ? undefined : cause)}
      onClose={onClose}
    />
  );
};
