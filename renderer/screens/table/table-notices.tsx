import { Alert, Anchor, Button, Group, Stack } from '@mantine/core';
import { IconClockExclamation, IconHandStop, IconSum, IconTrash, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableView } from '../../../shared/contract/views.ts';
import { readClock } from '../../../shared/session/clock.ts';
import { lastDealStep } from '../../../shared/session/last-deal.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import { useNowAt } from '../../components/clock/use-now-at.ts';
import { formatMoment } from '../../components/format-moment.ts';
import type { CommandRunner } from '../../components/run-command.ts';
import { SettleModal } from '../../components/table-actions/settle-modal.tsx';

type TableNoticesProps = { readonly view: TableView; readonly editable: boolean; readonly command: CommandRunner };

/** What has to be known of a table before anything is typed: time, totals, who plays for whom. */
export const TableNotices = ({ view, editable, command }: TableNoticesProps) => (
  <Stack gap="xs" mb="sm">
    <TimeNotice view={view} />
    <DisputeNotice view={view} editable={editable} />
    <CancelledNotice view={view} editable={editable} command={command} />
    <TotalsNotice view={view} editable={editable} command={command} />
    <StandInNotice view={view} editable={editable} command={command} />
  </Stack>
);

const TimeNotice = ({ view: { session, round, summary } }: Pick<TableNoticesProps, 'view'>) => {
  const { t } = useTranslation();
  const { extraMinutes } = summary.table;
  const { endsAt } = readClock(round.clock, { now: 0, extraMinutes });
  const now = useNowAt(endsAt === null ? [] : [Date.parse(endsAt)]);
  const timeIsUp = readClock(round.clock, { now, extraMinutes }).state === 'up';
  const step = lastDealStep({ ending: session.ending, timeIsUp, lateDeals: summary.lateDeals });
  const said =
    summary.state === 'running' && timeIsUp ? t(step === 'none' ? 'room:clock.up' : `room:lastDeal.${step}`) : '';
  // The frame is there from the start, so that a screen reader hears what comes into it.
  return (
    <div role="status">
      {said === '' ? null : (
        <Alert color="red" p="xs" icon={<IconClockExclamation aria-hidden />} data-testid="time-up">
          <strong>{said}</strong> {t('room:lastDeal.end')}
        </Alert>
      )}
    </div>
  );
};

const DisputeNotice = ({ view: { summary, deals }, editable }: Omit<TableNoticesProps, 'command'>) => {
  const { t } = useTranslation();
  const [settling, setSettling] = useState(false);
  const { dispute } = summary.table;
  if (dispute === undefined) return null;
  const deal = deals.find((each) => each.deal.id === dispute.dealId);
  const since = formatMoment(dispute.since);
  return (
    <Alert
      variant="outline"
      color="red"
      p="sm"
      icon={<IconHandStop aria-hidden />}
      title={
        deal === undefined ? t('room:dispute.table', { since }) : t('room:dispute.ofDeal', { deal: deal.number, since })
      }
    >
      <Group justify="space-between">
        {dispute.note}
        {editable ? (
          <Button size="xs" variant="default" onClick={() => setSettling(true)}>
            {t('room:menu.settle')}
          </Button>
        ) : null}
      </Group>
      {settling ? <SettleModal summary={summary} onClose={() => setSettling(false)} /> : null}
    </Alert>
  );
};

const CancelledNotice = ({ view: { summary }, editable, command }: TableNoticesProps) => {
  const { t } = useTranslation();
  const { id, number, cancelled } = summary.table;
  if (!cancelled) return null;
  const bringBack = () =>
    void command.run((store) => store.tables.cancel({ id, cancelled: false, reason: null }), {
      done: t('room:menu.broughtBack', { table: number }),
    });
  return (
    <Alert variant="outline" color="orange" p="sm" icon={<IconTrash aria-hidden />} title={t('room:wait.cancelled')}>
      <Group justify="space-between">
        {t('room:cancelledHint')}
        {editable ? (
          <Button size="xs" variant="default" onClick={bringBack}>
            {t('room:menu.bringBack')}
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
};

const TotalsNotice = ({ view: { summary }, editable, command }: TableNoticesProps) => {
  const { t } = useTranslation();
  const { id, number, totals, cancelled } = summary.table;
  if (totals === null || cancelled) return null;
  const clear = () =>
    void command.run((store) => store.tables.setTotals({ id, totals: null, reason: null }), {
      done: t('room:totals.cleared', { table: number }),
    });
  return (
    <Alert variant="outline" color="orange" p="sm" icon={<IconSum aria-hidden />} title={t('room:totals.stand')}>
      <Group justify="space-between">
        {summary.dealCount === 0 ? t('room:totals.noDeals') : t('room:totals.standDeals', { count: summary.dealCount })}
        {editable ? (
          <Button size="xs" variant="default" onClick={clear}>
            {t('room:menu.clearTotals')}
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
};

const StandInNotice = ({ view: { summary }, editable, command }: TableNoticesProps) => {
  const { t } = useTranslation();
  const { table, names, standIns } = summary;
  return takenChairs(table.chairs).map((chair) => {
    const standIn = standIns[chair];
    if (standIn === undefined) return null;
    const facts = { name: standIn, other: names[chair] };
    const end = () =>
      void command.run((store) => store.tables.endStandIn({ tableId: table.id, chair }), {
        done: t('room:standInEnded', facts),
      });
    return (
      <Group key={chair} gap="xs" fz="sm">
        <IconUserShare size={18} aria-hidden />
        {t('room:playsFor', facts)}
        {editable ? (
          <Anchor component="button" type="button" fz="sm" onClick={end}>
            {t('room:endStandIn')}
          </Anchor>
        ) : null}
      </Group>
    );
  });
};
