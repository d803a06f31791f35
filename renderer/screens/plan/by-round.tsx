import { SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAIRS, windOfChair } from '../../../shared/table/chair.ts';
import { ListTable } from '../../components/list-table.tsx';
import type { ScheduledRound } from '../../components/plan-rounds.ts';
import { joinList } from '../../i18n/locale.ts';

type ByRoundProps = { readonly rounds: readonly ScheduledRound[]; readonly nameOf: (id: string) => string };

/** One round of the plan at a time; it opens at the next one to be played. */
export const ByRound = ({ rounds, nameOf }: ByRoundProps) => {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<string>();
  const next = rounds.find(({ state }) => state === 'planned') ?? rounds.at(-1);
  const round = rounds.find(({ number }) => String(number) === wanted) ?? next;
  if (round === undefined) return <Text c="dimmed">{t('seating:noRounds')}</Text>;
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('seating:whichRound')}
        value={String(round.number)}
        onChange={setWanted}
        style={{ alignSelf: 'flex-start', flexWrap: 'wrap' }}
        data={rounds.map(({ number }) => ({ value: String(number), label: String(number) }))}
      />
      <Text c="dimmed" size="sm">
        {t(round.state === 'seated' ? 'seating:state.seated' : 'seating:state.planned', { round: round.number })}
      </Text>
      <ListTable minWidth={640} aria-label={t('seating:round', { round: round.number })}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('seating:table')}</Table.Th>
            {CHAIRS.map((chair) => (
              <Table.Th key={chair}>{t(`wind.${windOfChair(chair, 'a')}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {round.tables.map(({ number, chairs }) => (
            <Table.Tr key={number}>
              <Table.Th scope="row">{number}</Table.Th>
              {CHAIRS.map((chair) => {
                const person = chairs[chair];
                return <Table.Td key={chair}>{person === null ? t('seating:nobody') : nameOf(person)}</Table.Td>;
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ListTable>
      {round.sitOuts.length === 0 ? null : (
        <Text>
          <strong>{t('seating:sitOut', { count: round.sitOuts.length })}</strong> {joinList(round.sitOuts.map(nameOf))}
        </Text>
      )}
    </Stack>
  );
};
