import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StoreStatus } from '../../../shared/contract/views.ts';
import { backupState } from '../../components/backup-due.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { storeErrors } from '../../components/store-errors.ts';
import { useHost } from '../../host/host-context.tsx';
import { isMissing, useLastSeen } from '../../host/last-seen.ts';
import { useStoreProblem } from '../../host/store-context.tsx';
import { useJournal } from '../../host/use-journal.ts';
import { useLive } from '../../host/use-live.ts';
import { BackupCard } from './backup-card.tsx';
import { JournalCard } from './journal-card.tsx';
import { MissingBox } from './missing-box.tsx';
import { RestoreCard } from './restore-card.tsx';
import { WhereCard } from './where-card.tsx';

/** Where the club's records are, the backup, and the way back from one. */
export const FilesScreen = () => {
  const { t } = useTranslation();
  const { data: status, error } = useLive((store) => store.store.status());
  return (
    <>
      <PageHeader title={t('files:title')} subtitle={t('files:subtitle')} />
      {error === undefined ? null : <ErrorList title={t('store.failed')} errors={storeErrors(error)} />}
      {status === undefined ? <NoStatus failed={error !== undefined} /> : <FilesBody status={status} />}
    </>
  );
};

/** The store does not answer: what is offered then comes from the journal, or in a browser from a backup. */
const NoStatus = ({ failed }: { readonly failed: boolean }) => {
  const { journal } = useHost();
  const info = useJournal();
  const problem = useStoreProblem();
  const last = useLastSeen();
  if (journal !== undefined && info?.offer) return <JournalCard journal={journal} info={info} />;
  if (journal === undefined && problem === 'database-unreadable') {
    return (
      <Stack maw={690}>
        <RestoreCard unsaved={0} first>
          <MissingBox last={last} storeSeq={undefined} />
        </RestoreCard>
      </Stack>
    );
  }
  return failed ? null : <Skeleton height={320} />;
};

const FilesBody = ({ status }: { readonly status: StoreStatus }) => {
  const { journal } = useHost();
  const info = useJournal();
  const last = useLastSeen();
  const missing = isMissing(last);
  const backup = <BackupCard status={status} />;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg" maw={1400} verticalSpacing="lg">
      <Stack gap="lg">
        {journal === undefined && !missing ? backup : null}
        {journal === undefined || info === undefined ? null : <JournalCard journal={journal} info={info} />}
        <RestoreCard unsaved={backupState(status, new Date()).behind} first={status.seq === 0 || missing}>
          {missing ? <MissingBox last={last} storeSeq={status.seq} /> : null}
        </RestoreCard>
      </Stack>
      <Stack gap="lg">
        <WhereCard changes={status.seq} />
        {journal === undefined && !missing ? null : backup}
      </Stack>
    </SimpleGrid>
  );
};
