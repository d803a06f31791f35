import { useTranslation } from 'react-i18next';
import type { TableView } from '../../../shared/contract/views.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { doubtsOf } from './doubts.ts';
import type { PaperReading } from './paper-totals.ts';
import { rowWords } from './row-words.ts';
import classes from './sheet.module.css';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetRowView } from './sheet-row.tsx';
import { StoredRow } from './stored-row.tsx';
import type { Grid } from './use-grid.ts';
import type { SheetWork } from './use-sheet.ts';

type SheetGridProps = {
  readonly view: TableView;
  readonly rules: TableRules;
  readonly work: SheetWork;
  readonly grid: Grid;
  readonly paper: PaperReading;
  /** False where only the stored deals can be looked at. */
  readonly writing: boolean;
  readonly onSave: () => void;
};

/** The sheet as it lies on the desk: a row a deal, a column a person, the stored deals first. */
export const SheetGrid = ({ view, rules, work, grid, paper, writing, onSave }: SheetGridProps) => {
  const { t } = useTranslation();
  const { names, table } = view.summary;
  const chairs = takenChairs(table.chairs);
  const lines = rules.ruleset.payment === 'winner-takes';
  const leading = lines ? 5 : 2;
  const columns = leading + chairs.length + 1;
  const { rows, lastDeal } = work.folded;
  const active = rows[grid.active];
  const said = active && rowWords(t, { row: active, names, rules, refused: [], doubts: doubtsOf(rows, grid.active) });
  return (
    <table className={classes.table} data-payment={rules.ruleset.payment} aria-label={t('sheet:name')}>
      <colgroup>
        <col className={classes.numberColumn} />
        <col className={classes.placeColumn} />
        {lines ? (
          <>
            <col className={classes.seatColumn} />
            <col className={classes.worthColumn} />
            <col className={classes.seatColumn} />
          </>
        ) : null}
        {chairs.map((chair) => (
          <col key={chair} />
        ))}
        <col className={classes.stateColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            {t('table:deals.deal')}
          </th>
          <th scope="col">{t('sheet:column.place')}</th>
          {lines ? (
            <>
              <th scope="col">{t('table:line.winner')}</th>
              <th scope="col">{t('sheet:column.worth')}</th>
              <th scope="col">{t('sheet:column.thrower')}</th>
            </>
          ) : null}
          {chairs.map((chair) => (
            <th key={chair} scope="col" className={classes.personHead} title={names[chair]}>
              {names[chair]}
            </th>
          ))}
          <th scope="col">{t('sheet:column.state')}</th>
        </tr>
      </thead>
      <tbody>
        {view.deals.map((deal) => (
          <StoredRow key={deal.deal.id} deal={deal} chairs={chairs} names={names} ruleset={rules.ruleset} />
        ))}
        {writing
          ? rows.map((row, at) => (
              <SheetRowView
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the paper, filled or not
                key={at}
                row={row}
                at={at}
                chairs={chairs}
                names={names}
                rules={rules}
                columns={columns}
                grid={grid}
                refused={work.refused.filter(({ deal }) => deal === row.number)}
                doubts={doubtsOf(rows, at)}
                onChange={(action) => work.change(at, action)}
              />
            ))
          : null}
        {lastDeal === undefined ? null : (
          <tr className={classes.over}>
            <td colSpan={columns}>{t('sheet:over.row', { deal: lastDeal })}</td>
          </tr>
        )}
      </tbody>
      {writing ? (
        <SheetFoot
          work={work}
          paper={paper}
          chairs={chairs}
          names={names}
          leading={leading}
          said={said === undefined ? undefined : t('sheet:said', { deal: active?.number, words: said })}
          onSave={onSave}
        />
      ) : null}
    </table>
  );
};
