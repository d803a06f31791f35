import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type { Disk } from './disk.ts';

/**
 * Writes a file so that at every moment either the old or the new one is there, whole: into a new file beside it, onto
 * the medium, then renamed over it. Throws the system's error and leaves nothing behind.
 */
export const writeWhole = async (disk: Disk, path: string, bytes: Uint8Array): Promise<void> => {
  const beside = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    const file = await disk.openNew(beside);
    try {
      await file.write(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(beside, path);
  } catch (error) {
    await disk.remove(beside).catch(() => undefined);
    throw error;
  }
  await disk.syncFolder(dirname(path));
};
