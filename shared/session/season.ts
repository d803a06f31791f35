import type { Season } from '../records/season.ts';
import { placesOf } from './places.ts';
import { profileKey, type SeasonEntry, type SeasonSession } from './season-session.ts';

/** What one session gave a person. */
export type SeasonCell = Omit<SeasonEntry, 'playerId'> & {
  /** Among the best that count. */
  readonly counted: boolean;
};

export type SeasonRow = {
  readonly playerId: string;
  /** Null for those who are listed apart. */
  readonly place: number | null;
  readonly shared: boolean;
  /** Places gained (positive) or lost since the session before; null for who had no place then. */
  readonly movement: number | null;
  /** Sessions played as a ranked player, and how many of them count. */
  readonly sessions: number;
  readonly counted: number;
  /** Finished tables as a ranked player, in all sessions, whether they count or not. */
  readonly games: number;
  /** Games still missing for a place. */
  readonly lacking: number;
  /** Never played but to fill a table up. */
  readonly substituteOnly: boolean;
  /** Over the sessions that count: twelfths, half units, twelfths. */
  readonly tablePoints: number;
  readonly gamePoints: number;
  readonly placePoints: number;
  /** Sum of the places in the sessions that count: over `counted` it is the mean place. */
  readonly placeSum: number;
  /** A session that counts is still open. */
  readonly provisional: boolean;
  /** By session as in `sessions` of the season; null where the person did not play. */
  readonly cells: readonly (SeasonCell | null)[];
};

export type SeasonTable = {
  /** Those with a place, in order; then the others in the same order. */
  readonly rows: readonly SeasonRow[];
  /** Sessions by the amounts that their rules pay. More than one: game points are not the same thing in all of them. */
  readonly profiles: readonly { readonly key: string; readonly sessionIds: readonly string[] }[];
};

type Rules = Pick<Season, 'figure' | 'best' | 'minimumGames'>;

/**
 * The season's table: each person's best sessions by the season's figure added up exactly, equals sharing a place. Ties in
 * the figure are decided as in a session, by the other one: game points after table points (unless the sessions pay
 * different amounts, which makes their sum say nothing), table points after everything else.
 *
 * Substitutes' sessions count in no total. Those with fewer than `minimumGames` games are listed apart.
 *
 * @param sessions In the order played, those of the season only.
 */
export const seasonTable = (rules: Rules, sessions: readonly SeasonSession[]): SeasonTable => {
  const profiles = groupProfiles(sessions);
  const figures = rankingFigures(rules.figure, profiles.length <= 1);
  const people = collectPeople(sessions);
  const now = rank(people, { rules, figures, upTo: sessions.length });
  const last = sessions.findLastIndex(({ entries }) => entries.length > 0);
  const before = last > 0 ? rank(people, { rules, figures, upTo: last }) : [];
  const placeBefore = new Map(before.map(({ playerId, place }) => [playerId, place]));
  const openSessions = sessions.map(({ session }) => session.state === 'open');
  return {
    profiles,
    rows: now.map((row) => {
      const earlier = placeBefore.get(row.playerId) ?? null;
      return {
        ...row,
        movement: row.place === null || earlier === null ? null : earlier - row.place,
        provisional: row.cells.some((cell, at) => cell?.counted === true && openSessions[at] === true),
      };
    }),
  };
};

const groupProfiles = (sessions: readonly SeasonSession[]): SeasonTable['profiles'] => {
  const groups = new Map<string, string[]>();
  for (const { session, entries } of sessions) {
    if (entries.length === 0) continue;
    const key = profileKey(session.profile);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [session.id]);
    else group.push(session.id);
  }
  return [...groups].map(([key, sessionIds]) => ({ key, sessionIds }));
};

type Person = { readonly playerId: string; readonly entries: readonly (SeasonEntry | null)[] };

