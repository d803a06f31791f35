import type { Deal } from '../../../shared/records/records.ts';
import { replayStored } from '../../../shared/session/session-rules.ts';
import { CHAIRS, chairOfWind, type Seating, windOfChair } from '../../../shared/table/chair.ts';
import { moveFacts } from '../../../shared/table/move-facts.ts';
import type { EditedDeal } from '../../../shared/table/place-deals.ts';
import { type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { conflict, notFound } from '../refusal.ts';
import { isFinished, type SeatedTable } from '../seated-table.ts';
import { needIndex, readOpenTable, writeDeals } from './deals.ts';

/**
 * Puts a deal in another place: one that was entered at the wrong table, or out of order at its own. What follows at both tables is
 * scored again where its context changed. CONFLICT `stale`, `table-finished` at the end of another table that is, `round-confirmed`
 * for either, `session-finished`; INVALID with the engine's errors at the new place.
 */
export const moveDeal = async (gate: Gate, input: Inputs['deals']['move']): Promise<Done> => {
  const { id, revision, tableId, before, follow, reason } = input;
  const { seq } = await runCommand(gate, { command: 'deals.move', reason }, async (draft) => {
    const stored = await draft.need('deals', id);
    if (stored.revision !== revision) throw conflict('stale', { revision: stored.revision });
    const source = await readOpenTable(draft, stored.tableId);
    const from = needIndex(source, id);
    const left = source.deals.filter((deal) => deal.id !== id);
    const same = tableId === stored.tableId;
    const target = same ? { ...source, deals: left } : await readOpenTable(draft, tableId);
    if (target.session.id !== source.session.id) throw notFound('tables', tableId);
    if (!same && before === null && isFinished(target)) throw conflict('table-finished', { id: tableId });
    const at = before === null ? target.deals.length : needIndex(target, before);
    const moved = same || follow === 'chairs' ? stored : followWinds(stored, { source, target, from, at });
    const deals: readonly EditedDeal[] = [
      ...target.deals.slice(0, at),
      { ...moved, tableId, scored: null },
      ...target.deals.slice(at),
    ];
    if (!same) writeDeals(draft, source, { deals: left });
    writeDeals(draft, target, { deals, judged: id });
    const { round, table } = source;
    const to = { toRound: target.round.number, toTable: target.table.number, toDeal: at + 1 };
    draft.describe({
      sessionId: source.session.id,
      about: { round: round.number, table: table.number, deal: from + 1, ...to },
    });
  });
  return { seq };
};

type Move = {
  readonly source: SeatedTable;
  readonly target: SeatedTable;
  readonly from: number;
  readonly at: number;
};

/** The facts for whoever has the same seat winds at the new place, where somebody else may deal. */
const followWinds = (deal: Deal, { source, target, from, at }: Move): Deal => {
  const then = seatingAt(source, from);
  const now = seatingAt(target, at);
  const [a, b, c, d] = CHAIRS.map((chair) =>
    chairOfWind(windOfChair(chair, then.dealer, then.players), now.dealer, now.players),
  );
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('four chairs');
  return { ...deal, facts: moveFacts(deal.facts, { a, b, c, d }), revision: deal.revision + 1 };
};

/** Who deals the deal at that place. */
const seatingAt = ({ session, table, deals }: SeatedTable, at: number): Seating =>
  replayStored(session, table, deals.slice(0, at)).next;
