import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import { DisputedNotice } from '../../components/disputed-notice.tsx';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { PlaceText } from '../../components/place-text.tsx';
import classes from './display.module.css';

type DisplayStandingsProps = { readonly view: StandingsView; readonly from: number; readonly to: number };

/** Part of the standings in two columns, the places going down each. */
export const DisplayStandings = ({ view, from, to }: DisplayStandingsProps) => {
  const { t } = useTranslation();
  const rows = view.rows.slice(from, to);
  const half = rows.length <= SINGLE ? rows.length : Math.ceil(rows.length / 2);
  const columns = [rows.slice(0, half), rows.slice(half)].filter((column) => column.length > 0);
  return (
    <div className={classes.standings}>
      {view.tablesRunning === 0 ? null : <p className={classes.provisional}>{t('room:display.provisional')}</p>}
      <DisputedNotice count={view.tablesDisputed} className={classes.provisional} />
      <Box className={classes.columns} data-columns={columns.length} style={{ '--rows': half }}>
        {columns.map((column) => (
          <StandingsColumn key={column[0]?.entrantId} rows={column} ranking={view.session.ranking} />
        ))}
      </Box>
    </div>
  );
};

/** So many rows stand in one column, where they are larger. */
const SINGLE = 8;

type StandingsColumnProps = {
  readonly rows: readonly StandingRow[];
  readonly ranking: StandingsView['session']['ranking'];
};

const StandingsColumn = ({ rows, ranking }: StandingsColumnProps) => {
  const { t } = useTranslation();
  return (
    <table className={classes.rows} aria-label={t('room:display.standings')}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.entrantId}>
            <td className={classes.place}>
              <PlaceText place={row.place} shared={row.shared} />
            </td>
            <th scope="row">{row.name}</th>
            <td className={classes.figure} data-first={ranking === 'table-points'}>
              {formatTablePoints(row.tablePoints)}
            </td>
            <td className={classes.figure} data-first={ranking !== 'table-points'}>
              {formatPoints(row.gamePoints, true)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
