import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../shared/contract/views.ts';
import { ErrorList } from '../components/error-list.tsx';
import { storeErrors } from '../components/store-errors.ts';
import { fileNameFor } from '../files/file-name.ts';
import { useLive } from '../host/use-live.ts';
import { formatDay } from '../i18n/locale.ts';
import { PrintPage } from './print-page.tsx';
import classes from './standings.module.css';
import { StandingsSheetTable } from './standings-sheet-table.tsx';

/** More round columns than this need the long side of the paper. */
const MOST_UPRIGHT_ROUNDS = 6;

/** The standings on paper: plain, light, and complete without the screen. */
export const StandingsSheet = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.standings.view({ sessionId }), [sessionId]);
  if (error !== undefined) return <ErrorList title={t('print:standings.failed')} errors={storeErrors(error)} />;
  if (view === undefined) return <Skeleton height={400} m="xl" />;
  const { session } = view;
  return (
    <PrintPage
      title={t('print:standings.title')}
      subtitle={`${session.name} · ${formatDay(session.date, 'date')} · ${afterRound(t, view)}`}
      about={`${session.name} · ${t('print:standings.title')} ${afterRound(t, view)}`}
      version={view.version}
      orientation={view.roundsSeated > MOST_UPRIGHT_ROUNDS ? 'landscape' : 'portrait'}
      pdfName={fileNameFor(session, t('standings:export.file.standings'), 'pdf')}
    >
      {view.tablesRunning > 0 ? (
        <p className={classes.notice}>{t('print:standings.provisional', { count: view.tablesRunning })}</p>
      ) : null}
      <p className={classes.rule}>{t(`standings:rankingSentence.${session.ranking}`)}</p>
      {view.rows.length === 0 ? <p>{t('print:standings.empty')}</p> : <StandingsSheetTable view={view} />}
      <p className={classes.foot}>
        {t('print:standings.players', { count: view.rows.length })}
        {view.roundsSeated > 0 ? ` · ${t('print:standings.roundFigures')}` : null}
      </p>
    </PrintPage>
  );
};

const afterRound = (t: TFunction, { roundsSeated, session }: StandingsView): string =>
  roundsSeated === 0
    ? t('print:standings.beforeFirst')
    : t('print:standings.afterRound', { round: roundsSeated, rounds: session.roundCount });
