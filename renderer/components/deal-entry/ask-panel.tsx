import { useTranslation } from 'react-i18next';
import type { Chair } from '../../../shared/table/chair.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { ChoicePanel, type PanelChoice, seatChoices } from './choice-panel.tsx';
import type { Source } from './draft.ts';
import type { Question } from './preview-deal.ts';

/** Somebody who can be the answer. */
export type AskedSeat = {
  readonly chair: Chair;
  readonly wind: Wind;
  readonly name: string;
  readonly won: boolean;
};

type AskPanelProps = {
  readonly question: Exclude<Question, 'winning-tile'>;
  /** In seat order from East; the winner stands out of the question where the tile came from. */
  readonly seats: readonly AskedSeat[];
  readonly onAnswer: (answer: Source) => void;
  readonly onClose: () => void;
};

/** What keeps a deal from being recorded, asked where the cursor is: the letter of a wind, its number, or Z for self-drawn. */
export const AskPanel = ({ question, seats, onAnswer, onClose }: AskPanelProps) => {
  const { t } = useTranslation();
  const people: readonly PanelChoice<Source>[] = seatChoices(seats, ({ won }) => question !== 'source' || !won);
  const choices: readonly PanelChoice<Source>[] =
    question === 'source' ? [{ answer: 'self', keys: ['Z'], label: t('table:ask.selfDrawn') }, ...people] : people;
  return <ChoicePanel title={t(`table:ask.${question}`)} choices={choices} onAnswer={onAnswer} onClose={onClose} />;
};
