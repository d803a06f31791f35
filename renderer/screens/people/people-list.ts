import type { EntrantView } from '../../../shared/contract/views.ts';
import type { Player } from '../../../shared/records/records.ts';
import { foldText, matchesSearch, searchRank } from '../../components/search-text.ts';

/** One line of the check-in list: somebody of this session, somebody of the register, or a name nobody has yet. */
export type Person =
  | { readonly kind: 'entrant'; readonly key: string; readonly name: string; readonly entrant: EntrantView }
  | { readonly kind: 'player'; readonly key: string; readonly name: string; readonly player: Player }
  | { readonly kind: 'new'; readonly key: string; readonly name: string };

export const PERSON_GROUPS = ['expected', 'registered', 'new', 'present', 'withdrawn'] as const;
export type PersonGroup = {
  readonly id: (typeof PERSON_GROUPS)[number];
  readonly people: readonly Person[];
};

type PeopleListInput = {
  readonly query: string;
  readonly entrants: readonly EntrantView[];
  readonly players: readonly Player[];
};

/** Names from the register that are offered at once: more would only be scrolled past. */
const MOST_REGISTERED = 30;

/**
 * The list in groups, those still to check in on top. The register is searched only for a query; inactive players are
 * found too, since they may walk in. A new name is offered when nobody is called exactly that.
 */
export const peopleList = ({ query, entrants, players }: PeopleListInput): readonly PersonGroup[] => {
  const asked = query.trim() !== '';
  const people = entrants
    .filter(({ player }) => !asked || matchesSearch(query, searchTexts(player)))
    .map((entrant): Person => ({ kind: 'entrant', key: entrant.id, name: entrant.name, entrant }));
  const withStatus = (status: EntrantView['status']) =>
    sorted(
      query,
      people.filter((person) => person.kind === 'entrant' && person.entrant.status === status),
    );
  const groups: readonly PersonGroup[] = [
    { id: 'expected', people: withStatus('expected') },
    { id: 'registered', people: asked ? registered({ query, entrants, players }) : [] },
    { id: 'new', people: asked && !isTaken(query, players) ? [newPerson(query)] : [] },
    { id: 'present', people: withStatus('present') },
    { id: 'withdrawn', people: withStatus('withdrawn') },
  ];
  return groups.filter((group) => group.people.length > 0);
};

const registered = ({ query, entrants, players }: PeopleListInput): readonly Person[] => {
  const entered = new Set(entrants.map(({ playerId }) => playerId));
  const found = players
    .filter((player) => !entered.has(player.id) && matchesSearch(query, searchTexts(player)))
    .map((player): Person => ({ kind: 'player', key: player.id, name: player.displayName, player }));
  return sorted(query, found).slice(0, MOST_REGISTERED);
};

const newPerson = (query: string): Person => ({ kind: 'new', key: 'new', name: query.trim() });

const isTaken = (query: string, players: readonly Player[]): boolean =>
  players.some(({ displayName }) => foldText(displayName) === foldText(query));

const searchTexts = ({ displayName, firstName, lastName, outsideId }: Player): readonly string[] => [
  displayName,
  firstName,
  lastName,
  outsideId,
];

const sorted = (query: string, people: readonly Person[]): readonly Person[] =>
  people.toSorted(
    (left, right) =>
      (searchRank(query, left.name) ?? 4) - (searchRank(query, right.name) ?? 4) || left.name.localeCompare(right.name),
  );
