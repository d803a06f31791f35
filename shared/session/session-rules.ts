import type { Deal, Session, Table } from '../records/records.ts';
import { findRuleset } from '../scoring/rulesets/registry.ts';
import { type Replay, type ReplayInput, replayTable } from '../table/replay.ts';
import { playersOf } from '../table/seats.ts';

/** What a replay needs of a session besides its deals. Throws on a rule system that this program does not know. */
export const readRules = ({ profile, ending }: Session): Omit<ReplayInput, 'deals'> => {
  const ruleset = findRuleset(profile.ruleset);
  if (ruleset === undefined) throw new Error(`unknown rule system ${profile.ruleset}`);
  return { ruleset, options: profile.options, ending };
};

/** Replays a table's stored deals under its session's rules. Throws as `readRules` does. */
export const replayStored = (session: Session, { chairs }: Pick<Table, 'chairs'>, deals: readonly Deal[]): Replay =>
  replayTable({ ...readRules(session), players: playersOf(chairs), deals });
