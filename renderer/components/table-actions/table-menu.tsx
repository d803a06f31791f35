import { Menu } from '@mantine/core';
import {
  IconArmchair,
  IconCheck,
  IconClockPlus,
  IconClockX,
  IconFlag,
  IconFlagOff,
  IconGavel,
  IconHandStop,
  IconHash,
  IconHistory,
  IconListNumbers,
  IconSum,
  IconTrash,
  IconTrashOff,
  IconUserShare,
  IconX,
} from '@tabler/icons-react';
import { lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView, TableSummary } from '../../../shared/contract/views.ts';
import type { CommandRunner } from '../run-command.ts';

// Most evenings need none of them, and their fields would come with every table and every round.
const DisputeModal = lazyRouteComponent(() => import('./dispute-modal.tsx'), 'DisputeModal');
const NumberModal = lazyRouteComponent(() => import('./number-modal.tsx'), 'NumberModal');
const ReplaceModal = lazyRouteComponent(() => import('./replace-modal.tsx'), 'ReplaceModal');
const SeatsModal = lazyRouteComponent(() => import('./seats-modal.tsx'), 'SeatsModal');
const SettleModal = lazyRouteComponent(() => import('./settle-modal.tsx'), 'SettleModal');
const TotalsModal = lazyRouteComponent(() => import('./totals-modal.tsx'), 'TotalsModal');

type TableMenuProps = {
  readonly view: SessionView;
  readonly round: RoundView;
  readonly summary: TableSummary;
  readonly command: CommandRunner;
  /** The button that opens it. */
  readonly target: ReactElement;
};

type Dialog = 'totals' | 'seats' | 'replace' | 'number' | 'dispute' | 'settle';

const EXTRA_MINUTES = 5;

/** Everything that can happen to a table beside its deals. */
export const TableMenu = ({ view, round, summary, command, target }: TableMenuProps) => {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<Dialog>();
  const close = (): void => setDialog(undefined);
  const { id, number, ended, cancelled, totals, extraMinutes } = summary.table;
  const { run } = command;
  const navigate = useNavigate();
  const penalise = () =>
    navigate({ to: '/sessions/$sessionId/penalties', params: { sessionId: view.session.id }, search: { table: id } });
  const lookBack = () =>
    navigate({
      to: '/sessions/$sessionId/history',
      params: { sessionId: view.session.id },
      search: { kind: 'tables', id },
    });
  const copySheet = () =>
    navigate({
      to: '/sessions/$sessionId/tables/$tableId/sheet',
      params: { sessionId: view.session.id, tableId: id },
    });
  const setMinutes = (minutes: number) =>
    void run((store) => store.tables.setExtraMinutes({ id, minutes }), {
      done: t('room:menu.extraDone', { table: number, count: minutes }),
    });
  const item = (label: string, icon: ReactElement, onClick: () => void) => (
    <Menu.Item leftSection={icon} onClick={onClick}>
      {label}
    </Menu.Item>
  );
  const end = (next: boolean) =>
    void run((store) => store.tables.end({ id, ended: next }), {
      done: t(next ? 'table:finished.ended' : 'table:finished.reopened', { table: number }),
    });
  const cancel = (next: boolean) =>
    void run((store) => store.tables.cancel({ id, cancelled: next, reason: null }), {
      done: t(next ? 'room:menu.cancelled' : 'room:menu.broughtBack', { table: number }),
    });
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          {ended || summary.state === 'finished'
            ? null
            : item(t('table:end'), <IconFlag size={18} aria-hidden />, () => end(true))}
          {summary.state === 'finished'
            ? null
            : item(t('sheet:open'), <IconListNumbers size={18} aria-hidden />, () => void copySheet())}
          {ended ? item(t('table:finished.reopen'), <IconFlagOff size={18} aria-hidden />, () => end(false)) : null}
          {item(
            t(totals === null ? 'room:menu.totals' : 'room:menu.amendTotals'),
            <IconSum size={18} aria-hidden />,
            () => setDialog('totals'),
          )}
          {totals === null
            ? null
            : item(
                t('room:menu.clearTotals'),
                <IconX size={18} aria-hidden />,
                () =>
                  void run((store) => store.tables.setTotals({ id, totals: null, reason: null }), {
                    done: t('room:totals.cleared', { table: number }),
                  }),
              )}
          <Menu.Divider />
          {item(t('room:menu.replace'), <IconUserShare size={18} aria-hidden />, () => setDialog('replace'))}
          {item(t('room:menu.seats'), <IconArmchair size={18} aria-hidden />, () => setDialog('seats'))}
          {item(t('room:menu.number'), <IconHash size={18} aria-hidden />, () => setDialog('number'))}
          <Menu.Divider />
          {item(
            t(summary.table.dispute === undefined ? 'room:menu.dispute' : 'room:menu.amendDispute'),
            <IconHandStop size={18} aria-hidden />,
            () => setDialog('dispute'),
          )}
          {summary.table.dispute === undefined
            ? null
            : item(t('room:menu.settle'), <IconCheck size={18} aria-hidden />, () => setDialog('settle'))}
          {item(t('penalties:menu'), <IconGavel size={18} aria-hidden />, () => void penalise())}
          <Menu.Divider />
          {item(t('room:menu.extra', { count: EXTRA_MINUTES }), <IconClockPlus size={18} aria-hidden />, () =>
            setMinutes(extraMinutes + EXTRA_MINUTES),
          )}
          {extraMinutes === 0
            ? null
            : item(t('room:menu.noExtra', { count: extraMinutes }), <IconClockX size={18} aria-hidden />, () =>
                setMinutes(0),
              )}
          <Menu.Divider />
          {cancelled
            ? item(t('room:menu.bringBack'), <IconTrashOff size={18} aria-hidden />, () => cancel(false))
            : item(t('room:menu.cancel'), <IconTrash size={18} aria-hidden />, () => cancel(true))}
          <Menu.Divider />
          {item(t('room:menu.history'), <IconHistory size={18} aria-hidden />, () => void lookBack())}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'totals' ? <TotalsModal session={view.session} summary={summary} onClose={close} /> : null}
        {dialog === 'number' ? <NumberModal round={round} summary={summary} onClose={close} /> : null}
        {dialog === 'dispute' ? <DisputeModal summary={summary} onClose={close} /> : null}
        {dialog === 'settle' ? <SettleModal summary={summary} onClose={close} /> : null}
        {dialog === 'seats' ? <SeatsModal view={view} round={round} summary={summary} onClose={close} /> : null}
        {dialog === 'replace' ? <ReplaceModal view={view} round={round} summary={summary} onClose={close} /> : null}
      </Suspense>
    </>
  );
};
