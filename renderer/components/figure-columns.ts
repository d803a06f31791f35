import type { TFunction } from 'i18next';
import type { StandingsView } from '../../shared/contract/views.ts';
import type { Session } from '../../shared/records/records.ts';
import type { TieBreak } from '../../shared/session/standing.ts';
import { tieBreakHead } from './tie-break-text.ts';

/** A column between the totals and the rounds: only those that say something the totals do not. */
export type FigureColumn =
  | { readonly kind: 'per-deal' }
  | { readonly kind: 'penalty' }
  /** `index` is that of the session's tie-breaks. */
  | { readonly kind: 'tie-break'; readonly tieBreak: TieBreak; readonly index: number };

/** The other figure stands in the table already; penalties are shown once somebody has one. */
export const figureColumns = ({ session, rows }: Pick<StandingsView, 'session' | 'rows'>): readonly FigureColumn[] => [
  ...(session.ranking === 'points-per-deal' ? [{ kind: 'per-deal' } as const] : []),
  ...(rows.some(({ penalty }) => penalty.gamePoints !== 0 || penalty.tablePoints !== 0)
    ? [{ kind: 'penalty' } as const]
    : []),
  ...session.tieBreaks.flatMap((tieBreak, index) =>
    tieBreak === 'other-figure' ? [] : [{ kind: 'tie-break', tieBreak, index } as const],
  ),
];

/** The head of such a column. */
export const figureHead = (t: TFunction, column: FigureColumn, ranking: Session['ranking']): string => {
  switch (column.kind) {
    case 'per-deal':
      return t('standings:column.perDeal');
    case 'penalty':
      return t('standings:column.penalty');
    case 'tie-break':
      return tieBreakHead(t, column.tieBreak, ranking);
    default:
      return column satisfies never;
  }
};
