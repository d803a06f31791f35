import { useTranslation } from 'react-i18next';
import { originText, uncountedText } from '../components/plan-certificate.tsx';
import { certificateRows, wishLines } from '../components/plan-certificate-rows.ts';
import { measureSchedule } from '../components/plan-rounds.ts';
import { PlanPaper, type PlanPaperData } from './plan-paper.tsx';
import classes from './plan-sheets.module.css';

/** How good the seating is: each figure beside the best there can be, each wish by name, and how the plan was made. */
export const CertificatePage = () => <PlanPaper sheet="certificate">{(data) => <Certificate data={data} />}</PlanPaper>;

const Certificate = ({ data: { view, plan, rounds, nameOf } }: { readonly data: PlanPaperData }) => {
  const { t } = useTranslation();
  const figures = measureSchedule(view, rounds);
  const wishes = wishLines(t, figures.wishes, nameOf);
  return (
    <>
      <p className={classes.note}>
        {t('seating:paper.certificate.about', { count: rounds.length - figures.uncounted.length })}
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('seating:certificate.figure')}</th>
            <th scope="col" className={classes.figure}>
              {t('seating:certificate.plan')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('seating:certificate.best')}
            </th>
          </tr>
        </thead>
        <tbody>
          {certificateRows(figures.metrics).map(({ figure, value, best }) => (
            <tr key={figure}>
              <th scope="row">{t(`seating:certificate.figures.${figure}`)}</th>
              <td className={classes.figure}>
                <strong>{value}</strong>
              </td>
              <td className={classes.figure}>{best}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.uncounted.length === 0 ? null : <p className={classes.note}>{uncountedText(t, figures)}</p>}
      {figures.forbidsKept ? null : (
        <p className={classes.note}>
          <strong>{t('seating:certificate.forbidsBroken')}</strong>
        </p>
      )}
      {wishes.length === 0 ? null : (
        <section>
          <h2 className={classes.heading}>{t('seating:certificate.wishes')}</h2>
          <ul className={classes.wishes}>
            {wishes.map(({ text, unmet }) => (
              <li key={text}>{unmet ? <strong>{text}</strong> : text}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={classes.foot}>{plan === null ? t('seating:paper.certificate.noPlan') : originText(t, plan)}</p>
    </>
  );
};
