import { Group, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import { formatTablePoints } from '../../components/format-points.ts';
import { LinkAnchor } from '../../components/links.tsx';
import { PlaceText } from '../../components/place-text.tsx';
import { PointsText, TablePointsText } from '../../components/points-text.tsx';
import { ReceiptDeals } from './receipt-deals.tsx';
import { RunningMark } from './running-mark.tsx';
import classes from './standings.module.css';
import { type TableResult, tableResults, tieShare } from './table-result.ts';

type ReceiptRoundProps = {
  readonly view: StandingsView;
  readonly row: StandingRow;
  /** From 0. */
  readonly roundIndex: number;
};

/** One round of a receipt: how the four at the table stood, and the deals behind it. */
export const ReceiptRound = ({ view, row, roundIndex }: ReceiptRoundProps) => {
  const { t } = useTranslation();
  const played = row.rounds[roundIndex] ?? null;
  const round = roundIndex + 1;
  const heading = <Title order={3}>{t('standings:receipt.roundHeading', { round })}</Title>;
  if (played === null) {
    return (
      <Stack gap={4}>
        {heading}
        <Text c="dimmed">{t('standings:receipt.notPlayed')}</Text>
      </Stack>
    );
  }
  const results = tableResults(view, roundIndex, played.tableId);
  const share = tieShare(results, row.entrantId);
  const standIn = played.standIn === null ? undefined : (view.names[played.standIn] ?? '');
  return (
    <Stack gap="xs" component="section" aria-label={t('standings:receipt.roundHeading', { round })}>
      <Group justify="space-between">
        {heading}
        <LinkAnchor
          to="/sessions/$sessionId/tables/$tableId"
          params={{ sessionId: view.session.id, tableId: played.tableId }}
        >
          {t('standings:receipt.openTable')}
        </LinkAnchor>
      </Group>
      <TableStanding results={results} own={row.entrantId} round={round} />
      {standIn === undefined ? null : (
        <Text size="sm">{t('standings:receipt.standIn', { name: standIn, owner: row.name })}</Text>
      )}
      {share === undefined ? null : (
        <Text size="sm">
          {t('standings:receipt.share', {
            ...share,
            sum: formatTablePoints(share.sum),
            each: formatTablePoints(share.each),
          })}
        </Text>
      )}
      {played.finished ? null : <Text size="sm">{t('standings:receipt.provisional')}</Text>}
      {played.totalsOnly ? <Text size="sm">{t('standings:receipt.totalsOnly')}</Text> : null}
      <ReceiptDeals tableId={played.tableId} entrantId={row.entrantId} round={round} />
    </Stack>
  );
};

type TableStandingProps = {
  readonly results: readonly TableResult[];
  readonly own: string;
  readonly round: number;
};

const TableStanding = ({ results, own, round }: TableStandingProps) => {
  const { t } = useTranslation();
  return (
    <Table verticalSpacing={4} withTableBorder aria-label={t('standings:receipt.placesOf', { round })}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th ta="right">{t('standings:column.place')}</Table.Th>
          <Table.Th>{t('standings:column.name')}</Table.Th>
          <Table.Th ta="right">{t('standings:column.gamePoints')}</Table.Th>
          <Table.Th ta="right">{t('standings:column.tablePoints')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {results.map(({ entrantId, name, round: { gamePoints, tablePoints }, place, shared }) => (
          <Table.Tr key={entrantId} className={entrantId === own ? classes.own : undefined}>
            <Table.Td ta="right">
              <PlaceText place={place} shared={shared} />
            </Table.Td>
            <Table.Td>{name}</Table.Td>
            <Table.Td ta="right">
              <PointsText amount={gamePoints} signed />
            </Table.Td>
            <Table.Td ta="right">
              {tablePoints === null ? <RunningMark /> : <TablePointsText twelfths={tablePoints} />}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
