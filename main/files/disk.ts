import { cp, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';

/** The few things that journal, snapshots and exports do to a disk. A port, so that tests see their order and make them fail. */
export type DiskFile = {
  /** Writes all bytes, or throws; then any part of them may have been written. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Returns when everything written is on the medium itself. */
  readonly sync: () => Promise<void>;
  readonly truncate: (length: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Disk = {
  /** Undefined when there is no such file. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /** In bytes; undefined when there is no such file. */
  readonly length: (path: string) => Promise<number | undefined>;
  /** So many bytes from a place on; fewer where the file ends. */
  readonly readPart: (path: string, from: number, length: number) => Promise<Uint8Array>;
  /** Writes go to the end; the file is made when missing. */
  readonly openEnd: (path: string) => Promise<DiskFile>;
  /** Throws when the file exists. */
  readonly openNew: (path: string) => Promise<DiskFile>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  /** Removes a folder with all that is in it. */
  readonly removeFolder: (path: string) => Promise<void>;
  /** Names in a folder; none when there is no such folder. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  readonly makeFolder: (path: string) => Promise<void>;
  /** Copies a folder with all that is in it to a place where nothing is. */
  readonly copyFolder: (from: string, to: string) => Promise<void>;
  /** A new or renamed file is only there for good once its folder is on the medium too. */
  readonly syncFolder: (path: string) => Promise<void>;
};

/** The system's own code of an error (`ENOSPC`), or its name. */
export const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

const openFile = async (path: string, flags: 'a' | 'wx'): Promise<DiskFile> => {
  const handle = await open(path, flags);
  return {
    write: (bytes) => handle.appendFile(bytes),
    sync: () => handle.sync(),
    truncate: (length) => handle.truncate(length),
    close: () => handle.close(),
  };
};

const readPart = async (path: string, from: number, length: number): Promise<Uint8Array> => {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const syncFolder = async (path: string): Promise<void> => {
  // Windows has no such call for folders and needs none: NTFS logs the entry with the file.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const ifThere = <T, U>(action: Promise<T>, otherwise: U): Promise<T | U> =>
  action.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return otherwise;
    throw error;
  });

/** The machine's own disk. */
export const realDisk: Disk = {
  read: (path) => ifThere(readFile(path), undefined),
  length: (path) =>
    ifThere(
      stat(path).then(({ size }) => size),
      undefined,
    ),
  readPart,
  openEnd: (path) => openFile(path, 'a'),
  openNew: (path) => openFile(path, 'wx'),
  rename,
  remove: (path) => rm(path, { force: true }),
  removeFolder: (path) => rm(path, { recursive: true, force: true }),
  list: (folder) => ifThere(readdir(folder), []),
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true });
  },
  copyFolder: (from, to) => cp(from, to, { recursive: true, errorOnExist: true, force: false }),
  syncFolder,
};
