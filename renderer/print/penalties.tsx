import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PenaltyView } from '../../shared/contract/views.ts';
import { formatMoment } from '../components/format-moment.ts';
import { formatPoints } from '../components/format-points.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { takenTexts } from '../components/taken-text.ts';
import { fileNameFor } from '../files/file-name.ts';
import { useLive } from '../host/use-live.ts';
import { formatDay, joinList } from '../i18n/locale.ts';
import { PrintPage } from './print-page.tsx';
import classes from './standings.module.css';

/** The penalty register on paper, in the order in which it was entered; cancelled entries stand there as such. */
export const PenaltiesSheet = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data, error } = useLive((store) => store.penalties.list({ sessionId }), [sessionId]);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (data === undefined) return <Skeleton height={400} m="xl" />;
  const { session, penalties, version } = data;
  const counting = penalties.filter(({ penalty }) => !penalty.cancelled).length;
  return (
    <PrintPage
      title={t('penalties:title')}
      subtitle={`${session.name} · ${formatDay(session.date, 'date')}`}
      about={`${session.name} · ${t('penalties:title')}`}
      version={version}
      orientation="portrait"
      pdfName={fileNameFor(session, t('penalties:file'), 'pdf')}
    >
      {penalties.length === 0 ? <p>{t('penalties:empty.title')}</p> : <SheetTable penalties={penalties} />}
      <p className={classes.foot}>
        {t('penalties:counting', { count: counting })} {t('penalties:included')}
      </p>
    </PrintPage>
  );
};

const SheetTable = ({ penalties }: { readonly penalties: readonly PenaltyView[] }) => {
  const { t } = useTranslation();
  const head = (key: string, left = true) => (
    <th scope="col" className={`${classes.head} ${left ? classes.left : ''}`}>
      {t(`penalties:column.${key}`)}
    </th>
  );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {head('number', false)}
          {head('when')}
          {head('who')}
          {head('where')}
          {head('why')}
          {head('taken', false)}
          {head('to')}
        </tr>
      </thead>
      <tbody>
        {penalties.map((entry) => (
          <SheetRow key={entry.penalty.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
};

const SheetRow = ({ entry: { penalty, number, name, place, gains } }: { readonly entry: PenaltyView }) => {
  const { t } = useTranslation();
  const { cancelled } = penalty;
  const struck = cancelled ? classes.struck : '';
  return (
    <tr className={classes.row}>
      <td className={classes.cell}>{number}</td>
      <td className={`${classes.cell} ${classes.left}`}>{formatMoment(penalty.at)}</td>
      <th scope="row" className={`${classes.cell} ${classes.name}`}>
        {name}
      </th>
      <td className={`${classes.cell} ${classes.left}`}>{place === null ? '–' : t('penalties:placeShort', place)}</td>
      <td className={`${classes.cell} ${classes.words}`}>
        <span className={struck}>{penalty.reason}</span>
        {cancelled ? <span className={classes.note}> ({t('penalties:cancelled')})</span> : null}
      </td>
      <td className={`${classes.cell} ${struck}`}>
        {takenTexts(t, penalty).map((text) => (
          <div key={text}>{text}</div>
        ))}
      </td>
      <td className={`${classes.cell} ${classes.words}`}>
        {gains.length === 0
          ? '–'
          : joinList(gains.map((gain) => `${gain.name} ${formatPoints(gain.gamePoints, true)}`))}
      </td>
    </tr>
  );
};
