import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StandingRow } from '../../../shared/contract/views.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { RunningMark } from './running-mark.tsx';
import classes from './standings.module.css';

/** Figures before the rounds: name, table points, game points. */

type RoundCellProps = {
  readonly name: string;
  readonly number: number;
  readonly round: StandingRow['rounds'][number];
  readonly sessionId: string;
  readonly row: number;
  readonly column: number;
  /** Who played in this person's name. */
  readonly standIn: string | undefined;
};

/** What one round brought: table points above, points below; it leads to the table that they come from. */
export const RoundCell = ({ name, number, round, sessionId, row, column, standIn }: RoundCellProps) => {
  const { t } = useTranslation();
  if (round === null) {
    return (
      <>
        <span aria-hidden className={classes.dim}>
          –
        </span>
        <VisuallyHidden>{t('standings:notPlayed')}</VisuallyHidden>
      </>
    );
  }
  const { tableId, tablePoints, gamePoints } = round;
  const facts = {
    round: number,
    name,
    tablePoints: tablePoints === null ? '' : formatTablePoints(tablePoints),
    gamePoints: formatPoints(gamePoints, true),
  };
  return (
    <Link
      to="/sessions/$sessionId/tables/$tableId"
      params={{ sessionId, tableId }}
      preload={false}
      tabIndex={-1}
      className={`${classes.figure} ${round.finished ? '' : classes.provisional}`}
      data-row={row}
      data-column={column}
      aria-label={t(tablePoints === null ? 'standings:openRunning' : 'standings:openTable', facts)}
    >
      <span className={classes.first}>{tablePoints === null ? <RunningMark /> : facts.tablePoints}</span>
      <span className={classes.second}>{facts.gamePoints}</span>
      {standIn === undefined ? null : (
        <span className={classes.second}>{t('standings:standIn', { name: standIn })}</span>
      )}
    </Link>
  );
};
