import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../shared/contract/season-views.ts';
import { PlaceText } from '../components/place-text.tsx';
import { formatDecimal } from '../i18n/locale.ts';
import classes from './season.module.css';

const COLUMNS = ['figure', 'change', 'mu', 'sigma', 'games'] as const;

/** The rating list on paper. */
export const SeasonSheetRatings = ({ view: { ratings } }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.rule}>{t('season:rating.about')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.head}>
              {t('season:column.place')}
            </th>
            <th scope="col" className={`${classes.head} ${classes.left}`}>
              {t('season:column.name')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={classes.head}>
                {t(`season:rating.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ratings.map((row) => (
            <tr key={row.playerId} className={classes.row}>
              <td className={`${classes.cell} ${classes.strong}`}>
                {row.place === null ? '–' : <PlaceText place={row.place} shared={row.shared} />}
              </td>
              <th scope="row" className={`${classes.cell} ${classes.name}`}>
                {row.name}
                {row.lacking > 0 ? (
                  <span className={classes.note}> ({t('season:lacking', { count: row.lacking })})</span>
                ) : null}
              </th>
              <td className={`${classes.cell} ${classes.strong}`}>{formatDecimal(row.figure, 2)}</td>
              <td className={classes.cell}>{formatDecimal(row.change, 2, true)}</td>
              <td className={classes.cell}>{formatDecimal(row.mu, 2)}</td>
              <td className={classes.cell}>{formatDecimal(row.sigma, 2)}</td>
              <td className={classes.cell}>{row.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
