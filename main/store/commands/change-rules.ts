import { readRules } from '../../../shared/session/session-rules.ts';
import { replayTable } from '../../../shared/table/replay.ts';
import { playersOf } from '../../../shared/table/seats.ts';
import { type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { conflict, invalid } from '../refusal.ts';
import { checkProfile } from '../rules.ts';
import { readSessionRecords } from '../session-records.ts';
import { needOpenSession } from './sessions.ts';

/**
 * Puts the options or the ending right after deals were entered under wrong ones: every deal of the session is scored again, and one that
 * contradicts the other rules is kept and asks for attention. The rule system stays, since what was entered is in its terms.
 * INVALID `ruleset-fixed` and every fault of the options; CONFLICT `rounds-confirmed` while a round is, `session-finished`.
 */
export const changeRules = async (gate: Gate, input: Inputs['sessions']['changeRules']): Promise<Done> => {
  const { id, profile, ending, reason } = input;
  const { seq } = await runCommand(gate, { command: 'sessions.changeRules', sessionId: id, reason }, async (draft) => {
    const stored = await needOpenSession(draft, id);
    if (profile.ruleset !== stored.profile.ruleset) throw invalid([{ code: 'ruleset-fixed' }]);
    const checked = checkProfile(profile);
    if (!checked.ok) throw invalid(checked.errors);
    const { rounds, tables, dealsOf } = await readSessionRecords(draft.db, id);
    const confirmed = rounds.filter(({ closing }) => closing === 'confirmed').map(({ number }) => number);
    if (confirmed.length > 0) throw conflict('rounds-confirmed', { rounds: confirmed });
    const session = { ...stored, profile: checked.value, ending };
    draft.put('sessions', session);
    for (const table of tables) {
      const deals = dealsOf(table.id).map((deal) => ({ ...deal, scored: null }));
      const replay = replayTable({ ...readRules(session), players: playersOf(table.chairs), deals });
      for (const { deal, score } of replay.deals) draft.put('deals', { ...deal, scored: score });
    }
    draft.describe({ about: { name: session.name } });
  });
  return { seq };
};
