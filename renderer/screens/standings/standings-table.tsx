import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import { figureColumns, figureHead } from '../../components/figure-columns.ts';
import { useRowsAtFirst } from '../../components/use-rows-at-first.ts';
import { moveFocus } from './move-focus.ts';
import classes from './standings.module.css';
import { StandingsRow } from './standings-row.tsx';

type StandingsTableProps = {
  readonly view: StandingsView;
  /** The rows to show: all of them, or those found. */
  readonly rows: readonly StandingRow[];
  readonly onExplain: (entrantId: string) => void;
};

/** The whole table in one frame; header row and first columns stay in sight while it scrolls. */
export const StandingsTable = ({ view, rows, onExplain }: StandingsTableProps) => {
  const { t } = useTranslation();
  const most = useRowsAtFirst();
  const { ranking } = view.session;
  const columns = useMemo(() => figureColumns(view), [view]);
  const rounds = Array.from({ length: view.roundsSeated }, (_, index) => index + 1);
  return (
    <section
      className={classes.frame}
      aria-label={t('standings:region', { count: rows.length })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={classes.table} onKeyDown={moveFocus} data-testid="standings">
        <thead>
          <tr>
            <th scope="col" className={`${classes.head} ${classes.place} ${classes.corner}`}>
              {t('standings:column.place')}
            </th>
            <th scope="col" className={`${classes.head} ${classes.name} ${classes.corner}`}>
              {t('standings:column.name')}
            </th>
            <th scope="col" className={`${classes.head} ${classes.centre}`}>
              {t('standings:column.movement')}
            </th>
            <th scope="col" className={`${classes.head} ${classes.centre}`}>
              {t('standings:column.played')}
            </th>
            <th scope="col" className={classes.head}>
              {t('standings:column.tablePoints')}
            </th>
            <th scope="col" className={classes.head}>
              {t('standings:column.gamePoints')}
            </th>
            {columns.map((column) => (
              <th key={figureHead(t, column, ranking)} scope="col" className={classes.head}>
                {figureHead(t, column, ranking)}
              </th>
            ))}
            {rounds.map((round) => (
              <th key={round} scope="col" className={classes.head}>
                {t('standings:column.round', { round })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row, index) => (
            <StandingsRow
              key={row.entrantId}
              row={row}
              columns={columns}
              ranking={ranking}
              names={view.names}
              index={index}
              sessionId={view.session.id}
              onExplain={onExplain}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
