import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import { type ByChair, type Chair, windOfChair } from '../../../shared/table/chair.ts';
import { type AskedSeat, AskPanel } from '../../components/deal-entry/ask-panel.tsx';
import type { DraftAction, Source } from '../../components/deal-entry/draft.ts';
import { fieldOrder } from '../../components/deal-entry/field-order.ts';
import { LiablePanel } from '../../components/deal-entry/liable-panel.tsx';
import { OnTheSpotPanel } from '../../components/deal-entry/on-the-spot-panel.tsx';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules, spotKinds } from '../../components/deal-entry/spot-kinds.ts';
import type { RowQuestion } from './use-grid.ts';

type RowAskProps = {
  readonly question: RowQuestion;
  readonly place: NextDeal;
  readonly winner: Chair | undefined;
  readonly names: ByChair<string>;
  readonly rules: TableRules;
  readonly onAnswer: (given: Source) => void;
  readonly onChange: (action: DraftAction) => void;
  readonly onClose: () => void;
};

/** What is asked right below a row, one key each. */
export const RowAsk = ({ question, place, winner, names, rules, onAnswer, onChange, onClose }: RowAskProps) => {
  const { t } = useTranslation();
  const seats: readonly AskedSeat[] = fieldOrder(place).map((chair) => ({
    chair,
    wind: windOfChair(chair, place.dealer, place.players),
    name: t('table:seat', { wind: t(`wind.${windOfChair(chair, place.dealer, place.players)}`), name: names[chair] }),
    won: chair === winner,
  }));
  const done = (action: DraftAction): void => {
    onChange(action);
    onClose();
  };
  switch (question) {
    case 'on-the-spot':
      return (
        <OnTheSpotPanel
          seats={seats}
          kinds={spotKinds(rules)}
          onAdd={(event) => done({ type: 'add-on-the-spot', event })}
          onClose={onClose}
        />
      );
    case 'liable':
      return (
        <LiablePanel
          seats={seats}
          causes={(boundRules(rules)?.liableCauses ?? []).map(({ id }) => id)}
          onPick={(chair, cause) => done({ type: 'liable', chair, cause })}
          onClose={onClose}
        />
      );
    default:
      return <AskPanel question={question} seats={seats} onAnswer={onAnswer} onClose={onClose} />;
  }
};
