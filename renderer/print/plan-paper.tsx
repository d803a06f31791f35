import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../shared/contract/views.ts';
import type { Plan } from '../../shared/records/seating.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { namesOf, type ScheduledRound, scheduleOf } from '../components/plan-rounds.ts';
import { fileNameFor } from '../files/file-name.ts';
import { useLive } from '../host/use-live.ts';
import { formatDay } from '../i18n/locale.ts';
import { PrintPage } from './print-page.tsx';

/** What the sheets of a plan are made of. */
export type PlanPaperData = {
  readonly view: SessionView;
  readonly plan: Plan | null;
  /** Seated and planned rounds by number. */
  readonly rounds: readonly ScheduledRound[];
  readonly nameOf: (id: string) => string;
};

const SHEETS = ['schedule', 'tables', 'cards', 'check-in', 'certificate'] as const;
type Sheet = (typeof SHEETS)[number];

type PlanPaperProps = {
  readonly sheet: Sheet;
  readonly tools?: ReactNode;
  readonly children: (data: PlanPaperData) => ReactNode;
};

/** The frame of every sheet about seating: reads the session and its plan, names the sheet and the state it shows. */
export const PlanPaper = ({ sheet, tools, children }: PlanPaperProps) => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  const { data: plan } = useLive((store) => store.plans.view({ sessionId }), [sessionId]);
  const { data: status } = useLive((store) => store.store.status());
  const title = t(`seating:paper.${sheet}.title`);
  if (error !== undefined) return <LoadFailed error={error} />;
  if (view === undefined || plan === undefined) return <Skeleton height={400} m="xl" />;
  const { session } = view;
  const rounds = scheduleOf(view, plan?.rounds ?? []);
  return (
    <PrintPage
      title={title}
      subtitle={`${session.name} · ${formatDay(session.date, 'date')}`}
      about={`${session.name} · ${title}`}
      version={status?.seq ?? null}
      orientation="portrait"
      pdfName={fileNameFor(session, t(`seating:paper.${sheet}.file`), 'pdf')}
      tools={tools}
    >
      {rounds.length === 0 && sheet !== 'check-in' ? (
        <p>{t('seating:paper.empty')}</p>
      ) : (
        children({ view, plan, rounds, nameOf: namesOf(view) })
      )}
    </PrintPage>
  );
};
