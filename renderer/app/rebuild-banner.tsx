import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkAnchor } from '../components/links.tsx';
import { useJournal } from '../host/use-journal.ts';

/** Said on every screen while the journal holds what the records lack: before somebody enters the evening again. */
export const RebuildBanner = () => {
  const { t } = useTranslation();
  const journal = useJournal();
  if (journal?.state !== 'rebuild-offered') return null;
  return (
    <Alert mb="md" color="orange" role="status" icon={<IconAlertTriangle aria-hidden />} title={t('rebuild.title')}>
      <Text inherit>
        {t('rebuild.text')}{' '}
        <LinkAnchor to="/files" inherit>
          {t('rebuild.look')}
        </LinkAnchor>
      </Text>
    </Alert>
  );
};
