import type { Change } from '../../../shared/records/change.ts';
import { dealSchema, penaltySchema, type Round, roundSchema, tableSchema } from '../../../shared/records/records.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { conflict, notFound } from '../refusal.ts';
import { needOpenRound } from './closing.ts';
import { needOpenSession } from './sessions.ts';

const REMOVE_COMMAND = 'rounds.remove';

/**
 * Removes a round with its tables, deals and the penalties given there; standings follow by themselves. An undo brings everything back, and later
 * `restoreRound` does. CONFLICT `round-confirmed`, `session-finished`.
 */
export const removeRound = async (gate: Gate, { roundId }: Inputs['rounds']['remove']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: REMOVE_COMMAND }, async (draft) => {
    const round = await needOpenRound(draft, roundId);
    const tableIds = await draft.db.of('tables').where('roundId').equals(roundId).primaryKeys();
    const dealIds = await draft.db.of('deals').where('tableId').anyOf(tableIds).primaryKeys();
    for (const id of dealIds) draft.remove('deals', id);
    // A penalty given at a table of the round would otherwise go on counting for a round that was never played.
    const register = await draft.db.of('penalties').where('sessionId').equals(round.sessionId).toArray();
    for (const { id, tableId } of register)
      if (tableId !== null && tableIds.includes(tableId)) draft.remove('penalties', id);
    for (const id of tableIds) draft.remove('tables', id);
    draft.remove('rounds', roundId);
    // The id is for the history: it offers to bring back what is not there.
    draft.describe({ sessionId: round.sessionId, about: { round: round.number, deals: dealIds.length, roundId } });
  });
  return { seq };
};

/**
 * Brings back a round that was removed by the change `seq`, whatever was done since. Where its number was given again meanwhile it
 * takes the next free one. CONFLICT `round-there` when it is back already, `entrants-gone` when people of it were taken off
 * the list, `rounds-complete`, `session-finished`; NOT_FOUND when that change removed no round.
 */
export const restoreRound = async (gate: Gate, { seq: removal }: Inputs['rounds']['restore']): Promise<Made> => {
  const { seq, value } = await runCommand(gate, { command: 'rounds.restore' }, async (draft) => {
    const { round, tables, deals, penalties } = await readRemoved(draft, removal);
    const session = await needOpenSession(draft, round.sessionId);
    if ((await draft.get('rounds', round.id)) !== undefined) throw conflict('round-there', { round: round.number });
    const people = [
      ...round.sitOuts,
      ...tables.flatMap((table) => [...seatedEntrants(table.chairs), ...Object.values(table.standIns)]),
    ];
    const found = await draft.db.of('entrants').bulkGet([...new Set(people)]);
    if (found.includes(undefined)) throw conflict('entrants-gone', { round: round.number });
    const taken = await draft.db.of('rounds').where('sessionId').equals(session.id).toArray();
    const number = freeNumber(round.number, taken);
    if (number > session.roundCount) throw conflict('rounds-complete', { rounds: session.roundCount });
    draft.put('rounds', { ...round, number });
    for (const table of tables) draft.put('tables', table);
    for (const deal of deals) draft.put('deals', deal);
    for (const penalty of penalties) draft.put('penalties', penalty);
    draft.describe({ sessionId: session.id, about: { round: number, deals: deals.length } });
    return round.id;
  });
  return { seq, id: value };
};

/** The round of a removal with everything that hung on it, as it was. */
const readRemoved = async (draft: Draft, seq: number) => {
  const change = await draft.db.changes.get(seq);
  const round = change?.command === REMOVE_COMMAND ? recordsOf(change, 'rounds')[0] : undefined;
  if (change === undefined || round === undefined) throw notFound('changes', String(seq));
  return {
    round: roundSchema.parse(round),
    tables: recordsOf(change, 'tables').map((record) => tableSchema.parse(record)),
    deals: recordsOf(change, 'deals').map((record) => dealSchema.parse(record)),
    penalties: recordsOf(change, 'penalties').map((record) => penaltySchema.parse(record)),
  };
};

const recordsOf = ({ writes }: Change, kind: 'rounds' | 'tables' | 'deals' | 'penalties'): readonly unknown[] =>
  writes.filter((write) => write.kind === kind).map(({ before }) => before);

/** The number itself, or the first free one when another round has it. */
const freeNumber = (wanted: number, rounds: readonly Round[]): number => {
  const taken = rounds.map(({ number }) => number);
  if (!taken.includes(wanted)) return wanted;
  let number = 1;
  while (taken.includes(number)) number += 1;
  return number;
};
