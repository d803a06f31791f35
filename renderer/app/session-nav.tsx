import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLive } from '../host/use-live.ts';
import classes from './shell.module.css';

/** The way through one session, in the order of the evening. */
export const SessionNav = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  const { data } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  return (
    <Group
      component="nav"
      aria-label={t('nav.session')}
      className={classes.session}
      px="lg"
      gap={4}
      wrap="nowrap"
      data-session-nav
    >
      <Text className={classes.sessionName} mr="md" title={data?.session.name}>
        {data?.session.name ?? ''}
      </Text>
      <Link to="/sessions/$sessionId/setup" params={{ sessionId }} className={classes.link}>
        {t('nav.setup')}
      </Link>
      <Link to="/sessions/$sessionId/people" params={{ sessionId }} className={classes.link}>
        {t('nav.people')}
      </Link>
      <Link to="/sessions/$sessionId/plan" params={{ sessionId }} className={classes.link}>
        {t('nav.plan')}
      </Link>
      <Link to="/sessions/$sessionId/rounds/$round" params={{ sessionId, round: 'now' }} className={classes.link}>
        {t('nav.round')}
      </Link>
      <Link to="/sessions/$sessionId/standings" params={{ sessionId }} className={classes.link}>
        {t('nav.standings')}
      </Link>
      <Link to="/sessions/$sessionId/charts" params={{ sessionId }} className={classes.link}>
        {t('charts:title')}
      </Link>
      <Link to="/sessions/$sessionId/penalties" params={{ sessionId }} className={classes.link}>
        {t('nav.penalties')}
      </Link>
      <Link to="/sessions/$sessionId/history" params={{ sessionId }} className={classes.link}>
        {t('nav.history')}
      </Link>
    </Group>
  );
};
