import { isErased } from '../../../shared/records/erase-person.ts';
import type { Player } from '../../../shared/records/records.ts';
import { findChangeOf } from '../change-log.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs, Made } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict } from '../refusal.ts';

/** Registers a player. A retry with the same id and facts is acknowledged, not doubled; other facts: CONFLICT `id-taken`. */
export const addPlayer = async (gate: Gate, player: Inputs['players']['add']): Promise<Made> => {
  const head = { command: 'players.add', about: { name: player.displayName } };
  const { seq, value } = await runCommand(gate, head, async (draft) => {
    const stored = await draft.get('players', player.id);
    if (stored === undefined) return void draft.put('players', player);
    if (!isSame(stored, player)) throw conflict('id-taken', { kind: 'players', id: player.id });
    return findChangeOf(draft.db, player.id);
  });
  return { seq: value ?? seq, id: player.id };
};

/** Corrects a player's card. CONFLICT `player-erased`. */
export const amendPlayer = async (gate: Gate, player: Inputs['players']['amend']): Promise<Done> => {
  const { seq } = await runCommand(
    gate,
    { command: 'players.amend', about: { name: player.displayName } },
    async (draft) => {
      needNotErased([await draft.need('players', player.id)]);
      draft.put('players', player);
    },
  );
  return { seq };
};

/** Adds and amends in one change. A player named twice: CONFLICT `duplicate-player`; `player-erased` as for amend. */
export const importPlayers = async (gate: Gate, { players }: Inputs['players']['import']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'players.import' }, async (draft) => {
    const twice = players.filter(({ id }, index) => players.findIndex((other) => other.id === id) !== index);
    if (twice.length > 0) throw conflict('duplicate-player', { ids: twice.map(({ id }) => id) });
    const stored = await draft.db.of('players').bulkGet(players.map(({ id }) => id));
    needNotErased(stored.filter((player, at) => player !== undefined && !isSame(player, players[at])));
    const added = stored.filter((player) => player === undefined).length;
    const amended = stored.filter((player, at) => player !== undefined && !isSame(player, players[at])).length;
    draft.describe({ about: { added, amended, count: added + amended } });
    for (const player of players) draft.put('players', player);
  });
  return { seq };
};

/** Takes players from the register. CONFLICT `player-in-session` (with names) when one is entered anywhere. */
export const removePlayers = async (gate: Gate, { ids }: Inputs['players']['remove']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'players.remove' }, async (draft) => {
    const players = await readPlayers(draft, ids);
    const entered = await draft.db.of('entrants').where('playerId').anyOf(ids).toArray();
    const inSession = players.filter(({ id }) => entered.some(({ playerId }) => playerId === id));
    if (inSession.length > 0) {
      throw conflict('player-in-session', {
        ids: inSession.map(({ id }) => id),
        names: inSession.map(({ displayName }) => displayName),
      });
    }
    draft.describe({ about: { count: players.length, name: players[0]?.displayName ?? '' } });
    for (const { id } of players) draft.remove('players', id);
  });
  return { seq };
};

/** Nobody gets a name again by the way, from a form or a file of before: CONFLICT `player-erased`. */
export const needNotErased = (players: readonly (Player | undefined)[]): void => {
  const erased = players.filter((player) => player !== undefined).filter(isErased);
  if (erased.length > 0) throw conflict('player-erased', { names: erased.map(({ displayName }) => displayName) });
};

/** The players of these ids, in their order and once each; NOT_FOUND for the first that is missing. */
export const readPlayers = async (draft: Draft, ids: readonly string[]): Promise<readonly Player[]> => {
  const players: Player[] = [];
  for (const id of new Set(ids)) players.push(await draft.need('players', id));
  return players;
};
