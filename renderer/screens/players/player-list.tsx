import { Group, SegmentedControl, Stack, Table, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAYER_STATUSES, type Player } from '../../../shared/records/records.ts';
import { ListTable } from '../../components/list-table.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { useRowsAtFirst } from '../../components/use-rows-at-first.ts';
import { findPlayers, STATUS_FILTERS, type StatusFilter } from './find-players.ts';
import type { MergePair } from './merge-modal.tsx';
import { PlayerRow } from './player-row.tsx';
import { TickedBar } from './ticked-bar.tsx';

type PlayerListProps = {
  readonly players: readonly Player[];
  readonly onEdit: (player: Player) => void;
  readonly onMerge: (pair: MergePair) => void;
};

/** The register as a table that narrows as one types. Enter opens the first that is left. */
export const PlayerList = ({ players, onEdit, onMerge }: PlayerListProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // The same function at every keystroke, so that two hundred rows are not drawn anew.
  const tick = useCallback((player: Player) => setTicked((before) => toggled(before, player.id)), []);
  const shownQuery = useDeferredValue(query);
  const found = findPlayers({ players, query: shownQuery, status });
  useShortcut('find', () => field.current?.focus());
  const countOf = (filter: StatusFilter) => findPlayers({ players, query: '', status: filter }).length;
  return (
    <Stack gap="md">
      <Group gap="md" align="flex-end">
        <TextInput
          ref={field}
          size="md"
          flex={1}
          miw={260}
          maw={460}
          label={t('players:search')}
          placeholder={t('players:searchHint')}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={<Shortcut of="find" />}
          aria-keyshortcuts={ariaKeys('find')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = findPlayers({ players, query, status });
            if (event.key === 'Escape') setQuery('');
            if (event.key === 'Enter' && first !== undefined && query.trim() !== '') onEdit(first);
          }}
        />
        <SegmentedControl
          aria-label={t('players:statusFilter')}
          value={status}
          onChange={(value) => setStatus(STATUS_FILTERS.find((filter) => filter === value) ?? 'all')}
          data={['all' as const, ...PLAYER_STATUSES].map((filter) => ({
            value: filter,
            label: t(`players:filter.${filter}`, { count: countOf(filter) }),
          }))}
        />
        <Text role="status" c="dimmed" size="sm" pb={10}>
          {found.length === players.length ? '' : t('players:shown', { count: found.length })}
        </Text>
      </Group>
      <TickedBar
        players={players.filter(({ id }) => ticked.includes(id))}
        onMerge={onMerge}
        onClear={() => setTicked([])}
      />
      {found.length === 0 ? (
        <Text py="xl">{t('players:noneFound', { query })}</Text>
      ) : (
        <PlayerTable players={found} ticked={ticked} onEdit={onEdit} onTick={tick} />
      )}
    </Stack>
  );
};

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

type PlayerTableProps = Pick<PlayerListProps, 'players' | 'onEdit'> & {
  /** Ids of those chosen for something together. */
  readonly ticked: readonly string[];
  readonly onTick: (player: Player) => void;
};

const PlayerTable = ({ players, ticked, onEdit, onTick }: PlayerTableProps) => {
  const { t } = useTranslation();
  const most = useRowsAtFirst();
  return (
    <ListTable stickyHeader stickyHeaderOffset="var(--app-shell-header-height)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={44} pr={0}>
            <VisuallyHidden>{t('players:merge.tickHead')}</VisuallyHidden>
          </Table.Th>
          <Table.Th>{t('players:field.displayName')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('players:field.club')}</Table.Th>
          <Table.Th visibleFrom="md">{t('players:field.outsideId')}</Table.Th>
          <Table.Th>{t('players:field.status')}</Table.Th>
          <Table.Th visibleFrom="md">{t('players:seating')}</Table.Th>
          <Table.Th w={150}>
            <VisuallyHidden>{t('players:actions')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {players.slice(0, most).map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            ticked={ticked.includes(player.id)}
            onEdit={onEdit}
            onTick={onTick}
          />
        ))}
      </Table.Tbody>
    </ListTable>
  );
};
