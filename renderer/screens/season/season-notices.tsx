import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle, IconClockPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../../shared/contract/season-views.ts';
import { joinList } from '../../i18n/locale.ts';
import classes from './season.module.css';

/** What one has to know before reading the table. */
export const SeasonNotices = ({ view }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  const open = view.sessions.filter(({ state }) => state === 'open').length;
  const mixed = view.profiles.length > 1;
  return (
    <>
      {mixed && view.season.figure === 'game-points' ? <MixedNotice view={view} /> : null}
      {open > 0 ? (
        <div role="status" className={classes.running}>
          <IconClockPause size={18} aria-hidden />
          {t('season:openSessions', { count: open })}
        </div>
      ) : null}
      {mixed && view.season.figure !== 'game-points' ? (
        <Text size="sm" c="dimmed">
          {t('season:mixed.column')}
        </Text>
      ) : null}
      <OtherRules count={view.otherRules} />
    </>
  );
};

/** Said loudly where the sum itself is what ranks. */
const MixedNotice = ({ view: { profiles } }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  return (
    <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={t('season:mixed.title')} py="xs" flex="none">
      <Text size="sm">{t('season:mixed.figure')}</Text>
      <List size="sm">
        {profiles.map(({ ruleset, sessions }) => (
          <List.Item key={`${ruleset} ${sessions[0]}`}>
            {t('season:mixed.profile', { rules: t(`rules:${ruleset}.name`), sessions: joinList(sessions) })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
};

export const OtherRules = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation();
  return count === 0 ? null : (
    <Text size="sm" c="dimmed">
      {t('season:otherRules', { count })}
    </Text>
  );
};
