import { dirname, join } from 'node:path';
import type { Disk } from './disk.ts';
import { momentForName } from './file-name.ts';

type Input = {
  readonly disk: Disk;
  readonly profile: string;
  readonly now: () => Date;
  readonly how: 'copy' | 'move';
};

/** The folders that this makes. */
export const KEPT_DATABASE = /^unreadable-[\dTZ-]+$/;

/** Where a browser profile keeps IndexedDB: Electron right in it, Chromium alone in the folder of its first user. */
const PLACES = [['IndexedDB'], ['Default', 'IndexedDB']];

/**
 * Copies or moves the files of IndexedDB out of the browser profile into a dated folder beside it, and says where that is;
 * undefined when there are none. Moved only from under a browser that does not hold them. Throws the system's error.
 */
export const keepDatabase = async ({ disk, profile, now, how }: Input): Promise<string | undefined> => {
  const kept = join(dirname(profile), `unreadable-${momentForName(now())}`);
  for (const place of PLACES) {
    const folder = join(profile, ...place);
    if ((await disk.list(folder)).length === 0) continue;
    if (how === 'copy') await disk.copyFolder(folder, kept);
    else await disk.rename(folder, kept);
    return kept;
  }
  return undefined;
};
