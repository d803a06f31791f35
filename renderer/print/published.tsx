import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PublicationView } from '../../shared/contract/views.ts';
import { DisputedNotice } from '../components/disputed-notice.tsx';
import { formatPoints, formatTablePoints } from '../components/format-points.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { PlaceText } from '../components/place-text.tsx';
import { rankingSentence } from '../components/tie-break-text.ts';
import { fileNameFor } from '../files/file-name.ts';
import { useLive } from '../host/use-live.ts';
import { formatDate, formatDay } from '../i18n/locale.ts';
import { PrintPage } from './print-page.tsx';
import classes from './standings.module.css';

/** Standings as they were published, whatever changed since; the foot names the data version that they show. */
export const PublishedSheet = () => {
  const { t } = useTranslation();
  const { publicationId = '' } = useParams({ strict: false });
  const { data, error } = useLive((store) => store.publications.view({ id: publicationId }), [publicationId]);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (data === undefined) return <Skeleton height={400} m="xl" />;
  const { session, publication } = data;
  const { number, at, roundsSeated, tablesRunning } = publication;
  const facts = { number, at: formatDate(new Date(at), 'dateAndTime'), round: roundsSeated };
  return (
    <PrintPage
      title={t('published:sheetTitle', { number })}
      subtitle={`${session.name} · ${formatDay(session.date, 'date')} · ${t('published:sheetWhen', facts)}`}
      about={`${session.name} · ${t('published:sheetTitle', { number })}`}
      version={publication.version}
      orientation="portrait"
      pdfName={fileNameFor(session, t('published:file', { number }), 'pdf')}
    >
      {tablesRunning > 0 ? (
        <p className={classes.notice}>{t('published:provisional', { count: tablesRunning })}</p>
      ) : null}
      <DisputedNotice count={publication.tablesDisputed ?? 0} published className={classes.notice} />
      <p className={classes.rule}>{rankingSentence(t, publication)}</p>
      <SheetTable publication={publication} />
    </PrintPage>
  );
};

const SheetTable = ({ publication: { rows } }: Pick<PublicationView, 'publication'>) => {
  const { t } = useTranslation();
  const penalties = rows.some(({ penaltyPoints }) => penaltyPoints !== 0);
  const heads = ['place', 'name', 'played', 'tablePoints', 'gamePoints', ...(penalties ? ['penalty'] : [])];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={`${classes.head} ${head === 'name' ? classes.left : ''}`}>
              {t(`standings:column.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.entrantId} className={classes.row}>
            <td className={`${classes.cell} ${classes.strong}`}>
              <PlaceText place={row.place} shared={row.shared} />
            </td>
            <th scope="row" className={`${classes.cell} ${classes.name}`}>
              {row.name}
            </th>
            <td className={classes.cell}>{row.played}</td>
            <td className={`${classes.cell} ${classes.strong}`}>{formatTablePoints(row.tablePoints)}</td>
            <td className={classes.cell}>{formatPoints(row.gamePoints, true)}</td>
            {penalties ? (
              <td className={classes.cell}>{row.penaltyPoints === 0 ? '–' : formatPoints(row.penaltyPoints, true)}</td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
