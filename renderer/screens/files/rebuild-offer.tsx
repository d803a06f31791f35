import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DesktopFault, RebuildOffer } from '../../../shared/contract/desktop.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { formatMoment } from '../../components/format-moment.ts';
import type { JournalHost } from '../../host/host.ts';

type RebuildOfferBoxProps = { readonly journal: JournalHost; readonly offer: RebuildOffer };

/** The journal holds what the records lack: bring it back, or go on and keep the journal under another name. */
export const RebuildOfferBox = ({ journal, offer }: RebuildOfferBoxProps) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly DesktopFault[]>([]);

  const accept = async (): Promise<void> => {
    setBusy(true);
    const answer = await journal.acceptRebuild();
    setBusy(false);
    if (!answer.ok) return setFaults(answer.errors);
    const { seq, keptAs } = answer.value;
    if (keptAs === undefined) notifications.show({ message: t('files:rebuild.accepted', { seq }) });
    else notifications.show({ autoClose: false, message: t('files:rebuild.acceptedKept', { seq, path: keptAs }) });
  };
  const decline = async (): Promise<void> => {
    setBusy(true);
    const answer = await journal.declineRebuild();
    setBusy(false);
    if (answer.ok) {
      notifications.show({ autoClose: false, message: t('files:rebuild.declined', { path: answer.value.keptAs }) });
    } else setFaults(answer.errors);
  };

  return (
    <Alert
      color="orange"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('files:rebuild.title')}
      data-testid="rebuild-offer"
    >
      <Stack gap="sm">
        <Text inherit>
          {t(`files:rebuild.${offer.why}`, {
            journalSeq: offer.journalSeq,
            storeSeq: offer.storeSeq,
            time: offer.journalAt === null ? '?' : formatMoment(offer.journalAt),
          })}
        </Text>
        <Group gap="sm">
          <Button loading={busy} onClick={() => void accept()}>
            {t('files:rebuild.accept')}
          </Button>
          {offer.why === 'unreadable' ? null : (
            <Button variant="default" disabled={busy} onClick={() => void decline()}>
              {t('files:rebuild.decline')}
            </Button>
          )}
        </Group>
        {offer.why === 'unreadable' ? null : <Text size="sm">{t('files:rebuild.declineHint')}</Text>}
        {faults.length === 0 ? null : (
          <ErrorList title={t('files:rebuild.failed')} errors={faults.map((fault) => ({ ...fault }))} />
        )}
      </Stack>
    </Alert>
  );
};
