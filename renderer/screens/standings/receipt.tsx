import { Divider, Drawer, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { HistoryLink } from '../../components/history-link.tsx';
import { PlaceText } from '../../components/place-text.tsx';
import { PointsText, TablePointsText } from '../../components/points-text.tsx';
import { formatPerDeal } from '../../components/tie-break-text.ts';
import { ReceiptPenalties } from './receipt-penalties.tsx';
import { ReceiptRound } from './receipt-round.tsx';
import { ReceiptTies } from './receipt-ties.tsx';
import { RunningMark } from './running-mark.tsx';
import classes from './standings.module.css';
import { tableResults } from './table-result.ts';

type ReceiptProps = {
  readonly view: StandingsView;
  /** Whose figures; undefined keeps the drawer shut. */
  readonly entrantId: string | undefined;
  readonly onClose: () => void;
};

/** Where one player's figures come from: round by round, table by table, deal by deal. */
export const Receipt = ({ view, entrantId, onClose }: ReceiptProps) => {
  const { t } = useTranslation();
  const row = view.rows.find((candidate) => candidate.entrantId === entrantId);
  return (
    <Drawer
      opened={row !== undefined}
      onClose={onClose}
      position="right"
      size="min(720px, 100vw)"
      padding="lg"
      title={
        <Text size="lg" fw={650} component="span">
          {row === undefined ? '' : t('standings:receipt.title', { name: row.name })}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'lg' }}
    >
      {row === undefined ? null : <ReceiptBody view={view} row={row} />}
    </Drawer>
  );
};

type ReceiptBodyProps = { readonly view: StandingsView; readonly row: StandingRow };

const ReceiptBody = ({ view, row }: ReceiptBodyProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="lg">
      <Summary view={view} row={row} />
      <Text size="sm" c="dimmed">
        {t('standings:receipt.scale')}
      </Text>
      <HistoryLink
        sessionId={view.session.id}
        record={{ kind: 'players', id: row.playerId }}
        label={t('history:link.person', { name: row.name })}
      />
      {view.session.ranking === 'points-per-deal' ? <PerDeal row={row} /> : null}
      <ReceiptTies view={view} row={row} />
      <ReceiptPenalties view={view} row={row} />
      {[...row.rounds.keys()].map((index) => (
        <Stack key={index} gap="lg">
          <Divider />
          <ReceiptRound view={view} row={row} roundIndex={index} />
        </Stack>
      ))}
    </Stack>
  );
};

/** The rounds with their figures, and the totals they come to, all as the store gave them. */
const Summary = ({ view, row }: ReceiptBodyProps) => {
  const { t } = useTranslation();
  return (
    <Table verticalSpacing={6} aria-label={t('standings:receipt.rounds')} data-testid="receipt-summary">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('standings:receipt.round')}</Table.Th>
          <Table.Th ta="right">{t('standings:receipt.placeAtTable')}</Table.Th>
          <Table.Th ta="right">{t('standings:column.tablePoints')}</Table.Th>
          <Table.Th ta="right">{t('standings:column.gamePoints')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...row.rounds.keys()].map((index) => (
          <SummaryRow key={index} view={view} row={row} roundIndex={index} />
        ))}
      </Table.Tbody>
      <Table.Tfoot className={classes.totals}>
        {row.penalty.gamePoints === 0 && row.penalty.tablePoints === 0 ? null : (
          <Table.Tr>
            <Table.Th scope="row">{t('standings:receipt.penaltiesTotal')}</Table.Th>
            <Table.Td />
            <Table.Td ta="right">{formatTablePoints(row.penalty.tablePoints, true)}</Table.Td>
            <Table.Td ta="right">
              <PointsText amount={row.penalty.gamePoints} signed />
            </Table.Td>
          </Table.Tr>
        )}
        <Table.Tr>
          <Table.Th scope="row">{t('standings:receipt.total')}</Table.Th>
          <Table.Td />
          <Table.Td ta="right">
            <TablePointsText twelfths={row.tablePoints} fw={700} />
          </Table.Td>
          <Table.Td ta="right">
            <PointsText amount={row.gamePoints} signed fw={700} />
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
};

const SummaryRow = ({ view, row, roundIndex }: ReceiptBodyProps & { readonly roundIndex: number }) => {
  const { t } = useTranslation();
  const round = row.rounds[roundIndex] ?? null;
  const own =
    round && tableResults(view, roundIndex, round.tableId).find(({ entrantId }) => entrantId === row.entrantId);
  return (
    <Table.Tr>
      <Table.Th scope="row">{t('standings:receipt.roundHeading', { round: roundIndex + 1 })}</Table.Th>
      {round === null || !own ? (
        <Table.Td colSpan={3} ta="right" c="dimmed">
          {t('standings:notPlayed')}
        </Table.Td>
      ) : (
        <>
          <Table.Td ta="right">
            <PlaceText place={own.place} shared={own.shared} />
          </Table.Td>
          <Table.Td ta="right">
            {round.tablePoints === null ? <RunningMark /> : <TablePointsText twelfths={round.tablePoints} />}
          </Table.Td>
          <Table.Td ta="right">
            <PointsText amount={round.gamePoints} signed />
          </Table.Td>
        </>
      )}
    </Table.Tr>
  );
};

/** The average as the fraction that it is, and which rounds stay out of it. */
const PerDeal = ({ row: { perDeal, rounds } }: { readonly row: StandingRow }) => {
  const { t } = useTranslation();
  const unknown = rounds.flatMap((round, index) => (round !== null && round.deals === null ? [index + 1] : []));
  return (
    <Stack gap={4} component="section" aria-label={t('standings:receipt.perDeal')}>
      <Text>
        {t('standings:receipt.perDealOf', {
          points: formatPoints(perDeal.over, true),
          deals: perDeal.under,
          average: formatPerDeal(perDeal),
        })}
      </Text>
      {unknown.map((round) => (
        <Text key={round} size="sm">
          {t('standings:receipt.perDealUnknown', { round })}
        </Text>
      ))}
    </Stack>
  );
};
