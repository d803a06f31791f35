import { join } from 'node:path';
import type { SnapshotReason } from '../../shared/contract/desktop.ts';
import type { Disk } from './disk.ts';
import { momentForName } from './file-name.ts';
import { writeWhole } from './write-whole.ts';

/** How many snapshots are kept; the oldest goes first. */
export const KEPT = 20;

/** Ours and nothing else: what a person puts into the folder stays. */
export const SNAPSHOT_NAME = /^roundwind-\d{8}T\d{6}-\d{3}Z-(update|import|restore|close)\.(json|journal)$/;

type Place = { readonly disk: Disk; readonly folder: string; readonly now: () => Date };

/** The folder of backups that the app writes by itself. */
export type Snapshots = {
  /** Writes a backup's text, whole or not at all, and lets the oldest beyond the kept number go. Throws the system's error. */
  readonly save: (reason: SnapshotReason, backup: string) => Promise<string>;
  /** Copies the journal as it is, before a new version of the app touches the store. Undefined when there is no journal. */
  readonly copyJournal: (journal: string) => Promise<string | undefined>;
};

export const keepSnapshots = ({ disk, folder, now }: Place): Snapshots => {
  const write = async (reason: SnapshotReason, ending: 'json' | 'journal', bytes: Uint8Array): Promise<string> => {
    const path = join(folder, `roundwind-${momentForName(now())}-${reason}.${ending}`);
    await disk.makeFolder(folder);
    await writeWhole(disk, path, bytes);
    await prune();
    return path;
  };
  const prune = async (): Promise<void> => {
    const ours = (await disk.list(folder)).filter((name) => SNAPSHOT_NAME.test(name)).toSorted();
    // An old one that cannot be removed is no reason to call the new one not written.
    for (const name of ours.slice(0, -KEPT)) await disk.remove(join(folder, name)).catch(() => undefined);
  };
  return {
    save: (reason, backup) => write(reason, 'json', new TextEncoder().encode(backup)),
    copyJournal: async (journal) => {
      const bytes = await disk.read(journal);
      return bytes && write('update', 'journal', bytes);
    },
  };
};
