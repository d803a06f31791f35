import { Skeleton } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useLive } from '../../host/use-live.ts';
import { ChartTabs } from './chart-tabs.tsx';
import { useSessionTables } from './use-session-tables.ts';

/** The session as pictures: how balances and places went, how wins came, who paid whom, and what the seats brought. */
export const ChartsScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const session = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  const standings = useLive((store) => store.standings.view({ sessionId }), [sessionId]);
  const { tables, error } = useSessionTables(sessionId, session.data);
  const failed = session.error ?? standings.error ?? error;
  if (failed !== undefined) return <LoadFailed error={failed} />;
  const ready = session.data !== undefined && standings.data !== undefined && tables !== undefined;
  return (
    <>
      <PageHeader title={t('charts:title')} subtitle={t('charts:subtitle')} />
      {!ready ? (
        <Skeleton height={400} />
      ) : tables.some(({ summary }) => summary.counts !== 'nothing') ? (
        <ChartTabs session={session.data} standings={standings.data} tables={tables} />
      ) : (
        <NoCharts sessionId={sessionId} seated={tables.length > 0} />
      )}
    </>
  );
};

const NoCharts = ({ sessionId, seated }: { readonly sessionId: string; readonly seated: boolean }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconChartLine size={40} aria-hidden />}
      title={t('charts:empty.title')}
      hint={t('charts:empty.hint')}
    >
      {seated ? (
        <NextStep to="/sessions/$sessionId/rounds/$round" params={{ sessionId, round: 'now' }}>
          {t('charts:empty.round')}
        </NextStep>
      ) : (
        <NextStep to="/sessions/$sessionId/people" params={{ sessionId }}>
          {t('charts:empty.people')}
        </NextStep>
      )}
    </EmptyState>
  );
};
