import { ActionIcon, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SeasonSummary } from '../../../shared/contract/season-views.ts';
import type { Season } from '../../../shared/records/season.ts';
import { LinkAnchor } from '../../components/links.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { useCommand } from '../../components/run-command.ts';
import { bestText, daysText } from '../../components/season-words.ts';
import { joinList } from '../../i18n/locale.ts';

type SeasonListProps = {
  readonly seasons: readonly SeasonSummary[];
  readonly onChange: (season: Season) => void;
};

/** Each season with what it holds so far. */
export const SeasonList = ({ seasons, onChange }: SeasonListProps) => {
  const { t } = useTranslation();
  return (
    <ListTable minWidth={760}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('season:list.season')}</Table.Th>
          <Table.Th>{t('season:list.leader')}</Table.Th>
          <Table.Th ta="right">{t('season:list.sessions')}</Table.Th>
          <Table.Th ta="right">{t('season:list.people')}</Table.Th>
          <Table.Th ta="right">{t('season:list.games')}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t('season:list.actions')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {seasons.map((summary) => (
          <SeasonListRow key={summary.season.id} summary={summary} onChange={onChange} />
        ))}
      </Table.Tbody>
    </ListTable>
  );
};

type SeasonListRowProps = { readonly summary: SeasonSummary } & Pick<SeasonListProps, 'onChange'>;

/** Removing asks nothing: the notification takes it back, and no session is touched. */
const SeasonListRow = ({ summary, onChange }: SeasonListRowProps) => {
  const { t } = useTranslation();
  const { run } = useCommand();
  const { season, sessions, open, people, games, leaders } = summary;
  const { id, name } = season;
  const remove = () => void run((store) => store.seasons.remove({ id }), { done: t('season:removed', { name }) });
  return (
    <Table.Tr>
      <Table.Td miw={220} maw={380}>
        <LinkAnchor to="/seasons/$seasonId" params={{ seasonId: id }} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </LinkAnchor>
        <Text size="sm" c="dimmed">
          {joinList([daysText(t, season), t(`season:figure.${season.figure}.label`), bestText(t, season)])}
        </Text>
      </Table.Td>
      <Table.Td maw={280}>
        <Text {...(leaders.length === 0 ? { c: 'dimmed' } : {})}>
          {leaders.length === 0 ? t('season:list.nobody') : joinList(leaders)}
        </Text>
      </Table.Td>
      <Table.Td ta="right">{open === 0 ? sessions : t('season:list.sessionsOpen', { count: sessions, open })}</Table.Td>
      <Table.Td ta="right">{people}</Table.Td>
      <Table.Td ta="right">{games}</Table.Td>
      <Table.Td>
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            title={t('action.edit')}
            aria-label={t('season:list.change', { name })}
            onClick={() => onChange(season)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            title={t('action.remove')}
            aria-label={t('season:list.remove', { name })}
            onClick={remove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
};
