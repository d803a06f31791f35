import { readRules } from '../../../shared/session/session-rules.ts';
import { type EditedDeal, placeDeals } from '../../../shared/table/place-deals.ts';
import { playersOf } from '../../../shared/table/seats.ts';
import { findChangeOf } from '../change-log.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, invalid, notFound } from '../refusal.ts';
import { isFinished, readSeatedTable, type SeatedTable } from '../seated-table.ts';
import { needOpen } from './closing.ts';

/**
 * Records a deal at the end of its table, or before another one (a deal that was forgotten).
 * INVALID carries every error the engine found in it; CONFLICT `table-finished` for a deal at the end of a finished table,
 * `round-confirmed`, `session-finished`. A retry with the same id and facts is acknowledged, not doubled; other facts: `id-taken`.
 */
export const recordDeal = async (
  gate: Gate,
  { id, tableId, facts, before }: Inputs['deals']['record'],
): Promise<Made> => {
  const head = { command: before === null ? 'deals.record' : 'deals.insert' };
  const { seq, value } = await runCommand(gate, head, async (draft) => {
    const [stored, scene] = await Promise.all([draft.get('deals', id), readSeatedTable(draft.db, tableId)]);
    if (stored !== undefined) {
      if (stored.tableId !== tableId || !isSame(stored.facts, facts)) throw conflict('id-taken', { kind: 'deals', id });
      return findChangeOf(draft.db, id);
    }
    needOpen(scene.session, scene.round);
    if (before === null && isFinished(scene)) throw conflict('table-finished', { id: tableId });
    const at = before === null ? scene.deals.length : needIndex(scene, before);
    const fresh = {
      ...{ id, sessionId: scene.session.id, tableId, position: 0 },
      ...{ facts, scored: null, enteredAt: draft.at, revision: 1 },
    };
    const deals: readonly EditedDeal[] = [...scene.deals.slice(0, at), fresh, ...scene.deals.slice(at)];
    writeDeals(draft, scene, { deals, judged: id });
    describeDeal(draft, scene, { deal: at + 1 });
    return undefined;
  });
  return { seq: value ?? seq, id };
};

/**
 * Replaces the facts of a deal; deals after it are scored again where their context changed, all in one change.
 * CONFLICT `stale` when `revision` is not the stored one, `session-finished`. INVALID as for `recordDeal`.
 */
export const amendDeal = async (gate: Gate, input: Inputs['deals']['amend']): Promise<Done> => {
  const { id, revision, facts, reason } = input;
  const { seq, value } = await runCommand(gate, { command: 'deals.amend', reason }, async (draft) => {
    const stored = await draft.need('deals', id);
    // The answer to this very amendment was lost, and it is sent again.
    if (stored.revision === revision + 1 && isSame(stored.facts, facts)) return findChangeOf(draft.db, id);
    if (stored.revision !== revision) throw conflict('stale', { revision: stored.revision });
    const scene = await readOpenTable(draft, stored.tableId);
    const at = needIndex(scene, id);
    const amended = { ...stored, facts, scored: null, revision: revision + 1 };
    const deals: readonly EditedDeal[] = scene.deals.map((deal) => (deal.id === id ? amended : deal));
    writeDeals(draft, scene, { deals, judged: id });
    const now = await draft.need('deals', id);
    // Neither other facts nor another result: nothing was amended.
    if (isSame({ ...now, revision }, stored)) draft.put('deals', stored);
    describeDeal(draft, scene, { deal: at + 1 });
    return undefined;
  });
  return { seq: value ?? seq };
};

/** Takes a deal out; those after it move up and are scored again where their context changed. CONFLICT `stale`, `session-finished`. */
export const removeDeal = async (gate: Gate, { id, revision, reason }: Inputs['deals']['remove']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'deals.remove', reason }, async (draft) => {
    const stored = await draft.need('deals', id);
    if (stored.revision !== revision) throw conflict('stale', { revision: stored.revision });
    const scene = await readOpenTable(draft, stored.tableId);
    const at = needIndex(scene, id);
    draft.remove('deals', id);
    writeDeals(draft, scene, { deals: scene.deals.filter((deal) => deal.id !== id) });
    describeDeal(draft, scene, { deal: at + 1 });
  });
  return { seq };
};

/** A table whose deals may be written. CONFLICT `round-confirmed`, `session-finished`. */
export const readOpenTable = async (draft: Draft, tableId: string): Promise<SeatedTable> => {
  const scene = await readSeatedTable(draft.db, tableId);
  needOpen(scene.session, scene.round);
  return scene;
};

/** Where a deal stands among those of its table; NOT_FOUND when it is none of them. */
export const needIndex = ({ deals }: SeatedTable, id: string): number => {
  const at = deals.findIndex((deal) => deal.id === id);
  if (at < 0) throw notFound('deals', id);
  return at;
};

type EditInput = {
  /** The table's deals as they shall be, in order. */
  readonly deals: readonly EditedDeal[];
  /** The deal that was typed just now: if the engine refuses it, so does the command. */
  readonly judged?: string;
};

/** Puts those deals that get another place or another score, and the one that was typed just now. INVALID with its errors. */
export const writeDeals = (draft: Draft, { session, table }: SeatedTable, { deals, judged }: EditInput): void => {
  const placed = placeDeals({ ...readRules(session), players: playersOf(table.chairs), deals });
  for (const [index, deal] of placed.entries()) {
    if (deal.id === judged && deal.scored.outcome === null) throw invalid(deal.scored.errors);
    if (deal !== deals[index] || deal.id === judged) draft.put('deals', deal);
  }
};

const describeDeal = (
  draft: Draft,
  { session, round, table }: SeatedTable,
  { deal }: { readonly deal: number },
): void => draft.describe({ sessionId: session.id, about: { round: round.number, table: table.number, deal } });
