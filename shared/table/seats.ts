import type { Seats } from '../records/records.ts';
import { CHAIRS, type Chair } from './chair.ts';

/** The chairs somebody sits in, in order: four, or `a`, `b`, `c` at a table of three. */
export const takenChairs = (seats: Seats): readonly Chair[] => CHAIRS.filter((chair) => seats[chair] !== null);

/** The entrants of a table by chair order. */
export const seatedEntrants = (seats: Seats): readonly string[] =>
  CHAIRS.map((chair) => seats[chair]).filter((id) => id !== null);

/** The chair of an entrant; undefined when they do not sit there. */
export const chairOfEntrant = (seats: Seats, entrantId: string): Chair | undefined =>
  CHAIRS.find((chair) => seats[chair] === entrantId);
