import { Badge, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import type { Session } from '../../../shared/records/records.ts';
import type { FigureColumn } from '../../components/figure-columns.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { Movement } from '../../components/movement.tsx';
import { PlaceText } from '../../components/place-text.tsx';
import { DecidedMark, FigureCell } from './figure-cell.tsx';
import { RoundCell } from './round-cell.tsx';
import { RunningMark } from './running-mark.tsx';
import classes from './standings.module.css';

type StandingsRowProps = {
  readonly row: StandingRow;
  readonly columns: readonly FigureColumn[];
  readonly ranking: Session['ranking'];
  readonly names: StandingsView['names'];
  /** Index in the table as shown, for the arrow keys. */
  readonly index: number;
  readonly sessionId: string;
  readonly onExplain: (entrantId: string) => void;
};

/** One player. Each figure can be asked where it comes from. */
export const StandingsRow = memo((props: StandingsRowProps) => {
  const { row, columns, ranking, names, index, sessionId, onExplain } = props;
  const { t } = useTranslation();
  const provisional = row.rounds.some((round) => round !== null && !round.finished);
  const otherDecided = row.decidedBy === 'other-figure';
  const explain = () => onExplain(row.entrantId);
  return (
    <tr className={classes.row}>
      <td className={`${classes.cell} ${classes.place}`}>
        <PlaceText place={row.place} shared={row.shared} />
      </td>
      <th scope="row" className={`${classes.cell} ${classes.name}`}>
        <div className={classes.nameLine}>
          <button
            type="button"
            className={classes.nameButton}
            data-row={index}
            data-column={0}
            title={row.name}
            onClick={explain}
          >
            {row.name}
          </button>
          {row.substitute ? <RowBadge text={t('standings:substitute')} /> : null}
          {row.withdrawn ? <RowBadge text={t('standings:withdrawn')} /> : null}
        </div>
      </th>
      <td className={`${classes.cell} ${classes.centre}`}>
        <Movement places={row.movement} />
      </td>
      <td className={`${classes.cell} ${classes.centre}`}>{row.played}</td>
      <td className={classes.cell}>
        <button
          type="button"
          tabIndex={-1}
          className={`${classes.figure} ${classes.first} ${classes.total}`}
          data-row={index}
          data-column={1}
          onClick={explain}
        >
          <span>
            {formatTablePoints(row.tablePoints)}
            {otherDecided && ranking !== 'table-points' ? <DecidedMark /> : null}
          </span>
          <VisuallyHidden>{t('standings:explain', { name: row.name })}</VisuallyHidden>
        </button>
      </td>
      <td className={classes.cell}>
        <button
          type="button"
          tabIndex={-1}
          className={`${classes.figure} ${classes.total} ${provisional ? classes.provisional : ''}`}
          data-row={index}
          data-column={2}
          onClick={explain}
        >
          <span>
            {formatPoints(row.gamePoints, true)}
            {provisional ? (
              <>
                {' '}
                <RunningMark />
              </>
            ) : null}
            {otherDecided && ranking === 'table-points' ? <DecidedMark /> : null}
          </span>
          <VisuallyHidden>{t('standings:explain', { name: row.name })}</VisuallyHidden>
        </button>
      </td>
      {columns.map((column, at) => (
        <td key={columnKey(column)} className={classes.cell}>
          <button
            type="button"
            tabIndex={-1}
            className={classes.figure}
            data-row={index}
            data-column={FIRST_FIGURE_COLUMN + at}
            onClick={explain}
          >
            <FigureCell column={column} row={row} ranking={ranking} />
            <VisuallyHidden>{t('standings:explain', { name: row.name })}</VisuallyHidden>
          </button>
        </td>
      ))}
      {row.rounds.map((round, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <td key={at} className={classes.cell}>
          <RoundCell
            name={row.name}
            number={at + 1}
            round={round}
            standIn={round?.standIn ? (names[round.standIn] ?? '') : undefined}
            sessionId={sessionId}
            row={index}
            column={FIRST_FIGURE_COLUMN + columns.length + at}
          />
        </td>
      ))}
    </tr>
  );
});
StandingsRow.displayName = 'StandingsRow';

/** Name, table points and points come before. */
const FIRST_FIGURE_COLUMN = 3;

const columnKey = (column: FigureColumn): string => (column.kind === 'tie-break' ? column.tieBreak : column.kind);

const RowBadge = ({ text }: { readonly text: string }) => (
  <Badge variant="outline" color="gray" size="sm" flex="none">
    {text}
  </Badge>
);
