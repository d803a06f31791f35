import type { SeatedChairs } from './plan.ts';

/** Everybody at a table, in the order of the chairs a to d. */
export const peopleOf = ({ a, b, c, d }: SeatedChairs): readonly string[] => (d === null ? [a, b, c] : [a, b, c, d]);
