import type { Entrant, Player } from '../records/records.ts';
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
  const avoidPairs = pairsOf(used.map(({ id }) => id));
  return { players: [...players, ...used].map(seatingPlayer), ...(avoidPairs.length > 0 && { avoidPairs }) };
};

/** Whether anybody in the field wishes for something beyond a seat. */
export const hasWishes = ({ players, avoidPairs = [], forbidPairs = [] }: SeatingField): boolean =>
  avoidPairs.length + forbidPairs.length > 0 ||
  players.some((player) => player.avoidGroup || player.forbidGroup || player.fixedTable !== undefined);

/** A person as the seating knows them; an empty group is none. */
export const seatingPlayer = ({ id, player }: SeatingPerson): SeatingPlayer => ({
  id,
  ...(player.avoidGroup.trim() !== '' && { avoidGroup: player.avoidGroup.trim() }),
  ...(player.forbidGroup.trim() !== '' && { forbidGroup: player.forbidGroup.trim() }),
  ...(player.fixedTable !== null && { fixedTable: player.fixedTable }),
});

const TABLE = 4;

const pairsOf = (ids: readonly string[]): readonly Pair[] =>
  ids.flatMap((one, index) => ids.slice(index + 1).map((other): Pair => [one, other]));
