import type { Season } from '../../../shared/records/season.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import { findChangeOf } from '../change-log.ts';
import { type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, invalid } from '../refusal.ts';

/** Sets a season up. A retry with the same id and facts is acknowledged; other facts: CONFLICT `id-taken`. INVALID as for `checkSeason`. */
export const createSeason = async (gate: Gate, season: Inputs['seasons']['create']): Promise<Made> => {
  checkSeason(season);
  const head = { command: 'seasons.create', about: { name: season.name } };
  const { seq, value } = await runCommand(gate, head, async (draft) => {
    const stored = await draft.get('seasons', season.id);
    if (stored === undefined) return void draft.put('seasons', season);
    if (!isSame(stored, season)) throw conflict('id-taken', { kind: 'seasons', id: season.id });
    return findChangeOf(draft.db, season.id);
  });
  return { seq: value ?? seq, id: season.id };
};

/** Changes what a season counts. INVALID as for `checkSeason`. */
export const amendSeason = async (gate: Gate, season: Inputs['seasons']['amend']): Promise<Done> => {
  checkSeason(season);
  const { seq } = await runCommand(gate, { command: 'seasons.amend', about: { name: season.name } }, async (draft) => {
    await draft.need('seasons', season.id);
    draft.put('seasons', season);
  });
  return { seq };
};

/** Removes a season; its sessions stay. */
export const removeSeason = async (gate: Gate, { id }: Inputs['seasons']['remove']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'seasons.remove' }, async (draft) => {
    const { name } = await draft.need('seasons', id);
    draft.describe({ about: { name } });
    draft.remove('seasons', id);
  });
  return { seq };
};

/** INVALID `season-days-reversed`, `unknown-ruleset`, both at once. */
const checkSeason = ({ from, to, ruleset }: Season): void => {
  const reversed = from !== null && to !== null && from > to;
  const unknown = ruleset !== null && findRuleset(ruleset) === undefined;
  if (!reversed && !unknown) return;
  throw invalid([
    ...(reversed ? [{ code: 'season-days-reversed', from, to }] : []),
    ...(unknown ? [{ code: 'unknown-ruleset', ruleset }] : []),
  ]);
};
