import type { StoreClient } from '../../renderer/host/store-client.ts';
import { CHAIRS } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { aPlayer, aWin, someFacts, uuid } from '../builders/records.ts';
import { firstOf, makeWorld } from '../main/store/world.ts';

export type ClubPlan = {
  readonly name?: string;
  /** Display names, in order of entry. */
  readonly names: readonly string[];
  readonly rounds: number;
  readonly roundCount?: number;
  readonly dealsPerTable: number;
  /** Deals that the last round's first table is short of, so that it still runs. */
  readonly unfinished?: number;
  readonly ranking?: 'table-points' | 'game-points';
  /** Indexes of `names` that withdraw at the end. */
  readonly withdrawn?: readonly number[];
  /** What else the club does before its backup is made. */
  readonly after?: (client: StoreClient, sessionId: string) => Promise<void>;
};

export type MadeClub = { readonly sessionId: string; readonly backup: string; readonly seq: number };

/**
 * A club with one session, made by the real store's commands over a database in memory. The text of its backup brings it
 * into the app the way a person would: by the screen that restores.
 */
export const makeClub = async (plan: ClubPlan): Promise<MadeClub> => {
  const newId = idSeries(1000);
  const world = makeWorld();
  const { client } = world.connect();
  const sessionId = uuid(9);
  const players = plan.names.map((displayName, index) =>
    aPlayer({ id: uuid(index + 1), outsideId: `M${index + 1}`, displayName }),
  );
  await client.players.import({ players });
  await client.sessions.create({
    id: sessionId,
    name: plan.name ?? 'Monday evening',
    date: '2026-11-30',
    profile: { ruleset: 'classical', version: '', preset: null, options: {} },
    roundCount: plan.roundCount ?? plan.rounds,
    ending: { kind: 'deals', count: plan.dealsPerTable },
    ranking: plan.ranking ?? 'table-points',
    seed: 7,
  });
  await client.entrants.enter({ sessionId, playerIds: players.map(({ id }) => id), status: 'present' });
  const random = lottery(11);
  for (let round = 1; round <= plan.rounds; round += 1) {
    await client.rounds.seat({ sessionId });
    const last = round === plan.rounds;
    const tables = (await client.sessions.deals({ id: sessionId })).filter((table) => table.round.number === round);
    for (const { summary } of tables) {
      const short = last && summary.table.number === 1 ? (plan.unfinished ?? 0) : 0;
      for (let deal = 0; deal < plan.dealsPerTable - short; deal += 1) {
        await client.deals.record({
          id: newId(),
          tableId: summary.table.id,
          facts: someDeal(random),
          before: null,
        });
      }
    }
  }
  if (plan.withdrawn) {
    const view = await firstOf(client.sessions.view({ id: sessionId }));
    const entrantIds = plan.withdrawn.flatMap((index) => view.entrants[index]?.id ?? []);
    await client.entrants.setStatus({ entrantIds, status: 'withdrawn' });
  }
  await plan.after?.(client, sessionId);
  const { text, seq } = await client.store.backup();
  await world.close();
  return { sessionId, backup: text, seq };
};

export const someDeal = (random: (below: number) => number): ChairFacts => {
  if (random(12) === 0) return someFacts();
  const winner = CHAIRS[random(4)] ?? 'a';
  const others = CHAIRS.filter((chair) => chair !== winner);
  const discarder = random(3) === 0 ? undefined : others[random(3)];
  const worth = () => 2 * (random(24) + 1);
  const totals = CHAIRS.map((chair) => (chair === winner ? 20 + 4 * random(40) : worth()));
  const [a = 0, b = 0, c = 0, d = 0] = totals;
  return { ...aWin(winner, [a, b, c, d]), ...(discarder && { discarder }) };
};

export const idSeries = (from: number) => {
  let last = from;
  return (): string => {
    last += 1;
    return uuid(last);
  };
};

/** Whole numbers from a fixed series: the same evening at every run. */
export const lottery = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
