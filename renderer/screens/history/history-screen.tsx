import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../host/use-live.ts';
import { HistoryView } from './history-view.tsx';

/** Everything that was entered in a session and everything that was taken back, the newest first. Nothing ever leaves it. */
export const HistoryScreen = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: session } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  return (
    <HistoryView
      title={t('nav.history')}
      sessionId={sessionId}
      session={session}
      onFilter={(filter) =>
        void navigate({ to: '/sessions/$sessionId/history', params: { sessionId }, search: { ...filter } })
      }
    />
  );
};

/** The same of the whole club: the register, seasons and every session. */
export const ClubHistoryScreen = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <HistoryView
      title={t('history:club')}
      sessionId={null}
      session={undefined}
      onFilter={(filter) => void navigate({ to: '/history', search: { ...filter } })}
    />
  );
};
