import { z } from 'zod';
import type { Disk } from './disk.ts';
import { writeWhole } from './write-whole.ts';

/** What the app remembers about itself between two starts; nothing of the club. */
const stateSchema = z.object({
  /** Version that ran last, to see an update. */
  version: z.string().nullable().catch(null),
  /** Local day of the last snapshot at close, `YYYY-MM-DD`. */
  closedOn: z.string().nullable().catch(null),
});
export type AppState = z.infer<typeof stateSchema>;

const NOTHING: AppState = { version: null, closedOn: null };

/** A missing or broken file is an empty memory: at worst one more snapshot is written. */
export const readAppState = async (disk: Disk, path: string): Promise<AppState> => {
  try {
    const bytes = await disk.read(path);
    if (bytes === undefined) return NOTHING;
    return stateSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return NOTHING;
  }
};

export const writeAppState = (disk: Disk, path: string, state: AppState): Promise<void> =>
  writeWhole(disk, path, new TextEncoder().encode(`${JSON.stringify(state)}\n`));
