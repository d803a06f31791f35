import type { FileFault } from '../../shared/contract/desktop.ts';
import { codeOf } from './disk.ts';

const CODES: Readonly<Record<string, FileFault['code']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'no-access',
  EPERM: 'no-access',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'missing',
  EFBIG: 'too-large',
  EBUSY: 'busy',
  EMFILE: 'busy',
  ENFILE: 'busy',
};

/** What a screen is told when a file could not be read or written. */
export const faultOf = (error: unknown, path: string | null): FileFault => {
  const detail = codeOf(error);
  return { code: CODES[detail] ?? 'failed', path, detail };
};
