import { Group, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StandingRow, StandingsView } from '../../../shared/contract/views.ts';
import { LinkAnchor } from '../../components/links.tsx';
import { PlaceText } from '../../components/place-text.tsx';
import { formatTieBreak, tieBreakHead, tieBreakName } from '../../components/tie-break-text.ts';
import { joinList } from '../../i18n/locale.ts';
import { DecidedMark } from './figure-cell.tsx';
import classes from './standings.module.css';
import { TieOrder } from './tie-order.tsx';

type ReceiptTiesProps = { readonly view: StandingsView; readonly row: StandingRow };

/** Who came to the same ranking figure, what parted them, and the organiser's own order between them. */
export const ReceiptTies = ({ view, row }: ReceiptTiesProps) => {
  const { t } = useTranslation();
  const { ranking, tieBreaks, state } = view.session;
  const figure = t(`standings:receipt.figure.${ranking}`);
  const equals = equalsOf(view, row);
  if (row.place === null) return <Text size="sm">{t('standings:substituteHint')}</Text>;
  const others = equals.filter(({ entrantId }) => entrantId !== row.entrantId).map(({ name }) => name);
  return (
    <Stack gap="xs" component="section" aria-label={t('standings:receipt.ties')}>
      <Title order={3}>{t('standings:receipt.ties')}</Title>
      {others.length === 0 ? (
        <Text size="sm">{t('standings:receipt.notTied', { figure })}</Text>
      ) : (
        <>
          <Text size="sm">{t('standings:receipt.tiedWith', { figure, names: joinList(others) })}</Text>
          <Text size="sm" fw={550}>
            {row.shared
              ? t('standings:receipt.stillShared')
              : row.decidedBy &&
                t('standings:receipt.decidedBy', { tieBreak: tieBreakName(t, row.decidedBy, ranking) })}
          </Text>
          {tieBreaks.length === 0 ? null : <TieTable view={view} equals={equals} own={row.entrantId} />}
          {tieBreaks.includes('organiser') ? (
            state === 'open' && <TieOrder equals={equals} />
          ) : (
            <OrderHint sessionId={view.session.id} />
          )}
        </>
      )}
    </Stack>
  );
};

/** The row and those equal to it in the ranking figure, in order. */
const equalsOf = ({ rows }: StandingsView, { entrantId, tiedFrom }: StandingRow): readonly StandingRow[] =>
  rows.filter((other) => other.entrantId === entrantId || (tiedFrom !== null && other.tiedFrom === tiedFrom));

type TieTableProps = {
  readonly view: StandingsView;
  readonly equals: readonly StandingRow[];
  readonly own: string;
};

const TieTable = ({ view: { session }, equals, own }: TieTableProps) => {
  const { t } = useTranslation();
  const { ranking, tieBreaks } = session;
  return (
    <Table verticalSpacing={4} withTableBorder aria-label={t('standings:receipt.tieTable')} data-testid="tie-table">
      <Table.Thead>
        <Table.Tr>
          <Table.Th ta="right">{t('standings:column.place')}</Table.Th>
          <Table.Th>{t('standings:column.name')}</Table.Th>
          {tieBreaks.map((tieBreak) => (
            <Table.Th key={tieBreak} ta="right">
              {tieBreakHead(t, tieBreak, ranking)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {equals.map((row) => (
          <Table.Tr key={row.entrantId} className={row.entrantId === own ? classes.own : undefined}>
            <Table.Td ta="right">
              <PlaceText place={row.place} shared={row.shared} />
            </Table.Td>
            <Table.Td>{row.name}</Table.Td>
            {tieBreaks.map((tieBreak, index) => (
              <Table.Td key={tieBreak} ta="right" style={{ whiteSpace: 'nowrap' }}>
                {formatTieBreak(tieBreak, row.tieBreaks[index] ?? null, ranking)}
                {row.decidedBy === tieBreak ? <DecidedMark /> : null}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

const OrderHint = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        {t('standings:receipt.orderOff')}
      </Text>
      <LinkAnchor size="sm" to="/sessions/$sessionId/setup" params={{ sessionId }}>
        {t('standings:receipt.toSetup')}
      </LinkAnchor>
    </Group>
  );
};
