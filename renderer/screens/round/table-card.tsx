import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClockExclamation,
  IconDotsVertical,
  IconHandStop,
  IconListNumbers,
  IconPlayerPlay,
  IconPrinter,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { createLink, Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView, TableSummary } from '../../../shared/contract/views.ts';
import { windOfChair } from '../../../shared/table/chair.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import { PointsText } from '../../components/points-text.tsx';
import type { CommandRunner } from '../../components/run-command.ts';
import { TableMenu } from '../../components/table-actions/table-menu.tsx';
import classes from './round.module.css';
import { isTrouble, type TableWait } from './table-wait.ts';

// Without `component` a button would be drawn, with an address that no browser follows.
const IconLink = (props: ActionIconProps & Omit<ComponentPropsWithRef<'a'>, 'style'>) => (
  <ActionIcon component="a" {...props} />
);
const LinkIcon = createLink(IconLink);

/** What a table waits for, how many deals it is behind the others, and the minutes since its last deal or since it was seated. */
export type Waiting = {
  readonly wait: TableWait;
  readonly behind: number;
  readonly since: { readonly from: 'deal' | 'seating'; readonly minutes: number } | null;
};

type TableCardProps = {
  readonly view: SessionView;
  readonly round: RoundView;
  readonly summary: TableSummary;
  readonly waiting: Waiting;
  readonly editable: boolean;
  readonly command: CommandRunner;
};

/** One table at a glance: who sits where just now, how they stand, what it waits for. The whole card opens it. */
export const TableCard = ({ view, round, summary, waiting, editable, command }: TableCardProps) => {
  const { t } = useTranslation();
  const { ending } = view.session;
  const { table, names, standIns, state, dealCount, balances, next } = summary;
  const { wait } = waiting;
  const urgent = isTrouble(wait) || wait.kind === 'time' || wait.kind === 'time-up';
  return (
    <li className={classes.card} data-state={state} data-broken={isTrouble(wait)} data-wait={wait.kind}>
      <div className={classes.head}>
        <Link
          to="/sessions/$sessionId/tables/$tableId"
          params={{ sessionId: table.sessionId, tableId: table.id }}
          className={classes.open}
        >
          {t('table:round.table', { table: table.number })}
        </Link>
        <span className={classes.deals} title={t('table:round.deals', { count: dealCount })}>
          {ending.kind === 'deals'
            ? t('table:round.dealsOf', { deals: dealCount, count: ending.count })
            : t('table:round.deals', { count: dealCount })}
        </span>
        <CardActions view={view} round={round} summary={summary} editable={editable} command={command} />
      </div>
      <span className={classes.state} data-urgent={urgent}>
        <WaitIcon wait={wait} state={state} />
        {waitText(t, wait, summary)}
      </span>
      <Pace waiting={waiting} extraMinutes={table.extraMinutes} />
      <ul className={classes.people}>
        {takenChairs(table.chairs).map((chair) => (
          <li key={chair} className={classes.person}>
            <abbr
              className={classes.wind}
              title={state === 'finished' ? undefined : t(`wind.${windOfChair(chair, next.dealer, next.players)}`)}
            >
              {state === 'finished' ? '' : t(`windLetter.${windOfChair(chair, next.dealer, next.players)}`)}
            </abbr>
            <span className={classes.name} title={names[chair]}>
              {names[chair]}
              {standIns[chair] === undefined ? null : (
                <span className={classes.standIn}> {t('room:standIn', { name: standIns[chair] })}</span>
              )}
            </span>
            <PointsText amount={balances[chair]} signed fw={600} />
          </li>
        ))}
      </ul>
    </li>
  );
};

/** How long it has waited and what of that is out of the ordinary. */
const Pace = ({ waiting, extraMinutes }: { readonly waiting: Waiting; readonly extraMinutes: number }) => {
  const { t } = useTranslation();
  const { behind, since } = waiting;
  const texts = [
    ...(since === null ? [] : [t(`room:pace.since.${since.from}`, { count: since.minutes })]),
    ...(behind === 0 ? [] : [t('room:pace.behind', { count: behind })]),
    ...(extraMinutes === 0 ? [] : [t('room:clock.extra', { count: extraMinutes })]),
  ];
  return texts.length === 0 ? null : (
    <span className={classes.extra} data-behind={behind > 0}>
      {texts.join(' · ')}
    </span>
  );
};

const STATE_ICONS = { 'not-yet': IconCircleDashed, running: IconPlayerPlay, finished: IconCircleCheck } as const;

/** What matters more than the state of the table itself. */
const WAIT_ICONS: Readonly<Partial<Record<TableWait['kind'], TablerIcon>>> = {
  disputed: IconHandStop,
  problems: IconAlertTriangle,
  'no-result': IconAlertTriangle,
  cancelled: IconTrash,
  time: IconClockExclamation,
  'time-up': IconClockExclamation,
};

const WaitIcon = ({ wait, state }: Pick<Waiting, 'wait'> & Pick<TableSummary, 'state'>) => {
  const Icon = WAIT_ICONS[wait.kind] ?? STATE_ICONS[state];
  return <Icon size={16} aria-hidden />;
};

const waitText = (t: TFunction, wait: TableWait, { next, names, dealCount }: TableSummary): string => {
  switch (wait.kind) {
    case 'disputed':
      return t('room:wait.disputed', { note: wait.note });
    case 'no-result':
      return t('room:wait.noResult');
    case 'problems':
      return t('table:round.state.broken', { count: wait.count });
    case 'time':
      return t(`room:lastDeal.${wait.step}`);
    case 'time-up':
      return t('room:clock.up');
    case 'cancelled':
      return dealCount === 0 ? t('room:wait.cancelled') : t('room:wait.cancelledDeals', { count: dealCount });
    case 'totals':
      return t('room:wait.totals');
    case 'finished':
      return t('table:round.state.finished');
    case 'first-deal':
      return t('room:wait.firstDeal', { name: names[next.dealer] });
    case 'deal':
      return t('room:wait.deal', {
        deal: next.number,
        name: names[next.dealer],
        wind: t(`wind.${next.prevailingWind}`),
      });
    default:
      return wait satisfies never;
  }
};

type CardActionsProps = Omit<TableCardProps, 'waiting'>;

const CardActions = ({ view, round, summary, editable, command }: CardActionsProps) => {
  const { t } = useTranslation();
  const { id, number } = summary.table;
  const label = t('room:menu.open', { table: number });
  return (
    <span className={classes.actions}>
      {editable && summary.dealCount === 0 && summary.state === 'not-yet' ? (
        <Tooltip label={t('sheet:openTable', { table: number })}>
          <LinkIcon
            variant="subtle"
            color="gray"
            to="/sessions/$sessionId/tables/$tableId/sheet"
            params={{ sessionId: view.session.id, tableId: id }}
            aria-label={t('sheet:openTable', { table: number })}
          >
            <IconListNumbers size={18} aria-hidden />
          </LinkIcon>
        </Tooltip>
      ) : null}
      <Tooltip label={t('table:round.print', { table: number })}>
        <LinkIcon
          variant="subtle"
          color="gray"
          to="/print/table/$tableId"
          params={{ tableId: id }}
          aria-label={t('table:round.print', { table: number })}
        >
          <IconPrinter size={18} aria-hidden />
        </LinkIcon>
      </Tooltip>
      {editable ? (
        <TableMenu
          view={view}
          round={round}
          summary={summary}
          command={command}
          target={
            <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          }
        />
      ) : null}
    </span>
  );
};
