import { Button, Loader, Table } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useLive } from '../../host/use-live.ts';
import { ChangeRow } from './change-row.tsx';

const PAGE = 200;

/** Everything that was entered in a session and everything that was taken back, the newest first. Nothing ever leaves it. */
export const HistoryScreen = () => {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams({ strict: false });
  const [limit, setLimit] = useState(PAGE);
  const { data: changes, error } = useLive((store) => store.history.list({ sessionId, limit }), [sessionId, limit]);
  const { data: session } = useLive((store) => store.sessions.view({ id: sessionId }), [sessionId]);
  const { data: status } = useLive((store) => store.store.status());
  if (changes === undefined) {
    return error === undefined ? <Loader aria-label={t('table:history.loading')} /> : <LoadFailed error={error} />;
  }
  if (changes.length === 0) {
    return (
      <EmptyState
        icon={<IconHistory size={40} aria-hidden />}
        title={t('table:history.empty')}
        hint={t('table:history.emptyHint')}
      />
    );
  }
  return (
    <>
      <PageHeader title={t('nav.history')} subtitle={t('table:history.hint')} />
      <ListTable
        stickyHeader
        stickyHeaderOffset="var(--app-shell-header-height)"
        verticalSpacing={4}
        aria-label={t('nav.history')}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="1%" ta="right">
              {t('table:history.number')}
            </Table.Th>
            <Table.Th w="1%">{t('table:history.time')}</Table.Th>
            <Table.Th w="55%">{t('table:history.what')}</Table.Th>
            <Table.Th>{t('table:history.reason')}</Table.Th>
            <Table.Th>{t('table:history.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map((change) => (
            <ChangeRow
              key={change.seq}
              change={change}
              session={session}
              next={change.seq === status?.undo?.seq ? 'undo' : change.seq === status?.redo?.seq ? 'redo' : undefined}
            />
          ))}
        </Table.Tbody>
      </ListTable>
      {changes.length < limit ? null : (
        <Button variant="default" mt="md" onClick={() => setLimit(Math.min(1000, limit + PAGE))}>
          {t('table:history.older')}
        </Button>
      )}
    </>
  );
};
