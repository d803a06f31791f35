import { Button, Paper, Table, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonStepView, PersonView } from '../../../shared/contract/season-views.ts';
import { RatingChart } from '../../charts/rating-chart.tsx';
import { LinkAnchor } from '../../components/links.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { PlaceText } from '../../components/place-text.tsx';
import { formatDay, formatDecimal, joinList } from '../../i18n/locale.ts';

/** The rating as a line, and game by game in a table, newest first. */
export const PersonRating = ({ view: { steps } }: { readonly view: PersonView }) => {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState(false);
  if (steps.length === 0) return null;
  return (
    <section aria-label={t('season:person.chart')}>
      <Title order={2} mb="sm">
        {t('season:person.chart')}
      </Title>
      <Paper withBorder p="md">
        <RatingChart steps={steps} />
        <Button
          variant="subtle"
          mt="xs"
          aria-expanded={unfolded}
          leftSection={
            unfolded ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />
          }
          onClick={() => setUnfolded((now) => !now)}
        >
          {t(unfolded ? 'season:person.hideHistory' : 'season:person.showHistory')}
        </Button>
        {unfolded ? <StepTable steps={steps.toReversed()} /> : null}
      </Paper>
    </section>
  );
};

const StepTable = ({ steps }: { readonly steps: readonly PersonStepView[] }) => {
  const { t } = useTranslation();
  return (
    <ListTable minWidth={760} verticalSpacing={6} data-testid="rating-steps" aria-label={t('season:person.history')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('season:person.session')}</Table.Th>
          <Table.Th>{t('season:meetings.table')}</Table.Th>
          <Table.Th>{t('season:person.opponents')}</Table.Th>
          <Table.Th ta="right">{t('season:person.tablePlace')}</Table.Th>
          <Table.Th ta="right">{t('season:person.before')}</Table.Th>
          <Table.Th ta="right">{t('season:person.change')}</Table.Th>
          <Table.Th ta="right">{t('season:person.after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {steps.map((step) => (
          <StepRow key={step.tableId} step={step} />
        ))}
      </Table.Tbody>
    </ListTable>
  );
};

const StepRow = ({ step }: { readonly step: PersonStepView }) => {
  const { t } = useTranslation();
  const { session, round, table, tableId, place, shared, figureBefore, figureAfter, opponents } = step;
  return (
    <Table.Tr>
      <Table.Td maw={260}>
        <Text size="sm" truncate>
          {session.name}
        </Text>
        <Text size="sm" c="dimmed">
          {formatDay(session.date, 'date')}
          {session.state === 'open' ? ` (${t('season:provisional')})` : ''}
        </Text>
      </Table.Td>
      <Table.Td>
        <LinkAnchor
          size="sm"
          to="/sessions/$sessionId/tables/$tableId"
          params={{ sessionId: session.id, tableId }}
          style={{ whiteSpace: 'nowrap' }}
        >
          {t('season:meetings.toTable', { table, round })}
        </LinkAnchor>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{joinList(opponents.map(({ name }) => name))}</Text>
      </Table.Td>
      <Table.Td ta="right">
        <PlaceText place={place} shared={shared} />
      </Table.Td>
      <Table.Td ta="right">{formatDecimal(figureBefore, 2)}</Table.Td>
      <Table.Td ta="right">{formatDecimal(figureAfter - figureBefore, 2, true)}</Table.Td>
      <Table.Td ta="right" fw={600}>
        {formatDecimal(figureAfter, 2)}
      </Table.Td>
    </Table.Tr>
  );
};
