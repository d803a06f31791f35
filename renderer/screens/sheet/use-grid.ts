import { type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraftAction, Source } from '../../components/deal-entry/draft.ts';
import type { Question, TableRules } from '../../components/deal-entry/preview-deal.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import type { FoldedRow } from './fold-sheet.ts';
import { focusCell, moveOf, SAVE_ID, totalId } from './sheet-cursor.ts';
import type { SheetWork } from './use-sheet.ts';

/** What a row can ask below itself. */
export type RowQuestion = Exclude<Question, 'winning-tile'> | 'on-the-spot' | 'liable';

export type Grid = {
  /** The row that has the cursor, or had it last. */
  readonly active: number;
  readonly activate: (at: number) => void;
  readonly asking: { readonly at: number; readonly question: RowQuestion } | undefined;
  readonly ask: (at: number, question: RowQuestion) => void;
  readonly stopAsking: () => void;
  /** Answers the question of the row and goes on. */
  readonly answer: (given: Source) => void;
  /** Enter in the last cell of a row: to the next row, or to what keeps this one from being a deal. */
  readonly finish: (at: number) => void;
  readonly washout: (at: number) => void;
  readonly falseWin: (at: number) => void;
  readonly insert: (at: number) => void;
  readonly remove: (at: number) => void;
  /** Keys that all cells share: arrows, Enter, Esc. True when the key was one of them. */
  readonly move: (event: KeyboardEvent<HTMLElement>, at: number, column: string) => boolean;
};

/** The cursor's way through the rows, and what is asked on it. */
export const useGrid = (work: SheetWork, { ruleset }: TableRules): Grid => {
  const [active, activate] = useState(0);
  const [asking, setAsking] = useState<Grid['asking']>();
  const [finishing, setFinishing] = useState<{ readonly at: number }>();
  const { rows } = work.folded;
  const behind = (at: number): void => {
    if (!focusCell(at + 1)) (document.getElementById(totalId('a')) ?? document.getElementById(SAVE_ID))?.focus();
  };
  const finish = (at: number): void => {
    const row = rows[at];
    if (row === undefined || row.state.kind === 'empty') document.getElementById(totalId('a'))?.focus();
    else if (row.state.kind === 'missing' && row.state.chairs.length > 0) {
      focusCell(at, ruleset.payment === 'winner-takes' ? 'worth' : row.state.chairs[0]);
    } else if (row.state.kind === 'missing') lead(at, row, row.state.questions[0]);
    else if (row.state.kind === 'refused') focusCell(at, row.state.at);
    else behind(at);
  };
  const lead = (at: number, { reading }: FoldedRow, question: Question | undefined): void => {
    if (question === 'winning-tile') focusCell(at, reading.winner);
    else if (question === 'winner' && ruleset.payment === 'winner-takes') focusCell(at, 'winner');
    else if (question !== undefined) setAsking({ at, question });
  };
  // What was answered shows in the rows only after the next render: there the row is judged again.
  useEffect(() => {
    if (finishing === undefined) return;
    setFinishing(undefined);
    finish(finishing.at);
  });
  const place = (at: number, action: DraftAction, column?: string): void => {
    flushSync(() => work.change(at, action));
    focusCell(at, column);
  };
  const washout = (at: number): void => {
    const result = rows[at]?.draft.result === 'washout' ? 'win' : 'washout';
    place(at, { type: 'result', result });
  };
  const falseWin = (at: number): void => {
    if (rows[at]?.draft.result === 'false-win') place(at, { type: 'result', result: 'win' });
    else setAsking({ at, question: 'offender' });
  };
  const insert = (at: number): void => {
    flushSync(() => work.insert(at));
    focusCell(at);
  };
  const remove = (at: number): void => {
    flushSync(() => work.remove(at));
    focusCell(at);
  };
  const known = rows[active]?.place !== undefined;
  useShortcut('washout', () => washout(active), { off: !known });
  useShortcut('falseWin', () => falseWin(active), { off: !known });
  useShortcut('insertRow', () => insert(active));
  useShortcut('removeRow', () => remove(active));

  return {
    active,
    activate,
    asking,
    ask: (at, question) => setAsking({ at, question }),
    stopAsking: () => {
      setAsking(undefined);
      if (asking !== undefined) focusCell(asking.at);
    },
    answer: (given) => {
      if (asking === undefined) return;
      work.change(asking.at, answerTo(asking.question, given));
      setFinishing({ at: asking.at });
      setAsking(undefined);
    },
    finish,
    washout,
    falseWin,
    insert,
    remove,
    move: (event, at, column) => {
      const run = moveOf(event, { at, column, finish });
      if (run === undefined) return false;
      event.preventDefault();
      event.stopPropagation();
      run();
      return true;
    },
  };
};

const answerTo = (question: RowQuestion, given: Source): DraftAction => {
  if (given === 'self' || question === 'source') return { type: 'source', source: given };
  return { type: question === 'offender' ? 'offender' : 'winner', chair: given };
};
