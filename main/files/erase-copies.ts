import { dirname, join } from 'node:path';
import type { PendingErasures } from '../../shared/contract/views.ts';
import { readBackup, writeBackup } from '../../shared/records/backup.ts';
import { makeEraser, NAMING_KINDS } from '../../shared/records/erase-person.ts';
import { findPerson, type History } from '../../shared/records/find-person.ts';
import { journalHeader, journalLine, readJournal } from '../../shared/records/journal.ts';
import type { Disk } from './disk.ts';
import { JOURNAL_NAME, type JournalPlace, readSoundJournal } from './journal-file.ts';
import { KEPT_DATABASE } from './keep-database.ts';
import { SNAPSHOT_NAME } from './snapshots.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Makes every file that the app keeps beside the database follow an erasure. Each is written whole in place of the old one, and
 * the journal last: it knows the person's names, by which they are found in copies from before another database. Doing it
 * again does nothing more, so a start after a crash simply does it again.
 */

type Folders = { readonly profile: string; readonly journal: string; readonly backups: string };

type Place = Pick<JournalPlace, 'disk' | 'now'> & { readonly folders: Folders };

/** What is in a file; undefined when it cannot be read by this program. */
type Copy = History & {
  /** The file anew. */
  readonly write: (history: History) => string;
};

/** Throws the system's error; then some files have followed and others have not. */
export const eraseFromCopies = async ({ disk, now, folders }: Place, pending: PendingErasures): Promise<void> => {
  // An unsound end is cut off first, and goes with the other fragments.
  await readSoundJournal({ disk, now, folder: folders.journal });
  await removeFragments(disk, folders);
  const journal = join(folders.journal, JOURNAL_NAME);
  const paths = [...(await copiesIn(disk, folders)), journal];
  const names = new Map<string, ReadonlySet<string>>();
  for (const path of paths) {
    const copy = await readCopy(disk, path, pending);
    if (copy !== undefined) gatherNames(names, copy, pending);
  }
  for (const path of paths) await eraseFrom(disk, { path, pending, names });
};

/** What was cut off, what a crash left half written, and databases that could not be opened: none of it can be written anew. */
const removeFragments = async (disk: Disk, { profile, journal, backups }: Folders): Promise<void> => {
  for (const folder of [journal, backups]) await removeIn({ disk, folder, ours: FRAGMENT, remove: disk.remove });
  await removeIn({ disk, folder: dirname(profile), ours: KEPT_DATABASE, remove: disk.removeFolder });
};

type Removing = {
  readonly disk: Disk;
  readonly folder: string;
  readonly ours: RegExp;
  readonly remove: (path: string) => Promise<void>;
};

const removeIn = async ({ disk, folder, ours, remove }: Removing): Promise<void> => {
  const gone = (await disk.list(folder)).filter((name) => ours.test(name));
  for (const name of gone) await remove(join(folder, name));
  if (gone.length > 0) await disk.syncFolder(folder);
};

const FRAGMENT = /^roundwind.*(\.cut-[\dTZ-]+|\.tmp)$/;
const ASIDE = /^roundwind-until-.*\.journal$/;

const copiesIn = async (disk: Disk, { journal, backups }: Folders): Promise<readonly string[]> => {
  const within = async (folder: string, ours: RegExp) =>
    (await disk.list(folder)).filter((name) => ours.test(name)).map((name) => join(folder, name));
  return [...(await within(backups, SNAPSHOT_NAME)), ...(await within(journal, ASIDE))];
};

const readCopy = async (disk: Disk, path: string, pending: PendingErasures): Promise<Copy | undefined> => {
  const bytes = await disk.read(path);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return path.endsWith('.json') ? backupCopy(text) : journalCopy(text, pending);
};

const backupCopy = (text: string): Copy | undefined => {
  const read = readBackup(text);
  if (!read.ok) return undefined;
  const backup = read.value;
  return {
    records: backup.records,
    changes: backup.changes,
    write: ({ records, changes }) => writeBackup({ ...backup, records: { ...backup.records, ...records }, changes }),
  };
};

/** A journal of the store goes on under its new identity; what is not sound in one that was set aside goes. */
const journalCopy = (text: string, { storeId: now, erasures }: PendingErasures): Copy | undefined => {
  const read = readJournal(text);
  if (!read.ok) return undefined;
  const { storeId, changes } = read.value;
  const header = journalHeader(erasures.some(({ was }) => was === storeId) ? now : storeId);
  return { records: {}, changes, write: (history) => header + history.changes.map(journalLine).join('') };
};

const gatherNames = (names: Map<string, ReadonlySet<string>>, copy: Copy, pending: PendingErasures): void => {
  const register = new Set(pending.register);
  for (const { was, playerIds } of pending.erasures) {
    const found = findPerson(copy, { playerIds, register }).names;
    names.set(was, new Set([...(names.get(was) ?? []), ...found]));
  }
};

type Erasing = {
  readonly path: string;
  readonly pending: PendingErasures;
  /** The person's names, by erasure. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
};

const eraseFrom = async (disk: Disk, { path, pending, names }: Erasing): Promise<void> => {
  const bytes = await disk.read(path);
  if (bytes === undefined) return;
  const copy = await readCopy(disk, path, pending);
  // What cannot be read cannot be searched either.
  if (copy === undefined) {
    await disk.remove(path);
    return disk.syncFolder(dirname(path));
  }
  const register = new Set(pending.register);
  const history = pending.erasures.reduce<History>((found, { was, playerIds, name }) => {
    const eraser = makeEraser(findPerson(found, { playerIds, names: names.get(was) ?? [], register }), name);
    const records = Object.fromEntries(
      NAMING_KINDS.map((kind) => [kind, found.records[kind]?.map((record) => eraser.record(kind, record))]),
    );
    return { records: { ...found.records, ...records }, changes: found.changes.map(eraser.change) };
  }, copy);
  const written = new TextEncoder().encode(copy.write(history));
  if (!isSameBytes(written, bytes)) await writeWhole(disk, path, written);
};

const isSameBytes = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, index) => byte === right[index]);
