import { type Chair, chairOfWind } from '../../../shared/table/chair.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** The chairs in seat order from East: the order of the fields. */
export const fieldOrder = (dealer: Chair): readonly Chair[] => WINDS.map((wind) => chairOfWind(wind, dealer));

export type NextForm = {
  readonly draft: Draft;
  /** Where the cursor belongs. */
  readonly at: Chair;
  /** Keys that go beyond this deal; undefined when the deal itself is not typed whole yet. */
  readonly beyond: readonly string[] | undefined;
};

/** The form of the deal after one that was recorded, with the texts that were typed meanwhile in seat order. */
export const nextForm = (dealer: Chair, typed: readonly string[]): NextForm => {
  const order = fieldOrder(dealer);
  const texts = { ...EMPTY_DRAFT.texts };
  for (const [at, chair] of order.entries()) texts[chair] = typed[at] ?? '';
  return {
    draft: { ...EMPTY_DRAFT, texts },
    at: order[Math.min(typed.length, order.length) - 1] ?? dealer,
    beyond: typed.length > order.length ? [...typed.slice(order.length).join('\n')].map(keyOf) : undefined,
  };
};

const keyOf = (sign: string): string => (sign === '\n' ? 'Enter' : sign);
