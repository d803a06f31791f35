import type { DealView, NextDeal } from '../../../shared/contract/views.ts';
import type { Ending } from '../../../shared/records/records.ts';
import type { ByChair, Chair, Players } from '../../../shared/table/chair.ts';
import { addAmounts, dealEnd, NOTHING } from '../../../shared/table/replay.ts';
import { endingReached, firstDeal, type Rotation, rotate } from '../../../shared/table/rotation.ts';
import { type Draft, EMPTY_DRAFT, isUntouched } from '../../components/deal-entry/draft.ts';
import { nextStep } from '../../components/deal-entry/next-step.ts';
import { type Preview, previewDeal, type Question, type TableRules } from '../../components/deal-entry/preview-deal.ts';
import type { DraftReading, EntryError } from '../../components/deal-entry/read-draft.ts';
import { readForm } from '../../components/deal-entry/read-form.ts';
import type { SheetRow } from './sheet-rows.ts';

/** Where a row stands on its way to a deal. */
export type RowState =
  | { readonly kind: 'empty' | 'complete' | 'skipped' | 'beyond' }
  | { readonly kind: 'missing'; readonly chairs: readonly Chair[]; readonly questions: readonly Question[] }
  /** `at`: the column in which the first mistake is put right. */
  | { readonly kind: 'refused'; readonly errors: readonly EntryError[]; readonly at: string | undefined }
  /** Typed, but who deals depends on a deal before it that is open. */
  | { readonly kind: 'waits'; readonly open: number };

export type FoldedRow = {
  /** Number of the deal at the table, from 1. */
  readonly number: number;
  readonly draft: Draft;
  /** Undefined while a row before it is open. */
  readonly place: NextDeal | undefined;
  readonly reading: DraftReading;
  readonly preview: Preview | undefined;
  readonly state: RowState;
  /** Half units; undefined while the payments are unknown. */
  readonly net: ByChair<number> | undefined;
  /** Half units, this deal included; undefined while a deal up to here is unknown. */
  readonly balances: ByChair<number> | undefined;
};

export type FoldedSheet = {
  readonly rows: readonly FoldedRow[];
  /** Rows typed in, those that were skipped included. */
  readonly typed: number;
  readonly complete: number;
  /** Number of the deal after which the rotation or the count says that the round is over; undefined while it is not. */
  readonly lastDeal: number | undefined;
  /** Half units, behind the last row; undefined while a deal is unknown. */
  readonly balances: ByChair<number> | undefined;
};

export type FoldInput = {
  readonly rules: TableRules;
  readonly ending: Ending;
  readonly players: Players;
  readonly stored: readonly DealView[];
  readonly rows: readonly SheetRow[];
};

/** Without an end in sight a sheet has as many lines as most printed ones. */
const USUAL_LINES = 16;
/** Lines that are offered behind many deals. */
const FEWEST_LINES = 4;

type Seen = {
  readonly rules: TableRules;
  readonly key: string;
  readonly reading: DraftReading;
  readonly preview: Preview;
};

/**
 * Replays the rows behind the stored deals, each as the table would see it: dealer and winds move on by what was typed before. Keeps
 * what it made of a row until its text or its place changes, so that a key costs one row and not sixteen.
 */
export const makeFold = (): ((input: FoldInput) => FoldedSheet) => {
  const seen = new WeakMap<Draft, Seen>();
  const read: Read = (draft, rules, place) => {
    const key = placeKey(place);
    const known = seen.get(draft);
    if (known?.rules === rules && known.key === key) return known;
    const reading = readForm(draft, rules.ruleset);
    const fresh = { rules, key, reading, preview: previewDeal(draft, reading, rules, place) };
    seen.set(draft, fresh);
    return fresh;
  };
  return (input) => fold(input, read);
};

type Read = (draft: Draft, rules: TableRules, place: NextDeal) => Seen;

/** How far the deals are known while one goes down the rows. */
type Course = {
  /** Before the first deal that is not known to be over. */
  readonly rotation: Rotation;
  /** The number of that deal, once a row behind it was reached. */
  readonly open: number | undefined;
  readonly balances: ByChair<number> | undefined;
  readonly lastDeal: number | undefined;
};

