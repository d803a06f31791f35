import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../shared/contract/views.ts';
import { formatPoints, formatTablePoints } from '../components/format-points.ts';
import { PlaceText } from '../components/place-text.tsx';
import { joinList } from '../i18n/locale.ts';
import classes from './standings.module.css';
import { StandingsPage } from './standings-page.tsx';

/** Who met whom: for each person and round the table, the result and the line numbers of the others. */
export const CrossTableSheet = () => {
  const { t } = useTranslation();
  return (
    <StandingsPage
      title={t('print:crossTable.title')}
      file={t('print:crossTable.file')}
      orientation={() => 'landscape'}
    >
      {(view) => (
        <>
          <p className={classes.rule}>{t('print:crossTable.how')}</p>
          {view.rows.length === 0 ? <p>{t('print:standings.empty')}</p> : <Cross view={view} />}
        </>
      )}
    </StandingsPage>
  );
};

const Cross = ({ view: { rows, roundsSeated } }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  const rounds = Array.from({ length: roundsSeated }, (_, index) => index);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.head}>
            {t('print:crossTable.line')}
          </th>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('standings:column.name')}
          </th>
          <th scope="col" className={classes.head}>
            {t('standings:column.place')}
          </th>
          {rounds.map((round) => (
            <th key={round} scope="col" className={classes.head}>
              {t('print:standings.roundColumn', { round: round + 1 })}
            </th>
          ))}
          <th scope="col" className={classes.head}>
            {t('standings:column.tablePoints')}
          </th>
          <th scope="col" className={classes.head}>
            {t('standings:column.gamePoints')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.entrantId} className={classes.row}>
            <td className={classes.cell}>{index + 1}</td>
            <th scope="row" className={`${classes.cell} ${classes.name}`}>
              {row.name}
            </th>
            <td className={classes.cell}>
              <PlaceText place={row.place} shared={row.shared} />
            </td>
            {rounds.map((round) => (
              <td key={round} className={classes.cell}>
                <Meeting rows={rows} own={row} round={round} />
              </td>
            ))}
            <td className={`${classes.cell} ${classes.strong}`}>{formatTablePoints(row.tablePoints)}</td>
            <td className={classes.cell}>{formatPoints(row.gamePoints, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type MeetingProps = { readonly rows: readonly StandingRow[]; readonly own: StandingRow; readonly round: number };

const Meeting = ({ rows, own, round }: MeetingProps) => {
  const { t } = useTranslation();
  const played = own.rounds[round];
  if (played === null || played === undefined) return '–';
  const others = rows.flatMap((row, index) =>
    row !== own && row.rounds[round]?.tableId === played.tableId ? [String(index + 1)] : [],
  );
  return (
    <>
      <span className={classes.figure}>
        {t('print:crossTable.table', { table: played.table })}{' '}
        <strong>
          {played.tablePoints === null ? t('print:standings.mark') : formatTablePoints(played.tablePoints)}
        </strong>
      </span>
      <span className={classes.second}>{formatPoints(played.gamePoints, true)}</span>
      <span className={classes.second}>{t('print:crossTable.with', { lines: joinList(others) })}</span>
    </>
  );
};
