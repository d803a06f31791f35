import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView } from '../../../shared/contract/views.ts';
import { errorText } from '../../components/error-text.ts';
import { GoToTable } from '../../components/go-to-table.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useCommand } from '../../components/run-command.ts';
import { joinList } from '../../i18n/locale.ts';
import classes from './round.module.css';
import { RoundFoot } from './round-foot.tsx';
import { RoundSwitch } from './round-switch.tsx';
import { SeatButton } from './seat-button.tsx';
import { seatingHindrance } from './seat-next.ts';
import { TableCard } from './table-card.tsx';

type RoundTablesProps = { readonly view: SessionView; readonly round: RoundView };

/** The tables of a round as cards, those that need somebody's eye first. */
export const RoundTables = ({ view, round }: RoundTablesProps) => {
  const { t } = useTranslation();
  const command = useCommand();
  const { session } = view;
  const { tables } = round;
  const finished = tables.filter(({ state }) => state === 'finished').length;
  const problems = tables.filter(({ problems: ids }) => ids.length > 0).length;
  const hindrance = seatingHindrance(view);
  const ordered = tables.toSorted(
    (one, other) =>
      Number(other.problems.length > 0) - Number(one.problems.length > 0) || one.table.number - other.table.number,
  );
  return (
    <>
      <PageHeader
        title={t('table:round.title', { round: round.round.number, rounds: session.roundCount })}
        subtitle={
          <Group gap="md">
            <span>{t('table:round.finished', { finished, count: tables.length })}</span>
            {problems === 0 ? null : <strong>{t('table:round.problems', { count: problems })}</strong>}
          </Group>
        }
      >
        <RoundSwitch view={view} current={round.round.number} />
        <GoToTable sessionId={session.id} tables={tables} autoFocus catchDigits />
        <SeatButton view={view} describedBy="seat-hindrance" />
      </PageHeader>
      <ul className={classes.tables} aria-label={t('table:round.tables')}>
        {ordered.map((summary) => (
          <TableCard
            key={summary.table.id}
            summary={summary}
            ending={session.ending}
            editable={session.state === 'open'}
            command={command}
          />
        ))}
      </ul>
      {round.sitOutNames.length === 0 ? null : (
        <Text mt="md">
          <strong>{t('table:round.sitOut', { count: round.sitOutNames.length })}</strong> {joinList(round.sitOutNames)}
        </Text>
      )}
      {hindrance === undefined ? null : (
        <Text id="seat-hindrance" mt="md" size="sm" c="dimmed">
          {t('table:round.next', { round: view.rounds.length + 1 })} {errorText(t, hindrance)}
        </Text>
      )}
      <RoundFoot view={view} round={round} command={command} />
    </>
  );
};
