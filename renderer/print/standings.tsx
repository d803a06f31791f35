import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../shared/contract/views.ts';
import { DisputedNotice } from '../components/disputed-notice.tsx';
import { figureColumns } from '../components/figure-columns.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { rankingSentence } from '../components/tie-break-text.ts';
import { fileNameFor } from '../files/file-name.ts';
import { useLive } from '../host/use-live.ts';
import { formatDay } from '../i18n/locale.ts';
import { PrintPage } from './print-page.tsx';
import classes from './standings.module.css';
import { StandingsSheetTable } from './standings-sheet-table.tsx';

/** More columns beside the totals than this need the long side of the paper. */
const MOST_UPRIGHT_COLUMNS = 6;

/** The standings on paper: plain, light, and complete without the screen. */
export const StandingsSheet = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.standings.view({ sessionId }), [sessionId]);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (view === undefined) return <Skeleton height={400} m="xl" />;
  const { session } = view;
  return (
    <PrintPage
      title={t('print:standings.title')}
      subtitle={`${session.name} · ${formatDay(session.date, 'date')} · ${afterRound(t, view)}`}
      about={`${session.name} · ${t('print:standings.title')} ${afterRound(t, view)}`}
      version={view.version}
      orientation={view.roundsSeated + figureColumns(view).length > MOST_UPRIGHT_COLUMNS ? 'landscape' : 'portrait'}
      pdfName={fileNameFor(session, t('standings:export.file.standings'), 'pdf')}
    >
      {view.tablesRunning > 0 ? (
        <p className={classes.notice}>{t('print:standings.provisional', { count: view.tablesRunning })}</p>
      ) : null}
      <DisputedNotice count={view.tablesDisputed} className={classes.notice} />
      <p className={classes.rule}>{rankingSentence(t, session)}</p>
      {view.rows.length === 0 ? <p>{t('print:standings.empty')}</p> : <StandingsSheetTable view={view} />}
      <p className={classes.foot}>
        {t('print:standings.players', { count: view.fieldSize })}
        {view.roundsSeated > 0 ? ` · ${t('print:standings.roundFigures')}` : null}
        {view.rows.some(({ substitute }) => substitute) ? ` · ${t('standings:substituteHint')}` : null}
        {view.rows.some(({ decidedBy }) => decidedBy !== null) ? ` · ${t('print:standings.decidedMark')}` : null}
      </p>
    </PrintPage>
  );
};

const afterRound = (t: TFunction, { roundsSeated, session }: StandingsView): string =>
  roundsSeated === 0
    ? t('print:standings.beforeFirst')
    : t('print:standings.afterRound', { round: roundsSeated, rounds: session.roundCount });
