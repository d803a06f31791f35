import { ActionIcon, Button } from '@mantine/core';
import { IconDotsVertical, IconFlag, IconLayoutGrid, IconListNumbers, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary, TableView } from '../../../shared/contract/views.ts';
import { readClock } from '../../../shared/session/clock.ts';
import { ClockFace } from '../../components/clock/clock-face.tsx';
import { useTick } from '../../components/clock/use-tick.ts';
import { GoToTable } from '../../components/go-to-table.tsx';
import { LinkButton } from '../../components/links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useCommand } from '../../components/run-command.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { TableMenu } from '../../components/table-actions/table-menu.tsx';
import { useRoom } from './room.tsx';

type TableHeadingProps = {
  readonly session: TableView['session'];
  readonly round: TableView['round'];
  readonly table: TableSummary['table'];
  readonly state: TableSummary['state'];
  readonly editable: boolean;
};

/** Which table this is, and the ways out of it. Memoized, and told nothing that a deal changes: its menu is the largest part of the screen. */
export const TableHeading = memo(({ session, round, table, state, editable }: TableHeadingProps) => {
  const { t } = useTranslation();
  const goTo = useRef<HTMLInputElement>(null);
  const command = useCommand();
  const room = useRoom();
  const { id, number } = table;
  const running = editable && state === 'running';
  const end = () =>
    void command.run((store) => store.tables.end({ id, ended: true }), {
      done: t('table:finished.ended', { table: number }),
    });
  useShortcut('goToTable', () => goTo.current?.focus());
  useShortcut('endTable', end, { off: !running });
  const navigate = useNavigate();
  const open = editable && state !== 'finished';
  const sheet = {
    to: '/sessions/$sessionId/tables/$tableId/sheet',
    params: { sessionId: session.id, tableId: id },
  } as const;
  useShortcut('wholeSheet', () => void navigate(sheet), { off: !open });
  const roundView = room?.rounds.find((each) => each.round.id === round.id);
  const summary = roundView?.tables.find((each) => each.table.id === id);
  return (
    <PageHeader
      title={t('table:title', { table: number, round: round.number })}
      subtitle={round.clock === null ? undefined : <TableClock round={round} table={table} />}
    >
      <GoToTable sessionId={session.id} tables={roundView?.tables} inputRef={goTo} shortcut="goToTable" />
      <LinkButton
        variant="default"
        to="/sessions/$sessionId/rounds/$round"
        params={{ sessionId: session.id, round: String(round.number) }}
        leftSection={<IconLayoutGrid size={18} aria-hidden />}
      >
        {t('table:allTables')}
      </LinkButton>
      <LinkButton
        variant="default"
        to="/print/table/$tableId"
        params={{ tableId: id }}
        leftSection={<IconPrinter size={18} aria-hidden />}
      >
        {t('table:scoreSheet')}
      </LinkButton>
      {open ? (
        <LinkButton
          variant="default"
          {...sheet}
          leftSection={<IconListNumbers size={18} aria-hidden />}
          rightSection={<Shortcut of="wholeSheet" />}
          aria-keyshortcuts={ariaKeys('wholeSheet')}
        >
          {t('sheet:open')}
        </LinkButton>
      ) : null}
      {running ? (
        <Button
          variant="default"
          leftSection={<IconFlag size={18} aria-hidden />}
          rightSection={<Shortcut of="endTable" />}
          aria-keyshortcuts={ariaKeys('endTable')}
          onClick={end}
        >
          {t('table:end')}
        </Button>
      ) : null}
      {editable && room !== undefined && roundView !== undefined && summary !== undefined ? (
        <TableMenu
          view={room}
          round={roundView}
          summary={summary}
          command={command}
          target={
            <ActionIcon variant="default" size="input-sm" aria-label={t('room:menu.open', { table: number })}>
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          }
        />
      ) : null}
    </PageHeader>
  );
});

const TableClock = ({ round, table: { extraMinutes } }: Pick<TableHeadingProps, 'round' | 'table'>) => {
  const now = useTick(round.clock?.endsAt !== null);
  return <ClockFace reading={readClock(round.clock, { now, extraMinutes })} extraMinutes={extraMinutes} />;
};
