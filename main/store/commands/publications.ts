import { publishedRows } from '../../../shared/session/compare-standings.ts';
import { standings } from '../../../shared/session/standings.ts';
import { findChangeOf } from '../change-log.ts';
import { readLastSeq } from '../database.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { conflict } from '../refusal.ts';
import { readSessionRecords } from '../session-records.ts';
import { countDisputed, countRunning, standingsInput } from '../standings-input.ts';

/**
 * Keeps the standings as they are now under the next number. CONFLICT `nothing-to-publish` before the first result,
 * `id-taken` when the id is that of another session's. A finished session is published too: that is when most are. A
 * retry with the same id is acknowledged, not doubled.
 */
export const publishStandings = async (
  gate: Gate,
  { id, sessionId }: Inputs['publications']['publish'],
): Promise<Made> => {
  const head = { command: 'publications.publish', sessionId };
  const { seq, value } = await runCommand(gate, head, async (draft) => {
    const stored = await draft.get('publications', id);
    if (stored !== undefined) {
      if (stored.sessionId !== sessionId) throw conflict('id-taken', { kind: 'publications', id });
      return findChangeOf(draft.db, id);
    }
    const records = await readSessionRecords(draft.db, sessionId);
    const input = standingsInput(records);
    const rows = standings(input);
    if (rows.every(({ rounds }) => rounds.every((round) => round === null))) throw conflict('nothing-to-publish');
    const number = 1 + (await highestNumber(draft, sessionId));
    const { ranking, tieBreaks } = records.session;
    const tablesDisputed = countDisputed(records);
    draft.put('publications', {
      ...{ id, sessionId, number, at: draft.at, version: await readLastSeq(draft.db) },
      ...{ roundsSeated: records.rounds.length, tablesRunning: countRunning(input), ranking, tieBreaks },
      ...(tablesDisputed > 0 && { tablesDisputed }),
      rows: publishedRows(rows),
    });
    draft.describe({ about: { number } });
    return undefined;
  });
  return { seq: value ?? seq, id };
};

/** A number on paper names one table for ever, so those of withdrawn publications are not given again: the changes know them. */
const highestNumber = async (draft: Draft, sessionId: string): Promise<number> => {
  let highest = 0;
  await draft.db.changes
    .where('sessionId')
    .equals(sessionId)
    .each(({ writes }) => {
      for (const { after } of writes)
        if (after !== null && 'roundsSeated' in after) highest = Math.max(highest, after.number);
    });
  return highest;
};

/** Takes a publication back. */
export const withdrawPublication = async (gate: Gate, { id }: Inputs['publications']['withdraw']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'publications.withdraw' }, async (draft) => {
    const { sessionId, number } = await draft.need('publications', id);
    draft.remove('publications', id);
    draft.describe({ sessionId, about: { number } });
  });
  return { seq };
};
