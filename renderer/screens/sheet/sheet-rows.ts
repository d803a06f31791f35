import type { DealView } from '../../../shared/contract/views.ts';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import {
  type Draft,
  type DraftAction,
  EMPTY_DRAFT,
  isUntouched,
  reduceDraft,
} from '../../components/deal-entry/draft.ts';

/** One line of the paper as it was typed so far. The id is that of the deal it becomes. */
export type SheetRow = { readonly id: string; readonly draft: Draft };

/** A stored deal as the sheet knew it. */
export type KnownDeal = { readonly id: string; readonly revision: number };

export type Sheet = {
  /** The table's deals when the first key was typed: the rows follow them. Undefined while nothing is typed. */
  readonly follows: readonly KnownDeal[] | undefined;
  /** As far as something was typed; the screen offers more. */
  readonly rows: readonly SheetRow[];
  /** The totals on the paper, as typed. */
  readonly totals: ByChair<string>;
};

export const NEW_SHEET: Sheet = { follows: undefined, rows: [], totals: { a: '', b: '', c: '', d: '' } };

export type SheetAction =
  /** What a key or click does in a row; `known` are the table's deals now. */
  | { readonly type: 'row'; readonly at: number; readonly action: DraftAction; readonly known: readonly KnownDeal[] }
  | { readonly type: 'insert' | 'remove'; readonly at: number }
  | { readonly type: 'total'; readonly chair: Chair; readonly text: string }
  /** The rows go on behind the deals that are there now. */
  | { readonly type: 'follow'; readonly known: readonly KnownDeal[] }
  | { readonly type: 'load'; readonly sheet: Sheet };

/** The sheet after one action of the person. Rows up to the one typed in come into being with it, each with an id of its own. */
export const reduceSheet =
  (newId: () => string) =>
  (sheet: Sheet, action: SheetAction): Sheet => {
    const { rows } = sheet;
    switch (action.type) {
      case 'row': {
        const upTo = Array.from({ length: Math.max(rows.length, action.at + 1) }, (_, at) => rows[at] ?? blank(newId));
        const changed = upTo.map((row, at) =>
          at === action.at ? { ...row, draft: reduceDraft(row.draft, action.action) } : row,
        );
        return withRows({ ...sheet, follows: sheet.follows ?? action.known }, withoutBlankEnd(changed));
      }
      case 'insert':
        return action.at >= rows.length ? sheet : { ...sheet, rows: rows.toSpliced(action.at, 0, blank(newId)) };
      case 'remove':
        return withRows(sheet, withoutBlankEnd(rows.filter((_, at) => at !== action.at)));
      case 'total':
        return { ...sheet, totals: { ...sheet.totals, [action.chair]: action.text } };
      case 'follow':
        return withoutStored({ ...sheet, follows: action.known }, action.known);
      case 'load':
        return action.sheet;
      default:
        return action satisfies never;
    }
  };

const blank = (newId: () => string): SheetRow => ({ id: newId(), draft: EMPTY_DRAFT });

/** While nothing is typed there is nothing that deals could come between. */
const withRows = (sheet: Sheet, rows: readonly SheetRow[]): Sheet => ({
  ...sheet,
  rows,
  follows: rows.length === 0 ? undefined : sheet.follows,
});

/** Rows that were emptied again at the end are not missing: they are not there. */
const withoutBlankEnd = (rows: readonly SheetRow[]): readonly SheetRow[] =>
  rows.slice(0, rows.findLastIndex(({ draft }) => !isUntouched(draft)) + 1);

/**
 * A sheet without the rows that are deals of the table already: they were saved, but the window was reloaded or the answer lost before
 * the rows had given way to them.
 */
export const withoutStored = (sheet: Sheet, known: readonly KnownDeal[]): Sheet => {
  const rows = sheet.rows.filter((row) => !known.some(({ id }) => id === row.id));
  if (rows.length === sheet.rows.length) return sheet;
  return rows.length === 0 ? NEW_SHEET : { ...sheet, rows };
};

export const knownDeals = (deals: readonly DealView[]): readonly KnownDeal[] =>
  deals.map(({ deal: { id, revision } }) => ({ id, revision }));

/** The number of the first deal that is not as the sheet knew it; undefined while all are. */
export const firstMoved = ({ follows }: Pick<Sheet, 'follows'>, known: readonly KnownDeal[]): number | undefined => {
  if (follows === undefined) return undefined;
  const length = Math.max(follows.length, known.length);
  const at = Array.from({ length }, (_, index) => index).find(
    (index) => follows[index]?.id !== known[index]?.id || follows[index]?.revision !== known[index]?.revision,
  );
  return at === undefined ? undefined : at + 1;
};
