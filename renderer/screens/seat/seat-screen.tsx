import { Loader } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useLive } from '../../host/use-live.ts';
import { SeatDesk } from './seat-desk.tsx';

/** Seats the next round by hand. */
export const SeatScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  const { data: plan, error: planError } = useLive((store) => store.plans.view({ sessionId }), [sessionId]);
  if (view === undefined || plan === undefined) {
    const failed = error ?? planError;
    return failed === undefined ? <Loader aria-label={t('seating:loading')} /> : <LoadFailed error={failed} />;
  }
  return <SeatDesk key={view.rounds.length} view={view} plan={plan} />;
};
