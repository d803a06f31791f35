import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../shared/contract/views.ts';
import type { Session } from '../../shared/records/records.ts';
import { type FigureColumn, figureColumns, figureHead } from '../components/figure-columns.ts';
import { formatPoints, formatTablePoints } from '../components/format-points.ts';
import { PlaceText } from '../components/place-text.tsx';
import { formatPerDeal, formatTieBreak } from '../components/tie-break-text.ts';
import classes from './standings.module.css';

/** The table of the printed standings; its header row repeats on every sheet. */
export const StandingsSheetTable = ({ view }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  const { ranking } = view.session;
  const columns = figureColumns(view);
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
          {columns.map((column) => (
            <th key={figureHead(t, column, ranking)} scope="col" className={classes.head}>
              {figureHead(t, column, ranking)}
            </th>
          ))}
          {rounds.map((round) => (
            <th key={round} scope="col" className={classes.head}>
              {t('print:standings.roundColumn', { round })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row) => (
          <SheetRow key={row.entrantId} row={row} columns={columns} view={view} />
        ))}
      </tbody>
    </table>
  );
};

type SheetRowProps = {
  readonly row: StandingRow;
  readonly columns: readonly FigureColumn[];
  readonly view: StandingsView;
};

const SheetRow = ({ row, columns, view: { session, names } }: SheetRowProps) => {
  const { t } = useTranslation();
  const { ranking } = session;
  const decided = (tieBreak: StandingRow['decidedBy']): string => (row.decidedBy === tieBreak ? DECIDED : '');
  const provisional = row.rounds.some((round) => round !== null && !round.finished);
  const mark = provisional ? t('print:standings.mark') : '';
  return (
    <tr className={classes.row}>
      <td className={`${classes.cell} ${classes.strong}`}>
        <PlaceText place={row.place} shared={row.shared} />
      </td>
      <th scope="row" className={`${classes.cell} ${classes.name}`}>
        {row.name}
        {row.substitute ? <span className={classes.note}> ({t('standings:substitute')})</span> : null}
        {row.withdrawn ? <span className={classes.note}> ({t('print:standings.withdrawn')})</span> : null}
      </th>
      <td className={classes.cell}>{row.played}</td>
      <td className={`${classes.cell} ${classes.strong}`}>
        {formatTablePoints(row.tablePoints)}
        {ranking === 'table-points' ? '' : decided('other-figure')}
      </td>
      <td className={classes.cell}>
        {formatPoints(row.gamePoints, true)}
        {ranking === 'table-points' ? decided('other-figure') : ''}
        {mark}
      </td>
      {columns.map((column) => (
        <td key={column.kind === 'tie-break' ? column.tieBreak : column.kind} className={classes.cell}>
          <SheetFigure column={column} row={row} ranking={ranking} />
          {column.kind === 'tie-break' ? decided(column.tieBreak) : ''}
        </td>
      ))}
      {row.rounds.map((round, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
        <td key={index} className={classes.cell}>
          {round === null ? '–' : <RoundFigures round={round} standIn={names[round.standIn ?? '']} />}
        </td>
      ))}
    </tr>
  );
};

/** Stands after the value that parted equals; the foot says so. */
const DECIDED = ' †';

type SheetFigureProps = {
  readonly column: FigureColumn;
  readonly row: StandingRow;
  readonly ranking: Session['ranking'];
};

const SheetFigure = ({ column, row, ranking }: SheetFigureProps) => {
  switch (column.kind) {
    case 'per-deal':
      return formatPerDeal(row.perDeal);
    case 'penalty':
      return <PenaltyFigures penalty={row.penalty} />;
    case 'tie-break':
      return formatTieBreak(column.tieBreak, row.tieBreaks[column.index] ?? null, ranking);
    default:
      return column satisfies never;
  }
};

const PenaltyFigures = ({ penalty: { gamePoints, tablePoints } }: Pick<StandingRow, 'penalty'>) => {
  if (gamePoints === 0 && tablePoints === 0) return '–';
  return (
    <>
      {tablePoints === 0 ? null : <span className={classes.figure}>{formatTablePoints(tablePoints, true)}</span>}
      {gamePoints === 0 ? null : (
        <span className={tablePoints === 0 ? classes.figure : classes.second}>{formatPoints(gamePoints, true)}</span>
      )}
    </>
  );
};

type RoundFiguresProps = {
  readonly round: NonNullable<StandingRow['rounds'][number]>;
  readonly standIn: string | undefined;
};

const RoundFigures = ({ round: { tablePoints, gamePoints }, standIn }: RoundFiguresProps) => {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.figure}>
        {tablePoints === null ? t('print:standings.mark') : formatTablePoints(tablePoints)}
      </span>
      <span className={classes.second}>{formatPoints(gamePoints, true)}</span>
      {standIn === undefined ? null : (
        <span className={classes.second}>{t('standings:standIn', { name: standIn })}</span>
      )}
    </>
  );
};
