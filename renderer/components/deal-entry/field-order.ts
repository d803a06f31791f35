import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { type Chair, chairOfWind, type Seating } from '../../../shared/table/chair.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import type { LineField } from './entry-line.ts';

/** The chairs in seat order from East: the order of the fields. */
export const fieldOrder = ({ dealer, players }: Seating): readonly Chair[] =>
  WINDS.slice(0, players).map((wind) => chairOfWind(wind, dealer, players));

/** Where the cursor stands in an empty form. */
export const firstField = ({ payment }: Pick<Ruleset, 'payment'>, dealer: Chair): Chair | LineField =>
  payment === 'winner-takes' ? 'winner' : dealer;
