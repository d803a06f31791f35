import { Loader } from '@mantine/core';
import { IconArmchair } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NextStep } from '../../components/next-step.tsx';
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
  if (view.entrants.every(({ status }) => status !== 'present')) return <NobodyToSeat sessionId={sessionId} />;
  return <SeatDesk key={view.rounds.length} view={view} plan={plan} />;
};

const NobodyToSeat = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      order={1}
      icon={<IconArmchair size={40} aria-hidden />}
      title={t('seating:hand.nobody')}
      hint={t('seating:hand.nobodyHint')}
    >
      <NextStep to="/sessions/$sessionId/people" params={{ sessionId }}>
        {t('seating:start.people')}
      </NextStep>
    </EmptyState>
  );
};
