import { ActionIcon, Badge, Checkbox, Group, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { IconChartLine, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isErased } from '../../../shared/records/erase-person.ts';
import type { Player } from '../../../shared/records/records.ts';
import { useCommand } from '../../components/run-command.ts';
import { SampleMark } from '../../components/sample-mark.tsx';
import { joinList } from '../../i18n/locale.ts';

type PlayerRowProps = {
  readonly player: Player;
  readonly ticked: boolean;
  readonly onEdit: (player: Player) => void;
  readonly onTick: (player: Player) => void;
};

/** One player. Removing asks nothing: the notification takes it back. */
export const PlayerRow = memo(({ player, ticked, onEdit, onTick }: PlayerRowProps) => {
  const { t } = useTranslation();
  const { run } = useCommand();
  const { id, displayName: name, club, outsideId, status } = player;
  const full = [player.firstName, player.lastName].filter((part) => part !== '').join(' ');
  const remove = () =>
    void run((store) => store.players.remove({ ids: [id] }), { done: t('players:removed', { name }) });
  return (
    <Table.Tr>
      <Table.Td pr={0}>
        <Checkbox aria-label={t('players:merge.tick', { name })} checked={ticked} onChange={() => onTick(player)} />
      </Table.Td>
      <Table.Td maw={360}>
        <Stack gap={0}>
          <Group gap="xs">
            <UnstyledButton onClick={() => onEdit(player)} fw={550} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </UnstyledButton>
            <SampleMark playerId={id} />
          </Group>
          {full === '' || full === name ? null : (
            <Text size="sm" c="dimmed" truncate>
              {full}
            </Text>
          )}
        </Stack>
      </Table.Td>
      <Table.Td maw={200} visibleFrom="sm">
        <Text size="sm" truncate>
          {joinList([club, player.country].filter((part) => part !== ''))}
        </Text>
      </Table.Td>
      <Table.Td maw={160} visibleFrom="md">
        <Text size="sm" truncate>
          {outsideId}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge variant={status === 'member' ? 'light' : 'default'}>
          {isErased(player) ? t('players:erase.badge') : t(`players:status.${status}`)}
        </Badge>
      </Table.Td>
      <Table.Td maw={220} visibleFrom="md">
        <SeatingRemarks player={player} />
      </Table.Td>
      <Table.Td>
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <ActionIcon
            component="a"
            href={`#/players/${id}`}
            title={t('players:record')}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('players:recordOf', { name })}
          >
            <IconChartLine size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            title={t('action.edit')}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('players:editName', { name })}
            onClick={() => onEdit(player)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            title={t('action.remove')}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('players:removeName', { name })}
            onClick={remove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
});

/** What seating has to know about this player. */
const SeatingRemarks = ({ player: { avoidGroup, forbidGroup, fixedTable } }: { readonly player: Player }) => {
  const { t } = useTranslation();
  const remarks = [
    avoidGroup === '' ? '' : t('players:remark.avoid', { group: avoidGroup }),
    forbidGroup === '' ? '' : t('players:remark.forbid', { group: forbidGroup }),
    fixedTable === null ? '' : t('players:remark.table', { table: fixedTable }),
  ].filter((remark) => remark !== '');
  return (
    <Text size="sm" c="dimmed" truncate>
      {joinList(remarks)}
    </Text>
  );
};
