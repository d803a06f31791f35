import { Alert, List, Loader, Stack, Table, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView, TableView } from '../../../shared/contract/views.ts';
import type { Result } from '../../../shared/result.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import {
  type Follow,
  type ReseatDifference,
  type ReseatError,
  reseat,
  reseatDifference,
} from '../../../shared/session/reseat.ts';
import { ErrorList } from '../error-list.tsx';
import { PointsText } from '../points-text.tsx';
import { changedTables, type Seating } from './swap-seats.ts';
import { useRoundDeals } from './use-round-deals.ts';

type DifferenceInput = {
  readonly view: SessionView;
  readonly round: RoundView;
  readonly seating: Seating;
  readonly follow: Follow;
};

/** What putting the seats right comes to, or why it cannot be done; undefined until the deals are there. */
export const useReseatDifference = (input: DifferenceInput): Result<ReseatDifference, ReseatError> | undefined => {
  const { view, round, seating, follow } = input;
  const tables = useRoundDeals(view.session.id, round);
  return useMemo(
    () => tables && differenceOf({ view, round, seating, follow }, tables),
    [view, round, tables, seating, follow],
  );
};

const differenceOf = (
  { view, round, seating, follow }: DifferenceInput,
  tables: readonly TableView[],
): Result<ReseatDifference, ReseatError> | undefined => {
  const { profile, ending } = view.session;
  const ruleset = findRuleset(profile.ruleset);
  if (ruleset === undefined) return undefined;
  const changed = changedTables(round.tables, seating);
  const before = tables
    .filter(({ summary }) => changed.some(({ id }) => id === summary.table.id))
    .map(({ summary, deals }) => ({ table: summary.table, deals: deals.map(({ deal }) => deal) }));
  const after = reseat({ tables: before, chairs: seating, follow });
  if (!after.ok) return after;
  const rules = { ruleset, options: profile.options, ending };
  return { ok: true, value: reseatDifference(rules, { before, after: after.value }) };
};

type SeatsDifferenceProps = {
  readonly view: SessionView;
  readonly result: Result<ReseatDifference, ReseatError> | undefined;
};

/** What putting the seats right does to everybody it touches, before it is done. */
export const SeatsDifference = ({ view, result }: SeatsDifferenceProps) => {
  const { t } = useTranslation();
  if (result === undefined) return <Loader size="sm" aria-label={t('table:round.loading')} />;
  if (!result.ok) return <ErrorList title={t('room:seats.refused')} errors={result.errors} />;
  return <DifferenceTable view={view} difference={result.value} />;
};

type DifferenceTableProps = { readonly view: SessionView; readonly difference: ReseatDifference };

const DifferenceTable = ({ view, difference: { people, contradictions } }: DifferenceTableProps) => {
  const { t } = useTranslation();
  const nameOf = (id: string): string => view.entrants.find((entrant) => entrant.id === id)?.name ?? '';
  const shown = people.filter(
    ({ before, after }) =>
      before.table !== after.table || before.chair !== after.chair || before.points !== after.points,
  );
  return (
    <Stack gap="sm">
      <Table aria-label={t('room:seats.difference')} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('room:seats.person')}</Table.Th>
            <Table.Th>{t('room:seats.before')}</Table.Th>
            <Table.Th ta="right">{t('room:seats.points')}</Table.Th>
            <Table.Th>{t('room:seats.after')}</Table.Th>
            <Table.Th ta="right">{t('room:seats.points')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ entrantId, before, after }) => (
            <Table.Tr key={entrantId}>
              <Table.Th scope="row">{nameOf(entrantId)}</Table.Th>
              <Table.Td>
                {t('room:seats.at', { table: before.table, chair: t(`table:chair.${before.chair}`) })}
              </Table.Td>
              <Table.Td ta="right">
                <PointsText amount={before.points} signed />
              </Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {t('room:seats.at', { table: after.table, chair: t(`table:chair.${after.chair}`) })}
              </Table.Td>
              <Table.Td ta="right" fw={650}>
                <PointsText amount={after.points} signed />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {shown.every(({ before, after }) => before.points === after.points) ? (
        <Text size="sm">{t('room:seats.samePoints')}</Text>
      ) : null}
      {contradictions.length === 0 ? null : (
        <Alert
          variant="outline"
          color="orange"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('room:seats.contradictions')}
        >
          <List size="sm">
            {contradictions.map(({ table, deal }) => (
              <List.Item key={`${table} ${deal}`}>{t('room:seats.deal', { table, deal })}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
};
