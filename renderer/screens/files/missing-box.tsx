import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandModal } from '../../components/command-modal.tsx';
import { formatMoment } from '../../components/format-moment.ts';
import { forgetLastSeen, type LastSeen } from '../../host/last-seen.ts';

type MissingBoxProps = {
  /** What this browser held before; undefined when that is not known. */
  readonly last: LastSeen | undefined;
  /** Newest change that is here now; undefined when the records cannot be opened. */
  readonly storeSeq: number | undefined;
};

/** What this browser held is not here: when it was seen, what a backup has of it, and how to go on without one. */
export const MissingBox = ({ last, storeSeq }: MissingBoxProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const why = storeSeq === undefined ? 'unreadable' : storeSeq === 0 ? 'empty' : 'older';
  return (
    <Alert
      color="orange"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(`files:missing.${why}Title`)}
      data-testid="missing-records"
    >
      <Stack gap="sm">
        {last === undefined ? null : <Text inherit>{heldText(t, last)}</Text>}
        <Text inherit>{t(`files:missing.${why}`, { count: storeSeq ?? 0 })}</Text>
        {last === undefined ? null : <Text inherit>{backupText(t, last)}</Text>}
        <Group gap="sm">
          {why === 'unreadable' ? (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('files:missing.anew')}
            </Button>
          ) : (
            <Button variant="default" onClick={forgetLastSeen}>
              {t('files:rebuild.decline')}
            </Button>
          )}
        </Group>
        {why === 'unreadable' ? <Text size="sm">{t('files:missing.stuck')}</Text> : null}
      </Stack>
      {asking ? <AnewDialog onClose={() => setAsking(false)} /> : null}
    </Alert>
  );
};

const heldText = (t: TFunction, { at, seq }: LastSeen): string =>
  t('files:missing.held', { time: formatMoment(at), count: seq });

const backupText = (t: TFunction, { backup, seq }: LastSeen): string => {
  if (backup === null) return t('files:missing.noBackup');
  const time = formatMoment(backup.at);
  const behind = Math.max(0, seq - backup.seq);
  return behind === 0 ? t('files:missing.wholeBackup', { time }) : t('files:missing.backup', { time, count: behind });
};

/** Nothing of it can be kept, so nothing brings it back: said plainly, and asked. */
const AnewDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <CommandModal
      title={t('files:missing.anew')}
      action={t('files:missing.remove')}
      final
      // A rebuild from nothing; no change was made, so there is none to take back.
      command={async ({ store }) => {
        await store.rebuild({ storeId: crypto.randomUUID(), changes: [] });
        forgetLastSeen();
        return {};
      }}
      done={t('files:missing.begun')}
      onClose={onClose}
    >
      <Text>{t('files:missing.removes')}</Text>
    </CommandModal>
  );
};
