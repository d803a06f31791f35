import type { Change, Write } from '../../../shared/records/change.ts';
import type { Deal } from '../../../shared/records/records.ts';
import type { EditedDeal } from '../../../shared/table/place-deals.ts';
import { writeDeals } from '../commands/deals.ts';
import type { Draft } from '../gate.ts';
import { isSame } from '../plain.ts';
import { readSeatedTable } from '../seated-table.ts';
import { dependent, type Earlier, wroteAny } from './later-changes.ts';

export type DealWrite = Extract<Write, { readonly kind: 'deals' }>;

/**
 * Takes back what a change did to deals of tables that stay: facts, place and existence become what they were, and everything at these tables
 * is numbered and scored anew. Deals that the change only scored again follow by themselves. CONFLICT `later-change` when
 * one of them was amended, moved or removed since.
 */
export const takeDealsBack = async (draft: Draft, earlier: Earlier, writes: readonly DealWrite[]): Promise<void> => {
  const meant = writes.filter((write) => isMeant(earlier.change, write));
  const tables = new Map<string, readonly EditedDeal[]>();
  const dealsOf = async (tableId: string): Promise<readonly EditedDeal[]> =>
    tables.get(tableId) ?? (await readSeatedTable(draft.db, tableId)).deals;
  for (const { id, before, after } of meant) {
    const stored = (await draft.db.of('deals').get(id)) ?? null;
    if (!isAsLeft(stored, after)) throw dependent(earlier, wroteAny([id]));
    if (after === null) continue;
    tables.set(after.tableId, without(await dealsOf(after.tableId), id));
    if (before === null) draft.remove('deals', id);
  }
  for (const deal of meant.map(({ before, after }) => restored(before, after)).toSorted(byPlace)) {
    if (deal === undefined) continue;
    draft.put('deals', deal);
    tables.set(deal.tableId, insertedAt(await dealsOf(deal.tableId), deal));
  }
  for (const [tableId, deals] of tables) {
    const scene = await readSeatedTable(draft.db, tableId);
    writeDeals(draft, { ...scene, table: await draft.need('tables', tableId) }, { deals });
  }
};

/** Whether the change was about this deal, rather than about one before it that gave it another number or context. */
const isMeant = ({ command, about }: Change, { before, after }: DealWrite): boolean => {
  if (before === null || after === null || !sameFacts(before, after)) return true;
  return command === 'deals.move' && before.position === about.deal && after.position === about.toDeal;
};

const sameFacts = (one: Deal, other: Deal): boolean =>
  one.tableId === other.tableId && one.revision === other.revision && isSame(one.facts, other.facts);

const isAsLeft = (stored: Deal | null, after: Deal | null): boolean =>
  stored === null || after === null ? stored === after : sameFacts(stored, after);

/** A revision is never given twice: who still looks at the amended deal must not amend this one unawares. */
const restored = (before: Deal | null, after: Deal | null): Deal | undefined =>
  before === null
    ? undefined
    : {
        ...before,
        revision: after === null || isSame(before.facts, after.facts) ? before.revision : after.revision + 1,
      };

const byPlace = (one: Deal | undefined, other: Deal | undefined): number =>
  (one?.position ?? 0) - (other?.position ?? 0);

const without = (deals: readonly EditedDeal[], id: string): readonly EditedDeal[] =>
  deals.filter((deal) => deal.id !== id);

const insertedAt = (deals: readonly EditedDeal[], deal: Deal): readonly EditedDeal[] => [
  ...deals.slice(0, deal.position - 1),
  deal,
  ...deals.slice(deal.position - 1),
];
