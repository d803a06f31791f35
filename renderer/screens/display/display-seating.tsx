import { useTranslation } from 'react-i18next';
import type { RoundView } from '../../../shared/contract/views.ts';
import { windOfChair } from '../../../shared/table/chair.ts';
import { playersOf, takenChairs } from '../../../shared/table/seats.ts';
import { joinList } from '../../i18n/locale.ts';
import classes from './display.module.css';

type DisplaySeatingProps = { readonly round: RoundView; readonly from: number; readonly to: number };

/** Who sits where, with the wind of the first deal. Who plays in somebody's name is named, since it is they who look. */
export const DisplaySeating = ({ round, from, to }: DisplaySeatingProps) => {
  const { t } = useTranslation();
  const tables = round.tables.slice(from, to);
  return (
    <div className={classes.seating}>
      <ul className={classes.tables} aria-label={t('room:display.seating')} data-columns={columnsFor(tables.length)}>
        {tables.map(({ table, names, standIns }) => (
          <li key={table.id} className={classes.table}>
            <h2 className={classes.tableName}>{t('room:display.table', { table: table.number })}</h2>
            <ul className={classes.people}>
              {takenChairs(table.chairs).map((chair) => {
                const wind = windOfChair(chair, 'a', playersOf(table.chairs));
                return (
                  <li key={chair} className={classes.person}>
                    <abbr className={classes.wind} title={t(`wind.${wind}`)}>
                      {t(`windLetter.${wind}`)}
                    </abbr>
                    <span className={classes.name}>{standIns[chair] ?? names[chair]}</span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      {round.sitOutNames.length === 0 ? null : (
        <p className={classes.sitOut}>
          <strong>{t('room:display.sitOut')}</strong> {joinList(round.sitOutNames)}
        </p>
      )}
    </div>
  );
};

const columnsFor = (tables: number): number => (tables <= 2 ? tables : tables <= 4 ? 2 : tables <= 9 ? 3 : 4);
