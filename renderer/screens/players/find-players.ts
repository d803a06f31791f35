import { PLAYER_STATUSES, type Player } from '../../../shared/records/records.ts';
import { matchesSearch, searchRank } from '../../components/search-text.ts';

export const STATUS_FILTERS = ['all', ...PLAYER_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

type FindInput = { readonly players: readonly Player[]; readonly query: string; readonly status: StatusFilter };

/** Players that answer the query in any of the fields one remembers people by; best first, then by name. */
export const findPlayers = ({ players, query, status }: FindInput): readonly Player[] =>
  players
    .filter((player) => status === 'all' || player.status === status)
    .filter(({ displayName, firstName, lastName, club, outsideId, emaNo, email, country }) =>
      matchesSearch(query, [displayName, firstName, lastName, club, outsideId, emaNo, email, country]),
    )
    .map((player) => ({ player, rank: query.trim() === '' ? 0 : (searchRank(query, player.displayName) ?? 4) }))
    .toSorted(
      (left, right) => left.rank - right.rank || left.player.displayName.localeCompare(right.player.displayName),
    )
    .map(({ player }) => player);
