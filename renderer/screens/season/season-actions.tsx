import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet, IconPencil, IconPrinter, IconTableExport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadToHeadView, SeasonView } from '../../../shared/contract/season-views.ts';
import { useCommand } from '../../components/run-command.ts';
import type { SeasonPart } from '../../components/season-parts.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { useSaveFile } from '../../components/use-save-file.ts';
import type { StoreClient } from '../../host/store-client.ts';
import { csvFile, EXPORTS, type ExportKind, meetingsSheet, ratingSheet, seasonSheet } from './exports.ts';

type SeasonActionsProps = {
  readonly view: SeasonView;
  /** What is on screen is what is printed. */
  readonly part: SeasonPart;
  readonly onChange: () => void;
};

/** Paper and files of the season, and its rules. */
export const SeasonActions = ({ view, part, onChange }: SeasonActionsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const write = useExport(view);
  const { id: seasonId } = view.season;
  const print = () =>
    void navigate({ to: '/print/season/$seasonId', params: { seasonId }, search: part === 'table' ? {} : { part } });
  const empty = view.sessions.length === 0;
  useShortcut('print', print, { off: empty });
  useShortcut('export', () => setOpen(true), { off: empty });
  return (
    <>
      <Button variant="default" size="md" leftSection={<IconPencil size={20} aria-hidden />} onClick={onChange}>
        {t('season:change')}
      </Button>
      {empty ? null : (
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
                {t('season:export.button')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {EXPORTS.map((kind) => (
                <Menu.Item
                  key={kind}
                  leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
                  onClick={() => void write(kind)}
                >
                  {t(`season:export.${kind}`)}
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
            {t('season:print')}
          </Button>
        </>
      )}
    </>
  );
};

/** Writes one of the files from what the store says now. */
const useExport = (view: SeasonView): ((kind: ExportKind) => Promise<void>) => {
  const { t } = useTranslation();
  const { run } = useCommand();
  const save = useSaveFile();
  const sheetOf = async (kind: ExportKind) => {
    switch (kind) {
      case 'table':
        return seasonSheet(view);
      case 'rating':
        return ratingSheet(view);
      case 'meetings': {
        const meetings = await run((store) => readMeetings(store, view.season.id));
        return meetings && meetingsSheet(meetings);
      }
      default:
        return kind satisfies never;
    }
  };
  return async (kind) => {
    const sheet = await sheetOf(kind);
    if (sheet !== undefined) await save(csvFile(view.season.name, t(`season:export.file.${kind}`), sheet));
  };
};

/** The matrix is a live view; a file takes what it shows first. */
const readMeetings = async (store: StoreClient, id: string): Promise<HeadToHeadView | undefined> => {
  const values = await store.seasons.headToHead({ id });
  const first = await values.next();
  await values.return?.();
  return first.done === true ? undefined : first.value;
};