/** Everybody with their entry in each session, in order of first appearance. */
const collectPeople = (sessions: readonly SeasonSession[]): readonly Person[] => {
  const people = new Map<string, (SeasonEntry | null)[]>();
  sessions.forEach(({ entries }, at) => {
    for (const entry of entries) {
      const own = people.get(entry.playerId) ?? sessions.map(() => null);
      own[at] = entry;
      people.set(entry.playerId, own);
    }
  });
  return [...people].map(([playerId, entries]) => ({ playerId, entries }));
};

type Totals = Omit<SeasonRow, 'place' | 'shared' | 'movement' | 'provisional'>;
type Figures = (totals: Totals) => readonly number[];
type RankInput = { readonly rules: Rules; readonly figures: Figures; readonly upTo: number };

const rankingFigures =
  (figure: Season['figure'], sameAmounts: boolean): Figures =>
  ({ tablePoints, gamePoints, placePoints }) => {
    switch (figure) {
      case 'table-points':
        return sameAmounts ? [tablePoints, gamePoints] : [tablePoints];
      case 'game-points':
        return [gamePoints, tablePoints];
      case 'place':
        return [placePoints, tablePoints];
      default:
        return figure satisfies never;
    }
  };

type Ranked = Totals & Pick<SeasonRow, 'place' | 'shared'>;

/** The table over the first `upTo` sessions. */
const rank = (people: readonly Person[], { rules, figures, upTo }: RankInput): readonly Ranked[] => {
  const totals = people
    .map(({ playerId, entries }) => totalsOf(rules, playerId, entries.slice(0, upTo)))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  const placed = (list: readonly Totals[]) =>
    placesOf(list, figures).map(({ item, place, shared }) => ({ ...item, place, shared }));
  const apart = ({ lacking, substituteOnly }: Totals): boolean => lacking > 0 || substituteOnly;
  return [
    ...placed(totals.filter((row) => !apart(row))),
    ...placed(totals.filter(apart)).map((row) => ({ ...row, place: null, shared: false })),
  ];
};

const totalsOf = (rules: Rules, playerId: string, entries: readonly (SeasonEntry | null)[]): Totals => {
  const counting = bestOf(rules, entries);
  const played = entries.filter((entry) => entry !== null && !entry.substitute);
  const add = (figure: (entry: SeasonEntry) => number): number =>
    counting.reduce((sum, entry) => sum + figure(entry), 0);
  const games = played.reduce((sum, entry) => sum + (entry?.played ?? 0), 0);
  return {
    playerId,
    sessions: played.length,
    counted: counting.length,
    games,
    lacking: Math.max(0, rules.minimumGames - games),
    substituteOnly: played.length === 0,
    tablePoints: add((entry) => entry.tablePoints),
    gamePoints: add((entry) => entry.gamePoints),
    placePoints: add((entry) => entry.placePoints ?? 0),
    placeSum: add((entry) => entry.place ?? 0),
    cells: entries.map((entry) => entry && cellOf(entry, counting.includes(entry))),
  };
};

const cellOf = ({ playerId: _, ...entry }: SeasonEntry, counted: boolean): SeasonCell => ({ ...entry, counted });

/** The sessions that count, best first; between equals the earlier one. */
const bestOf = ({ figure, best }: Rules, entries: readonly (SeasonEntry | null)[]): readonly SeasonEntry[] => {
  const worth = worthOf(figure);
  const ranked = entries.filter((entry) => entry !== null).filter(({ substitute }) => !substitute);
  if (best === null || ranked.length <= best) return ranked;
  return [...ranked].sort((left, right) => compareWorth(worth(right), worth(left))).slice(0, best);
};

/** What makes one session better than another, in the order in which it decides. */
const worthOf =
  (figure: Season['figure']) =>
  ({ tablePoints, gamePoints, placePoints }: SeasonEntry): readonly [number, number] => {
    switch (figure) {
      case 'table-points':
        return [tablePoints, gamePoints];
      case 'game-points':
        return [gamePoints, tablePoints];
      case 'place':
        return [placePoints ?? 0, tablePoints];
      default:
        return figure satisfies never;
    }
  };

const compareWorth = (left: readonly [number, number], right: readonly [number, number]): number =>
  left[0] - right[0] || left[1] - right[1];
