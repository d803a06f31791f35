import type { TFunction } from 'i18next';
import type { ByChair } from '../../../shared/table/chair.ts';
import { FIRST_DEAL } from '../../../shared/table/rotation.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { type CodedError, errorText } from '../../components/error-text.ts';
import { namedError } from '../../components/named-error.ts';
import { joinList } from '../../i18n/locale.ts';
import type { Doubt } from './doubts.ts';
import type { FoldedRow } from './fold-sheet.ts';

type WordsInput = {
  readonly row: FoldedRow;
  readonly names: ByChair<string>;
  readonly rules: TableRules;
  /** What the store refused about this deal. */
  readonly refused: readonly CodedError[];
  readonly doubts: readonly Doubt[];
};

/** What a row lacks, what the rules do not allow in it and why, what it waits for, or what is odd in it; undefined for nothing to say. */
export const rowWords = (t: TFunction, { row, names, rules, refused, doubts }: WordsInput): string | undefined => {
  const { state } = row;
  const sentence = (error: CodedError): string =>
    errorText(t, namedError(t, error, { names, seating: row.place ?? FIRST_DEAL }));
  if (refused.length > 0) return refused.map(sentence).join(' ');
  switch (state.kind) {
    case 'empty':
      return undefined;
    case 'complete':
      return doubts.length === 0 ? undefined : doubts.map((doubt) => doubtWords(t, doubt, names)).join(' ');
    case 'missing': {
      const worth = rules.ruleset.payment === 'winner-takes' ? 'sheet:lacks.worth' : 'sheet:lacks.hand';
      const lacking = [
        ...state.chairs.map((chair) => t(worth, { name: names[chair] })),
        ...state.questions.map((question) => t(`sheet:lacks.${question}`)),
      ];
      return t('sheet:row.missing', { what: joinList(lacking) });
    }
    case 'refused':
      return state.errors.map(sentence).join(' ');
    case 'waits':
      return t('sheet:row.waits', { deal: state.open });
    case 'skipped':
    case 'beyond':
      return t(`sheet:row.${state.kind}`);
    default:
      return state satisfies never;
  }
};

const doubtWords = (t: TFunction, doubt: Doubt, names: ByChair<string>): string =>
  doubt.kind === 'twice'
    ? t('sheet:doubt.twice', { deal: doubt.deal })
    : t('sheet:doubt.winner-least', { name: names[doubt.chair] });
