import type { ChangeSummary } from '../../shared/contract/views.ts';
import { type Deed, EXPECTED, type Step } from './script.ts';

type Trace = { readonly command: string; readonly about?: ChangeSummary['about'] };

/** The row that a deed leaves in the history. Undo and redo leave theirs by the change that they name. */
const traceOf = (deed: Exclude<Deed, { readonly do: 'undo' | 'redo' }>): Trace => {
  switch (deed.do) {
    case 'create':
      return { command: 'sessions.create' };
    case 'enter':
      return { command: 'entrants.enter', about: { count: EXPECTED } };
    case 'check-in':
      return { command: 'entrants.present' };
    case 'walk-in':
      return { command: 'entrants.enter', about: { count: 1 } };
    case 'seat':
      return { command: 'rounds.seat', about: { round: deed.round } };
    case 'deal':
      return { command: 'deals.record', about: { round: deed.round, table: deed.table, deal: deed.deal } };
    case 'amend':
      return { command: 'deals.amend', about: { round: deed.round, table: deed.table, deal: deed.deal } };
    case 'penalty':
      return { command: 'penalties.add' };
    case 'confirm':
      return { command: 'rounds.confirm', about: { round: deed.round } };
    default:
      return deed satisfies never;
  }
};

const leaves = (change: ChangeSummary, { command, about = {} }: Trace): boolean =>
  change.command === command && Object.entries(about).every(([fact, value]) => change.about[fact] === value);

/** The correction, which is taken back and brought again later: it was made even while it does not stand. */
export const findAmendment = (history: readonly ChangeSummary[]): ChangeSummary | undefined =>
  history.find(({ command }) => command === 'deals.amend');

const isDone = (deed: Deed, history: readonly ChangeSummary[]): boolean => {
  const amendment = findAmendment(history);
  switch (deed.do) {
    case 'undo':
      return amendment !== undefined && history.some(({ undoes }) => undoes === amendment.seq);
    case 'redo':
      return amendment !== undefined && !amendment.undone && history.some(({ redoes }) => redoes === amendment.seq);
    case 'amend':
      return history.some((change) => leaves(change, traceOf(deed)));
    default:
      return history.some((change) => !change.undone && leaves(change, traceOf(deed)));
  }
};

/**
 * The changes of the evening that is there now, of all that its session ever had (newest first): one that was removed before
 * it is another rehearsal.
 */
export const thisEvening = (all: readonly ChangeSummary[]): readonly ChangeSummary[] =>
  all.slice(0, all.findIndex(({ command, undone }) => command === 'sessions.create' && !undone) + 1);

/**
 * Where the rehearsal goes on, as the records have it: at the first step whose entry is missing. `at`, where it stood before, is kept
 * as long as the records agree: steps that only show something leave no trace.
 */
export const standAt = (steps: readonly Step[], history: readonly ChangeSummary[], at = 0): number => {
  const missing = steps.findIndex(({ deed }) => deed !== undefined && !isDone(deed, history));
  const open = missing < 0 ? steps.length : missing;
  const seen = steps.slice(0, open).findLastIndex(({ deed }) => deed !== undefined) + 1;
  return at >= seen && at <= open ? at : seen;
};
