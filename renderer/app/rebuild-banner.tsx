import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/links.tsx';
import { isMissing, useLastSeen } from '../host/last-seen.ts';
import { useStoreProblem } from '../host/store-context.tsx';
import { useJournal } from '../host/use-journal.ts';

/**
 * Said on every screen while the journal holds what the records lack, or a browser lacks what it held before, until somebody
 * says what shall be; not on the screen where that is done.
 */
export const RebuildBanner = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const journal = useJournal();
  // Of records that cannot be opened the store's banner speaks.
  const readable = useStoreProblem() === undefined;
  const missing = isMissing(useLastSeen()) && readable;
  if ((journal?.state !== 'rebuild-offered' && !missing) || pathname === '/files') return null;
  return (
    <Alert
      mb="md"
      color="orange"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(missing ? 'rebuild.missingTitle' : 'rebuild.title')}
    >
      <Group justify="space-between" gap="sm">
        {t(missing ? 'rebuild.missing' : 'rebuild.text')}
        <LinkButton to="/files" variant="default" size="sm">
          {t('rebuild.look')}
        </LinkButton>
      </Group>
    </Alert>
  );
};
