/** What the surroundings do for the screens: Electron through its bridge, a browser through downloads and pickers. */
export type Host = {
  readonly kind: 'desktop' | 'web';
  /** A fresh port to the store. */
  readonly openStorePort: () => Promise<MessagePort>;
  /** Saves text or bytes where the person says (desktop) or as a download (web). */
  readonly saveFile: (file: OutgoingFile) => Promise<SaveOutcome>;
  /** Lets the person pick a file; undefined when they think better of it. */
  readonly openFile: (kind: FileKind) => Promise<IncomingFile | undefined>;
  /** Prints the page on screen (a print route). */
  readonly print: () => Promise<void>;
  /** Saves the page on screen (a print route) as PDF; a browser does that in its print dialog, so there it is undefined. */
  readonly savePdf: ((suggestedName: string) => Promise<SaveOutcome>) | undefined;
};

export type FileKind = 'csv' | 'backup';
export type OutgoingFile = { readonly suggestedName: string; readonly mime: string; readonly data: string | Uint8Array<ArrayBuffer> };
export type IncomingFile = { readonly name: string; readonly bytes: Uint8Array };
/** `where` is the path on the desktop, undefined for a download. */
export type SaveOutcome = { readonly saved: true; readonly where?: string } | { readonly saved: false; readonly code?: string };
