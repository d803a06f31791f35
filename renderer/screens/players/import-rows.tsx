import { Badge, List, ScrollArea, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../components/error-text.ts';
import { joinList } from '../../i18n/locale.ts';
import { type ImportRow, ROW_KINDS } from './import-plan.ts';

type Filter = 'all' | ImportRow['kind'];

/** The rows of a file with what each would do; wrong ones say what and where. */
export const ImportRows = ({ rows }: { readonly rows: readonly ImportRow[] }) => {
  const { t } = useTranslation();
  const count = (filter: Filter) => (filter === 'all' ? rows : rows.filter(({ kind }) => kind === filter)).length;
  const filters = (['all', ...ROW_KINDS] as const).filter((filter) => filter === 'all' || count(filter) > 0);
  const [filter, setFilter] = useState<Filter>(count('error') > 0 ? 'error' : 'all');
  const shown = filter === 'all' || count(filter) === 0 ? rows : rows.filter(({ kind }) => kind === filter);
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('players:import.show')}
        value={filter}
        onChange={(value) => setFilter(filters.find((known) => known === value) ?? 'all')}
        data={filters.map((value) => ({ value, label: t(`players:import.kind.${value}`, { count: count(value) }) }))}
      />
      <ScrollArea.Autosize
        mah="46vh"
        type="auto"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('players:import.rows') }}
      >
        <Table stickyHeader verticalSpacing={6} horizontalSpacing="md" withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={70} ta="right">
                {t('players:import.line')}
              </Table.Th>
              <Table.Th w={130}>{t('players:import.what')}</Table.Th>
              <Table.Th>{t('players:field.displayName')}</Table.Th>
              <Table.Th>{t('players:import.details')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((row) => (
              <PreviewRow key={row.line} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  );
};

const COLOURS = { new: 'jade', changed: 'blue', same: 'gray', error: 'red' } as const satisfies Record<
  ImportRow['kind'],
  string
>;

const PreviewRow = ({ row }: { readonly row: ImportRow }) => {
  const { t } = useTranslation();
  return (
    <Table.Tr>
      <Table.Td ta="right" valign="top">
        {row.line}
      </Table.Td>
      <Table.Td valign="top">
        <Badge variant={row.kind === 'error' ? 'filled' : 'light'} color={COLOURS[row.kind]}>
          {t(`players:import.is.${row.kind}`)}
        </Badge>
      </Table.Td>
      <Table.Td valign="top" maw={280} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {row.kind === 'error' ? '' : row.player.displayName}
      </Table.Td>
      <Table.Td valign="top" style={{ overflowWrap: 'anywhere' }}>
        <Details row={row} />
      </Table.Td>
    </Table.Tr>
  );
};

const Details = ({ row }: { readonly row: ImportRow }) => {
  const { t } = useTranslation();
  switch (row.kind) {
    case 'error':
      return (
        <List size="sm" listStyleType="none">
          {row.errors.map((error) => (
            <List.Item key={errorText(t, error)}>{errorText(t, error)}</List.Item>
          ))}
        </List>
      );
    case 'changed':
      return (
        <List size="sm" listStyleType="none">
          {row.changes.map(({ field, before, after }) => (
            <List.Item key={field}>
              {t('players:import.change', {
                field: t(`players:field.${field}`),
                before: before || t('players:import.blank'),
                after: after || t('players:import.blank'),
              })}
            </List.Item>
          ))}
        </List>
      );
    case 'new':
      return (
        <>
          <Text size="sm" c="dimmed">
            {joinList(
              [row.player.club, row.player.outsideId, t(`players:status.${row.player.status}`)].filter(
                (part) => part !== '',
              ),
            )}
          </Text>
          {row.alike.length === 0 ? null : (
            <Text size="sm">
              {t('players:import.alike', { names: joinList(row.alike.map(({ displayName }) => displayName)) })}
            </Text>
          )}
        </>
      );
    case 'same':
      return null;
    default:
      return row satisfies never;
  }
};
