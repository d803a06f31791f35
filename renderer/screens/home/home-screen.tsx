import { Button, Flex, Loader } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { useLive } from '../../host/use-live.ts';
import { FirstSteps } from './first-steps.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { SessionTable } from './session-table.tsx';

/** All sessions, newest first; on a fresh installation the way to a first standings table. */
export const HomeScreen = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: sessions, error } = useLive((store) => store.sessions.list());
  const { data: players } = useLive((store) => store.players.list());
  const { data: sample } = useLive((store) => store.sample.state());
  useShortcut('newSession', () => void navigate({ to: '/sessions/new' }));
  const empty = sessions?.length === 0;
  return (
    <>
      <PageHeader title={t('nav.home')} subtitle={t(empty ? 'sessions:home.subtitleEmpty' : 'sessions:home.subtitle')}>
        {empty ? null : (
          <Button
            component={Link}
            to="/sessions/new"
            leftSection={<IconPlus size={18} aria-hidden />}
            rightSection={<Shortcut of="newSession" onFill />}
            aria-keyshortcuts={ariaKeys('newSession')}
          >
            {t('sessions:home.new')}
          </Button>
        )}
      </PageHeader>
      <LoadFailed error={error} />
      {sessions === undefined && error === undefined ? <Loader aria-label={t('store.connecting')} /> : null}
      {empty ? (
        <Flex gap="lg" wrap="wrap" align="flex-start">
          <FirstSteps players={players?.length ?? 0} />
          {sample?.offered === true ? <SampleOffer /> : null}
        </Flex>
      ) : null}
      {sessions !== undefined && sessions.length > 0 ? <SessionTable sessions={sessions} /> : null}
    </>
  );
};
