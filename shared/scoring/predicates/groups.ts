import { everyGroup, type Reading } from '../../hand/readings.ts';
import { countBits, type Evidence } from '../evidence.ts';

/** The groups of three or four of one kind of tile. */
export const setsOf = (reading: Reading, tile: number): Evidence => {
  const { groups, sets } = reading;
  for (let at = 0; at < groups.length; at += 1)
    if (groups[at]?.tile === tile && ((sets >> at) & 1) === 1) return 1 << at;
  return 0;
};

/** The pair of one kind of tile. */
export const pairOf = (reading: Reading, tile: number): Evidence => {
  const { groups, pairs } = reading;
  for (let at = 0; at < groups.length; at += 1)
    if (groups[at]?.tile === tile && ((pairs >> at) & 1) === 1) return 1 << at;
  return 0;
};

/** Pungs and kongs that count as concealed; claimed kongs where the rules let them. */
export const concealedSets = (reading: Reading, claimedKongsToo: boolean): Evidence =>
  reading.sets & ~(claimedKongsToo ? reading.exposed & ~reading.claimedKongs : reading.exposed);

/** Whether no group lies open; claimed kongs overlooked where the rules let them. */
export const isConcealed = (reading: Reading, claimedKongsToo: boolean): boolean =>
  (claimedKongsToo ? reading.exposed & ~reading.claimedKongs : reading.exposed) === 0;

/** All groups, when the hand is a regular one without chows. */
export const allSets = (reading: Reading): Evidence =>
  reading.form === 'regular' && reading.chows === 0 ? everyGroup(reading) : 0;

/** All groups, when a regular hand has chows only beside its pair. */
export const allChows = (reading: Reading): Evidence =>
  reading.form === 'regular' && reading.sets === 0 ? everyGroup(reading) : 0;

/** Evidence when a number of groups was reached. */
export const atLeast = (count: number, groups: Evidence): Evidence => (countBits(groups) >= count ? groups : 0);
