import { Button, Paper, Text } from '@mantine/core';
import { IconFlask, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useLocation, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SampleState } from '../../shared/contract/views.ts';
import { isSamplePlayer, isSampleSession, REHEARSAL_SESSION } from '../../shared/records/sample-ids.ts';
import { samplePart, useRemoveSample } from '../components/use-remove-sample.ts';
import { useLive } from '../host/use-live.ts';
import { beginRehearsal, useRehearsalOpened } from '../rehearsal/opened.ts';
import classes from './sample-banner.module.css';

/** Screens whose lists the sample's people and evenings are part of. */
const LISTS = ['/', '/players'];

/**
 * Says on every screen that shows the sample that it is one, with the way to be rid of it. The club's own sessions stay free of
 * it; so do seasons, once the club has sessions of its own.
 */
export const SampleBanner = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { sessionId = '', playerId = '', seasonId } = useParams({ strict: false });
  const { data } = useLive((store) => store.sample.state());
  const playing = useRehearsalOpened() !== undefined;
  if (data?.there !== true || playing) return null;
  if (isSampleSession(sessionId) || isSamplePlayer(playerId)) {
    const part = sessionId === REHEARSAL_SESSION ? 'rehearsal' : 'evening';
    return <Banner state={data} title={t(`sample.title.${part}`)} hint={t('sample.hint')} />;
  }
  const counted = data.alone && (seasonId !== undefined || pathname === '/seasons');
  if (!counted && !LISTS.includes(pathname)) return null;
  return <Banner state={data} title={t(`sample.partTitle.${samplePart(data)}`)} hint={t('sample.partHint')} />;
};

type BannerProps = {
  readonly state: SampleState;
  readonly title: string;
  readonly hint: string;
};

const Banner = ({ state, title, hint }: BannerProps) => {
  const { t } = useTranslation();
  const { sessionId } = useParams({ strict: false });
  const { remove, running } = useRemoveSample();
  return (
    <Paper component="section" aria-label={title} className={classes.banner} px="md" py={6} mb="md">
      <IconFlask size={20} aria-hidden className={classes.icon} />
      <Text className={classes.text}>
        <strong>{title}</strong>
        <span className={classes.hint}>{hint}</span>
      </Text>
      {sessionId === REHEARSAL_SESSION ? (
        <Button
          size="sm"
          variant="default"
          flex="none"
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          onClick={beginRehearsal}
        >
          {t('rehearsal:playOn')}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="default"
        flex="none"
        loading={running}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void remove(state)}
      >
        {t(`sample.remove.${samplePart(state)}`)}
      </Button>
    </Paper>
  );
};
