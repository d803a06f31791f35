import type { StoreClient } from '../../renderer/host/store-client.ts';
import type { Season } from '../../shared/records/season.ts';
import { aPlayer, aWin, uuid } from '../builders/records.ts';
import { makeWorld } from '../main/store/world.ts';
import { idSeries, lottery, someDeal } from './club.ts';

export const SEASON: Season = {
  id: uuid(77),
  name: 'Winter season',
  from: '2026-09-01',
  to: '2026-12-31',
  ruleset: null,
  figure: 'table-points',
  best: 4,
  minimumGames: 6,
};

/** The nth evening's id. */
export const eveningId = (n: number): string => uuid(900 + n);

export type SeasonPlan = {
  readonly people: number;
  readonly evenings: number;
  readonly rounds: number;
  /** The last evening is played by Singapore rules. */
  readonly mixed?: boolean;
  readonly season?: Partial<Season>;
  /** The second card of the first person, who plays the last evening under it. */
  readonly twin?: boolean;
};

export const personName = (index: number): string => NAMES[index] ?? `Player ${index + 1}`;

const NAMES = [
  'Alicia Tan',
  'Benny Lim',
  'Chua Hock Seng',
  'Dev Pillai',
  'Élodie Martin',
  'Fiona O’Brien',
  'Goh Siew Lan',
  'Hans-Jürgen Wolterstorff',
  '李美玲',
  'Ingrid Solberg',
  'Jamal Idris',
  'Kavitha Rao',
  'Lee, Mei "M"',
  'Marek Novák',
  'Nur Aisyah',
  'Oscar Lindqvist',
  'Priya Menon',
  'Quek Boon Tat',
];

/**
 * A club with a season of evenings a week apart, made by the real store's commands. Three in four of the people come each
 * evening, in turn; the last evening is still open.
 */
export const makeSeasonClub = async (plan: SeasonPlan): Promise<{ readonly backup: string; readonly twin: string }> => {
  const world = makeWorld();
  const { client } = world.connect();
  const twin = uuid(500);
  const players = Array.from({ length: plan.people }, (_, index) =>
    aPlayer({ id: uuid(index + 1), outsideId: `M${index + 1}`, displayName: personName(index) }),
  );
  const [first] = players;
  const second = aPlayer({ id: twin, displayName: 'Tan Alicia', email: 'alicia@example.org', status: 'guest' });
  await client.players.import({ players: plan.twin === true ? [...players, second] : players });
  await client.seasons.create({ ...SEASON, ...plan.season });
  const evening = playEvenings(client, plan);
  for (let n = 1; n <= plan.evenings; n += 1) {
    const last = n === plan.evenings;
    const come = players.map(({ id }) => id).filter((id, index) => (index + n) % 4 !== 0 || (last && id === first?.id));
    const four = come.slice(0, come.length - (come.length % 4));
    const ids = four.map((id) => (last && plan.twin === true && id === first?.id ? twin : id));
    await evening(n, ids, last);
  }
  const { text } = await client.store.backup();
  await world.close();
  return { backup: text, twin };
};

const playEvenings = (client: StoreClient, plan: SeasonPlan) => {
  const newId = idSeries(10_000);
  const random = lottery(23);
  return async (n: number, playerIds: readonly string[], last: boolean): Promise<void> => {
    const sessionId = eveningId(n);
    const singapore = last && plan.mixed === true;
    await client.sessions.create({
      id: sessionId,
      name: `Evening ${n}`,
      date: new Date(Date.UTC(2026, 8, 7 * n)).toISOString().slice(0, 10),
      profile: { ruleset: singapore ? 'sg-payup' : 'classical', version: '', preset: null, options: {} },
      roundCount: plan.rounds,
      ending: { kind: 'deals', count: 2 },
      ranking: 'table-points',
      seed: n,
    });
    await client.entrants.enter({ sessionId, playerIds: [...playerIds], status: 'present' });
    for (let round = 1; round <= plan.rounds; round += 1) {
      await client.rounds.seat({ sessionId });
      const tables = (await client.sessions.deals({ id: sessionId })).filter((table) => table.round.number === round);
      for (const { summary } of tables) {
        for (let deal = 0; deal < 2; deal += 1) {
          const facts = singapore
            ? { ...aWin('a', [0, 0, 0, 0]), discarder: 'b' as const, values: { a: { tai: 3 } } }
            : someDeal(random);
          await client.deals.record({ id: newId(), tableId: summary.table.id, facts, before: null });
        }
      }
    }
    if (!last) await client.sessions.finish({ id: sessionId, finished: true });
  };
};
