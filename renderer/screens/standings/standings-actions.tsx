import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet, IconPrinter, IconTableExport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../../shared/contract/views.ts';
import { useCommand } from '../../components/run-command.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { useSaveFile } from '../../components/use-save-file.ts';
import { useLive } from '../../host/use-live.ts';
import { csvFile, dealsSheet, EXPORTS, type ExportKind, seatingSheet, standingsSheet } from './exports.ts';
import { SheetsMenu } from './sheets-menu.tsx';

/** Paper and files of the standings. */
export const StandingsActions = ({ view }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const write = useExport(view);
  const print = () => void navigate({ to: '/print/standings/$sessionId', params: { sessionId: view.session.id } });
  useShortcut('print', print);
  useShortcut('export', () => setOpen(true));
  return (
    <>
      <Menu
        opened={open}
        onChange={setOpen}
        position="bottom-end"
        returnFocus
        portalProps={{ target: '#content' }}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Button
            variant="default"
            size="md"
            leftSection={<IconTableExport size={20} aria-hidden />}
            rightSection={
              <>
                <Shortcut of="export" />
                <IconChevronDown size={16} aria-hidden />
              </>
            }
            aria-keyshortcuts={ariaKeys('export')}
          >
            {t('standings:export.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {EXPORTS.map((kind) => (
            <Menu.Item
              key={kind}
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              onClick={() => void write(kind)}
            >
              {t(`standings:export.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        size="md"
        leftSection={<IconPrinter size={20} aria-hidden />}
        rightSection={<Shortcut of="print" onFill />}
        aria-keyshortcuts={ariaKeys('print')}
        onClick={print}
      >
        {t('standings:print')}
      </Button>
      <SheetsMenu sessionId={view.session.id} />
    </>
  );
};

/** Writes one of the files from what the store says now. */
const useExport = (view: StandingsView): ((kind: ExportKind) => Promise<void>) => {
  const { t } = useTranslation();
  const { run } = useCommand();
  const save = useSaveFile();
  const { session } = view;
  const { data: seating } = useLive((store) => store.sessions.view({ id: session.id }), [session.id]);

  const sheetOf = async (kind: ExportKind) => {
    switch (kind) {
      case 'standings':
        return standingsSheet(view);
      case 'seating':
        return seating && seatingSheet(seating);
      case 'deals': {
        const tables = await run((store) => store.sessions.deals({ id: session.id }));
        return tables && dealsSheet(tables);
      }
      default:
        return kind satisfies never;
    }
  };

  return async (kind) => {
    const sheet = await sheetOf(kind);
    if (sheet !== undefined) await save(csvFile(session, t(`standings:export.file.${kind}`), sheet));
  };
};
