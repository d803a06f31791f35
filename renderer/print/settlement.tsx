import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../shared/contract/views.ts';
import { settleEvening } from '../../shared/session/settle-evening.ts';
import { formatPoints } from '../components/format-points.ts';
import classes from './standings.module.css';
import { StandingsPage } from './standings-page.tsx';

/** Who pays whom at the end, in points; a club that plays for stakes multiplies by its own. */
export const SettlementSheet = () => {
  const { t } = useTranslation();
  return (
    <StandingsPage title={t('print:settlement.title')} file={t('print:settlement.file')} orientation={() => 'portrait'}>
      {(view) => (
        <>
          <p className={classes.rule}>{t('print:settlement.how')}</p>
          <Payments view={view} />
          <h2 className={classes.part}>{t('print:settlement.balances')}</h2>
          <Balances view={view} />
        </>
      )}
    </StandingsPage>
  );
};

const Payments = ({ view: { rows, names } }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  const transfers = settleEvening(rows.map(({ entrantId, gamePoints }) => ({ entrantId, amount: gamePoints })));
  const nameOf = (id: string | null): string => (id === null ? t('print:settlement.club') : (names[id] ?? ''));
  if (transfers.length === 0) return <p>{t('print:settlement.nothing')}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('print:settlement.from')}
          </th>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('print:settlement.to')}
          </th>
          <th scope="col" className={classes.head}>
            {t('print:settlement.amount')}
          </th>
          <th scope="col" className={classes.head}>
            {t('print:settlement.paid')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transfers.map(({ from, to, amount }) => (
          <tr key={`${from} ${to}`} className={classes.row}>
            <th scope="row" className={`${classes.cell} ${classes.name}`}>
              {nameOf(from)}
            </th>
            <td className={`${classes.cell} ${classes.name}`}>{nameOf(to)}</td>
            <td className={`${classes.cell} ${classes.strong}`}>{formatPoints(amount)}</td>
            <td className={classes.cell}>
              <span className={classes.box} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Balances = ({ view: { rows } }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('standings:column.name')}
          </th>
          <th scope="col" className={classes.head}>
            {t('standings:column.penalty')}
          </th>
          <th scope="col" className={classes.head}>
            {t('standings:column.gamePoints')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entrantId, name, gamePoints, penalty }) => (
          <tr key={entrantId} className={classes.row}>
            <th scope="row" className={`${classes.cell} ${classes.name}`}>
              {name}
            </th>
            <td className={classes.cell}>{penalty.gamePoints === 0 ? '–' : formatPoints(penalty.gamePoints, true)}</td>
            <td className={`${classes.cell} ${classes.strong}`}>{formatPoints(gamePoints, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
