import { useEffect, useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableView } from '../../../shared/contract/views.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import { playersOf } from '../../../shared/table/seats.ts';
import type { DraftAction } from '../../components/deal-entry/draft.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import type { CodedError } from '../../components/error-text.ts';
import { useCommand } from '../../components/run-command.ts';
import { type FoldedSheet, makeFold } from './fold-sheet.ts';
import { keepSheet, readKeptSheet } from './kept-sheet.ts';
import { firstMoved, knownDeals, NEW_SHEET, reduceSheet, type Sheet, withoutStored } from './sheet-rows.ts';

const reduce = reduceSheet(() => crypto.randomUUID());

/** Something that replaced what was typed, and the sheet as it was before. */
export type StepBack = { readonly what: 'discarded' | 'tried'; readonly deal?: number; readonly before: Sheet };

export type SheetWork = {
  readonly sheet: Sheet;
  readonly folded: FoldedSheet;
  /** The number of the first deal that changed at the table since the sheet was begun. */
  readonly moved: number | undefined;
  /** What the store refused the last saving for. */
  readonly refused: readonly CodedError[];
  readonly busy: boolean;
  /** Every row typed is complete. */
  readonly ready: boolean;
  readonly back: StepBack | undefined;
  readonly change: (at: number, action: DraftAction) => void;
  readonly insert: (at: number) => void;
  readonly remove: (at: number) => void;
  readonly setTotal: (chair: Chair, text: string) => void;
  /** Puts a deal as a slip says it should be into its row. */
  readonly tryRow: (at: number, action: DraftAction) => void;
  readonly discard: () => void;
  readonly putBack: () => void;
  /** Goes on behind the deals that are there now. */
  readonly follow: () => void;
  /** Saves the whole sheet. Resolves with whether it is on disk. */
  readonly save: () => Promise<boolean>;
};

/** A sheet while it is typed: its rows, what they come to, and the one command that saves them. */
export const useSheet = (view: TableView, rules: TableRules): SheetWork => {
  const { t } = useTranslation();
  const command = useCommand({ refusals: 'list' });
  const { id, chairs } = view.summary.table;
  const { deals } = view;
  const known = knownDeals(deals);
  const [sheet, dispatch] = useReducer(reduce, undefined, () => withoutStored(readKeptSheet(id) ?? NEW_SHEET, known));
  const [back, setBack] = useState<StepBack>();
  const [sent, setSent] = useState<string>();
  const fold = useMemo(makeFold, []);
  const { ending } = view.session;
  const players = playersOf(chairs);
  const folded = useMemo(
    () => fold({ rules, ending, players, stored: deals, rows: sheet.rows }),
    [fold, rules, ending, players, deals, sheet.rows],
  );
  useEffect(() => keepSheet(id, sheet), [id, sheet]);
  // The rows give way to the deals that they have become, not before: nothing jumps.
  const arrived = sent !== undefined && deals.some(({ deal }) => deal.id === sent);
  useEffect(() => {
    if (!arrived) return;
    dispatch({ type: 'load', sheet: NEW_SHEET });
    setSent(undefined);
  }, [arrived]);

  const busy = command.running || sent !== undefined;
  const edit = (action: Parameters<typeof dispatch>[0]): void => {
    command.clearErrors();
    setBack(undefined);
    dispatch(action);
  };
  const replace = (what: Pick<StepBack, 'what' | 'deal'>, action: Parameters<typeof dispatch>[0]): void => {
    edit(action);
    setBack({ ...what, before: sheet });
  };
  const save = async (): Promise<boolean> => {
    const sending = sheet.rows.map(({ id: dealId }, at) => ({ id: dealId, facts: folded.rows[at]?.reading.facts }));
    const deals = sending.flatMap(({ id: dealId, facts }) => (facts === undefined ? [] : [{ id: dealId, facts }]));
    const follows = [...(sheet.follows ?? known)];
    const done = t('sheet:saved', { count: deals.length, deal: known.length + 1, last: known.length + deals.length });
    const answer = await command.run((store) => store.deals.recordAll({ tableId: id, follows, deals }), { done });
    if (answer !== undefined) setSent(deals.at(-1)?.id);
    return answer !== undefined;
  };
  return {
    sheet,
    folded,
    moved: busy ? undefined : firstMoved(sheet, known),
    refused: command.errors,
    busy,
    ready: folded.typed > 0 && folded.complete === folded.typed && !busy,
    back,
    change: (at, action) => edit({ type: 'row', at, action, known }),
    insert: (at) => edit({ type: 'insert', at }),
    remove: (at) => edit({ type: 'remove', at }),
    setTotal: (chair, text) => edit({ type: 'total', chair, text }),
    tryRow: (at, action) =>
      replace({ what: 'tried', deal: folded.rows[at]?.number ?? at + 1 }, { type: 'row', at, action, known }),
    discard: () => replace({ what: 'discarded' }, { type: 'load', sheet: NEW_SHEET }),
    putBack: () => (back === undefined ? undefined : edit({ type: 'load', sheet: back.before })),
    follow: () => edit({ type: 'follow', known }),
    save,
  };
};
