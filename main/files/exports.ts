import { basename, join } from 'node:path';
import { type BrowserWindow, dialog, type FileFilter } from 'electron';
import type {
  DesktopResult,
  OpenedFile,
  OpenFileRequest,
  SaveAnswer,
  SaveFileRequest,
} from '../../shared/contract/desktop.ts';
import { fail, ok } from '../../shared/result.ts';
import { text } from '../text.ts';
import type { Disk } from './disk.ts';
import { faultOf } from './fault.ts';
import { safeFileName } from './file-name.ts';
import { writeWhole } from './write-whole.ts';

/** Largest file that is read, in bytes: a backup of ten years of a large club has about twenty million. */
const LARGEST_FILE = 200_000_000;

const filter = (kind: 'csv' | 'backup' | 'pdf'): FileFilter => {
  const extensions = { csv: ['csv', 'txt', 'tsv'], backup: ['json', 'roundwind'], pdf: ['pdf'] }[kind];
  return { name: text(`dialog.${kind}`), extensions };
};
const ANYTHING = (): FileFilter => ({ name: text('dialog.all'), extensions: ['*'] });

const filtersFor = (mime: string): FileFilter[] => {
  if (mime.startsWith('text/csv')) return [{ ...filter('csv'), extensions: ['csv'] }, ANYTHING()];
  if (mime.startsWith('application/json')) return [filter('backup'), ANYTHING()];
  if (mime.startsWith('application/pdf')) return [filter('pdf')];
  return [ANYTHING()];
};

type Place = { readonly window: BrowserWindow; readonly folder: string; readonly disk: Disk };

/** Asks where, then writes there. The dialog itself asks before replacing a file. */
export const saveBytes = async (
  { window, folder, disk }: Place,
  file: { readonly suggestedName: string; readonly mime: string; readonly bytes: Uint8Array },
): Promise<DesktopResult<SaveAnswer>> => {
  const answer = await dialog.showSaveDialog(window, {
    title: text(file.mime.startsWith('application/pdf') ? 'dialog.savePdf' : 'dialog.save'),
    defaultPath: join(folder, safeFileName(file.suggestedName)),
    filters: filtersFor(file.mime),
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  });
  if (answer.canceled || answer.filePath === '') return ok({ saved: false });
  try {
    await writeWhole(disk, answer.filePath, file.bytes);
    return ok({ saved: true, path: answer.filePath });
  } catch (error) {
    return fail([faultOf(error, answer.filePath)]);
  }
};

/** Text is written as UTF-8, exactly as given: a byte order mark is the caller's. */
export const saveFile = (place: Place, { suggestedName, mime, data }: SaveFileRequest) =>
  saveBytes(place, {
    suggestedName,
    mime,
    bytes: typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data),
  });

/** Asks for a file and reads it. */
export const openFile = async (
  { window, folder, disk }: Place,
  { kind }: OpenFileRequest,
): Promise<DesktopResult<OpenedFile | null>> => {
  const answer = await dialog.showOpenDialog(window, {
    title: text('dialog.open'),
    defaultPath: folder,
    filters: [filter(kind), ANYTHING()],
    properties: ['openFile'],
  });
  const path = answer.filePaths[0];
  if (answer.canceled || path === undefined) return ok(null);
  try {
    const bytes = await disk.read(path);
    if (bytes === undefined) return fail([{ code: 'missing', path, detail: 'ENOENT' }]);
    if (bytes.length > LARGEST_FILE) return fail([{ code: 'too-large', path, detail: String(bytes.length) }]);
    return ok({ name: basename(path), bytes: new Uint8Array(bytes).buffer });
  } catch (error) {
    return fail([faultOf(error, path)]);
  }
};
