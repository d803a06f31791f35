import { useTranslation } from 'react-i18next';
import { CHAIRS, windOfChair } from '../../shared/table/chair.ts';
import type { ScheduledRound } from '../components/plan-rounds.ts';
import { PlanPaper } from './plan-paper.tsx';
import classes from './plan-sheets.module.css';

/** The schedule by table: what lies on each table, so that people find their round there. */
export const TablesPage = () => (
  <PlanPaper sheet="tables">
    {({ rounds, nameOf }) => {
      const numbers = [...new Set(rounds.flatMap(({ tables }) => tables.map(({ number }) => number)))];
      return numbers
        .toSorted((one, other) => one - other)
        .map((table) => <TableBlock key={table} table={table} rounds={rounds} nameOf={nameOf} />);
    }}
  </PlanPaper>
);

type TableBlockProps = {
  readonly table: number;
  readonly rounds: readonly ScheduledRound[];
  readonly nameOf: (id: string) => string;
};

const TableBlock = ({ table, rounds, nameOf }: TableBlockProps) => {
  const { t } = useTranslation();
  return (
    <section className={classes.block}>
      <h2 className={classes.heading}>{t('seating:paper.table', { table })}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.narrow}>
              {t('seating:whichRound')}
            </th>
            {CHAIRS.map((chair) => (
              <th key={chair} scope="col">
                {t(`wind.${windOfChair(chair, 'a')}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ number, tables }) => {
            const chairs = tables.find((each) => each.number === table)?.chairs;
            return (
              <tr key={number}>
                <th scope="row">{number}</th>
                {CHAIRS.map((chair) => {
                  const person = chairs?.[chair] ?? null;
                  return <td key={chair}>{person === null ? '–' : nameOf(person)}</td>;
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
