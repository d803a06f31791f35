import { Badge, Group, Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PersonSessionView, PersonView } from '../../../shared/contract/season-views.ts';
import { LinkAnchor } from '../../components/links.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { PlaceText } from '../../components/place-text.tsx';
import { PointsText, TablePointsText } from '../../components/points-text.tsx';
import { formatDay } from '../../i18n/locale.ts';

/** Each session with its place and totals, newest first; its name leads to the standings, where every figure is explained. */
export const PersonSessions = ({ view: { sessions } }: { readonly view: PersonView }) => {
  const { t } = useTranslation();
  if (sessions.length === 0) return null;
  return (
    <section aria-label={t('season:person.sessions')}>
      <Title order={2} mb="sm">
        {t('season:person.sessions')}
      </Title>
      <ListTable minWidth={680} data-testid="person-sessions">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('season:person.session')}</Table.Th>
            <Table.Th>{t('season:person.date')}</Table.Th>
            <Table.Th ta="right">{t('season:person.placeIn')}</Table.Th>
            <Table.Th ta="right">{t('season:person.games')}</Table.Th>
            <Table.Th ta="right">{t('season:person.tablePoints')}</Table.Th>
            <Table.Th ta="right">{t('season:person.points')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sessions.toReversed().map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Table.Tbody>
      </ListTable>
    </section>
  );
};

const SessionRow = ({ session }: { readonly session: PersonSessionView }) => {
  const { t } = useTranslation();
  const { id, name, date, state, field, entry, counted } = session;
  const remarks = [
    state === 'open' ? t('season:provisional') : '',
    entry.substitute ? t('season:person.asSubstitute') : '',
    entry.withdrawn ? t('season:person.withdrew') : '',
    counted || entry.substitute ? '' : t('season:person.notCounted'),
  ].filter((remark) => remark !== '');
  return (
    <Table.Tr>
      <Table.Td maw={420}>
        <Group gap="xs">
          <LinkAnchor
            to="/sessions/$sessionId/standings"
            params={{ sessionId: id }}
            fw={550}
            style={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </LinkAnchor>
          {remarks.map((remark) => (
            <Badge key={remark} variant="outline" color="gray" size="sm">
              {remark}
            </Badge>
          ))}
        </Group>
      </Table.Td>
      <Table.Td>
        <time dateTime={date}>{formatDay(date, 'date')}</time>
      </Table.Td>
      <Table.Td ta="right">
        {entry.place === null || entry.shared ? (
          <PlaceText place={entry.place} shared={entry.shared} />
        ) : (
          t('season:person.inField', { place: entry.place, field })
        )}
      </Table.Td>
      <Table.Td ta="right">{entry.played}</Table.Td>
      <Table.Td ta="right">
        <TablePointsText twelfths={entry.tablePoints} />
      </Table.Td>
      <Table.Td ta="right">
        <PointsText amount={entry.gamePoints} signed />
      </Table.Td>
    </Table.Tr>
  );
};
