import type { StoredScore } from '../../shared/records/stored-score.ts';
import type { ScoreSheet } from '../../shared/scoring/score-sheet.ts';
import { CHAIRS, type Chair } from '../../shared/table/chair.ts';

/** Whether a stored value looks like a sheet. */
export const isSheet = (value: unknown): value is ScoreSheet =>
  typeof value === 'object' &&
  value !== null &&
  'total' in value &&
  typeof value.total === 'number' &&
  'lines' in value &&
  Array.isArray(value.lines) &&
  'steps' in value &&
  Array.isArray(value.steps);

/** The stored sheets of a deal by chair. They are our own records: what does not look like a sheet is left out, not repaired. */
export const sheetsOf = (score: StoredScore): Partial<Record<Chair, ScoreSheet>> => {
  const sheets: Partial<Record<Chair, ScoreSheet>> = {};
  for (const chair of CHAIRS) {
    const sheet = score.outcome?.sheets[chair];
    if (isSheet(sheet)) sheets[chair] = sheet;
  }
  return sheets;
};

/** The final worth of the hands known, in whole units. */
export const totalsOf = (score: StoredScore): Partial<Record<Chair, number>> => {
  const totals: Partial<Record<Chair, number>> = {};
  for (const [chair, sheet] of Object.entries(sheetsOf(score))) {
    const found = CHAIRS.find((one) => one === chair);
    if (found !== undefined) totals[found] = sheet.total;
  }
  return totals;
};
