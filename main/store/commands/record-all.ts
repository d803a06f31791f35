import type { Deal } from '../../../shared/records/records.ts';
import { readRules } from '../../../shared/session/session-rules.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { playersOf } from '../../../shared/table/seats.ts';
import { findChangeOf } from '../change-log.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, invalid } from '../refusal.ts';
import { isFinished, type SeatedTable } from '../seated-table.ts';
import { readOpenTable } from './deals.ts';

type Sheet = Inputs['deals']['recordAll'];

/**
 * Records a sheet of deals behind those of its table, all or none: one change, so that one undo takes the whole sheet back.
 * CONFLICT `deal-came-meanwhile`, `deal-changed-meanwhile` or `deal-went-meanwhile` with the first deal that is not as the sheet
 * knew it; `table-finished`, `round-confirmed`, `session-finished`. INVALID with every error of every deal, each with the number of
 * its `deal`, and `deal-after-end` for those behind the one that ends the round. A retry is acknowledged, not doubled.
 */
export const recordAllDeals = async (gate: Gate, sheet: Sheet): Promise<Done> => {
  const { seq, value } = await runCommand(gate, { command: 'deals.recordAll' }, async (draft) => {
    const first = await findRecorded(draft, sheet);
    if (first !== undefined) return findChangeOf(draft.db, first);
    const scene = await readOpenTable(draft, sheet.tableId);
    needKnownDeals(scene, sheet);
    if (isFinished(scene)) throw conflict('table-finished', { id: sheet.tableId });
    appendDeals(draft, scene, sheet);
    return undefined;
  });
  return { seq: value ?? seq };
};

/**
 * The first deal of a sheet that is stored already, as it is when its answer was lost. CONFLICT `id-taken` when another one has an id,
 * be it of the same sheet.
 */
const findRecorded = async (draft: Draft, { tableId, deals }: Sheet): Promise<string | undefined> => {
  const twice = deals.find(({ id }, at) => deals.findIndex((other) => other.id === id) < at);
  if (twice !== undefined) throw conflict('id-taken', { kind: 'deals', id: twice.id });
  const stored = await Promise.all(deals.map(({ id }) => draft.get('deals', id)));
  if (stored.every((deal) => deal === undefined)) return undefined;
  for (const [at, { id, facts }] of deals.entries()) {
    const deal = stored[at];
    if (deal === undefined || deal.tableId !== tableId || !isSame(deal.facts, facts)) {
      throw conflict('id-taken', { kind: 'deals', id });
    }
  }
  return deals[0]?.id;
};

/** A sheet was typed behind certain deals: on other ones it would come to something else than its screen showed. */
const needKnownDeals = ({ deals }: SeatedTable, { follows }: Sheet): void => {
  const at = follows.findIndex(
    ({ id, revision }, index) => deals[index]?.id !== id || deals[index].revision !== revision,
  );
  const known = follows[at];
  if (known !== undefined) {
    const there = deals.some(({ id }) => id === known.id);
    throw conflict(there ? 'deal-changed-meanwhile' : 'deal-went-meanwhile', { deal: at + 1 });
  }
  if (deals.length > follows.length) throw conflict('deal-came-meanwhile', { deal: follows.length + 1 });
};

const appendDeals = (draft: Draft, { session, round, table, deals }: SeatedTable, { deals: typed }: Sheet): void => {
  const behind = typed.map(({ id, facts }, at) => ({
    ...{ id, sessionId: session.id, tableId: table.id, position: deals.length + at + 1 },
    ...{ facts, scored: null, enteredAt: draft.at, revision: 1 },
  }));
  const replay = replayTable<(typeof behind)[number] | Deal>({
    ...readRules(session),
    players: playersOf(table.chairs),
    deals: [...deals, ...behind],
  });
  const { lastDeal = Number.POSITIVE_INFINITY } = replay;
  const added = replay.deals.slice(deals.length);
  const errors = added.flatMap(({ number, score }) => {
    const own = score.outcome === null ? score.errors : [];
    return [...own, ...(number > lastDeal ? [{ code: 'deal-after-end' }] : [])].map((error) => ({
      ...error,
      deal: number,
    }));
  });
  if (errors.length > 0) throw invalid(errors);
  for (const { deal, score } of added) draft.put('deals', { ...deal, scored: score });
  const about = { round: round.number, table: table.number, deal: deals.length + 1, count: typed.length };
  draft.describe({ sessionId: session.id, about: { ...about, last: deals.length + typed.length } });
};
