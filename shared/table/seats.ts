import type { Seats } from '../records/seating.ts';
import { CHAIRS, type Chair, type Players } from './chair.ts';

/** The chairs somebody sits in, in order: four, or `a`, `b`, `c` at a table of three. */
export const takenChairs = (seats: Seats): readonly Chair[] => CHAIRS.filter((chair) => seats[chair] !== null);

/** How many play at a table. */
export const playersOf = (seats: Seats): Players => (seats.d === null ? 3 : 4);

/** The entrants of a table by chair order. */
export const seatedEntrants = (seats: Seats): readonly string[] =>
  CHAIRS.map((chair) => seats[chair]).filter((id) => id !== null);

/** The chair of an entrant; undefined when they do not sit there. */
export const chairOfEntrant = (seats: Seats, entrantId: string): Chair | undefined =>
  CHAIRS.find((chair) => seats[chair] === entrantId);
