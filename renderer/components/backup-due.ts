import type { StoreStatus } from '../../shared/contract/views.ts';

/** So many changes are an evening's work to enter again. */
const CHANGES_WITHOUT_BACKUP = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

export type BackupState = {
  /** When the last one was made; undefined when there is none. */
  readonly at: string | undefined;
  /** Changes that no backup holds. */
  readonly behind: number;
  /** Worth a reminder: many changes, or some that are older than a day. */
  readonly due: boolean;
};

/** How far the last backup lies behind the records. */
export const backupState = ({ seq, backup }: Pick<StoreStatus, 'seq' | 'backup'>, now: Date): BackupState => {
  const behind = Math.max(0, seq - (backup?.seq ?? 0));
  const old = backup !== null && now.getTime() - Date.parse(backup.at) > DAY_MS;
  return { at: backup?.at, behind, due: behind > CHANGES_WITHOUT_BACKUP || (behind > 0 && old) };
};
