import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView, TableSummary } from '../../../shared/contract/views.ts';
import { readClock } from '../../../shared/session/clock.ts';
import { useNowAt } from '../../components/clock/use-now-at.ts';
import { errorText } from '../../components/error-text.ts';
import { GoToTable } from '../../components/go-to-table.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PlanFitNotice } from '../../components/plan-fit-notice.tsx';
import { RoundStateBadge } from '../../components/round-state-badge.tsx';
import { useCommand } from '../../components/run-command.ts';
import { seatingHindrance } from '../../components/seating-hindrance.ts';
import { joinList } from '../../i18n/locale.ts';
import { ClockPanel } from './clock-panel.tsx';
import classes from './round.module.css';
import { RoundClosing } from './round-closing.tsx';
import { RoundFoot } from './round-foot.tsx';
import { RoundSwitch } from './round-switch.tsx';
import { SeatButton } from './seat-button.tsx';
import { TableCard } from './table-card.tsx';
import { attentionOrder, type TableWait, tableWait } from './table-wait.ts';

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
  const editable = session.state === 'open' && round.state !== 'confirmed';
  const waits = useWaits(view, round);
  const ordered = waits.toSorted(
    (one, other) =>
      attentionOrder(one.wait) - attentionOrder(other.wait) || one.summary.table.number - other.summary.table.number,
  );
  return (
    <>
      <PageHeader
        title={t('table:round.title', { round: round.round.number, rounds: session.roundCount })}
        subtitle={
          <Group gap="md">
            <RoundStateBadge state={round.state} />
            <span>{t('table:round.finished', { finished, count: tables.length })}</span>
            {problems === 0 ? null : <strong>{t('table:round.problems', { count: problems })}</strong>}
          </Group>
        }
      >
        <RoundSwitch view={view} current={round.round.number} />
        <GoToTable sessionId={session.id} tables={tables} autoFocus catchDigits />
        {session.state === 'open' ? <RoundClosing round={round} command={command} /> : null}
        <SeatButton view={view} describedBy="seat-hindrance" />
      </PageHeader>
      {round.round.id === view.rounds.at(-1)?.round.id ? <PlanFitNotice view={view} /> : null}
      <ClockPanel view={view} round={round} editable={editable} command={command} />
      <ul className={classes.tables} aria-label={t('table:round.tables')}>
        {ordered.map(({ summary, wait }) => (
          <TableCard
            key={summary.table.id}
            view={view}
            round={round}
            summary={summary}
            wait={wait}
            editable={editable}
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

type Waiting = { readonly summary: TableSummary; readonly wait: TableWait };

/** What each table waits for, told anew when its time runs out. */
const useWaits = ({ session }: SessionView, { round, tables }: RoundView): readonly Waiting[] => {
  const ends = tables.flatMap(({ table }) => {
    const { endsAt } = readClock(round.clock, { now: 0, extraMinutes: table.extraMinutes });
    return endsAt === null ? [] : [Date.parse(endsAt)];
  });
  const now = useNowAt([...new Set(ends)]);
  const room = { ending: session.ending, clock: round.clock, now };
  return tables.map((summary) => ({ summary, wait: tableWait(summary, room) }));
};
