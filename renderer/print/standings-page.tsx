import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../shared/contract/views.ts';
import { DisputedNotice } from '../components/disputed-notice.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { fileNameFor } from '../files/file-name.ts';
import { useLive } from '../host/use-live.ts';
import { formatDay } from '../i18n/locale.ts';
import type { Orientation } from './page-rule.ts';
import { PrintPage } from './print-page.tsx';
import classes from './standings.module.css';

type StandingsPageProps = {
  readonly title: string;
  /** What the PDF is called, beside the session. */
  readonly file: string;
  readonly orientation: (view: StandingsView) => Orientation;
  /** How far the session is, where that belongs to the title. */
  readonly stage?: (view: StandingsView) => string;
  /** What it says while tables still run: whether the figures that will change carry a mark. */
  readonly provisional?: 'standings' | 'settlement';
  /** Further controls of the bar above the sheet. */
  readonly tools?: ReactNode;
  readonly children: (view: StandingsView) => ReactNode;
};

/** A paper made from the standings of the session in the address; it says what may still change. */
export const StandingsPage = (props: StandingsPageProps) => {
  const { title, file, orientation, stage, provisional = 'standings', tools, children } = props;
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.standings.view({ sessionId }), [sessionId]);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (view === undefined) return <Skeleton height={400} m="xl" />;
  const { session, tablesRunning, tablesDisputed, version } = view;
  const stages = stage === undefined ? [] : [stage(view)];
  return (
    <PrintPage
      title={title}
      subtitle={[session.name, formatDay(session.date, 'date'), ...stages].join(' · ')}
      about={`${session.name} · ${[title, ...stages].join(' ')}`}
      version={version}
      orientation={orientation(view)}
      pdfName={fileNameFor(session, file, 'pdf')}
      tools={tools}
    >
      {tablesRunning > 0 ? (
        <p className={classes.notice}>{t(`print:${provisional}.provisional`, { count: tablesRunning })}</p>
      ) : null}
      <DisputedNotice count={tablesDisputed} className={classes.notice} />
      {children(view)}
    </PrintPage>
  );
};
