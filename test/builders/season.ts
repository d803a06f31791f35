import { placesOf } from '../../shared/session/places.ts';
import type { SeasonEntry, SeasonGame, SeasonSession } from '../../shared/session/season-session.ts';
import { uuid } from './records.ts';

/** Person `A` to `Z`. */
export const personId = (name: string): string => uuid(name.charCodeAt(0));
export const personName = (id: string): string => String.fromCharCode(Number.parseInt(id.slice(-12), 16));

/** `A 48 10`: who, twelfths, half units; `A 48 10 2` with so many games. */
export const anEntry = (text: string, entry: Partial<SeasonEntry> = {}): SeasonEntry => {
  const [name = '', tablePoints, gamePoints, played = '1'] = text.split(' ');
  return {
    playerId: personId(name),
    place: 1,
    shared: false,
    played: Number(played),
    tablePoints: Number(tablePoints),
    gamePoints: Number(gamePoints),
    placePoints: 12,
    substitute: false,
    withdrawn: false,
    ...entry,
  };
};

/** The nth evening, a week after the one before. */
export const aSeasonSession = (
  n: number,
  entries: readonly SeasonEntry[],
  session: Partial<SeasonSession['session']> = {},
): SeasonSession => ({
  session: {
    id: uuid(5000 + n),
    name: `Evening ${n}`,
    date: new Date(Date.UTC(2026, 0, 7 * n)).toISOString().slice(0, 10),
    state: 'finished',
    createdAt: '2026-01-01T12:00:00.000Z',
    profile: { ruleset: 'classical', version: '1', preset: 'document', options: { limit: 500 } },
    ...session,
  },
  entries,
  field: entries.length,
  games: [],
  running: 0,
});

/** `ABCD 10 5 -5 -10` in round 1 at table 1 of evening 1, unless said. */
export const aGame = (text: string, game: Partial<SeasonGame> & { readonly evening?: number } = {}): SeasonGame => {
  const { evening = 1, ...rest } = game;
  const [names = '', ...balances] = text.split(' ');
  const seats = [...names].map((name, index) => ({ playerId: personId(name), balance: Number(balances[index]) }));
  return {
    sessionId: uuid(5000 + evening),
    tableId: uuid(6000 + evening * 100 + (rest.round ?? 1) * 10 + (rest.table ?? 1)),
    round: 1,
    table: 1,
    seats: placesOf(seats, ({ balance }) => [balance]).map(({ item, place, shared }) => ({ ...item, place, shared })),
    ...rest,
  };
};
