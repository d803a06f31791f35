import type { ScoreError } from './score-sheet.ts';

const byText = (errors: readonly ScoreError[]): ReadonlyMap<string, ScoreError> =>
  new Map(errors.map((error) => [JSON.stringify(error), error]));

/** Each error once: three times the same flower is one contradiction, not two. */
export const distinctErrors = (errors: readonly ScoreError[]): readonly ScoreError[] => [...byText(errors).values()];

/**
 * The errors that are found under every supposition about something that could not be read: what follows from a supposition alone
 * would be nonsense to the person who is to put it right. In the order of the first supposition; none where there is no supposition.
 */
export const commonErrors = <S>(
  suppositions: Iterable<S>,
  errorsUnder: (supposition: S) => readonly ScoreError[],
): readonly ScoreError[] => {
  let common: ReadonlyMap<string, ScoreError> | undefined;
  for (const supposition of suppositions) {
    const found = byText(errorsUnder(supposition));
    const before: ReadonlyMap<string, ScoreError> = common ?? found;
    common = new Map([...before].filter(([key]) => found.has(key)));
    // Nothing can come back.
    if (common.size === 0) break;
  }
  return [...(common?.values() ?? [])];
};
