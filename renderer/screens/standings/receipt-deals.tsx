import { ActionIcon, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealView, TableView } from '../../../shared/contract/views.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import { type Chair, windOfChair } from '../../../shared/table/chair.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { namedChairs } from '../../components/named-chairs.ts';
import { PaymentsView } from '../../components/payments-view.tsx';
import { PointsText } from '../../components/points-text.tsx';
import { sheetsOf } from '../../components/read-sheet.ts';
import { ScoreSheetView } from '../../components/score-sheet-view.tsx';
import { storeErrors } from '../../components/store-errors.ts';
import { TwoWorthsMarks } from '../../components/two-worths-mark.tsx';
import { worthWords } from '../../components/unit-text.ts';
import { useLive } from '../../host/use-live.ts';
import { chairOf, dealWords } from './deal-words.ts';

type ReceiptDealsProps = { readonly tableId: string; readonly entrantId: string; readonly round: number };

/** Every deal of one table as it went for one player, each opening to its payments and score lines. */
export const ReceiptDeals = ({ tableId, entrantId, round }: ReceiptDealsProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const { data: table, error } = useLive((store) => store.tables.view({ id: tableId }), [tableId]);
  if (error !== undefined) return <ErrorList title={t('standings:failed')} errors={storeErrors(error)} />;
  if (table === undefined) return <Skeleton height={96} />;
  const chair = chairOf(table, entrantId);
  if (chair === undefined || table.deals.length === 0) return null;
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
        {table.deals.map((deal) => {
          const isOpen = open === deal.deal.id;
          return (
            <Fragment key={deal.deal.id}>
              <DealLine
                table={table}
                deal={deal}
                chair={chair}
                open={isOpen}
                onToggle={() => setOpen(isOpen ? undefined : deal.deal.id)}
              />
              {isOpen ? (
                <Table.Tr>
                  <Table.Td colSpan={5} pb="md">
                    <DealScore table={table} deal={deal} />
                  </Table.Td>
                </Table.Tr>
              ) : null}
            </Fragment>
          );
        })}
      </Table.Tbody>
    </Table>
  );
};

type DealLineProps = {
  readonly table: TableView;
  readonly deal: DealView;
  readonly chair: Chair;
  readonly open: boolean;
  readonly onToggle: () => void;
};

const DealLine = ({ table, deal, chair, open, onToggle }: DealLineProps) => {
  const { t } = useTranslation();
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={2} justify="flex-end" wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-expanded={open}
            aria-label={t(`standings:receipt.${open ? 'closeDeal' : 'openDeal'}`, { deal: deal.number })}
            onClick={onToggle}
          >
            {open ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
          </ActionIcon>
          {deal.number}
        </Group>
      </Table.Td>
      <Table.Td>{t(`wind.${deal.winds[chair]}`)}</Table.Td>
      <Table.Td>
        <Text size="sm" inherit>
          {dealWords(t, table, deal, chair)}
        </Text>
        <TwoWorthsMarks deal={deal.deal} names={table.summary.names} />
      </Table.Td>
      <Table.Td ta="right">
        <PointsText amount={deal.net[chair]} signed />
      </Table.Td>
      <Table.Td ta="right">
        <PointsText amount={deal.balances[chair]} signed fw={600} />
      </Table.Td>
    </Table.Tr>
  );
};

/** Who paid whom and why, and the calculation of every hand that has one, as the store keeps them. */
const DealScore = ({ table, deal: { deal } }: { readonly table: TableView; readonly deal: DealView }) => {
  const { t } = useTranslation();
  const { profile } = table.session;
  const ruleset = findRuleset(profile.ruleset);
  if (ruleset === undefined) return null;
  const { names } = table.summary;
  const { scored, facts } = deal;
  const { dealer, players } = scored.context;
  const sheets = sheetsOf(scored);
  return (
    <Stack gap="sm">
      {scored.outcome?.payments ? (
        <PaymentsView score={scored} facts={facts} names={names} rules={{ ruleset, options: profile.options }} />
      ) : null}
      {namedChairs(names).map((chair) => {
        const sheet = sheets[chair];
        if (sheet === undefined) return null;
        const wind = t(`wind.${windOfChair(chair, dealer, players)}`);
        return (
          <Stack key={chair} gap={6} component="section" aria-label={t('table:sheet.of', { name: names[chair] })}>
            <Title order={4} fz="md">
              {t('table:seat', { wind, name: names[chair] })} {worthWords(t, ruleset, sheet.total)}
            </Title>
            <ScoreSheetView sheet={sheet} ruleset={ruleset.id} />
          </Stack>
        );
      })}
    </Stack>
  );
};
