import type { Entrant, Player } from '../../../shared/records/records.ts';
import { seatedEntrants } from '../../../shared/table/seats.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, notFound } from '../refusal.ts';
import { readPlayers } from './players.ts';
import { needOpenSession } from './sessions.ts';

/**
 * Enters players, numbered in the order given; walk-ins among `newPlayers` are registered by the same change. Those entered
 * before stay as they are, but are checked in too when `status` is `present`. CONFLICT `id-taken` for a new player whose id
 * another one has, `session-finished`.
 */
export const enterPlayers = async (gate: Gate, input: Inputs['entrants']['enter']): Promise<Done> => {
  const { sessionId, playerIds, newPlayers = [], status = 'expected' } = input;
  const { seq } = await runCommand(gate, { command: 'entrants.enter', sessionId }, async (draft) => {
    await needOpenSession(draft, sessionId);
    for (const player of newPlayers) await registerWalkIn(draft, player);
    const players = await readPlayers(draft, playerIds);
    const entered = await draft.db.of('entrants').where('sessionId').equals(sessionId).toArray();
    const entrantOf = (playerId: string) => entered.find((entrant) => entrant.playerId === playerId);
    let number = await highestNumber(draft, sessionId);
    const changed: Player[] = [];
    for (const player of players) {
      const known = entrantOf(player.id);
      if (known !== undefined && (status === 'expected' || known.status === status)) continue;
      changed.push(player);
      if (known === undefined) number += 1;
      if (known !== undefined) draft.put('entrants', { ...known, status });
      else {
        const id = draft.newId();
        draft.put('entrants', { id, sessionId, playerId: player.id, number, status, role: 'player', tieOrder: null });
      }
    }
    draft.describe({ about: { count: changed.length, name: changed[0]?.displayName ?? '' } });
  });
  return { seq };
};

type NewEntrant = {
  readonly sessionId: string;
  readonly by: Inputs['tables']['replace']['by'];
};

/**
 * Who takes a seat: an entrant, or a player of the register who becomes one by this change, a walk-in registered by it.
 * They are here, whatever was said of them before. NOT_FOUND for an entrant of another session.
 */
export const enterOne = async (draft: Draft, { sessionId, by }: NewEntrant): Promise<Entrant> => {
  const known = await findEntrant(draft, { sessionId, by });
  if (known !== undefined) {
    const present = { ...known, status: 'present' } as const;
    draft.put('entrants', present);
    return present;
  }
  if ('entrantId' in by) throw notFound('entrants', by.entrantId);
  if (by.newPlayer !== undefined) await registerWalkIn(draft, by.newPlayer);
  const player = await draft.need('players', by.playerId);
  const number = (await highestNumber(draft, sessionId)) + 1;
  const entered: Entrant = {
    ...{ id: draft.newId(), sessionId, playerId: player.id, number },
    ...{ status: 'present', role: by.role, tieOrder: null },
  };
  draft.put('entrants', entered);
  return entered;
};

const findEntrant = async (draft: Draft, { sessionId, by }: NewEntrant): Promise<Entrant | undefined> => {
  const entered = await draft.db.of('entrants').where('sessionId').equals(sessionId).toArray();
  return entered.find(({ id, playerId }) => ('entrantId' in by ? id === by.entrantId : playerId === by.playerId));
};

const highestNumber = async (draft: Draft, sessionId: string): Promise<number> => {
  const entered = await draft.db.of('entrants').where('sessionId').equals(sessionId).toArray();
  return Math.max(0, ...entered.map(({ number }) => number), await highestNumberEver(draft, sessionId));
};

const registerWalkIn = async (draft: Draft, player: Player): Promise<void> => {
  const stored = await draft.get('players', player.id);
  if (stored !== undefined && !isSame(stored, player)) throw conflict('id-taken', { kind: 'players', id: player.id });
  draft.put('players', player);
};

