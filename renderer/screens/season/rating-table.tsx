import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatingRowView, SeasonView } from '../../../shared/contract/season-views.ts';
import { FindField } from '../../components/find-field.tsx';
import { PlaceText } from '../../components/place-text.tsx';
import { formatDecimal } from '../../i18n/locale.ts';
import { FIND_FROM, foundPeople } from './found-people.ts';
import { PersonLink } from './person-link.tsx';
import classes from './season.module.css';

const COLUMNS = ['figure', 'change', 'mu', 'sigma', 'games'] as const;

/** The list by rating; those with too few games follow without a place. */
export const RatingTable = ({ view: { season, ratings } }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  if (ratings.length === 0) return <Text py="lg">{t('season:rating.empty')}</Text>;
  const rows = foundPeople(ratings, query);
  return (
    <>
      <div className={classes.above}>
        <Text size="sm" c="dimmed" maw={860}>
          {t('season:rating.about')}
        </Text>
        {ratings.length >= FIND_FROM ? <FindField query={query} onQuery={setQuery} /> : null}
      </div>
      {rows.length === 0 ? (
        <Text py="lg">{t('season:noneFound', { text: query })}</Text>
      ) : (
        <section
          className={classes.frame}
          aria-label={t('season:rating.region', { count: rows.length })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <table className={classes.table} data-testid="ratings">
            <thead>
              <tr>
                <th scope="col" className={`${classes.head} ${classes.place} ${classes.corner}`}>
                  {t('season:column.place')}
                </th>
                <th scope="col" className={`${classes.head} ${classes.name} ${classes.corner}`}>
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
              {rows.map((row) => (
                <RatingRow key={row.playerId} row={row} seasonId={season.id} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
};

type RatingRowProps = { readonly row: RatingRowView; readonly seasonId: string };

const RatingRow = ({ row, seasonId }: RatingRowProps) => {
  const { t } = useTranslation();
  return (
    <tr className={classes.row}>
      <td className={`${classes.cell} ${classes.place}`}>
        <PlaceText place={row.place} shared={row.shared} />
      </td>
      <th scope="row" className={`${classes.cell} ${classes.name}`}>
        <PersonLink person={row} seasonId={seasonId} />
        {row.lacking > 0 ? <span className={classes.lack}>{t('season:lacking', { count: row.lacking })}</span> : null}
      </th>
      <td className={`${classes.cell} ${classes.first}`}>{formatDecimal(row.figure, 2)}</td>
      <td className={classes.cell}>{formatDecimal(row.change, 2, true)}</td>
      <td className={classes.cell}>{formatDecimal(row.mu, 2)}</td>
      <td className={classes.cell}>{formatDecimal(row.sigma, 2)}</td>
      <td className={classes.cell}>{row.games}</td>
    </tr>
  );
};
