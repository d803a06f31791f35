import { Loader } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { isSampleSession } from '../../../shared/records/sample-ids.ts';
import { isGone, LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useLive } from '../../host/use-live.ts';
import { SetupForm } from './setup-form.tsx';
import { newValues, valuesOf } from './setup-values.ts';

/** Sets up a new session, or corrects the set-up of one. */
export const SessionSetupScreen = () => {
  const { sessionId } = useParams({ strict: false });
  return sessionId === undefined ? <NewSession /> : <EditSession key={sessionId} sessionId={sessionId} />;
};

const NewSession = () => {
  const { t } = useTranslation();
  const { data: sessions, error } = useLive((store) => store.sessions.list());
  const last = sessions
    ?.map(({ session }) => session)
    // The club's own: an invented evening is nobody's habit.
    .filter(({ id }) => !isSampleSession(id))
    .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt))[0];
  return (
    <>
      <PageHeader
        title={t('sessions:setup.newTitle')}
        subtitle={last && t('sessions:setup.asLast', { name: last.name })}
      />
      <LoadFailed error={error} />
      {sessions === undefined ? (
        <Loading failed={error !== undefined} />
      ) : (
        <SetupForm session={undefined} initial={newValues(dayjs().format('YYYY-MM-DD'), last)} deals={0} />
      )}
    </>
  );
};

const EditSession = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  const { data: view, error } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  if (isGone(error)) return <LoadFailed error={error} />;
  const deals = view?.rounds.flatMap(({ tables }) => tables).reduce((sum, { dealCount }) => sum + dealCount, 0) ?? 0;
  return (
    <>
      <PageHeader title={t('nav.setup')} subtitle={view?.session.name} />
      <LoadFailed error={error} />
      {view === undefined ? (
        <Loading failed={error !== undefined} />
      ) : (
        <SetupForm session={view.session} initial={valuesOf(view.session)} deals={deals} />
      )}
    </>
  );
};

const Loading = ({ failed }: { readonly failed: boolean }) => {
  const { t } = useTranslation();
  return failed ? null : <Loader aria-label={t('store.connecting')} />;
};
