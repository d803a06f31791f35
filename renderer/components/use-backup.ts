import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutgoingFile } from '../host/host.ts';
import { useCommand } from './run-command.ts';
import { useSaveFile } from './use-save-file.ts';

/** A backup's text as a file; the time is in the name because an evening may need several. */
export const backupFile = (text: string, what: string, at: Date = new Date()): OutgoingFile => ({
  suggestedName: `Roundwind ${what} ${dayjs(at).format('YYYY-MM-DD HHmm')}.json`,
  mime: 'application/json',
  data: text,
});

/** Writes the whole club to a file, and tells the store once the file is out of our hands. */
export const useBackup = (): { readonly back: () => void; readonly busy: boolean } => {
  const { t } = useTranslation();
  const { run } = useCommand();
  const save = useSaveFile();
  const [busy, setBusy] = useState(false);
  const back = async (): Promise<void> => {
    setBusy(true);
    try {
      const backup = await run((store) => store.store.backup());
      if (backup === undefined || !(await save(backupFile(backup.text, t('files:backup.file'))))) return;
      await run((store) => store.store.backedUp({ seq: backup.seq, at: new Date().toISOString() }));
    } finally {
      setBusy(false);
    }
  };
  return { back: () => void back(), busy };
};
