import { type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { conflict } from '../refusal.ts';
import { describeEntrants, readEntrants } from './entrants.ts';

/** Makes entrants substitutes, who are not ranked, or players again. CONFLICT `session-finished`. */
export const setEntrantRole = async (
  gate: Gate,
  { entrantIds, role }: Inputs['entrants']['setRole'],
): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: `entrants.${role}` }, async (draft) => {
    const entrants = await readEntrants(draft, entrantIds);
    const changed = entrants.filter((entrant) => entrant.role !== role);
    for (const entrant of changed) draft.put('entrants', { ...entrant, role });
    await describeEntrants(draft, changed.length === 0 ? entrants : changed);
  });
  return { seq };
};

/**
 * The organiser's order between equals: the entrants in the order given, or none any more. It decides only where the
 * session names it among its tie-breaks. CONFLICT `session-finished`, `several-sessions`.
 */
export const setTieOrder = async (
  gate: Gate,
  { entrantIds, ordered }: Inputs['entrants']['setTieOrder'],
): Promise<Done> => {
  const command = ordered ? 'entrants.order' : 'entrants.unorder';
  const { seq } = await runCommand(gate, { command }, async (draft) => {
    const entrants = await readEntrants(draft, entrantIds);
    if (new Set(entrants.map(({ sessionId }) => sessionId)).size > 1) throw conflict('several-sessions');
    for (const [index, entrant] of entrants.entries()) {
      draft.put('entrants', { ...entrant, tieOrder: ordered ? index + 1 : null });
    }
    await describeEntrants(draft, entrants);
  });
  return { seq };
};
