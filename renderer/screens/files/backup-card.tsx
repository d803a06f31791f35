import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceFloppy, IconDownload } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StoreStatus } from '../../../shared/contract/views.ts';
import { type BackupState, backupState } from '../../components/backup-due.ts';
import { formatMoment } from '../../components/format-moment.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { useBackup } from '../../components/use-backup.ts';
import { useNow } from '../../components/use-now.ts';
import { useHost } from '../../host/host-context.tsx';
import { SectionCard } from './section-card.tsx';

/** When the last backup was made, what it lacks, and the button for the next. */
export const BackupCard = ({ status }: { readonly status: StoreStatus }) => {
  const { t } = useTranslation();
  const now = useNow();
  const { kind } = useHost();
  const { back, busy } = useBackup();
  const state = backupState(status, now);
  const empty = status.seq === 0;
  useShortcut('backUp', back, { off: empty });
  return (
    <SectionCard icon={<IconDeviceFloppy aria-hidden />} title={t('files:backup.title')}>
      <Text>{t('files:backup.what')}</Text>
      <Group justify="space-between" gap="md">
        <Stack gap={2} data-testid="backup-state">
          <Text fw={600} size="lg">
            {state.at === undefined
              ? t('files:backup.never')
              : t('files:backup.last', { time: formatMoment(state.at, now) })}
          </Text>
          <Text size="sm" {...(state.due ? {} : { c: 'dimmed' })}>
            {empty ? t('files:backup.empty') : lackText(t, state)}
          </Text>
        </Stack>
        <Button
          size="md"
          loading={busy}
          disabled={empty}
          leftSection={<IconDownload size={20} aria-hidden />}
          rightSection={<Shortcut of="backUp" onFill />}
          aria-keyshortcuts={ariaKeys('backUp')}
          onClick={back}
        >
          {t(kind === 'web' ? 'files:backup.download' : 'files:backup.save')}
        </Button>
      </Group>
    </SectionCard>
  );
};

const lackText = (t: TFunction, { at, behind, due }: BackupState): string => {
  if (behind === 0) return t('files:backup.current');
  const lack = t(at === undefined ? 'files:backup.unsaved' : 'files:backup.behind', { count: behind });
  return due ? `${lack} ${t('files:backup.remind')}` : lack;
};
