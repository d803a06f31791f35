import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconFlagCheck, IconLock } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary, TableView } from '../../../shared/contract/views.ts';
import { LinkButton } from '../../components/links.tsx';

type SheetFinishedProps = { readonly view: TableView; readonly tables: readonly TableSummary[] };

/** Nothing is to be copied here any more; the cursor is on the way to the next sheet. */
export const SheetFinished = ({ view, tables }: SheetFinishedProps) => {
  const { t } = useTranslation();
  const { session, round, summary } = view;
  const closed = session.state === 'finished' || round.closing === 'confirmed';
  const next = closed ? undefined : nextSheet(tables, summary.table.number);
  const link = useRef<HTMLAnchorElement>(null);
  const nextId = next?.table.id;
  useEffect(() => {
    if (nextId !== undefined) link.current?.focus();
  }, [nextId]);
  return (
    <Alert
      color="jade"
      mb="md"
      icon={closed ? <IconLock aria-hidden /> : <IconFlagCheck aria-hidden />}
      title={t(closed ? 'sheet:over.closed' : 'table:finished.title')}
    >
      <Stack gap="sm">
        <Text size="sm">{t(closed ? 'sheet:over.closedHint' : 'sheet:over.hint')}</Text>
        {/* Room for the ring of the cursor, which the notice would cut off. */}
        <Group p={4}>
          {next === undefined ? null : (
            <LinkButton
              to="/sessions/$sessionId/tables/$tableId/sheet"
              params={{ sessionId: session.id, tableId: next.table.id }}
              ref={link}
            >
              {t('sheet:over.next', { table: next.table.number })}
            </LinkButton>
          )}
          <LinkButton
            variant="default"
            to="/sessions/$sessionId/rounds/$round"
            params={{ sessionId: session.id, round: String(round.number) }}
          >
            {t('table:allTables')}
          </LinkButton>
        </Group>
      </Stack>
    </Alert>
  );
};

/** The next table that still waits for its first deal, by number, beginning behind this one. */
const nextSheet = (tables: readonly TableSummary[], number: number): TableSummary | undefined => {
  const waiting = tables.filter(({ state, dealCount }) => state === 'not-yet' && dealCount === 0);
  return waiting.find(({ table }) => table.number > number) ?? waiting[0];
};
