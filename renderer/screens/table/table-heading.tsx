import { ActionIcon, Button } from '@mantine/core';
import { IconDotsVertical, IconFlag, IconLayoutGrid, IconListNumbers, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView, TableSummary, TableView } from '../../../shared/contract/views.ts';
import { readClock } from '../../../shared/session/clock.ts';
import { ClockFace } from '../../components/clock/clock-face.tsx';
import { useTick } from '../../components/clock/use-tick.ts';
import { GoToTable } from '../../components/go-to-table.tsx';
import { LinkButton } from '../../components/links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { CommandRunner } from '../../components/run-command.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { TableMenu } from '../../components/table-actions/table-menu.tsx';

type TableHeadingProps = {
  readonly view: TableView;
  /** The session it belongs to; undefined until it is there. */
  readonly room: SessionView | undefined;
  readonly tables: readonly TableSummary[];
  readonly editable: boolean;
  readonly command: CommandRunner;
};

/** Which table this is, and the ways out of it. Memoized: its menu is the largest part of the screen. */
export const TableHeading = memo(({ view, room, tables, editable, command }: TableHeadingProps) => {
  const { t } = useTranslation();
  const goTo = useRef<HTMLInputElement>(null);
  const { session, round, summary } = view;
  const { id, number } = summary.table;
  const running = editable && summary.state === 'running';
  const end = () =>
    void command.run((store) => store.tables.end({ id, ended: true }), {
      done: t('table:finished.ended', { table: number }),
    });
  useShortcut('goToTable', () => goTo.current?.focus());
  useShortcut('endTable', end, { off: !running });
  const navigate = useNavigate();
  const open = editable && summary.state !== 'finished';
  const sheet = {
    to: '/sessions/$sessionId/tables/$tableId/sheet',
    params: { sessionId: session.id, tableId: id },
  } as const;
  useShortcut('wholeSheet', () => void navigate(sheet), { off: !open });
  const roundView = room?.rounds.find((each) => each.round.id === round.id);
  return (
    <PageHeader
      title={t('table:title', { table: number, round: round.number })}
      subtitle={round.clock === null ? undefined : <TableClock view={view} />}
    >
      <GoToTable sessionId={session.id} tables={tables} inputRef={goTo} shortcut="goToTable" />
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
      {editable && room !== undefined && roundView !== undefined ? (
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

const TableClock = ({ view: { round, summary } }: Pick<TableHeadingProps, 'view'>) => {
  const { extraMinutes } = summary.table;
  const now = useTick(round.clock?.endsAt !== null);
  return <ClockFace reading={readClock(round.clock, { now, extraMinutes })} extraMinutes={extraMinutes} />;
};
