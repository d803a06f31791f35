import { Badge, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingRow } from '../../../shared/contract/views.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { PlaceText } from '../../components/place-text.tsx';
import { Movement } from './movement.tsx';
import { RoundCell } from './round-cell.tsx';
import { RunningMark } from './running-mark.tsx';
import classes from './standings.module.css';

type StandingsRowProps = {
  readonly row: StandingRow;
  /** Index in the table as shown, for the arrow keys. */
  readonly index: number;
  readonly sessionId: string;
  readonly onExplain: (entrantId: string) => void;
};

/** One player. Each figure can be asked where it comes from. */
export const StandingsRow = memo(({ row, index, sessionId, onExplain }: StandingsRowProps) => {
  const { t } = useTranslation();
  const provisional = row.rounds.some((round) => round !== null && !round.finished);
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
          {row.withdrawn ? (
            <Badge variant="outline" color="gray" size="sm" flex="none">
              {t('standings:withdrawn')}
            </Badge>
          ) : null}
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
          {formatTablePoints(row.tablePoints)}
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
          </span>
          <VisuallyHidden>{t('standings:explain', { name: row.name })}</VisuallyHidden>
        </button>
      </td>
      {row.rounds.map((round, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <td key={at} className={classes.cell}>
          <RoundCell name={row.name} number={at + 1} round={round} sessionId={sessionId} row={index} />
        </td>
      ))}
    </tr>
  );
});
StandingsRow.displayName = 'StandingsRow';
