import type { JournalInfo } from '../../shared/contract/desktop.ts';
import type { StoreStatus } from '../../shared/contract/views.ts';
import { backupState } from '../components/backup-due.ts';
import type { Persistence } from '../host/use-persistence.ts';

/** Key of a sentence under `saved` in `app.json`, with its facts; `at` is a moment to be formatted. */
export type SavedState = {
  readonly tone: 'calm' | 'remind' | 'alarm';
  readonly text:
    | 'file'
    | 'filePending'
    | 'fileFailed'
    | 'fileBehind'
    | 'stored'
    | 'backup'
    | 'noBackup'
    | 'due'
    | 'dueFirst'
    | 'missing';
  readonly at?: string;
  readonly count?: number;
};

/** On the desktop: how far the journal file reaches. Main's own word counts before the store's. */
export const desktopSavedState = (status: StoreStatus, journal: JournalInfo | undefined): SavedState => {
  if (journal?.state === 'failed') return { tone: 'alarm', text: 'fileFailed' };
  if (journal?.state === 'rebuild-offered') return { tone: 'alarm', text: 'fileBehind' };
  if (status.seq === 0) return { tone: 'calm', text: 'stored' };
  return status.journal !== null && status.journal.seq >= status.seq
    ? { tone: 'calm', text: 'file', at: status.journal.at }
    : { tone: 'calm', text: 'filePending' };
};

/** In a browser: when a backup was last downloaded, and a gentle word when much has changed since. */
export const webSavedState = (
  status: StoreStatus,
  { persistence, missing }: { readonly persistence: Persistence; readonly missing: boolean },
  now: Date,
): SavedState => {
  const { at, behind, due } = backupState(status, now);
  if (missing) return { tone: 'alarm', text: 'missing' };
  if (status.seq === 0) return { tone: 'calm', text: 'stored' };
  // Without the browser's promise the first evening already needs its backup.
  const tone = due || (persistence === 'refused' && at === undefined) ? 'remind' : 'calm';
  if (at === undefined) return due ? { tone, text: 'dueFirst', count: behind } : { tone, text: 'noBackup' };
  return due ? { tone, text: 'due', count: behind, at } : { tone, text: 'backup', at };
};
