import type { DesktopFault, StoreFault } from '../../shared/contract/desktop.ts';

const hasCode = (error: unknown): error is { readonly code: string; readonly data?: unknown } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** Error codes that the contract declares; anything else means that the store did not answer. */
const DECLARED = ['NOT_FOUND', 'CONFLICT', 'INVALID'];

const dataCode = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string' ? data.code : undefined;

/** Why the store refused, in one word or two: `CODE` or `CODE reason`. */
const detailOf = (code: string, reason: string | undefined): string =>
  reason === undefined ? code : `${code} ${reason}`;

const UNREADABLE = detailOf('CONFLICT', 'database-unreadable');
/** Other changes took the place of those already read, by a restore or a rebuild. */
const MOVED = ['store-replaced', 'store-behind'].map((reason) => detailOf('CONFLICT', reason));

/** The database itself cannot be opened. */
export const isUnreadable = ({ detail }: StoreFault): boolean => detail === UNREADABLE;

/** The history that was followed is no longer there: look at both again. */
export const isMoved = (fault: DesktopFault): boolean => 'detail' in fault && MOVED.includes(fault.detail);

/** What a screen is told when main's own call to the store failed. */
export const storeFaultOf = (error: unknown): StoreFault => {
  if (hasCode(error) && DECLARED.includes(error.code)) {
    return { code: 'store-refused', detail: detailOf(error.code, dataCode(error.data)) };
  }
  return { code: 'store-unavailable', detail: error instanceof Error ? error.message : String(error) };
};