/** Numbers are never reused, so those of entrants who were removed have to be remembered: the changes do. */
const highestNumberEver = async (draft: Draft, sessionId: string): Promise<number> => {
  let highest = 0;
  await draft.db.changes
    .where('sessionId')
    .equals(sessionId)
    .each(({ writes }) => {
      for (const { before } of writes)
        if (before !== null && 'playerId' in before) highest = Math.max(highest, before.number);
    });
  return highest;
};

/** Checks in, withdraws or expects again. */
export const setEntrantStatus = async (
  gate: Gate,
  { entrantIds, status }: Inputs['entrants']['setStatus'],
): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: `entrants.${status}` }, async (draft) => {
    const entrants = await readEntrants(draft, entrantIds);
    const changed = entrants.filter((entrant) => entrant.status !== status);
    for (const entrant of changed) draft.put('entrants', { ...entrant, status });
    await describeEntrants(draft, changed.length === 0 ? entrants : changed);
  });
  return { seq };
};

/**
 * Removes entrants who have not been seated. CONFLICT `entrant-seated` with those who have, `entrant-in-register` with those
 * whom the penalty register names.
 */
export const removeEntrants = async (gate: Gate, { entrantIds }: Inputs['entrants']['remove']): Promise<Done> => {
  const { seq } = await runCommand(gate, { command: 'entrants.remove' }, async (draft) => {
    const entrants = await readEntrants(draft, entrantIds);
    const seated = new Set<string>();
    for (const sessionId of new Set(entrants.map((entrant) => entrant.sessionId))) {
      await draft.db
        .of('tables')
        .where('sessionId')
        .equals(sessionId)
        .each(({ chairs, standIns }) => {
          for (const entrantId of [...seatedEntrants(chairs), ...Object.values(standIns)]) seated.add(entrantId);
        });
    }
    const refused = entrants.filter(({ id }) => seated.has(id)).map(({ id }) => id);
    if (refused.length > 0) throw conflict('entrant-seated', { ids: refused });
    const inRegister = await findInRegister(draft, entrants);
    if (inRegister.length > 0) throw conflict('entrant-in-register', { ids: inRegister });
    for (const { id } of entrants) draft.remove('entrants', id);
    await describeEntrants(draft, entrants);
  });
  return { seq };
};

/** A penalty of nobody, or points that went to nobody, could not be explained. */
const findInRegister = async (draft: Draft, entrants: readonly Entrant[]): Promise<readonly string[]> => {
  const named = new Set<string>();
  for (const sessionId of new Set(entrants.map((entrant) => entrant.sessionId))) {
    const register = await draft.db.of('penalties').where('sessionId').equals(sessionId).toArray();
    for (const { entrantId, gains } of register) {
      named.add(entrantId);
      for (const gain of gains) named.add(gain.entrantId);
    }
  }
  return entrants.filter(({ id }) => named.has(id)).map(({ id }) => id);
};

/** The entrants of these ids, in their order and once each, of sessions that take writes. NOT_FOUND for the first that is missing. */
export const readEntrants = async (draft: Draft, ids: readonly string[]): Promise<readonly Entrant[]> => {
  const unique = [...new Set(ids)];
  const found = await draft.db.of('entrants').bulkGet(unique);
  const entrants: Entrant[] = [];
  for (const [at, id] of unique.entries()) {
    const entrant = found[at];
    if (entrant === undefined) throw notFound('entrants', id);
    entrants.push(entrant);
  }
  for (const sessionId of new Set(entrants.map((entrant) => entrant.sessionId)))
    await needOpenSession(draft, sessionId);
  return entrants;
};

/** How many, and the first by name. */
export const describeEntrants = async (draft: Draft, entrants: readonly Entrant[]): Promise<void> => {
  const first = entrants[0];
  const player = first && (await draft.get('players', first.playerId));
  draft.describe({
    sessionId: first?.sessionId ?? null,
    about: { count: entrants.length, name: player?.displayName ?? '' },
  });
};
