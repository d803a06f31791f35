import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { SessionView, TableView } from '../../../shared/contract/views.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { playersOf, takenChairs } from '../../../shared/table/seats.ts';
import type { SlipInDeal } from '../../../shared/table/slips.ts';
import { loadDraft } from '../../components/deal-entry/load-draft.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { PaperFindings } from './paper-findings.tsx';
import { comparePaper } from './paper-totals.ts';
import classes from './sheet.module.css';
import { focusCell, totalId } from './sheet-cursor.ts';
import { SheetFinished } from './sheet-finished.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetHeading } from './sheet-heading.tsx';
import { SheetNotices } from './sheet-notices.tsx';
import { useGrid } from './use-grid.ts';
import { useSheet } from './use-sheet.ts';

type SheetDeskProps = {
  readonly view: TableView;
  /** The session it belongs to; undefined until it is there. */
  readonly room: SessionView | undefined;
  readonly ruleset: Ruleset;
};

/** The paper of one table: what is typed of it, how it compares with its totals, and saving it whole. */
export const SheetDesk = ({ view, room, ruleset }: SheetDeskProps) => {
  const navigate = useNavigate();
  const { session, round, summary, deals } = view;
  const { options } = session.profile;
  const rules = useMemo(() => ({ ruleset, options }), [ruleset, options]);
  const work = useSheet(view, rules);
  const grid = useGrid(work, rules);
  const { sheet, folded } = work;
  const { ending } = session;
  const { chairs: seats } = summary.table;
  const paper = useMemo(
    () =>
      comparePaper({
        ...{ rules, ending, players: playersOf(seats), stored: deals, rows: sheet.rows, folded },
        ...{ texts: sheet.totals, chairs: takenChairs(seats) },
      }),
    [rules, ending, seats, deals, sheet, folded],
  );
  const closed = session.state === 'finished' || round.closing === 'confirmed';
  const over = closed || summary.state === 'finished';
  const writing = !closed && (!over || folded.typed > 0);
  const open = folded.rows.findIndex(({ state }) => state.kind !== 'complete');
  const save = async (): Promise<void> => {
    if (work.ready) await work.save();
    else if (!work.busy) grid.finish(Math.max(open, 0));
  };
  useShortcut('saveSheet', () => void save(), { off: !writing });
  useShortcut('paperCheck', () => document.getElementById(totalId('a'))?.focus(), { off: !writing });
  useCursorAtStart(work.busy || !writing, Math.max(open, 0));

  const tryOut = (slip: SlipInDeal): void => {
    const at = sheet.rows.findIndex(({ id }) => id === slip.dealId);
    if (at >= 0) work.tryRow(at, { type: 'load', draft: loadDraft(slip.facts, ruleset) });
    else {
      const params = { sessionId: session.id, tableId: summary.table.id };
      void navigate({ to: '/sessions/$sessionId/tables/$tableId', params });
    }
  };
  const tables = room?.rounds.find((each) => each.round.id === round.id)?.tables ?? [];
  return (
    <>
      <SheetHeading view={view} ruleset={ruleset} writing={writing} />
      {over ? <SheetFinished view={view} tables={tables} /> : null}
      <SheetNotices work={work} refused={work.refused.filter(({ deal }) => typeof deal !== 'number' || !isRow(deal))} />
      <div className={classes.room}>
        <div className={classes.scroll}>
          <SheetGrid
            view={view}
            rules={rules}
            work={work}
            grid={grid}
            paper={paper}
            writing={writing}
            onSave={() => void save()}
          />
        </div>
      </div>
      {writing ? <PaperFindings work={work} paper={paper} names={summary.names} onTry={tryOut} /> : null}
    </>
  );

  function isRow(deal: number): boolean {
    return folded.rows.some(({ number }) => number === deal);
  }
};

/** The cursor stands in the first open row when the screen opens, and again when a sheet was saved. */
const useCursorAtStart = (waiting: boolean, at: number): void => {
  const row = useRef(at);
  row.current = at;
  useEffect(() => {
    if (!waiting) focusCell(row.current);
  }, [waiting]);
};
