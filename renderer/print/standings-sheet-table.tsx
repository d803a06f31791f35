import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../shared/contract/views.ts';
import { formatPoints, formatTablePoints } from '../components/format-points.ts';
import { PlaceText } from '../components/place-text.tsx';
import classes from './standings.module.css';

/** The table of the printed standings; its header row repeats on every sheet. */
export const StandingsSheetTable = ({ view }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  const rounds = Array.from({ length: view.roundsSeated }, (_, index) => index + 1);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.head}>
            {t('standings:column.place')}
          </th>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('standings:column.name')}
          </th>
          <th scope="col" className={classes.head}>
            {t('standings:column.played')}
          </th>
          <th scope="col" className={classes.head}>
            {t('standings:column.tablePoints')}
          </th>
          <th scope="col" className={classes.head}>
            {t('standings:column.gamePoints')}
          </th>
          {rounds.map((round) => (
            <th key={round} scope="col" className={classes.head}>
              {t('print:standings.roundColumn', { round })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <SheetRow key={row.entrantId} row={row} />
        ))}
      </tbody>
    </table>
  );
};

const SheetRow = ({ row }: { readonly row: StandingRow }) => {
  const { t } = useTranslation();
  const provisional = row.rounds.some((round) => round !== null && !round.finished);
  const mark = provisional ? t('print:standings.mark') : '';
  return (
    <tr className={classes.row}>
      <td className={`${classes.cell} ${classes.strong}`}>
        <PlaceText place={row.place} shared={row.shared} />
      </td>
      <th scope="row" className={`${classes.cell} ${classes.name}`}>
        {row.name}
        {row.withdrawn ? <span className={classes.note}> ({t('print:standings.withdrawn')})</span> : null}
      </th>
      <td className={classes.cell}>{row.played}</td>
      <td className={`${classes.cell} ${classes.strong}`}>{formatTablePoints(row.tablePoints)}</td>
      <td className={classes.cell}>
        {formatPoints(row.gamePoints, true)}
        {mark}
      </td>
      {row.rounds.map((round, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <td key={index} className={classes.cell}>
          {round === null ? '–' : <RoundFigures round={round} />}
        </td>
      ))}
    </tr>
  );
};

type RoundFiguresProps = { readonly round: NonNullable<StandingRow['rounds'][number]> };

const RoundFigures = ({ round: { tablePoints, gamePoints } }: RoundFiguresProps) => {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.figure}>
        {tablePoints === null ? t('print:standings.mark') : formatTablePoints(tablePoints)}
      </span>
      <span className={classes.second}>{formatPoints(gamePoints, true)}</span>
    </>
  );
};
