import type { Result } from '../result.ts';
import type { PlanError, SeatingPlayer } from './seating/plan.ts';

/** As many as sit at a table. */
const SEATS = 4;

/**
 * Seats people, and if the only hindrance are tables that somebody is fixed to (one that does not exist, five people fixed to one, two who
 * must never meet fixed to the same), once more without those that cannot be kept: in the evening who is present gets a seat, and the
 * certificate names what was missed. Refusals of any other kind stay.
 */
export const seatWithin = <F extends { readonly players: readonly SeatingPlayer[] }, T>(
  field: F,
  seat: (field: F) => Result<T, PlanError>,
): Result<T, PlanError> => {
  const made = seat(field);
  if (made.ok) return made;
  const freed = new Set(made.errors.flatMap((error) => freedBy(error) ?? []));
  if (made.errors.some((error) => freedBy(error) === undefined)) return made;
  return seat({ ...field, players: field.players.map((player) => (freed.has(player.id) ? free(player) : player)) });
};

/** Whose fixed table stands in the way; undefined where it is something else. */
const freedBy = (error: PlanError): readonly string[] | undefined => {
  switch (error.code) {
    case 'fixed-table-too-high':
      return [error.person];
    case 'fixed-table-full':
      return error.people.slice(SEATS);
    case 'fixed-and-forbidden':
      return error.people.slice(1);
    case 'too-few-players':
    case 'present-twice':
      return undefined;
    default:
      return error satisfies never;
  }
};

const free = ({ fixedTable: _, ...player }: SeatingPlayer): SeatingPlayer => player;
