import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLive } from '../host/use-live.ts';
import { RoundStateBadge } from './round-state-badge.tsx';

/** Where every round of a session stands: whether what is ranked can still change. */
export const RoundStates = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  const { data: view } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  if (view === undefined || view.rounds.length === 0) return null;
  return (
    <Group component="ul" gap={6} p={0} m={0} mb="sm" style={{ listStyle: 'none' }} aria-label={t('room:rounds')}>
      {view.rounds.map(({ round, state }) => (
        <li key={round.id}>
          <RoundStateBadge state={state} round={round.number} />
        </li>
      ))}
    </Group>
  );
};
