import { Table, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonView } from '../../../shared/contract/season-views.ts';
import { ListTable } from '../../components/list-table.tsx';
import { PairDrawer } from '../../components/pair-drawer.tsx';
import { PointsText } from '../../components/points-text.tsx';

/** Everybody met at a table, most often first. A name opens the tables. */
export const PersonPartners = ({ view: { player, season, partners } }: { readonly view: PersonView }) => {
  const { t } = useTranslation();
  const [other, setOther] = useState<string>();
  if (partners.length === 0) return null;
  return (
    <section aria-label={t('season:person.partners')}>
      <Title order={2} mb="sm">
        {t('season:person.partners')}
      </Title>
      <ListTable minWidth={560} data-testid="partners">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('season:column.name')}</Table.Th>
            <Table.Th ta="right">{t('season:person.met')}</Table.Th>
            <Table.Th ta="right">{t('season:meetings.ahead')}</Table.Th>
            <Table.Th ta="right">{t('season:meetings.behind')}</Table.Th>
            <Table.Th ta="right">{t('season:meetings.levelHead')}</Table.Th>
            <Table.Th ta="right">{t('season:meetings.difference')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {partners.map(({ playerId, name, games, ahead, behind, level, difference }) => (
            <Table.Tr key={playerId}>
              <Table.Td maw={360}>
                <UnstyledButton fw={550} style={{ overflowWrap: 'anywhere' }} onClick={() => setOther(playerId)}>
                  {name}
                </UnstyledButton>
              </Table.Td>
              <Table.Td ta="right">{games}</Table.Td>
              <Table.Td ta="right">{ahead}</Table.Td>
              <Table.Td ta="right">{behind}</Table.Td>
              <Table.Td ta="right">{level}</Table.Td>
              <Table.Td ta="right">
                <PointsText amount={difference} signed />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ListTable>
      <PairDrawer
        seasonId={season?.id ?? null}
        pair={other === undefined ? undefined : { one: player.id, other }}
        onClose={() => setOther(undefined)}
      />
    </section>
  );
};
