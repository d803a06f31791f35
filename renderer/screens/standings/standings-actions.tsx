import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../../shared/contract/views.ts';
import { ExportMenu } from '../../components/export-menu.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { useCommand } from '../../components/run-command.ts';
import { useSaveFile } from '../../components/use-save-file.ts';
import { useLive } from '../../host/use-live.ts';
import { csvFile, dealsSheet, EXPORTS, type ExportKind, seatingSheet, standingsSheet } from './exports.ts';
import { SheetsMenu } from './sheets-menu.tsx';

/** Paper and files of the standings. */
export const StandingsActions = ({ view }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const write = useExport(view);
  const files = EXPORTS.map((kind) => ({ label: t(`standings:export.${kind}`), write: () => write(kind) }));
  return (
    <>
      <ExportMenu files={files} />
      <PrintButton
        main
        onPrint={() => void navigate({ to: '/print/standings/$sessionId', params: { sessionId: view.session.id } })}
      />
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
