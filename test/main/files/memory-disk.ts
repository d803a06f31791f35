import { dirname } from 'node:path';
import type { Disk, DiskFile } from '../../../main/files/disk.ts';

type File = { written: Uint8Array; onMedium: Uint8Array | undefined };

const systemError = (code: string): Error => Object.assign(new Error(code), { code });

const joined = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
};

/**
 * A disk that knows what is only written and what is on the medium, notes every step in order, and fails on demand: what
 * a power cut would leave can be asked at any moment.
 */
export class MemoryDisk implements Disk {
  readonly steps: string[] = [];
  /** Steps that throw this code from now on: `write`, `sync`, `open`, `rename`, `folder`. */
  readonly failing = new Map<string, string>();
  /** Bytes of each failing write that arrive all the same. */
  tornBytes = 0;
  #files = new Map<string, File>();
  /** Entries of folders that are on the medium: path to the file object. */
  #entries = new Map<string, File>();

  #stepsLeft = Number.POSITIVE_INFINITY;

  /** From so many steps on nothing happens any more, as in a power cut. */
  dieAfter(steps: number): void {
    this.#stepsLeft = steps;
  }

  isDead(): boolean {
    return this.#stepsLeft < 0;
  }

  #step(kind: string, path: string): void {
    this.#stepsLeft -= 1;
    if (this.isDead()) throw systemError('EIO');
    this.steps.push(`${kind} ${path}`);
    const code = this.failing.get(kind);
    if (code !== undefined) throw systemError(code);
  }

  /** The disk after a power cut: what never reached the medium is gone. */
  afterPowerCut(): MemoryDisk {
    const disk = new MemoryDisk();
    for (const [path, { onMedium }] of this.#entries) if (onMedium !== undefined) disk.put(path, onMedium);
    return disk;
  }

  /** A file as it was found, all of it on the medium. */
  put(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const file = { written: bytes, onMedium: bytes };
    this.#files.set(path, file);
    this.#entries.set(path, file);
  }

  /** Everything there is comes onto the medium. */
  settle(): void {
    for (const [path, { written }] of [...this.#files]) this.put(path, written);
  }

  /** Every file there is. */
  paths(): readonly string[] {
    return [...this.#files.keys()].toSorted();
  }

  text(path: string): string | undefined {
    const file = this.#files.get(path);
    return file && new TextDecoder().decode(file.written);
  }

  names(folder: string): string[] {
    return [...this.#files.keys()]
      .filter((path) => dirname(path) === folder)
      .map((path) => path.slice(folder.length + 1))
      .toSorted();
  }

  readonly read = async (path: string) => {
    this.wholeReads += 1;
    return this.#files.get(path)?.written.slice();
  };
  /** Files that were read from end to end. */
  wholeReads = 0;

  readonly length = async (path: string) => this.#files.get(path)?.written.length;

  /** Bytes read in all by parts: what a start costs. */
  partsRead = 0;
  readonly readPart = async (path: string, from: number, length: number) => {
    const file = this.#files.get(path);
    if (file === undefined) throw systemError('ENOENT');
    const part = file.written.slice(from, from + length);
    this.partsRead += part.length;
    return part;
  };

  readonly copyFolder = async (from: string, to: string) => {
    this.#step('copyFolder', `${from} > ${to}`);
    for (const [path, { written }] of this.#files)
      if (path.startsWith(`${from}/`)) this.put(to + path.slice(from.length), written);
  };

  readonly openEnd = async (path: string) => {
    this.#step('open', path);
    return this.#handle(path, this.#files.get(path) ?? this.#make(path));
  };

  readonly openNew = async (path: string) => {
    this.#step('open', path);
    if (this.#files.has(path)) throw systemError('EEXIST');
    return this.#handle(path, this.#make(path));
  };

  #make(path: string): File {
    const file: File = { written: new Uint8Array(), onMedium: undefined };
    this.#files.set(path, file);
    return file;
  }

  #handle(path: string, file: File): DiskFile {
    return {
      write: async (bytes) => {
        try {
          this.#step('write', path);
        } catch (error) {
          file.written = joined(file.written, bytes.subarray(0, this.tornBytes));
          throw error;
        }
        file.written = joined(file.written, bytes);
      },
      sync: async () => {
        this.#step('sync', path);
        file.onMedium = file.written;
      },
      truncate: async (length) => {
        this.#step('truncate', path);
        file.written = file.written.slice(0, length);
      },
      close: async () => this.#step('close', path),
    };
  }

  readonly rename = async (from: string, to: string) => {
    this.#step('rename', `${from} > ${to}`);
    const file = this.#files.get(from);
    if (file === undefined) throw systemError('ENOENT');
    this.#files.delete(from);
    this.#files.set(to, file);
  };

  readonly remove = async (path: string) => {
    this.#step('remove', path);
    this.#files.delete(path);
  };

  readonly removeFolder = async (path: string) => {
    this.#step('removeFolder', path);
    for (const known of [...this.#files.keys()]) if (known.startsWith(`${path}/`)) this.#files.delete(known);
  };

  readonly list = async (folder: string) => {
    const within = [...this.#files.keys()].filter((path) => path.startsWith(`${folder}/`));
    return [...new Set(within.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))].toSorted();
  };

  readonly makeFolder = async (path: string) => this.#step('folder', path);

  readonly syncFolder = async (path: string) => {
    this.#step('syncFolder', path);
    // A folder within that is gone takes its files along.
    const isGone = (known: string) => known.startsWith(`${path}/`) && !this.#files.has(known);
    for (const known of [...this.#entries.keys()])
      if (dirname(known) === path || isGone(known)) this.#entries.delete(known);
    for (const [known, file] of this.#files) if (dirname(known) === path) this.#entries.set(known, file);
  };
}
