import { dirname, join } from 'node:path';
import type { Change } from '../../shared/records/change.ts';
import {
  type JournalEnd,
  journalHeader,
  journalLine,
  readJournal,
  readJournalEnd,
} from '../../shared/records/journal.ts';
import type { Disk } from './disk.ts';
import { momentForName } from './file-name.ts';
import { writeWhole } from './write-whole.ts';

/** The journal as a file: opening it sound, appending to it, setting it aside. Every error is the system's own. */

export const JOURNAL_NAME = 'roundwind.journal';

export type JournalPlace = { readonly disk: Disk; readonly folder: string; readonly now: () => Date };

export type JournalContents = {
  readonly storeId: string;
  /** Sound changes from the first on, without a gap. */
  readonly changes: readonly Change[];
};

export type OpenedJournal = {
  /** Undefined when there is none, or none that we can read. */
  readonly contents: JournalContents | undefined;
  /** Where an unreadable journal or an unsound end was put. */
  readonly setAside: string | undefined;
};

export const journalPath = ({ folder }: JournalPlace): string => join(folder, JOURNAL_NAME);

/** Moves the journal out of the way under a dated name. Never deletes or overwrites. */
export const setJournalAside = async (place: JournalPlace): Promise<string> => {
  const kept = join(place.folder, `roundwind-until-${momentForName(place.now())}.journal`);
  await place.disk.rename(journalPath(place), kept);
  await place.disk.syncFolder(place.folder);
  return kept;
};

/** Begins a journal for a store. */
export const beginJournal = async (place: JournalPlace, storeId: string): Promise<void> => {
  await place.disk.makeFolder(place.folder);
  await writeWhole(place.disk, journalPath(place), new TextEncoder().encode(journalHeader(storeId)));
  await place.disk.syncFolder(dirname(place.folder));
};

/** More than any header takes, and more than nearly all changes. */
const FIRST_BYTES = 4096;
const LAST_BYTES = 65_536;

/**
 * Where the journal ends, from its first and last line: years of evenings take no longer than one. Undefined when there is no
 * journal or when it does not end as it should; then `readSoundJournal` has to look at all of it.
 */
export const readEnd = async (place: JournalPlace): Promise<JournalEnd | undefined> => {
  const path = journalPath(place);
  const length = await place.disk.length(path);
  if (length === undefined) return undefined;
  const head = await place.disk.readPart(path, 0, FIRST_BYTES);
  const header = head.indexOf(LINE_FEED_CODE);
  const lines = header < 0 ? undefined : await lastLine(place, header + 1, length);
  return lines === undefined ? undefined : readJournalEnd(textOf(head.subarray(0, header)), textOf(lines));
};

/** The last line without its line feed, none of it when nothing stands behind the header; undefined when it is not ended. */
const lastLine = async (place: JournalPlace, headerEnd: number, length: number): Promise<Uint8Array | undefined> => {
  if (length <= headerEnd) return new Uint8Array();
  for (let size = LAST_BYTES; ; size *= 4) {
    const from = Math.max(length - size, headerEnd);
    const bytes = await place.disk.readPart(journalPath(place), from, length - from);
    if (bytes.at(-1) !== LINE_FEED_CODE) return undefined;
    const line = bytes.subarray(0, -1);
    const before = line.lastIndexOf(LINE_FEED_CODE);
    const own = line.subarray(before + 1);
    if (before >= 0 || from === headerEnd) return own.length === 0 ? undefined : own;
  }
};

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/**
 * Reads the journal and leaves it sound: an end that a crash cut off, or everything from a damaged line on, is first kept
 * in a file of its own and then cut. What it held comes again from the store, which is always ahead of the file.
 */
export const readSoundJournal = async (place: JournalPlace): Promise<OpenedJournal> => {
  const path = journalPath(place);
  const bytes = await place.disk.read(path);
  if (bytes === undefined) return { contents: undefined, setAside: undefined };
  const text = textOf(bytes);
  const read = readJournal(text);
  if (!read.ok) return { contents: undefined, setAside: await setJournalAside(place) };
  const { storeId, older, changes, end, soundLength } = read.value;
  const contents = { storeId, changes };
  const sound = new TextEncoder().encode(text.slice(0, soundLength)).length;
  if (sound === bytes.length && end === 'whole') {
    if (older) await renewJournal(place, contents);
    return { contents, setAside: undefined };
  }
  const unsound = bytes.subarray(sound);
  const setAside = unsound.length === 0 ? undefined : `${path}.cut-${momentForName(place.now())}`;
  if (setAside !== undefined) await writeWhole(place.disk, setAside, unsound);
  const file = await place.disk.openEnd(path);
  try {
    await file.truncate(sound);
    // Only the line feed of the last line was missing.
    if (end === 'unterminated' && setAside === undefined) await file.write(LINE_FEED);
    await file.sync();
  } finally {
    await file.close();
  }
  if (older) await renewJournal(place, contents);
  return { contents, setAside };
};

/** Writes a journal of an older program under our version, so that such a program refuses it by name. */
const renewJournal = (place: JournalPlace, { storeId, changes }: JournalContents): Promise<void> => {
  const text = journalHeader(storeId) + changes.map(journalLine).join('');
  return writeWhole(place.disk, journalPath(place), new TextEncoder().encode(text));
};

const LINE_FEED_CODE = 10;
const LINE_FEED = new Uint8Array([LINE_FEED_CODE]);

export type JournalWriter = {
  /** Resolves when the lines are on the medium. When it throws, the file is as it was before or its end is torn. */
  readonly append: (changes: readonly Change[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens a sound journal for appending. */
export const writeJournal = async (place: JournalPlace): Promise<JournalWriter> => {
  const path = journalPath(place);
  let length = (await place.disk.length(path)) ?? 0;
  const file = await place.disk.openEnd(path);
  return {
    append: async (changes) => {
      const bytes = new TextEncoder().encode(changes.map(journalLine).join(''));
      try {
        await file.write(bytes);
        await file.sync();
        length += bytes.length;
      } catch (error) {
        // A full disk has room for taking away. If even that fails, the next start cuts the torn end.
        await file.truncate(length).catch(() => undefined);
        throw error;
      }
    },
    close: () => file.close(),
  };
};
