import type { StoreClient } from '../../renderer/host/store-client.ts';
import type { TableView } from '../../shared/contract/views.ts';
import { type Evening, type EveningStep, type EveningTable, loadEvening, stepsOf } from '../builders/evening.ts';
import { aPlayer, uuid } from '../builders/records.ts';
import { firstOf, makeWorld } from '../main/store/world.ts';
import type { MadeClub } from './club.ts';

const SESSION = uuid(9);

/**
 * The fixture evening, entered deal by deal with its mistakes and corrections through the real store, as the text of a
 * backup: what a club has at the end of it.
 */
export const makeEveningClub = async (): Promise<MadeClub> => {
  const evening = loadEvening();
  const world = makeWorld();
  const { client } = world.connect();
  await setUp(client, evening);
  for (const round of evening.rounds) {
    await client.rounds.seat({ sessionId: SESSION });
    const views = (await client.sessions.deals({ id: SESSION })).filter((view) => view.round.number === round.number);
    for (const table of round.tables) {
      const view = views.find(({ summary }) => summary.table.number === table.number);
      if (view === undefined) throw new Error(`round ${round.number} has no table ${table.number}`);
      checkSeats(evening, table, view);
      for (const step of stepsOf(table)) await take(client, view.summary.table.id, step);
    }
  }
  const { text, seq } = await client.store.backup();
  await world.close();
  return { sessionId: SESSION, backup: text, seq };
};

const setUp = async (client: StoreClient, { session, players }: Evening): Promise<void> => {
  const stored = players.map(({ player_id, name }, index) =>
    aPlayer({ id: uuid(index + 1), outsideId: player_id, displayName: name }),
  );
  await client.players.import({ players: stored });
  const { ruleset, preset, ...rest } = session;
  await client.sessions.create({
    ...rest,
    id: SESSION,
    profile: { ruleset, version: '', preset, options: {} },
  });
  await client.entrants.enter({ sessionId: SESSION, playerIds: stored.map(({ id }) => id), status: 'present' });
};

/** Deals are fixed to chairs, so a draw that seats other people would enter another evening. */
const checkSeats = ({ players }: Evening, { chairs, number }: EveningTable, { entrants }: TableView): void => {
  const nameOf = (key: string) => players.find((player) => player.key === key)?.name;
  for (const chair of ['a', 'b', 'c', 'd'] as const) {
    if (entrants[chair]?.name !== nameOf(chairs[chair])) {
      throw new Error(`table ${number}, chair ${chair}: ${entrants[chair]?.name} sits where ${chairs[chair]} should`);
    }
  }
};

let dealIds = 500_000;
const newDealId = (): string => {
  dealIds += 1;
  return uuid(dealIds);
};

const take = async (client: StoreClient, tableId: string, step: EveningStep): Promise<void> => {
  const dealAt = async (position: number) => {
    const { deals } = await firstOf(client.tables.view({ id: tableId }));
    const found = deals[position - 1]?.deal;
    if (found === undefined) throw new Error(`no deal at ${position}`);
    return found;
  };
  switch (step.do) {
    case 'record':
      await client.deals.record({ id: newDealId(), tableId, facts: step.facts, before: null });
      return;
    case 'insert':
      await client.deals.record({
        id: newDealId(),
        tableId,
        facts: step.facts,
        before: (await dealAt(step.before)).id,
      });
      return;
    case 'amend': {
      const { id, revision } = await dealAt(step.position);
      await client.deals.amend({ id, revision, facts: step.facts, reason: step.reason });
      return;
    }
    case 'remove': {
      const { id, revision } = await dealAt(step.position);
      await client.deals.remove({ id, revision, reason: step.reason });
      return;
    }
    default:
      step satisfies never;
  }
};
