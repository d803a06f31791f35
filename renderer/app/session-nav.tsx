import { Group, Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isGone } from '../components/load-failed.tsx';
import { useDocumentMark } from '../components/use-document-mark.ts';
import { useLive } from '../host/use-live.ts';
import classes from './shell.module.css';

/** In the order of the evening. */
const PARTS = [
  { to: '/sessions/$sessionId/setup', label: 'nav.setup' },
  { to: '/sessions/$sessionId/people', label: 'nav.people' },
  { to: '/sessions/$sessionId/plan', label: 'nav.plan' },
  { to: '/sessions/$sessionId/rounds/$round', label: 'nav.round' },
  { to: '/sessions/$sessionId/standings', label: 'nav.standings' },
  { to: '/sessions/$sessionId/charts', label: 'charts:title' },
  { to: '/sessions/$sessionId/penalties', label: 'nav.penalties' },
  { to: '/sessions/$sessionId/history', label: 'nav.history' },
] as const;

/** A round of any number, its tables and the seating of the next one: all are under "Rounds". */
const IN_ROUNDS = /^\/sessions\/[^/]+\/(rounds|tables|seat)(\/|$)/;
const HERE = { 'data-status': 'active', 'aria-current': true } as const;

/** The way through one session; none through one that is gone. */
export const SessionNav = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data, error } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  const gone = isGone(error);
  useDocumentMark('sessionNav', !gone);
  if (gone) return null;
  return (
    <Group component="nav" aria-label={t('nav.session')} className={classes.session} px="lg" gap={4} wrap="nowrap">
      <Text className={classes.sessionName} mr="md" title={data?.session.name}>
        {data?.session.name ?? ''}
      </Text>
      {PARTS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ sessionId, round: 'now' }}
          className={classes.link}
          {...(label === 'nav.round' && IN_ROUNDS.test(pathname) ? HERE : {})}
        >
          {t(label)}
        </Link>
      ))}
    </Group>
  );
};
