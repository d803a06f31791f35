import { VisuallyHidden } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { StandingRow } from '../../../shared/contract/views.ts';
import type { Session } from '../../../shared/records/records.ts';
import type { FigureColumn } from '../../components/figure-columns.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { formatPerDeal, formatTieBreak } from '../../components/tie-break-text.ts';
import classes from './standings.module.css';

type FigureCellProps = {
  readonly column: FigureColumn;
  readonly row: StandingRow;
  readonly ranking: Session['ranking'];
};

/** Average, penalty or tie-break value of one row. */
export const FigureCell = ({ column, row, ranking }: FigureCellProps) => {
  switch (column.kind) {
    case 'per-deal':
      return <span className={classes.total}>{formatPerDeal(row.perDeal)}</span>;
    case 'penalty':
      return <PenaltyFigures row={row} />;
    case 'tie-break':
      return (
        <span>
          {formatTieBreak(column.tieBreak, row.tieBreaks[column.index] ?? null, ranking)}
          {row.decidedBy === column.tieBreak ? <DecidedMark /> : null}
        </span>
      );
    default:
      return column satisfies never;
  }
};

const PenaltyFigures = ({ row: { penalty } }: { readonly row: StandingRow }) => {
  if (penalty.gamePoints === 0 && penalty.tablePoints === 0) return <span className={classes.dim}>–</span>;
  return (
    <>
      {penalty.tablePoints === 0 ? null : (
        <span className={classes.first}>{formatTablePoints(penalty.tablePoints, true)}</span>
      )}
      {penalty.gamePoints === 0 ? null : (
        <span className={penalty.tablePoints === 0 ? classes.first : classes.second}>
          {formatPoints(penalty.gamePoints, true)}
        </span>
      )}
    </>
  );
};

/** Scales beside the value that parted equals: never told by weight or colour alone. */
export const DecidedMark = () => {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <IconScale size={15} aria-hidden style={{ verticalAlign: '-2px' }} />
      <VisuallyHidden>{t('standings:decided')}</VisuallyHidden>
    </>
  );
};
