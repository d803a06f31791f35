import type { SeasonSummary } from '../../../shared/contract/season-views.ts';
import type { SessionSummary, SessionView } from '../../../shared/contract/views.ts';
import type { Player } from '../../../shared/records/records.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import { formatDay } from '../../i18n/locale.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { named, type Words } from './place-entries.ts';

/**
 * The session that the palette speaks of: the one on screen, else the newest that has begun and is not finished.
 * Undefined where there is none.
 */
export const presentSession = (
  sessions: readonly SessionSummary[],
  onScreen: string | undefined,
): SessionSummary['session'] | undefined => {
  const shown = sessions.find(({ session }) => session.id === onScreen);
  if (shown !== undefined) return shown.session;
  return sessions
    .filter(({ session, roundsSeated }) => session.state === 'open' && roundsSeated > 0)
    .map(({ session }) => session)
    .toSorted((one, two) => (one.date + one.createdAt < two.date + two.createdAt ? 1 : -1))[0];
};

/** The tables of the newest round, by number and by who sits there. */
export const tableEntries = (words: Words, view: SessionView): readonly PaletteEntry[] => {
  const round = view.rounds.at(-1);
  if (round === undefined) return [];
  return round.tables.map(({ table, names, standIns }): PaletteEntry => {
    const people = CHAIRS.flatMap((chair) => [names[chair], standIns[chair] ?? '']).filter((name) => name !== '');
    const { title, names: titles } = named(words, 'palette.table', { table: table.number });
    return {
      id: `table-${table.id}`,
      kind: 'table',
      title,
      detail: people.join(words.t('comma')),
      names: [...titles, String(table.number), ...people],
      deed: { go: `/sessions/${view.session.id}/tables/${table.id}` },
    };
  });
};

/** Every session, at the place where one works on it: its rounds when there are any, else its check-in. */
export const sessionEntries = (sessions: readonly SessionSummary[]): readonly PaletteEntry[] =>
  sessions.map(({ session, roundsSeated }) => ({
    id: `session-${session.id}`,
    kind: 'session',
    title: session.name,
    detail: formatDay(session.date, 'date'),
    names: [session.date, formatDay(session.date, 'date')],
    deed: { go: `/sessions/${session.id}/${roundsSeated > 0 ? 'rounds/now' : 'people'}` },
  }));

export const seasonEntries = (seasons: readonly SeasonSummary[]): readonly PaletteEntry[] =>
  seasons.map(({ season }) => ({
    id: `season-${season.id}`,
    kind: 'season',
    title: season.name,
    names: [],
    deed: { go: `/seasons/${season.id}` },
  }));

/** Every player's own page. */
export const playerEntries = (players: readonly Player[]): readonly PaletteEntry[] =>
  players.map(({ id, displayName, firstName, lastName, club }) => ({
    id: `player-${id}`,
    kind: 'player',
    title: displayName,
    ...(club !== '' && { detail: club }),
    names: firstName === '' && lastName === '' ? [] : [`${firstName} ${lastName}`, `${lastName} ${firstName}`],
    deed: { go: `/players/${id}` },
  }));
