import type { StoredScore } from '../records/stored-score.ts';
import type { DealFacts } from '../scoring/deal-facts.ts';
import { totalOfSheet } from '../scoring/score-sheet.ts';
import { CHAIRS, type Chair } from './chair.ts';
import type { ChairFacts, WorthSource } from './deal.ts';

/** A hand of which tiles and a value were entered: what each comes to, in whole units, undefined where the rules refuse it. */
export type TwoWorths = {
  readonly chair: Chair;
  readonly stands: WorthSource;
  readonly tiles: number | undefined;
  readonly value: number | undefined;
};

/** The chairs that hold tiles and a value, one of which stands. */
export const chairsWithBoth = ({ hands, values, stands }: ChairFacts): readonly Chair[] =>
  stands === undefined
    ? []
    : CHAIRS.filter(
        (chair) => stands[chair] !== undefined && hands[chair] !== undefined && values[chair] !== undefined,
      );

/** Whether the tiles of a chair are what counts for it. */
export const standsByTiles = (
  { hands, values, stands }: Pick<ChairFacts, 'hands' | 'values' | 'stands'>,
  chair: Chair,
): boolean => hands[chair] !== undefined && (values[chair] === undefined || stands?.[chair] === 'tiles');

/** The facts as the engine takes them: of a chair that holds both, only what stands. */
export const whatStands = (facts: ChairFacts): DealFacts<Chair> => {
  const { stands, ...rest } = facts;
  const both = chairsWithBoth(facts);
  return {
    ...rest,
    hands: without(
      rest.hands,
      both.filter((chair) => stands?.[chair] === 'value'),
    ),
    values: without(
      rest.values,
      both.filter((chair) => stands?.[chair] === 'tiles'),
    ),
  };
};

/** The facts with the other of the two standing for one chair. */
export const withOtherStanding = (facts: ChairFacts, chair: Chair): ChairFacts => ({
  ...facts,
  stands: { ...facts.stands, [chair]: facts.stands?.[chair] === 'tiles' ? 'value' : 'tiles' },
});

const without = <T>(
  record: Readonly<Partial<Record<Chair, T>>>,
  left: readonly Chair[],
): Readonly<Partial<Record<Chair, T>>> => {
  if (left.length === 0) return record;
  const kept = { ...record };
  for (const chair of left) delete kept[chair];
  return kept;
};

/** What tiles and value come to wherever a stored deal holds both. */
export const twoWorthsOf = (facts: ChairFacts, { outcome, beside }: StoredScore): readonly TwoWorths[] =>
  chairsWithBoth(facts).map((chair) => {
    const stands = facts.stands?.[chair] ?? 'value';
    const standing = totalOfSheet(outcome?.sheets[chair]);
    const other = totalOfSheet(beside?.[chair]?.sheet);
    return stands === 'tiles'
      ? { chair, stands, tiles: standing, value: other }
      : { chair, stands, tiles: other, value: standing };
  });

/** Those of them that differ: where they agree there is nothing to say. */
export const differingWorths = (facts: ChairFacts, score: StoredScore): readonly TwoWorths[] =>
  twoWorthsOf(facts, score).filter(({ tiles, value }) => tiles !== value);
