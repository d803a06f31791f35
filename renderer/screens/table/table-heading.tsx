import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconFlag, IconLayoutGrid, IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary, TableView } from '../../../shared/contract/views.ts';
import { GoToTable } from '../../components/go-to-table.tsx';
import { LinkButton } from '../../components/links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { CommandRunner } from '../../components/run-command.ts';

/** Brings the cursor to "go to table"; no browser takes this key. */
const GO_TO_KEY = 'F2';

type TableHeadingProps = {
  readonly view: TableView;
  readonly tables: readonly TableSummary[];
  readonly command: CommandRunner;
};

/** Which table this is, and the ways out of it. */
export const TableHeading = ({ view, tables, command }: TableHeadingProps) => {
  const { t } = useTranslation();
  const goTo = useRef<HTMLInputElement>(null);
  useHotkeys([[GO_TO_KEY, () => goTo.current?.focus()]], []);
  const { session, round, summary } = view;
  const { id, number } = summary.table;
  const running = session.state === 'open' && summary.state === 'running';
  return (
    <PageHeader title={t('table:title', { table: number, round: round.number })}>
      <GoToTable sessionId={session.id} tables={tables} inputRef={goTo} shortcut={GO_TO_KEY} />
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
      {running ? (
        <Button
          variant="default"
          leftSection={<IconFlag size={18} aria-hidden />}
          onClick={() =>
            void command.run((store) => store.tables.end({ id, ended: true }), {
              done: t('table:finished.ended', { table: number }),
            })
          }
        >
          {t('table:end')}
        </Button>
      ) : null}
    </PageHeader>
  );
};
