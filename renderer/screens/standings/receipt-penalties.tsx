import { Badge, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PenaltyView, StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { LinkAnchor } from '../../components/links.tsx';

type ReceiptPenaltiesProps = { readonly view: StandingsView; readonly row: StandingRow };

/** Every entry of the register that names this person: what was taken, and what came from penalties of others. */
export const ReceiptPenalties = ({ view, row: { entrantId } }: ReceiptPenaltiesProps) => {
  const { t } = useTranslation();
  const own = view.penalties.filter(
    ({ penalty }) => penalty.entrantId === entrantId || penalty.gains.some((gain) => gain.entrantId === entrantId),
  );
  return (
    <Stack gap="xs" component="section" aria-label={t('standings:receipt.penalties')}>
      <Group justify="space-between">
        <Title order={3}>{t('standings:receipt.penalties')}</Title>
        <LinkAnchor
          to="/sessions/$sessionId/penalties"
          params={{ sessionId: view.session.id }}
          search={{ entrant: entrantId }}
        >
          {t('standings:receipt.register')}
        </LinkAnchor>
      </Group>
      {own.length === 0 ? (
        <Text size="sm">{t('standings:receipt.noPenalties')}</Text>
      ) : (
        <Table verticalSpacing={4} withTableBorder aria-label={t('standings:receipt.penalties')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('standings:receipt.what')}</Table.Th>
              <Table.Th ta="right">{t('standings:column.tablePoints')}</Table.Th>
              <Table.Th ta="right">{t('standings:column.gamePoints')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {own.map((entry) => (
              <PenaltyRow key={entry.penalty.id} entry={entry} entrantId={entrantId} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
};

const PenaltyRow = ({ entry, entrantId }: { readonly entry: PenaltyView; readonly entrantId: string }) => {
  const { t } = useTranslation();
  const { penalty, place, name } = entry;
  const offender = penalty.entrantId === entrantId;
  const gain = penalty.gains.find((each) => each.entrantId === entrantId)?.gamePoints ?? 0;
  return (
    <Table.Tr td={penalty.cancelled ? 'line-through' : undefined}>
      <Table.Td>
        <Text size="sm">
          {offender ? penalty.reason : t('standings:receipt.gainFrom', { name, reason: penalty.reason })}
        </Text>
        <Group gap={6}>
          {place === null ? null : (
            <Text size="sm" c="dimmed">
              {t('standings:receipt.penaltyWhere', place)}
            </Text>
          )}
          {penalty.cancelled ? <Badge variant="default">{t('standings:receipt.cancelled')}</Badge> : null}
        </Group>
      </Table.Td>
      <Table.Td ta="right">
        {offender && penalty.tablePoints !== 0 ? formatTablePoints(0 - penalty.tablePoints, true) : '–'}
      </Table.Td>
      <Table.Td ta="right">{formatPoints(offender ? 0 - penalty.gamePoints : gain, true)}</Table.Td>
    </Table.Tr>
  );
};
