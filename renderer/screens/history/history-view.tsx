import { Button, Loader, Table, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { RECORD_KINDS } from '../../../shared/records/records.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useLive } from '../../host/use-live.ts';
import { ChangeRow } from './change-row.tsx';
import { HistoryFilter, type RecordFilter } from './history-filter.tsx';
import { recordWords } from './record-words.ts';

const PAGE = 200;

type HistoryViewProps = {
  readonly title: string;
  /** Null for the club as a whole. */
  readonly sessionId: string | null;
  readonly session: SessionView | undefined;
  readonly onFilter: (filter: RecordFilter | undefined) => void;
};

/** Changes, the newest first: all of them, or those of one record. */
export const HistoryView = ({ title, sessionId, session, onFilter }: HistoryViewProps) => {
  const { t } = useTranslation();
  const filter = useFilter();
  const [limit, setLimit] = useState(PAGE);
  const { data: changes, error } = useLive(
    (store) => store.history.list({ sessionId, limit, ...(filter && { record: filter }) }),
    [sessionId, limit, filter?.kind, filter?.id],
  );
  const { data: players } = useLive((store) => store.players.list());
  const { data: status } = useLive((store) => store.store.status());
  const words = useMemo(() => recordWords(t, session, players ?? []), [t, session, players]);
  if (changes === undefined) {
    return error === undefined ? <Loader aria-label={t('table:history.loading')} /> : <LoadFailed error={error} />;
  }
  if (changes.length === 0 && filter === undefined) {
    return (
      <EmptyState
        order={1}
        icon={<IconHistory size={40} aria-hidden />}
        title={t('table:history.empty')}
        hint={t('table:history.emptyHint')}
      >
        <NextStep to="/">{t('season:empty.toSessions')}</NextStep>
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader title={title} subtitle={t('table:history.hint')} />
      <HistoryFilter session={session} filter={filter} onFilter={onFilter} />
      <ListTable
        stickyHeader
        stickyHeaderOffset="var(--app-shell-header-height)"
        verticalSpacing={4}
        aria-label={title}
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
              words={words}
              next={change.seq === status?.undo?.seq ? 'undo' : change.seq === status?.redo?.seq ? 'redo' : undefined}
            />
          ))}
        </Table.Tbody>
      </ListTable>
      {changes.length > 0 ? null : <Text mt="md">{t('history:none')}</Text>}
      {changes.length < limit ? null : (
        <Button variant="default" mt="md" onClick={() => setLimit(Math.min(1000, limit + PAGE))}>
          {t('table:history.older')}
        </Button>
      )}
    </>
  );
};

/** The record that the address names. */
const useFilter = (): RecordFilter | undefined => {
  const { kind, id } = useSearch({ strict: false });
  const known = RECORD_KINDS.find((each) => each === kind);
  return known === undefined || id === undefined ? undefined : { kind: known, id };
};
