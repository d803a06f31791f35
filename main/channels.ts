/** Names of the messages between the preload script and main. */
export const CHANNELS = {
  /** Page to main: give me a port to the store; main to page: here it is. */
  storePort: 'roundwind:store-port',
  /** Main to the hidden store page: serve this port. */
  servePort: 'roundwind:serve-port',
  /** Main to page. */
  storeLost: 'roundwind:store-lost',
  journal: 'roundwind:journal',
  /** Page to main: speak this language. */
  language: 'roundwind:language',
  /** Page to main, answered. */
  saveFile: 'roundwind:save-file',
  openFile: 'roundwind:open-file',
  savePdf: 'roundwind:save-pdf',
  print: 'roundwind:print',
  openDisplay: 'roundwind:open-display',
  appInfo: 'roundwind:app-info',
  journalInfo: 'roundwind:journal-info',
  acceptRebuild: 'roundwind:accept-rebuild',
  declineRebuild: 'roundwind:decline-rebuild',
  snapshot: 'roundwind:snapshot',
} as const;
