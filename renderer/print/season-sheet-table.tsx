import { useTranslation } from 'react-i18next';
import type { SeasonRowView, SeasonSessionView, SeasonView } from '../../shared/contract/season-views.ts';
import { PlaceText } from '../components/place-text.tsx';
import { cellText, FIGURE_COLUMNS, totalText } from '../components/season-words.ts';
import { formatDay, formatDecimal } from '../i18n/locale.ts';
import classes from './season.module.css';

/** So many sessions find room across a sheet; a longer season shows its last ones, and the totals count all. */
const MOST_COLUMNS = 12;

/** The sessions that have a column of their own. */
export const sessionColumns = ({ sessions }: SeasonView): readonly SeasonSessionView[] => sessions.slice(-MOST_COLUMNS);

/** The table of the printed season; its header row repeats on every sheet. */
export const SeasonSheetTable = ({ view }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  const shown = sessionColumns(view);
  const left = view.sessions.length - shown.length;
  const apart = view.rows.filter(({ place }) => place === null);
  const width = 5 + FIGURE_COLUMNS[view.season.figure].length + shown.length;
  return (
    <>
      <table className={classes.table}>
        <SheetHead view={view} shown={shown} />
        <tbody>
          {view.rows
            .filter(({ place }) => place !== null)
            .map((row) => (
              <SheetRow key={row.playerId} row={row} view={view} from={left} />
            ))}
        </tbody>
        {apart.length === 0 ? null : (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={width} className={classes.apart}>
                {t('season:apart')}
              </th>
            </tr>
            {apart.map((row) => (
              <SheetRow key={row.playerId} row={row} view={view} from={left} />
            ))}
          </tbody>
        )}
      </table>
      <p className={classes.foot}>
        {t('season:paper.cells')}
        {left > 0 ? ` ${t('season:paper.earlier', { count: left })}` : ''}
      </p>
    </>
  );
};

type SheetHeadProps = { readonly view: SeasonView; readonly shown: readonly SeasonSessionView[] };

const SheetHead = ({ view, shown }: SheetHeadProps) => {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.head}>
          {t('season:column.place')}
        </th>
        <th scope="col" className={`${classes.head} ${classes.left}`}>
          {t('season:column.name')}
        </th>
        <th scope="col" className={classes.head}>
          {t('season:column.movement')}
        </th>
        {FIGURE_COLUMNS[view.season.figure].map((column) => (
          <th key={column} scope="col" className={classes.head}>
            {t(`season:column.${column}`)}
          </th>
        ))}
        <th scope="col" className={classes.head}>
          {t('season:column.sessions')}
        </th>
        <th scope="col" className={classes.head}>
          {t('season:column.games')}
        </th>
        {shown.map(({ id, date, state }) => (
          <th key={id} scope="col" className={classes.head}>
            {formatDay(date, 'dayAndMonth')}
            {state === 'open' ? '*' : ''}
          </th>
        ))}
      </tr>
    </thead>
  );
};

type SheetRowProps = { readonly row: SeasonRowView; readonly view: SeasonView; readonly from: number };

const SheetRow = ({ row, view: { season, sessions }, from }: SheetRowProps) => {
  const { t } = useTranslation();
  const lack = row.substituteOnly
    ? t('season:substituteOnly')
    : row.lacking > 0
      ? t('season:lacking', { count: row.lacking })
      : '';
  return (
    <tr className={classes.row}>
      <td className={`${classes.cell} ${classes.strong}`}>
        {row.place === null ? '–' : <PlaceText place={row.place} shared={row.shared} />}
      </td>
      <th scope="row" className={`${classes.cell} ${classes.name}`}>
        {row.name}
        {lack === '' ? null : <span className={classes.note}> ({lack})</span>}
      </th>
      <td className={classes.cell}>{movementText(row.movement)}</td>
      {FIGURE_COLUMNS[season.figure].map((column, index) => (
        <td key={column} className={`${classes.cell} ${index === 0 ? classes.strong : ''}`}>
          {totalText(column, row, (mean) => formatDecimal(mean, 2))}
          {index === 0 && row.provisional ? '*' : ''}
        </td>
      ))}
      <td className={classes.cell}>{row.counted === row.sessions ? row.sessions : t('season:paper.counted', row)}</td>
      <td className={classes.cell}>{row.games}</td>
      {row.cells.slice(from).map((cell, at) => (
        <td key={sessions[from + at]?.id} className={classes.cell}>
          {cell === null ? '–' : <SheetCell cell={cell} figure={season.figure} />}
        </td>
      ))}
    </tr>
  );
};

type SheetCellProps = {
  readonly cell: NonNullable<SeasonRowView['cells'][number]>;
  readonly figure: SeasonView['season']['figure'];
};

const SheetCell = ({ cell, figure }: SheetCellProps) => {
  const { t } = useTranslation();
  if (cell.substitute) return <>{t('season:substituteMark')}</>;
  const text = cellText(figure, cell);
  return <>{cell.counted ? text : `(${text})`}</>;
};

const movementText = (places: number | null): string =>
  places === null ? '' : places === 0 ? '=' : places > 0 ? `↑${places}` : `↓${-places}`;
