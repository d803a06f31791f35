import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/links.tsx';
import { useJournal } from '../host/use-journal.ts';

/**
 * Said on every screen while the journal holds what the records lack, before somebody enters the evening again; not on the
 * screen that makes the offer itself.
 */
export const RebuildBanner = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const journal = useJournal();
  if (journal?.state !== 'rebuild-offered' || pathname === '/files') return null;
  return (
    <Alert mb="md" color="orange" role="status" icon={<IconAlertTriangle aria-hidden />} title={t('rebuild.title')}>
      <Group justify="space-between" gap="sm">
        {t('rebuild.text')}
        <LinkButton to="/files" variant="default" size="sm">
          {t('rebuild.look')}
        </LinkButton>
      </Group>
    </Alert>
  );
};
