import { type ByChair, CHAIRS, type Chair } from '../../shared/table/chair.ts';

/** The chairs somebody sits in: the name is empty where nobody does. */
export const namedChairs = (names: ByChair<string>): readonly Chair[] => CHAIRS.filter((chair) => names[chair] !== '');
