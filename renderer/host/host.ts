import type { DesktopBridge } from '../../shared/contract/desktop.ts';
import type { Language } from '../../shared/contract/language.ts';
import type { CodedError } from '../components/error-text.ts';

/** What the surroundings do for the screens: Electron through its bridge, a browser through downloads and pickers. */
export type Host = {
  readonly kind: 'desktop' | 'web';
  /** A fresh port to the store. */
  readonly openStorePort: () => Promise<MessagePort>;
  /** Saves text or bytes where the person says (desktop) or as a download (web). */
  readonly saveFile: (file: OutgoingFile) => Promise<SaveOutcome>;
  /** Lets the person pick a file; undefined when they think better of it. Throws `HostFault` when it cannot be read. */
  readonly openFile: (kind: FileKind) => Promise<IncomingFile | undefined>;
  /** Prints the page on screen (a print route). */
  readonly print: () => Promise<PrintOutcome>;
  /** Saves the page on screen (a print route) as PDF; a browser does that in its print dialog, so there it is undefined. */
  readonly savePdf: ((suggestedName: string) => Promise<SaveOutcome>) | undefined;
  /** The journal file and the snapshots beside it; a browser keeps neither. */
  readonly journal: JournalHost | undefined;
  /** Shows a session in a window of its own, for the projector. */
  readonly openDisplay: (sessionId: string) => void;
  /** Tells the desktop's menu and dialogs the language of the screens; a browser has its own. */
  readonly speak?: (language: Language) => void;
};

/** What only the desktop can say and do about the club's files. */
export type JournalHost = Pick<
  DesktopBridge,
  'appInfo' | 'journalInfo' | 'onJournal' | 'acceptRebuild' | 'declineRebuild' | 'snapshot'
>;

/** The surroundings could not do what was asked; the fault's code has a sentence in `errors.json`. */
export class HostFault extends Error {
  override readonly name = 'HostFault';
  readonly fault: CodedError;

  constructor(fault: CodedError) {
    super(fault.code);
    this.fault = fault;
  }
}

export type FileKind = 'csv' | 'backup';
export type OutgoingFile = {
  readonly suggestedName: string;
  readonly mime: string;
  readonly data: string | Uint8Array<ArrayBuffer>;
};
export type IncomingFile = { readonly name: string; readonly bytes: Uint8Array };
/** `where` is the path on the desktop, undefined for a download. Without `fault` the person closed the dialog. */
export type SaveOutcome =
  | { readonly saved: true; readonly where?: string }
  | { readonly saved: false; readonly code?: string; readonly fault?: CodedError };
/** Where printing failed, `fault` says why; a closed dialog is not told apart from a printed page. */
export type PrintOutcome = { readonly fault?: CodedError };
