import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeasonRowView, SeasonView } from '../../../shared/contract/season-views.ts';
import { FindField } from '../../components/find-field.tsx';
import { FIGURE_COLUMNS, ruleText } from '../../components/season-words.ts';
import { formatDay } from '../../i18n/locale.ts';
import { FIND_FROM, foundPeople } from './found-people.ts';
import classes from './season.module.css';
import { SeasonNotices } from './season-notices.tsx';
import { SeasonRow } from './season-row.tsx';

/** The whole table in one frame; header row and first columns stay in sight while it scrolls. */
export const SeasonTable = ({ view }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const rows = foundPeople(view.rows, query);
  return (
    <>
      <SeasonNotices view={view} />
      <div className={classes.above}>
        <Text size="sm" c="dimmed">
          {ruleText(t, view)} {t('season:keys')}
        </Text>
        {view.rows.length >= FIND_FROM ? <FindField query={query} onQuery={setQuery} /> : null}
      </div>
      {rows.length === 0 ? (
        <Text py="lg">{t('season:noneFound', { text: query })}</Text>
      ) : (
        <section
          className={classes.frame}
          aria-label={t('season:region', { count: rows.length })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <table className={classes.table} data-testid="season">
            <SeasonHead view={view} />
            <SeasonBody view={view} rows={rows} />
          </table>
        </section>
      )}
    </>
  );
};

const SeasonHead = ({ view }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" className={`${classes.head} ${classes.place} ${classes.corner}`}>
          {t('season:column.place')}
        </th>
        <th scope="col" className={`${classes.head} ${classes.name} ${classes.corner}`}>
          {t('season:column.name')}
        </th>
        <th scope="col" className={`${classes.head} ${classes.centre}`}>
          {t('season:column.movement')}
        </th>
        {FIGURE_COLUMNS[view.season.figure].map((column) => (
          <th key={column} scope="col" className={classes.head}>
            {t(`season:column.${column}`)}
          </th>
        ))}
        <th scope="col" className={`${classes.head} ${classes.centre}`}>
          {t('season:column.sessions')}
        </th>
        <th scope="col" className={`${classes.head} ${classes.centre}`}>
          {t('season:column.games')}
        </th>
        {view.sessions.map(({ id, name, date, state }) => (
          <th key={id} scope="col" className={classes.head}>
            <Link
              to="/sessions/$sessionId/standings"
              params={{ sessionId: id }}
              className={classes.session}
              aria-label={t('season:sessionHead', { name, date: formatDay(date, 'date') })}
              title={name}
            >
              {formatDay(date, 'dayAndMonth')}
              {state === 'open' ? <span className={classes.open}>{t('season:provisional')}</span> : null}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
};

type SeasonBodyProps = { readonly view: SeasonView; readonly rows: readonly SeasonRowView[] };

const SeasonBody = ({ view, rows }: SeasonBodyProps) => {
  const { t } = useTranslation();
  const apart = rows.filter(({ place }) => place === null);
  const columns = 5 + FIGURE_COLUMNS[view.season.figure].length + view.sessions.length;
  return (
    <>
      <tbody>
        {rows
          .filter(({ place }) => place !== null)
          .map((row) => (
            <SeasonRow key={row.playerId} row={row} view={view} />
          ))}
      </tbody>
      {apart.length === 0 ? null : (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={columns} className={classes.apart}>
              <span>{t('season:apart')}</span>
            </th>
          </tr>
          {apart.map((row) => (
            <SeasonRow key={row.playerId} row={row} view={view} />
          ))}
        </tbody>
      )}
    </>
  );
};
