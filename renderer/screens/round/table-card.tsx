import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconFlag,
  IconFlagOff,
  IconPlayerPlay,
  IconPrinter,
} from '@tabler/icons-react';
import { createLink, Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../../shared/contract/views.ts';
import type { Ending } from '../../../shared/records/records.ts';
import { windOfChair } from '../../../shared/table/chair.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import { PointsText } from '../../components/points-text.tsx';
import type { CommandRunner } from '../../components/run-command.ts';
import classes from './round.module.css';

// Without `component` a button would be drawn, with an address that no browser follows.
const IconLink = (props: ActionIconProps & Omit<ComponentPropsWithRef<'a'>, 'style'>) => (
  <ActionIcon component="a" {...props} />
);
const LinkIcon = createLink(IconLink);

type TableCardProps = {
  readonly summary: TableSummary;
  readonly ending: Ending;
  readonly editable: boolean;
  readonly command: CommandRunner;
};

const STATE_ICONS = { 'not-yet': IconCircleDashed, running: IconPlayerPlay, finished: IconCircleCheck } as const;

/** One table at a glance: who sits where just now, how they stand, how far it is. The whole card opens it. */
export const TableCard = ({ summary, ending, editable, command }: TableCardProps) => {
  const { t } = useTranslation();
  const { table, names, state, dealCount, balances, next, problems } = summary;
  const broken = problems.length > 0;
  const StateIcon = broken ? IconAlertTriangle : STATE_ICONS[state];
  return (
    <li className={classes.card} data-state={state} data-broken={broken}>
      <div className={classes.head}>
        <Link
          to="/sessions/$sessionId/tables/$tableId"
          params={{ sessionId: table.sessionId, tableId: table.id }}
          className={classes.open}
        >
          {t('table:round.table', { table: table.number })}
        </Link>
        <span className={classes.deals}>
          {ending.kind === 'deals'
            ? t('table:round.dealsOf', { deals: dealCount, count: ending.count })
            : t('table:round.deals', { count: dealCount })}
        </span>
      </div>
      <div className={classes.head}>
        <span className={classes.state}>
          <StateIcon size={16} aria-hidden />
          {broken ? t('table:round.state.broken', { count: problems.length }) : t(`table:round.state.${state}`)}
        </span>
        <CardActions summary={summary} editable={editable} command={command} />
      </div>
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
            </span>
            <PointsText amount={balances[chair]} signed fw={600} />
          </li>
        ))}
      </ul>
    </li>
  );
};

type CardActionsProps = Pick<TableCardProps, 'summary' | 'editable' | 'command'>;

const CardActions = ({ summary: { table, state }, editable, command }: CardActionsProps) => {
  const { t } = useTranslation();
  const { id, number, ended } = table;
  const canEnd = editable && state === 'running';
  const canReopen = editable && ended;
  const label = t(canEnd ? 'table:round.end' : 'table:round.reopen', { table: number });
  const done = t(canEnd ? 'table:finished.ended' : 'table:finished.reopened', { table: number });
  return (
    <span className={classes.actions}>
      {canEnd || canReopen ? (
        <Tooltip label={label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={label}
            onClick={() => void command.run((store) => store.tables.end({ id, ended: canEnd }), { done })}
          >
            {canEnd ? <IconFlag size={18} aria-hidden /> : <IconFlagOff size={18} aria-hidden />}
          </ActionIcon>
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
    </span>
  );
};
