import { z } from 'zod';
import { connectStore } from '../../../../renderer/host/store-client.ts';
import { webHost } from '../../../../renderer/host/web-host.ts';
import type { ChairFacts } from '../../../../shared/table/deal.ts';

/** A page with the store's client and no screens: what a tab of web mode is to the store. */

z.config({ jitless: true });
const link = connectStore(webHost().openStorePort);
const { client } = link;

/** What an acknowledgement said. */
export type Acknowledged = {
  readonly seq: number;
  readonly command: 'deals.record' | 'deals.amend' | 'deals.remove';
  readonly id: string;
};

const firstOf = async <T>(values: Promise<AsyncIterator<T>>): Promise<T> => {
  const iterator = await values;
  const { value, done } = await iterator.next();
  await iterator.return?.();
  if (done === true) throw new Error('no result');
  return value;
};

const player = (id: string, displayName: string) => ({
  ...{ id, displayName, outsideId: '', lastName: '', firstName: '', club: '', country: '', emaNo: '', email: '' },
  ...{ status: 'member' as const, avoidGroup: '', forbidGroup: '', fixedTable: null },
});

/** A new session with so many players, its first round seated; gives the ids of its tables. */
const seat = async (count: number): Promise<string[]> => {
  const sessionId = crypto.randomUUID();
  await client.sessions.create({
    ...{ id: sessionId, name: 'Evening', date: '2026-12-01', roundCount: 5, seed: 3 },
    profile: { ruleset: 'classical', version: '', preset: null, options: {} },
    ending: { kind: 'open' },
    ranking: 'table-points',
  });
  const newPlayers = Array.from({ length: count }, (_, index) => player(crypto.randomUUID(), `Player ${index}`));
  const playerIds = newPlayers.map(({ id }) => id);
  await client.entrants.enter({ sessionId, playerIds, newPlayers, status: 'present' });
  await client.rounds.seat({ sessionId });
  const { rounds } = await firstOf(client.sessions.view({ id: sessionId }));
  return rounds.flatMap(({ tables }) => tables.map(({ table }) => table.id));
};

const CHAIRS = ['a', 'b', 'c', 'd'] as const;

/** Facts that differ from call to call. */
const facts = (turn: number): ChairFacts => {
  const base = { circumstances: [], hands: {}, values: {}, instant: [] };
  const winner = CHAIRS[turn % 4];
  if (winner === undefined || turn % 7 === 0) return { ...base, result: 'washout' };
  const total = (step: number) => ({ total: 2 * (1 + ((turn * step) % 40)) });
  return { ...base, result: 'win', winner, values: { a: total(3), b: total(5), c: total(7), d: total(11) } };
};

/** Enters, corrects and removes deals without a pause, and reports what was acknowledged, until the page dies. */
const enter = async (tables: readonly string[], report: (done: Acknowledged) => void): Promise<void> => {
  for (let turn = 1; ; turn += 1) {
    const tableId = tables[turn % tables.length] ?? '';
    const id = crypto.randomUUID();
    const { seq } = await client.deals.record({ id, tableId, facts: facts(turn), before: null });
    report({ seq, command: 'deals.record', id });
    if (turn % 3 === 0) {
      const amended = await client.deals.amend({ id, revision: 1, facts: facts(turn + 1), reason: 'again' });
      report({ seq: amended.seq, command: 'deals.amend', id });
    }
    if (turn % 6 === 0) {
      const removed = await client.deals.remove({ id, revision: 2, reason: null });
      report({ seq: removed.seq, command: 'deals.remove', id });
    }
  }
};

const harness = { client, link, firstOf, player, seat, facts, enter };

declare global {
  interface Window {
    readonly harness: typeof harness;
  }
}
Object.assign(window, { harness });
