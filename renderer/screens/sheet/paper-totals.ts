import type { DealView } from '../../../shared/contract/views.ts';
import type { Ending } from '../../../shared/records/records.ts';
import type { ByChair, Chair, Players } from '../../../shared/table/chair.ts';
import type { ReplayableDeal } from '../../../shared/table/replay.ts';
import { findSlips, findTotalSlips, type Slip } from '../../../shared/table/slips.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { readAmount } from '../../components/table-actions/read-amount.ts';
import type { FoldedSheet } from './fold-sheet.ts';
import type { SheetRow } from './sheet-rows.ts';

export type PaperInput = {
  readonly rules: TableRules;
  readonly ending: Ending;
  readonly players: Players;
  readonly stored: readonly DealView[];
  readonly rows: readonly SheetRow[];
  readonly folded: FoldedSheet;
  /** The totals on the paper as typed. */
  readonly texts: ByChair<string>;
  /** Those that somebody sits in. */
  readonly chairs: readonly Chair[];
};

/** The paper's totals beside those of the sheet. Amounts in half units. */
export type PaperReading = {
  readonly unreadable: readonly Chair[];
  /** Paper less sheet, for every total typed while all rows are complete. */
  readonly differences: Readonly<Partial<Record<Chair, number>>>;
  /** What the paper's totals add up to once all are typed: zero, unless the paper itself is wrong. */
  readonly sum: number | undefined;
  readonly agrees: boolean;
  /** Slips in the paper's own totals, when they do not sum to zero. */
  readonly inTotals: ReturnType<typeof findTotalSlips>;
  /** The likeliest single slips that would explain a difference. */
  readonly slips: readonly Slip[];
};

/** Compares; offers what would explain a difference, and changes nothing. */
export const comparePaper = (input: PaperInput): PaperReading => {
  const { texts, chairs, folded } = input;
  const amounts: Partial<Record<Chair, number>> = {};
  const unreadable: Chair[] = [];
  for (const chair of chairs) {
    if (texts[chair].trim() === '') continue;
    const amount = readAmount(texts[chair]);
    if (amount === undefined) unreadable.push(chair);
    else amounts[chair] = amount;
  }
  const { a = 0, b = 0, c = 0, d = 0 } = amounts;
  const paper = { a, b, c, d };
  const whole = chairs.every((chair) => amounts[chair] !== undefined);
  const balances = folded.complete === folded.typed ? folded.balances : undefined;
  const differences = Object.fromEntries(
    chairs.flatMap((chair) => {
      const amount = amounts[chair];
      return amount === undefined || balances === undefined ? [] : [[chair, amount - balances[chair]]];
    }),
  );
  const differs = Object.values(differences).some((difference) => difference !== 0);
  const sum = whole ? a + b + c + d : undefined;
  return {
    unreadable,
    differences,
    sum,
    agrees: whole && balances !== undefined && !differs,
    inTotals: whole ? findTotalSlips(paper, chairs) : [],
    slips: whole && balances !== undefined && differs ? findSlips(replayOf(input), paper) : [],
  };
};

/** The table as it would be with the sheet; scores that stand are not made again. */
const replayOf = ({ rules, ending, players, stored, rows, folded }: PaperInput) => {
  const typed = rows.flatMap(({ id }, at): readonly ReplayableDeal[] => {
    const row = folded.rows[at];
    return row === undefined ? [] : [{ id, facts: row.reading.facts, scored: row.preview?.score ?? null }];
  });
  return { ...rules, ending, players, deals: [...stored.map(({ deal }): ReplayableDeal => deal), ...typed] };
};
