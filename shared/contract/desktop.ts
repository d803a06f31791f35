import type { Result } from '../result.ts';
import type { Language } from './language.ts';

/**
 * What a page of the desktop app may ask of Electron's main process. The preload script exposes exactly this map as
 * `window.roundwind`; where that is missing the page runs in web mode. Everything about the club's data goes over the
 * store port and never through here.
 */

/** Origin of every page of the desktop app. Pages compare message origins with their own `location.origin`. */
export const APP_ORIGIN = 'app://roundwind';

/** `data.type` of the window message that brings a page its store port (`event.ports[0]`). */
export const STORE_PORT_MESSAGE = 'store-port';
/** `data.type` of the window message that brings the hidden store page a port to serve (`event.ports[0]`). */
export const SERVE_PORT_MESSAGE = 'serve-port';

export const FILE_KINDS = ['csv', 'backup'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** `suggestedName` is one file name, without folders. */
export type SaveFileRequest = {
  readonly suggestedName: string;
  readonly mime: string;
  readonly data: string | ArrayBuffer;
};
export type OpenFileRequest = { readonly kind: FileKind };
/** The session that the window for the projector shows. */
export type OpenDisplayRequest = { readonly sessionId: string };
export type SavePdfRequest = { readonly suggestedName: string };

/** Why a snapshot is written: before the step that it protects, or at the end of the day. */
export const SNAPSHOT_REASONS = ['update', 'import', 'restore', 'close'] as const;
export type SnapshotReason = (typeof SNAPSHOT_REASONS)[number];
/** A page may ask for these; the other two are main's own. */
export type SnapshotRequest = { readonly reason: 'import' | 'restore' };

/** Why a file could not be read or written. `detail` is the system's own code, for the log and for help by mail. */
export const FILE_FAULTS = ['disk-full', 'read-only', 'no-access', 'missing', 'too-large', 'busy', 'failed'] as const;
export type FileFault = {
  readonly code: (typeof FILE_FAULTS)[number];
  readonly path: string | null;
  readonly detail: string;
};

/** A call refused before it did anything: malformed (`fields` names the paths), or from a page that may not ask. */
export type CallFault =
  | { readonly code: 'invalid-call'; readonly fields: readonly string[] }
  | { readonly code: 'not-allowed' };

/** The store does not answer (it may be starting again), or refused; `detail` is its error code. */
export type StoreFault = { readonly code: 'store-unavailable' | 'store-refused'; readonly detail: string };

export type DesktopFault = FileFault | CallFault | StoreFault;
export type DesktopResult<T> = Result<T, DesktopFault>;

/** `saved: false`: the person closed the dialog. */
export type SaveAnswer = { readonly saved: true; readonly path: string } | { readonly saved: false };

export type OpenedFile = { readonly name: string; readonly bytes: ArrayBuffer };

export type AppInfo = {
  readonly version: string;
  readonly electron: string;
  readonly platform: string;
  readonly packaged: boolean;
  /** Where the journal and the snapshots are, to show and to copy. */
  readonly journalFolder: string;
  readonly backupFolder: string;
};

/**
 * - `starting`: not yet compared with the store.
 * - `saved`: every change the store told us of is on disk.
 * - `saving`: changes are on their way to the file.
 * - `failed`: the file cannot be written (`fault`); it is tried again by itself, the data in the store is safe.
 * - `rebuild-offered`: the store is empty, older than the journal or unreadable, and the journal holds what is missing (`offer`). Accept or
 *   decline; entering something new declines it, so that nothing entered is ever without its line.
 */
export const JOURNAL_STATES = ['starting', 'saved', 'saving', 'failed', 'rebuild-offered'] as const;

export type RebuildOffer = {
  /**
   * `empty`: the store holds nothing. `older`: it is the journal's own store but ends before the journal. `unreadable`: its
   * database cannot be opened at all; such an offer can only be accepted, and goes by itself when it can be opened again.
   */
  readonly why: 'empty' | 'older' | 'unreadable';
  /** Last change in the journal and in the store (0: none), and when the journal's last one was made. */
  readonly journalSeq: number;
  readonly storeSeq: number;
  readonly journalAt: string | null;
};

/** `seq`: where the store stands then. `keptAs`: where the database that could not be opened was copied to. */
export type RebuildAnswer = { readonly seq: number; readonly keptAs?: string };

export type JournalInfo = {
  readonly state: (typeof JOURNAL_STATES)[number];
  readonly path: string;
  /** Last change on disk, 0 when there is none, and when it was written: "saved to file hh:mm". */
  readonly seq: number;
  readonly at: string | null;
  readonly fault: DesktopFault | null;
  readonly offer: RebuildOffer | null;
  /** A journal of another store (or another history of this one) was found and kept under this path since the start. */
  readonly setAside: string | null;
};

/** Stops listening. */
export type Unsubscribe = () => void;

export type DesktopBridge = {
  /**
   * Asks for a port to the store. It arrives as a window message `{ type: 'store-port' }` from this window's own
   * origin with the port in `ports[0]`, once the store runs. May be asked again at any time; each answer is a new port.
   */
  readonly requestStorePort: () => void;
  /** The store died; ports held are dead. Ask again: the answer comes when it runs again. */
  readonly onStoreLost: (listener: () => void) => Unsubscribe;

  /** The page speaks this language: menu and dialogs follow. */
  readonly speak: (language: Language) => void;

  readonly saveFile: (request: SaveFileRequest) => Promise<DesktopResult<SaveAnswer>>;
  /** Null: the person closed the dialog. */
  readonly openFile: (request: OpenFileRequest) => Promise<DesktopResult<OpenedFile | null>>;
  /** Prints what the calling window shows now (its print route) to a PDF with the page's own CSS page size. */
  readonly savePdf: (request: SavePdfRequest) => Promise<DesktopResult<SaveAnswer>>;
  /** The system's print dialog for what the calling window shows now. `printed: false`: the person closed it. */
  readonly print: () => Promise<DesktopResult<{ readonly printed: boolean }>>;

  /** Opens the window for the projector, on a second display where there is one; one that is open turns to the session. */
  readonly openDisplay: (request: OpenDisplayRequest) => Promise<DesktopResult<Readonly<Record<string, never>>>>;

  readonly appInfo: () => Promise<DesktopResult<AppInfo>>;
  readonly journalInfo: () => Promise<DesktopResult<JournalInfo>>;
  /** Called after each change of the journal's state. */
  readonly onJournal: (listener: (info: JournalInfo) => void) => Unsubscribe;
  /** Rebuilds the store from the journal that was offered. */
  readonly acceptRebuild: () => Promise<DesktopResult<RebuildAnswer>>;
  /** Keeps the store as it is. The journal is set aside under a dated name, never overwritten, and a new one begun. */
  readonly declineRebuild: () => Promise<DesktopResult<{ readonly keptAs: string }>>;
  /** Writes a backup of the store as it is now, before an import or a restore. */
  readonly snapshot: (request: SnapshotRequest) => Promise<DesktopResult<{ readonly path: string }>>;
};