const fold = (input: FoldInput, read: Read): FoldedSheet => {
  const { stored, rows: typed } = input;
  const rows: FoldedRow[] = [];
  let course = start(input);
  while (rows.length < typed.length || (course.lastDeal === undefined && rows.length < offered(input, course))) {
    const step = foldRow(input, read, course, rows.length);
    rows.push({ ...step.row, number: stored.length + rows.length + 1 });
    course = step.course;
  }
  const complete = rows.filter(({ state }) => state.kind === 'complete').length;
  return { rows, typed: typed.length, complete, lastDeal: course.lastDeal, balances: course.balances };
};

const start = ({ stored, players }: FoldInput): Course => ({
  rotation: stored.reduce((before, { deal }) => rotate(before, dealEnd(deal.facts, deal.scored)), firstDeal(players)),
  open: undefined,
  balances: stored.at(-1)?.balances ?? NOTHING,
  lastDeal: undefined,
});

type Step = { readonly row: Omit<FoldedRow, 'number'>; readonly course: Course };

const foldRow = (input: FoldInput, read: Read, course: Course, at: number): Step => {
  const { rules, ending, stored, rows } = input;
  const draft = rows[at]?.draft ?? EMPTY_DRAFT;
  const known = course.lastDeal === undefined && course.open === undefined;
  const typed = at < rows.length;
  if (!known || isUntouched(draft)) {
    const state = unreadState(course, isUntouched(draft), typed);
    const place = known ? course.rotation : undefined;
    const row = { draft, place, reading: readForm(draft, rules.ruleset), preview: undefined, state };
    return {
      row: { ...row, net: undefined, balances: undefined },
      course: {
        ...course,
        open: course.open ?? stored.length + at + 1,
        balances: typed ? undefined : course.balances,
      },
    };
  }
  const place = course.rotation;
  const { reading, preview } = read(draft, rules, place);
  const { score } = preview;
  const state = readState(preview, draft, rules);
  const outcome = score === undefined || state.kind === 'refused' ? null : score.outcome;
  const net = outcome?.net ?? undefined;
  const balances = course.balances && net && addAmounts(course.balances, net);
  const row = { draft, place, reading, preview, state, net, balances };
  if (score === undefined || outcome === null) return { row, course: { ...course, balances, open: place.number } };
  const rotation = rotate(place, dealEnd(reading.facts, score));
  const lastDeal = endingReached(ending, rotation) ? place.number : undefined;
  return { row, course: { ...course, rotation, balances, lastDeal } };
};

const unreadState = ({ lastDeal, open = 0 }: Course, blank: boolean, typed: boolean): RowState => {
  if (blank) return { kind: typed ? 'skipped' : 'empty' };
  return lastDeal === undefined ? { kind: 'waits', open } : { kind: 'beyond' };
};

const readState = (preview: Preview, draft: Draft, { ruleset }: TableRules): RowState => {
  const { missing, questions, errors } = preview;
  const step = nextStep(preview, draft, ruleset);
  if (step.kind === 'record') return { kind: 'complete' };
  const lacking = missing.length + questions.length > 0;
  // The step's own errors also say what is missing; only the preview's say that something is wrong.
  if (step.kind === 'refuse' && (errors.length > 0 || !lacking)) return { kind: 'refused', errors, at: step.at };
  return { kind: 'missing', chairs: missing, questions };
};

/** As many rows as the round has deals left at the least; they grow as dealers stay. */
const offered = ({ ending, players, stored, rows }: FoldInput, { rotation }: Course): number => {
  switch (ending.kind) {
    case 'deals':
      return ending.count - stored.length;
    case 'winds':
      return rotation.number - 1 - stored.length + players * ending.count - rotation.passed;
    case 'minutes':
    case 'open':
      return Math.max(USUAL_LINES - stored.length, rows.length + 1, FEWEST_LINES);
    default:
      return ending satisfies never;
  }
};

const placeKey = ({ players, number, dealer, prevailingWind, dealerWins, dealerStays }: NextDeal): string =>
  [players, number, dealer, prevailingWind, dealerWins, dealerStays].join(' ');
