import { Skeleton, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../../components/error-list.tsx';
import { PointsText } from '../../components/points-text.tsx';
import { storeErrors } from '../../components/store-errors.ts';
import { useLive } from '../../host/use-live.ts';
import { chairOf, dealWords } from './deal-words.ts';

type ReceiptDealsProps = { readonly tableId: string; readonly entrantId: string; readonly round: number };

/** Every deal of one table as it went for one player; the last figure in the last column is the round's. */
export const ReceiptDeals = ({ tableId, entrantId, round }: ReceiptDealsProps) => {
  const { t } = useTranslation();
  const { data: table, error } = useLive((store) => store.tables.view({ id: tableId }), [tableId]);
  if (error !== undefined) return <ErrorList title={t('standings:failed')} errors={storeErrors(error)} />;
  if (table === undefined) return <Skeleton height={96} />;
  const chair = chairOf(table, entrantId);
  if (chair === undefined) return null;
  return (
    <Table withRowBorders={false} verticalSpacing={4} aria-label={t('standings:receipt.deals', { round })}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th ta="right">{t('standings:receipt.deal')}</Table.Th>
          <Table.Th>{t('standings:receipt.seat')}</Table.Th>
          <Table.Th>{t('standings:receipt.what')}</Table.Th>
          <Table.Th ta="right">{t('standings:receipt.net')}</Table.Th>
          <Table.Th ta="right">{t('standings:receipt.running')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {table.deals.map((deal) => (
          <Table.Tr key={deal.deal.id}>
            <Table.Td ta="right">{deal.number}</Table.Td>
            <Table.Td>{t(`wind.${deal.winds[chair]}`)}</Table.Td>
            <Table.Td>
              <Text size="sm" inherit>
                {dealWords(t, table, deal, chair)}
              </Text>
            </Table.Td>
            <Table.Td ta="right">
              <PointsText amount={deal.net[chair]} signed />
            </Table.Td>
            <Table.Td ta="right">
              <PointsText amount={deal.balances[chair]} signed fw={600} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
