import { Alert, Grid, Loader } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isGone, LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useLive } from '../../host/use-live.ts';
import { AttendancePanel } from './attendance-panel.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { CheckInList } from './check-in-list.tsx';

/** Who is here tonight: names by keyboard, and the step to the first round. */
export const PeopleScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const { data: view, error } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  // The list waits for both: a known name must never be taken for a new guest because the register is still on its way.
  const { data: players } = useLive((store) => store.players.list());
  const field = useRef<HTMLInputElement>(null);
  const finished = view?.session.state === 'finished';
  if (isGone(error)) return <LoadFailed error={error} />;
  return (
    <>
      <PageHeader title={t('nav.people')}>
        {view === undefined || players === undefined || finished ? null : (
          <BulkActions view={view} players={players} onDone={() => field.current?.focus()} />
        )}
      </PageHeader>
      <LoadFailed error={error} />
      {(view === undefined || players === undefined) && error === undefined ? (
        <Loader aria-label={t('store.connecting')} />
      ) : null}
      {view === undefined || players === undefined ? null : (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 8 }}>
            {finished ? (
              <Alert mb="md" color="gray" icon={<IconLock aria-hidden />}>
                {t('sessions:people.finished')}
              </Alert>
            ) : null}
            <CheckInList view={view} players={players} readOnly={finished} field={field} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <AttendancePanel view={view} />
          </Grid.Col>
        </Grid>
      )}
    </>
  );
};
