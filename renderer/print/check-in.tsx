import { useTranslation } from 'react-i18next';
import { PlanPaper } from './plan-paper.tsx';
import classes from './plan-sheets.module.css';

/** Lines for people who come without being on the list. */
const GUEST_LINES = 6;

/** The list at the door: everybody who is expected, with a box to tick and lines for guests. */
export const CheckInPage = () => {
  const { t } = useTranslation();
  return (
    <PlanPaper sheet="check-in">
      {({ view }) => (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.narrow}>
                {t('seating:paper.here')}
              </th>
              <th scope="col" className={classes.narrow}>
                {t('seating:paper.number')}
              </th>
              <th scope="col">{t('seating:changed.name')}</th>
              <th scope="col">{t('seating:paper.club')}</th>
              <th scope="col">{t('seating:paper.remark')}</th>
            </tr>
          </thead>
          <tbody>
            {view.entrants
              .filter(({ status }) => status !== 'withdrawn')
              .toSorted((one, other) => one.name.localeCompare(other.name))
              .map(({ id, number, name, role, status, player }) => (
                <tr key={id} className={classes.listRow}>
                  <td>
                    <span className={classes.box} data-ticked={status === 'present' || undefined} />
                  </td>
                  <td>{number}</td>
                  <th scope="row">{name}</th>
                  <td>{player.club}</td>
                  <td>{role === 'substitute' ? t('seating:hand.substitute') : ''}</td>
                </tr>
              ))}
            {Array.from({ length: GUEST_LINES }, (_, index) => index).map((line) => (
              <tr key={line} className={classes.listRow}>
                <td>
                  <span className={classes.box} />
                </td>
                <td colSpan={4} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PlanPaper>
  );
};
