import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealView, TableView } from '../../../shared/contract/views.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { loadDraft } from '../../components/deal-entry/load-draft.ts';
import { showRefusal, useCommand } from '../../components/run-command.ts';
import { DealList, focusNewestDeal } from './deal-list.tsx';
import { EntryArea, focusEntry } from './entry-area.tsx';
import { keptDraft } from './kept-draft.ts';
import classes from './table-desk.module.css';
import { TableFinished } from './table-finished.tsx';
import { TableHeading } from './table-heading.tsx';
import { TableNotices } from './table-notices.tsx';
import { NEW_DEAL, resolveTarget, type Target } from './target.ts';
import { useSentDeals } from './use-sent-deals.ts';

type TableDeskProps = {
  readonly stored: TableView;
  readonly ruleset: Ruleset;
};

/** The desk at one table: what is being typed, corrected or looked at. */
export const TableDesk = ({ stored, ruleset }: TableDeskProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const command = useCommand();
  const [wanted, setTarget] = useState<Target>(NEW_DEAL);
  const { view, unsaved, send } = useSentDeals(stored);
  const { session, summary, round } = view;
  const { options } = session.profile;
  const rules = useMemo(() => ({ ruleset, options }), [ruleset, options]);
  const resolved = resolveTarget(wanted, view);
  const target = resolved === undefined ? NEW_DEAL : wanted;
  const gone = resolved === undefined;
  useEffect(() => {
    if (!gone) return;
    // Taken out in another window, or by an undo: the form must not turn into another one without a word.
    setTarget(NEW_DEAL);
    showRefusal([{ code: 'record-gone' }]);
  }, [gone]);
  const place = resolved?.place ?? summary.next;
  const editable = session.state === 'open' && round.closing !== 'confirmed';
  const entering = editable && (summary.state !== 'finished' || target.kind !== 'new');

  const leave = (): void => {
    if (target.kind !== 'new') setTarget(NEW_DEAL);
    else {
      const params = { sessionId: session.id, round: String(round.number) };
      void navigate({ to: '/sessions/$sessionId/rounds/$round', params });
    }
  };
  const remove = ({ deal, number }: DealView): void => {
    const { id, revision } = deal;
    if (wanted.kind !== 'new' && wanted.dealId === id) setTarget(NEW_DEAL);
    focusEntry();
    void command.run((store) => store.deals.remove({ id, revision, reason: null }), {
      done: t('table:deals.removed', { deal: number }),
    });
  };
  return (
    <>
      <TableHeading session={session} round={round} table={summary.table} state={summary.state} editable={editable} />
      <TableNotices view={view} editable={editable} command={command} />
      <div className={classes.room}>
        <div className={classes.desk}>
          {entering ? (
            <EntryArea
              key={keyOf(target)}
              view={view}
              rules={rules}
              target={target}
              place={place}
              deal={resolved?.deal}
              kept={keptDraft(summary.table.id)}
              send={send}
              onTarget={setTarget}
              onLeave={leave}
              onDown={() => focusNewestDeal(view)}
            />
          ) : (
            <TableFinished view={view} command={command} />
          )}
          <div className={classes.list}>
            <DealList
              view={view}
              rules={rules}
              target={target}
              editable={editable}
              unsaved={unsaved}
              onAmend={({ deal }) => setTarget({ kind: 'amend', dealId: deal.id })}
              onTry={({ dealId, facts }) =>
                setTarget({ kind: 'amend', dealId, start: { draft: loadDraft(facts, ruleset) } })
              }
              onInsert={({ deal }) => setTarget({ kind: 'insert', dealId: deal.id })}
              onRemove={remove}
              onUp={focusEntry}
            />
          </div>
        </div>
      </div>
    </>
  );
};

/** Another target is another form; so is one that begins with something else. */
const keyOf = (target: Target): string => {
  const start = target.start === undefined ? '' : JSON.stringify(target.start);
  return target.kind === 'new' ? `new ${start}` : `${target.kind} ${target.dealId} ${start}`;
};
