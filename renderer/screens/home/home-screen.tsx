import { Button, Flex, Loader, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { SessionSummary } from '../../../shared/contract/views.ts';
import { isSamplePlayer, isSampleSession } from '../../../shared/records/sample-ids.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { useLive } from '../../host/use-live.ts';
import { FirstSteps } from './first-steps.tsx';
import { RehearsalOffer } from './rehearsal-offer.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { SessionTable } from './session-table.tsx';
import { tonightSession } from './tonight.ts';
import { TonightCard } from './tonight-card.tsx';

/** Tonight's session first, then all of them; before the club's first one the way there, and what can be looked at meanwhile. */
export const HomeScreen = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: sessions, error } = useLive((store) => store.sessions.list());
  useShortcut('newSession', () => void navigate({ to: '/sessions/new' }));
  const first = sessions?.every(({ session }) => isSampleSession(session.id)) === true;
  return (
    <>
      <PageHeader title={t('nav.home')} subtitle={t(first ? 'sessions:home.subtitleEmpty' : 'sessions:home.subtitle')}>
        {first ? null : (
          <Button
            component={Link}
            to="/sessions/new"
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            rightSection={<Shortcut of="newSession" />}
            aria-keyshortcuts={ariaKeys('newSession')}
          >
            {t('sessions:home.new')}
          </Button>
        )}
      </PageHeader>
      <LoadFailed error={error} />
      {sessions === undefined && error === undefined ? <Loader aria-label={t('store.connecting')} /> : null}
      {first ? <FirstRun /> : <Tonight sessions={sessions ?? []} />}
      {sessions !== undefined && sessions.length > 0 ? <SessionTable sessions={sessions} /> : null}
    </>
  );
};

/** Before the club's own first session. */
const FirstRun = () => {
  const { data: players } = useLive((store) => store.players.list());
  const { data: sample } = useLive((store) => store.sample.state());
  return (
    <Flex gap="lg" wrap="wrap" align="stretch" mb="lg">
      <FirstSteps players={players?.filter(({ id }) => !isSamplePlayer(id)).length ?? 0} />
      {sample === undefined || sample.rehearsal ? null : (
        <Stack gap="lg" flex="1 1 320px" maw={820}>
          <RehearsalOffer />
          {sample.offered ? <SampleOffer /> : null}
        </Stack>
      )}
    </Flex>
  );
};

const Tonight = ({ sessions }: { readonly sessions: readonly SessionSummary[] }) => {
  const today = dayjs().format('YYYY-MM-DD');
  const summary = tonightSession(sessions, today);
  return summary === undefined ? null : <TonightCard summary={summary} today={summary.session.date === today} />;
};
