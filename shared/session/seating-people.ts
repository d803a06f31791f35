import type { Entrant, Player } from '../records/records.ts';
import { groupsOf } from './player-groups.ts';
import type { Pair, SeatingField, SeatingPlayer, TableSizes } from './seating/plan.ts';

/** An entrant with what the organiser noted down about seating them. */
export type SeatingPerson = Pick<Entrant, 'id' | 'number' | 'status' | 'role'> & {
  readonly player: Pick<Player, 'avoidGroup' | 'forbidGroup' | 'fixedTable'>;
};

/** Whom a plan is made for: those checked in, or everybody who is still expected as well. */
export const PLANNED_FOR = ['present', 'expected'] as const;
export type PlannedFor = (typeof PLANNED_FOR)[number];

export type SeatingPeople = {
  /** In order of entry. */
  readonly people: readonly SeatingPerson[];
  readonly plannedFor: PlannedFor;
  readonly tableSizes: TableSizes;
};

/**
 * Who is to be seated, with their wishes. Substitutes only fill tables up to four, the first entered first, and are kept apart
 * from each other while that can be avoided. With sit-outs they play only if no place stays empty: otherwise somebody
 * would sit out beside a substitute who plays.
 */
export const seatingField = ({ people, plannedFor, tableSizes }: SeatingPeople): SeatingField => {
  const here = people
    .filter(({ status }) => status === 'present' || (status === 'expected' && plannedFor === 'expected'))
    .toSorted((left, right) => left.number - right.number);
  const players = here.filter(({ role }) => role === 'player');
  const substitutes = here.filter(({ role }) => role === 'substitute');
  const empty = (TABLE - (players.length % TABLE)) % TABLE;
  const useful = tableSizes === 'three' || substitutes.length >= empty ? empty : 0;
  const used = substitutes.slice(0, useful);
  const wishes = seatingWishes([...players, ...used]);
  const avoidPairs = [...(wishes.avoidPairs ?? []), ...pairsOf(used.map(({ id }) => id))];
  return { ...wishes, ...(avoidPairs.length > 0 && { avoidPairs }) };
};

/** People with all their wishes. The seating knows one group for each: the further ones of a card become pairs. */
export const seatingWishes = (people: readonly SeatingPerson[]): SeatingField => {
  const avoidPairs = furtherPairs(people, 'avoidGroup');
  const forbidPairs = furtherPairs(people, 'forbidGroup');
  return {
    players: people.map(seatingPlayer),
    ...(avoidPairs.length > 0 && { avoidPairs }),
    ...(forbidPairs.length > 0 && { forbidPairs }),
  };
};

const furtherPairs = (people: readonly SeatingPerson[], kind: 'avoidGroup' | 'forbidGroup'): readonly Pair[] => {
  const groups = people.map(({ id, player }) => ({ id, names: groupsOf(player[kind]) }));
  const pairs = new Map<string, Pair>();
  for (const { id, names } of groups) {
    for (const name of names.slice(1)) {
      for (const other of groups) {
        if (other.id === id || !other.names.includes(name)) continue;
        const pair: Pair = id < other.id ? [id, other.id] : [other.id, id];
        pairs.set(pair.join(' '), pair);
      }
    }
  }
  return [...pairs.values()];
};

/** Whether anybody in the field wishes for something beyond a seat. */
export const hasWishes = ({ players, avoidPairs = [], forbidPairs = [] }: SeatingField): boolean =>
  avoidPairs.length + forbidPairs.length > 0 ||
  players.some((player) => player.avoidGroup || player.forbidGroup || player.fixedTable !== undefined);

/** A person as the seating knows them, with the first of their groups; an empty group is none. */
const seatingPlayer = ({ id, player }: SeatingPerson): SeatingPlayer => {
  const [avoidGroup] = groupsOf(player.avoidGroup);
  const [forbidGroup] = groupsOf(player.forbidGroup);
  return {
    id,
    ...(avoidGroup !== undefined && { avoidGroup }),
    ...(forbidGroup !== undefined && { forbidGroup }),
    ...(player.fixedTable !== null && { fixedTable: player.fixedTable }),
  };
};

const TABLE = 4;

const pairsOf = (ids: readonly string[]): readonly Pair[] =>
  ids.flatMap((one, index) => ids.slice(index + 1).map((other): Pair => [one, other]));
