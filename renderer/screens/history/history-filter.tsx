import { Button, Group, Select, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { RecordKind } from '../../../shared/records/records.ts';

export type RecordFilter = { readonly kind: RecordKind; readonly id: string };

type HistoryFilterProps = {
  readonly session: SessionView | undefined;
  readonly filter: RecordFilter | undefined;
  readonly onFilter: (filter: RecordFilter | undefined) => void;
};

/** Whose past is shown: everybody's, a person's, a table's, or that of one record somebody came from. */
export const HistoryFilter = ({ session, filter, onFilter }: HistoryFilterProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const people = (session?.entrants ?? []).map(({ playerId, name }) => ({ value: playerId, label: name }));
  const tables = (session?.rounds ?? []).toReversed().map(({ round, tables: own }) => ({
    group: t('table:round.name', { round: round.number }),
    items: own.map(({ table }) => ({
      value: table.id,
      label: t('penalties:place', { round: round.number, table: table.number }),
    })),
  }));
  const choose = (kind: RecordKind) => (id: string | null) => onFilter(id === null ? undefined : { kind, id });
  const listed = filter === undefined || filter.kind === 'players' || filter.kind === 'tables';
  return (
    <Group gap="sm" mb="md" align="flex-end">
      {session === undefined ? null : (
        <>
          <Select
            label={t('history:filter.person')}
            placeholder={t('history:filter.everybody')}
            data={people}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t('history:filter.all') }}
            value={filter?.kind === 'players' ? filter.id : null}
            onChange={choose('players')}
          />
          <Select
            label={t('history:filter.table')}
            placeholder={t('history:filter.everyTable')}
            data={tables}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t('history:filter.all') }}
            value={filter?.kind === 'tables' ? filter.id : null}
            onChange={choose('tables')}
          />
        </>
      )}
      {listed ? null : (
        <Text size="sm" fw={600} py={8}>
          {t(`history:filter.only.${filter.kind}`)}
        </Text>
      )}
      {filter === undefined ? null : (
        <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={() => onFilter(undefined)}>
          {t('history:filter.all')}
        </Button>
      )}
      {session === undefined ? null : (
        <Button variant="subtle" onClick={() => void navigate({ to: '/history' })}>
          {t('history:filter.club')}
        </Button>
      )}
    </Group>
  );
};
