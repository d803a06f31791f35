import { Group, Text, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconDeviceFloppy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { StoreStatus } from '../../shared/contract/views.ts';
import { useHost } from '../host/host-context.tsx';
import { useLive } from '../host/use-live.ts';
import { usePersistence } from '../host/use-persistence.ts';
import classes from './saved-indicator.module.css';

/** Where the records are safe. On the desktop: how far the journal file reaches. In a browser: when a backup was last downloaded. */
export const SavedIndicator = () => {
  const { t } = useTranslation();
  const host = useHost();
  const { data: status } = useLive((store) => store.store.status());
  const persistence = usePersistence();
  if (status === undefined) return null;
  const backup =
    status.backup === null ? t('saved.noBackup') : t('saved.backup', { time: momentText(status.backup.at) });
  const warn = host.kind === 'web' && persistence === 'refused';
  const text = host.kind === 'desktop' ? fileText(t, status) : backup;
  return (
    <Tooltip multiline maw={320} label={warn ? t('saved.notPersistent') : `${t('saved.stored')}. ${backup}.`}>
      <Link to="/files" className={classes.saved} data-testid="saved">
        <Group gap={6} wrap="nowrap">
          {warn ? <IconAlertTriangle size={18} aria-hidden /> : <IconDeviceFloppy size={18} aria-hidden />}
          <Text size="sm" span>
            {text}
          </Text>
        </Group>
      </Link>
    </Tooltip>
  );
};

const fileText = (t: (key: string, facts?: Record<string, string>) => string, { journal, seq }: StoreStatus): string =>
  journal !== null && journal.seq >= seq
    ? t('saved.file', { time: dayjs(journal.at).format('HH:mm') })
    : t('saved.filePending');

/** Today as a time, another day with its date. */
const momentText = (at: string): string => dayjs(at).format(dayjs(at).isSame(dayjs(), 'day') ? 'HH:mm' : 'D MMM HH:mm');
