import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import type { DraftAction } from '../../components/deal-entry/draft.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { boundRules, spotKinds } from '../../components/deal-entry/spot-kinds.ts';
import type { CodedError } from '../../components/error-text.ts';
import type { Doubt } from './doubts.ts';
import { Figures } from './figures.tsx';
import type { FoldedRow } from './fold-sheet.ts';
import { HandsCells } from './hands-cells.tsx';
import { LineCells } from './line-cells.tsx';
import { RowAsk } from './row-ask.tsx';
import { hasExtras, RowExtras } from './row-extras.tsx';
import { PlaceCell, StateMark, WordsRow } from './row-frame.tsx';
import { type RowDeed, RowMenu } from './row-menu.tsx';
import { rowWords } from './row-words.ts';
import classes from './sheet.module.css';
import type { Grid } from './use-grid.ts';

type SheetRowViewProps = {
  readonly row: FoldedRow;
  readonly at: number;
  readonly chairs: readonly Chair[];
  readonly names: ByChair<string>;
  readonly rules: TableRules;
  readonly columns: number;
  readonly grid: Grid;
  readonly refused: readonly CodedError[];
  readonly doubts: readonly Doubt[];
  readonly onChange: (action: DraftAction) => void;
};

/** A line of the paper: what is typed, what it comes to, how far it is, and below it what there is to say or to ask. */
export const SheetRowView = (props: SheetRowViewProps) => {
  const { row, at, chairs, names, rules, columns, grid, refused, doubts, onChange } = props;
  const { t } = useTranslation();
  const wordsId = useId();
  const { draft, state, place, number } = row;
  const lines = rules.ruleset.payment === 'winner-takes';
  const bad = state.kind === 'refused' || refused.length > 0;
  const words = rowWords(t, { row, names, rules, refused, doubts });
  // Of the row that is being typed the foot says what it lacks: a line that came and went would move the rows below.
  const said = words !== undefined && (bad || at !== grid.active) ? words : undefined;
  const asked = grid.asking?.at === at && place !== undefined ? grid.asking.question : undefined;
  const deeds = deedsOf(row, rules);
  const run: Readonly<Record<RowDeed, () => void>> = {
    washout: () => grid.washout(at),
    falseWin: () => grid.falseWin(at),
    onTheSpot: () => grid.ask(at, 'on-the-spot'),
    liable: () => grid.ask(at, 'liable'),
    insertRow: () => grid.insert(at),
    removeRow: () => grid.remove(at),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, column: string): void => {
    if (grid.move(event, at, column) || event.ctrlKey || event.altKey || event.metaKey) return;
    // The next row begins without Enter too: the digit goes into the field that has the cursor by then.
    if (!lines && column === 'result' && /^\d$/.test(event.key)) grid.finish(at);
    if (!lines) return;
    const deed = LINE_KEYS[event.key.toLowerCase()];
    if (deed === undefined || !deeds.includes(deed)) return;
    event.preventDefault();
    run[deed]();
  };
  const shared = { row, names, wordsId: said === undefined ? undefined : wordsId, onChange, onKeyDown };
  return (
    <>
      <tr
        data-row={at}
        data-state={state.kind}
        data-active={at === grid.active}
        className={classes.row}
        onFocus={() => grid.activate(at)}
      >
        <th scope="row" className={classes.number}>
          {number}
        </th>
        <PlaceCell place={place} names={names} />
        {lines ? <LineCells {...shared} at={at} onDone={() => grid.finish(at)} /> : null}
        {lines ? (
          chairs.map((chair) => (
            <td key={chair} className={classes.person} data-won={draft.winner === chair}>
              <Figures name={names[chair]} net={row.net?.[chair]} balance={row.balances?.[chair]} />
            </td>
          ))
        ) : (
          <HandsCells {...shared} chairs={chairs} />
        )}
        <td className={classes.state}>
          <div className={classes.stateInner}>
            <StateMark kind={state.kind} />
            <RowMenu deal={number} deeds={deeds} onDeed={(deed) => run[deed]()} />
          </div>
        </td>
      </tr>
      {hasExtras(draft) ? (
        <WordsRow id={`${wordsId}-extras`} columns={columns} bad={false}>
          <RowExtras draft={draft} names={names} onChange={onChange} />
        </WordsRow>
      ) : null}
      {said === undefined ? null : (
        <WordsRow id={wordsId} columns={columns} bad={bad}>
          {said}
        </WordsRow>
      )}
      {asked === undefined || place === undefined ? null : (
        <WordsRow id={`${wordsId}-ask`} columns={columns} bad={false}>
          <RowAsk
            question={asked}
            place={place}
            winner={row.reading.winner}
            names={names}
            rules={rules}
            onAnswer={grid.answer}
            onChange={onChange}
            onClose={grid.stopAsking}
          />
        </WordsRow>
      )}
    </>
  );
};

/** Keys of the line that open a part, as at the table. */
const LINE_KEYS: Readonly<Record<string, RowDeed>> = { '+': 'onTheSpot', b: 'liable' };

const deedsOf = ({ place, draft }: FoldedRow, rules: TableRules): readonly RowDeed[] => {
  const liability = boundRules(rules)?.payment.terms.liabilityAllowed === true && draft.result === 'win';
  const known: readonly RowDeed[] = [
    'washout',
    'falseWin',
    ...(spotKinds(rules).length > 0 ? (['onTheSpot'] as const) : []),
    ...(liability && rules.ruleset.payment === 'winner-takes' ? (['liable'] as const) : []),
  ];
  return [...(place === undefined ? [] : known), 'insertRow', 'removeRow'];
};
