import { Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCopy, IconNotebook } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { JournalInfo } from '../../../shared/contract/desktop.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { formatMoment } from '../../components/format-moment.ts';
import type { JournalHost } from '../../host/host.ts';
import { RebuildOfferBox } from './rebuild-offer.tsx';
import { SectionCard } from './section-card.tsx';
import { useAppInfo } from './use-app-info.ts';

type JournalCardProps = { readonly journal: JournalHost; readonly info: JournalInfo };

/** The desktop's journal file: where it is, how far it reaches, and what it can bring back. */
export const JournalCard = ({ journal, info }: JournalCardProps) => {
  const { t } = useTranslation();
  const app = useAppInfo(journal);
  return (
    <SectionCard icon={<IconNotebook aria-hidden />} title={t('files:journal.title')}>
      <Text>{t('files:journal.what')}</Text>
      {info.offer === null ? null : <RebuildOfferBox journal={journal} offer={info.offer} />}
      <Stack gap={2} data-testid="journal-state">
        <Text fw={600} size="lg">
          {stateText(t, info)}
        </Text>
        <Text size="sm" c="dimmed">
          {t('files:journal.reaches', { count: info.seq })}
        </Text>
      </Stack>
      {info.fault === null ? null : <ErrorList title={t('files:journal.failedHint')} errors={[{ ...info.fault }]} />}
      {info.setAside === null ? null : (
        <Alert color="gray" icon={<IconAlertTriangle aria-hidden />}>
          {t('files:journal.setAside', { path: info.setAside })}
        </Alert>
      )}
      <PathLine label={t('files:journal.path')} path={info.path} />
      {app === undefined ? null : (
        <>
          <PathLine label={t('files:journal.snapshots')} path={app.backupFolder} />
          <Text size="sm" c="dimmed">
            {t('files:journal.snapshotsWhat')} {t('files:about.version', { version: app.version })}
          </Text>
        </>
      )}
    </SectionCard>
  );
};

const stateText = (t: TFunction, { state, at }: JournalInfo): string => {
  if (state !== 'saved') return t(`files:journal.state.${state}`);
  return at === null ? t('files:journal.state.savedNever') : t('files:journal.state.saved', { time: formatMoment(at) });
};

/** A place on the disk, to read out or to paste into a file window. */
const PathLine = ({ label, path }: { readonly label: string; readonly path: string }) => {
  const { t } = useTranslation();
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Stack gap={2} flex={1} miw={0}>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Code style={{ overflowWrap: 'anywhere' }}>{path}</Code>
      </Stack>
      <CopyButton value={path}>
        {({ copied, copy }) => (
          <Button variant="default" size="xs" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
            {t(copied ? 'files:journal.copied' : 'files:journal.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
};
