import { Box, Group, Text } from '@mantine/core';
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
import { useNow } from '../../components/use-now.ts';
import { CARDS_AT_FIRST, useRowsAtFirst } from '../../components/use-rows-at-first.ts';
import { joinList } from '../../i18n/locale.ts';
import { ClockPanel } from './clock-panel.tsx';
import classes from './round.module.css';
import { RoundClosing } from './round-closing.tsx';
import { RoundFoot } from './round-foot.tsx';
import { dealsBehind, middleDeals } from './round-pace.ts';
import { RoundSwitch } from './round-switch.tsx';
import { SeatButton } from './seat-button.tsx';
import { TableCard, type Waiting } from './table-card.tsx';
import { attentionOrder, isTrouble, minutesSince, tableWait, waitingSince } from './table-wait.ts';

type RoundTablesProps = { readonly view: SessionView; readonly round: RoundView };

/** The tables of a round as cards, those that need somebody's eye first. */
export const RoundTables = ({ view, round }: RoundTablesProps) => {
  const { t } = useTranslation();
  const command = useCommand();
  const most = useRowsAtFirst(CARDS_AT_FIRST);
  const { session } = view;
  const { tables } = round;
  const finished = tables.filter(({ state }) => state === 'finished').length;
  const hindrance = seatingHindrance(view);
  const editable = session.state === 'open' && round.state !== 'confirmed';
  const waits = useWaits(view, round);
  const trouble = waits.filter(({ wait }) => isTrouble(wait)).length;
  const ordered = waits.toSorted(
    (one, other) =>
      attentionOrder(one.wait, one.behind) - attentionOrder(other.wait, other.behind) ||
      one.summary.table.number - other.summary.table.number,
  );
  return (
    <>
      <PageHeader
        title={t('table:round.title', { round: round.round.number, rounds: session.roundCount })}
        subtitle={
          <Group gap="md">
            <RoundStateBadge state={round.state} />
            <span>{t('table:round.finished', { finished, count: tables.length })}</span>
            {trouble === 0 ? null : <strong>{t('table:round.problems', { count: trouble })}</strong>}
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
      <SlowTables waits={waits} />
      <Box
        component="ul"
        className={classes.tables}
        style={{ '--tables': tables.length }}
        aria-label={t('table:round.tables')}
      >
        {ordered.slice(0, most).map(({ summary, ...waiting }) => (
          <TableCard
            key={summary.table.id}
            view={view}
            round={round}
            summary={summary}
            waiting={waiting}
            editable={editable}
            command={command}
          />
        ))}
      </Box>
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

type WaitingTable = Waiting & { readonly summary: TableSummary };

/** What each table waits for and how long it has, told anew each minute and when its time runs out. */
const useWaits = ({ session }: SessionView, { round, tables }: RoundView): readonly WaitingTable[] => {
  const ends = tables.flatMap(({ table }) => {
    const { endsAt } = readClock(round.clock, { now: 0, extraMinutes: table.extraMinutes });
    return endsAt === null ? [] : [Date.parse(endsAt)];
  });
  const now = Math.max(useNowAt([...new Set(ends)]), useNow().getTime());
  const room = { ending: session.ending, clock: round.clock, now };
  const middle = middleDeals(tables);
  return tables.map((summary) => {
    const since = waitingSince(summary, round);
    const minutes = since === null ? undefined : minutesSince(since.at, now);
    return {
      summary,
      wait: tableWait(summary, room),
      behind: dealsBehind(summary, middle),
      since: since === null || minutes === undefined ? null : { from: since.from, minutes },
    };
  });
};

/** So many are named; in a large room the cards come in the same order anyway. */
const NAMED = 5;

/** The tables that hold everybody up, the slowest first. */
const SlowTables = ({ waits }: { readonly waits: readonly WaitingTable[] }) => {
  const { t } = useTranslation();
  const slow = waits.filter(({ behind }) => behind > 0).toSorted((one, other) => other.behind - one.behind);
  if (slow.length === 0) return null;
  const named = slow
    .slice(0, NAMED)
    .map(({ summary, behind }) => t('room:pace.table', { table: summary.table.number, count: behind }));
  return (
    <Text size="sm" mb="sm" data-testid="slow-tables">
      <strong>{t('room:pace.slow', { count: slow.length })}</strong> {joinList(named)}
      {slow.length > NAMED ? ` ${t('room:pace.more', { count: slow.length - NAMED })}` : ''}
    </Text>
  );
};
