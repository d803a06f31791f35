import { useTranslation } from 'react-i18next';
import { CHAIRS, windOfChair } from '../../shared/table/chair.ts';
import { figuresText } from '../components/figures-text.ts';
import { originText } from '../components/plan-certificate.tsx';
import { measureSchedule, type ScheduledRound } from '../components/plan-rounds.ts';
import { joinList } from '../i18n/locale.ts';
import { PlanPaper, type PlanPaperData } from './plan-paper.tsx';
import classes from './plan-sheets.module.css';

/** The wall chart: every round with its tables, and how good the plan is. */
export const SchedulePage = () => (
  <PlanPaper sheet="schedule">
    {(data) => (
      <>
        {data.rounds.map((round) => (
          <RoundBlock key={round.number} round={round} nameOf={data.nameOf} />
        ))}
        <CertificateFoot data={data} />
      </>
    )}
  </PlanPaper>
);

type RoundBlockProps = { readonly round: ScheduledRound; readonly nameOf: (id: string) => string };

const RoundBlock = ({ round: { number, tables, sitOuts }, nameOf }: RoundBlockProps) => {
  const { t } = useTranslation();
  return (
    <section className={tables.length > LONG_ROUND ? classes.longBlock : classes.block}>
      <h2 className={classes.heading}>{t('seating:round', { round: number })}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.narrow}>
              {t('seating:table')}
            </th>
            {CHAIRS.map((chair) => (
              <th key={chair} scope="col">
                {t(`wind.${windOfChair(chair, 'a')}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <tr key={table.number}>
              <th scope="row">{table.number}</th>
              {CHAIRS.map((chair) => {
                const person = table.chairs[chair];
                return <td key={chair}>{person === null ? '–' : nameOf(person)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {sitOuts.length === 0 ? null : (
        <p className={classes.note}>
          <strong>{t('seating:sitOut', { count: sitOuts.length })}</strong> {joinList(sitOuts.map(nameOf))}
        </p>
      )}
    </section>
  );
};

/** A round of more tables than this goes over two sheets anyway and need not begin on a fresh one. */
const LONG_ROUND = 30;

const CertificateFoot = ({ data: { view, plan, rounds } }: { readonly data: PlanPaperData }) => {
  const { t } = useTranslation();
  return (
    <p className={classes.foot}>
      {figuresText(t, measureSchedule(view, rounds))} {plan === null ? null : originText(t, plan)}
    </p>
  );
};
