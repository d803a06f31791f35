import { Loader } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useLive } from '../../host/use-live.ts';
import { RoundMissing } from './round-missing.tsx';
import { RoundTables } from './round-tables.tsx';
import { SeatFirst } from './seat-first.tsx';

/** One round: its tables at a glance, and the way to each of them. `round` is a number, or `now` for the newest. */
export const RoundScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '', round: wanted = 'now' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  if (view === undefined) {
    return error === undefined ? <Loader aria-label={t('table:round.loading')} /> : <LoadFailed error={error} />;
  }
  const round =
    wanted === 'now' ? view.rounds.at(-1) : view.rounds.find(({ round: { number } }) => String(number) === wanted);
  if (round !== undefined) return <RoundTables key={round.round.id} view={view} round={round} />;
  if (view.rounds.length > 0) return <RoundMissing view={view} wanted={wanted} />;
  return (
    <>
      <PageHeader title={t('nav.round')} />
      <SeatFirst view={view} />
    </>
  );
};
