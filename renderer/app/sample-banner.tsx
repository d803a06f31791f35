import { Button, Paper, Text } from '@mantine/core';
import { IconFlask, IconTrash } from '@tabler/icons-react';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isSamplePlayer, SAMPLE_SESSION } from '../../shared/records/sample-ids.ts';
import { useCommand } from '../components/run-command.ts';
import { useLive } from '../host/use-live.ts';
import classes from './sample-banner.module.css';

/** Screens whose lists and figures the sample is part of. */
const COMMON = ['/', '/players', '/seasons'];

/**
 * Says on every screen that shows the sample that it is one, with the way to be rid of it. The club's own sessions stay free of it.
 */
export const SampleBanner = () => {
  const { pathname } = useLocation();
  const { sessionId, playerId, seasonId } = useParams({ strict: false });
  const { data } = useLive((store) => store.sample.state());
  const within = sessionId === SAMPLE_SESSION || (playerId !== undefined && isSamplePlayer(playerId));
  if (data?.there !== true || !(within || seasonId !== undefined || COMMON.includes(pathname))) return null;
  return <Banner within={within} />;
};

const Banner = ({ within }: { readonly within: boolean }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useCommand();
  const title = t(within ? 'sample.title' : 'sample.partTitle');
  const remove = async (): Promise<void> => {
    const removed = await run((store) => store.sample.remove(), { done: t('sample.removed') });
    if (removed !== undefined && within) await navigate({ to: '/' });
  };
  return (
    <Paper component="section" aria-label={title} className={classes.banner} px="md" py={6} mb="md">
      <IconFlask size={20} aria-hidden className={classes.icon} />
      <Text className={classes.text}>
        <strong>{title}</strong>
        <span className={classes.hint}>{t(within ? 'sample.hint' : 'sample.partHint')}</span>
      </Text>
      <Button
        size="sm"
        variant="default"
        flex="none"
        loading={running}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void remove()}
      >
        {t('sample.remove')}
      </Button>
    </Paper>
  );
};
