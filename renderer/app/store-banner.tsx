import { Alert, Group, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '../components/error-text.ts';
import { LinkButton } from '../components/links.tsx';
import { useHost } from '../host/host-context.tsx';
import { useConnection, useStoreProblem } from '../host/store-context.tsx';

/** Said while the store is away; what was entered stays in the fields and nothing is lost. */
export const StoreBanner = () => {
  const { t } = useTranslation();
  const state = useConnection();
  const problem = useStoreProblem();
  const { kind } = useHost();
  const { pathname } = useLocation();
  // On the desktop the journal offers the way out (`rebuild-banner.tsx`).
  const way = problem === 'database-unreadable' && kind === 'web' && pathname !== '/files';
  if (problem !== undefined) {
    return (
      <Alert mb="md" color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={t('store.failed')}>
        <Group justify="space-between" gap="sm">
          {errorText(t, { code: problem })}
          {way ? (
            <LinkButton to="/files" variant="default" size="sm">
              {t('rebuild.look')}
            </LinkButton>
          ) : null}
        </Group>
      </Alert>
    );
  }
  if (state === 'ready') return null;
  return (
    <Alert
      mb="md"
      color={state === 'lost' ? 'orange' : 'gray'}
      role="status"
      icon={state === 'lost' ? <IconAlertTriangle aria-hidden /> : <Loader size="sm" />}
    >
      {t(state === 'lost' ? 'store.lost' : 'store.connecting')}
    </Alert>
  );
};
