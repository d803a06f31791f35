import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Chair, Seating } from '../../../shared/table/chair.ts';
import { type Draft, EMPTY_DRAFT } from '../../components/deal-entry/draft.ts';
import { type LineField, replayLine } from '../../components/deal-entry/entry-line.ts';
import { fieldOrder } from '../../components/deal-entry/field-order.ts';

export type NextForm = {
  readonly draft: Draft;
  /** Where the cursor belongs. */
  readonly at: Chair | LineField;
  /** Keys that go beyond this deal; undefined when the deal itself is not typed whole yet. */
  readonly beyond: readonly string[] | undefined;
};

/**
 * The form of the deal after one that was recorded, with what was typed meanwhile: texts in seat order, or keys of the line, one
 * text more than Enters pressed.
 */
export const nextForm = (
  seating: Seating,
  typed: readonly string[],
  { payment }: Pick<Ruleset, 'payment'>,
): NextForm => (payment === 'winner-takes' ? replayLine(keysOf(typed), seating) : nextFields(seating, typed));

const nextFields = (seating: Seating, typed: readonly string[]): NextForm => {
  const order = fieldOrder(seating);
  const texts = { ...EMPTY_DRAFT.texts };
  for (const [at, chair] of order.entries()) texts[chair] = typed[at] ?? '';
  return {
    draft: { ...EMPTY_DRAFT, texts },
    at: order[Math.min(typed.length, order.length) - 1] ?? seating.dealer,
    beyond: typed.length > order.length ? keysOf(typed.slice(order.length)) : undefined,
  };
};

const keysOf = (typed: readonly string[]): readonly string[] =>
  [...typed.join('\n')].map((sign) => (sign === '\n' ? 'Enter' : sign));
