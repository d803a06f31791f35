import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HeadToHeadView, SeasonView } from '../../../shared/contract/season-views.ts';
import { ExportMenu } from '../../components/export-menu.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { useCommand } from '../../components/run-command.ts';
import type { SeasonPart } from '../../components/season-parts.ts';
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
  const write = useExport(view);
  const { id: seasonId } = view.season;
  const print = () =>
    void navigate({ to: '/print/season/$seasonId', params: { seasonId }, search: part === 'table' ? {} : { part } });
  const files = EXPORTS.map((kind) => ({ label: t(`season:export.${kind}`), write: () => write(kind) }));
  return (
    <>
      <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onChange}>
        {t('season:change')}
      </Button>
      {view.sessions.length === 0 ? null : (
        <>
          <ExportMenu files={files} />
          <PrintButton main onPrint={print} />
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
