import { AskPanel } from '../../components/deal-entry/ask-panel.tsx';
import { LiablePanel } from '../../components/deal-entry/liable-panel.tsx';
import { OnTheSpotPanel } from '../../components/deal-entry/on-the-spot-panel.tsx';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules, spotKinds } from '../../components/deal-entry/spot-kinds.ts';
import type { EntrySeat } from './entry-row.tsx';
import type { Asked, Entry } from './use-entry.ts';

type EntryPanelProps = {
  readonly question: Exclude<Asked, 'winning-tile'>;
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly rules: TableRules;
};

/** What is asked in the place of the buttons. */
export const EntryPanel = ({ question, entry, seats, rules }: EntryPanelProps) => {
  const { dispatch, answer, backToFields } = entry;
  switch (question) {
    case 'on-the-spot':
      return (
        <OnTheSpotPanel
          seats={seats}
          kinds={spotKinds(rules)}
          onAdd={(event) => {
            dispatch({ type: 'add-on-the-spot', event });
            backToFields();
          }}
          onClose={backToFields}
        />
      );
    case 'liable':
      return (
        <LiablePanel
          seats={seats}
          causes={(boundRules(rules)?.liableCauses ?? []).map(({ id }) => id)}
          onPick={(chair, cause) => {
            dispatch({ type: 'liable', chair, cause });
            backToFields();
          }}
          onClose={backToFields}
        />
      );
    default:
      return <AskPanel question={question} seats={seats} onAnswer={answer} onClose={backToFields} />;
  }
};
