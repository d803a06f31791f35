import type { Round, Table } from '../../../shared/records/records.ts';
import { readRules } from '../../../shared/session/session-rules.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import { checkTotals } from '../../../shared/table/table-totals.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { invalid, notFound } from '../refusal.ts';
import { needOpenRound } from './closing.ts';

/** Ends a table by hand before its ending rule does, or takes that back. CONFLICT `round-confirmed`, `session-finished`. */
export const endTable = (gate: Gate, { id, ended }: Inputs['tables']['end']): Promise<Done> =>
  writeTable(gate, { command: ended ? 'tables.end' : 'tables.reopen', id }, async ({ table }) => ({ ...table, ended }));

/** Abandons a table, or brings it back: its deals are kept and count nothing meanwhile. */
export const cancelTable = (gate: Gate, { id, cancelled, reason }: Inputs['tables']['cancel']): Promise<Done> =>
  writeTable(gate, { command: cancelled ? 'tables.cancel' : 'tables.bringBack', id, reason }, async ({ table }) => ({
    ...table,
    cancelled,
  }));

/**
 * Totals in place of deals, amended by other ones, or taken away with null: then the deals count again. Half units. INVALID
 * with every fault of them.
 */
export const setTableTotals = (gate: Gate, { id, totals, reason }: Inputs['tables']['setTotals']): Promise<Done> =>
  writeTable(
    gate,
    { command: totals === null ? 'tables.clearTotals' : 'tables.setTotals', id, reason },
    async (scene) => {
      const { draft, table, round } = scene;
      if (totals !== null) {
        const { ruleset } = readRules(await draft.need('sessions', round.sessionId));
        const errors = checkTotals(totals, { ruleset, taken: takenChairs(table.chairs) });
        if (errors.length > 0) throw invalid(errors);
      }
      return { ...table, totals };
    },
  );

/** Minutes of the table's own on top of the round's clock. */
export const setExtraMinutes = (gate: Gate, { id, minutes }: Inputs['tables']['setExtraMinutes']): Promise<Done> =>
  writeTable(gate, { command: 'tables.setExtraMinutes', id, about: { minutes } }, async ({ table }) => ({
    ...table,
    extraMinutes: minutes,
  }));

/** Marks a table as disputed, or says better why it is. A retry changes nothing. CONFLICT `round-confirmed`, `session-finished`. */
export const disputeTable = (gate: Gate, { id, note, dealId }: Inputs['tables']['dispute']): Promise<Done> =>
  writeTable(gate, { command: 'tables.dispute', id, reason: note }, async ({ draft, table }) => {
    if (dealId !== null && (await draft.need('deals', dealId)).tableId !== id) throw notFound('deals', dealId);
    return { ...table, dispute: { note, dealId, since: table.dispute?.since ?? draft.at } };
  });

/** Ends the dispute about a table; what was decided is the reason. */
export const settleDispute = (gate: Gate, { id, reason }: Inputs['tables']['settleDispute']): Promise<Done> =>
  writeTable(
    gate,
    { command: 'tables.settleDispute', id, reason },
    async ({ table: { dispute: _, ...table } }) => table,
  );

/** Gives a table the number it really had; which other table of the round has it takes the number that becomes free. */
export const renumberTable = (gate: Gate, { id, number, reason }: Inputs['tables']['renumber']): Promise<Done> =>
  writeTable(gate, { command: 'tables.renumber', id, reason, about: { number } }, async ({ draft, table, round }) => {
    const tables = await draft.db.of('tables').where('roundId').equals(round.id).toArray();
    const other = tables.find((each) => each.number === number && each.id !== id);
    if (other !== undefined) draft.put('tables', { ...other, number: table.number });
    return { ...table, number };
  });

type TableCommand = {
  readonly command: string;
  readonly id: string;
  readonly reason?: string | null;
  readonly about?: Readonly<Record<string, number>>;
};
type Scene = { readonly draft: Draft; readonly table: Table; readonly round: Round };

const writeTable = async (
  gate: Gate,
  { command, id, reason = null, about = {} }: TableCommand,
  next: (scene: Scene) => Promise<Table>,
): Promise<Done> => {
  const { seq } = await runCommand(gate, { command, reason }, async (draft) => {
    const table = await draft.need('tables', id);
    const round = await needOpenRound(draft, table.roundId);
    draft.put('tables', await next({ draft, table, round }));
    draft.describe({
      sessionId: table.sessionId,
      about: { round: round.number, table: table.number, ...about },
    });
  });
  return { seq };
};
