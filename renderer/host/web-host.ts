import type { FileKind, Host, IncomingFile, OutgoingFile } from './host.ts';
import { openWorkerPort } from './store-worker-port.ts';

const ACCEPT: Readonly<Record<FileKind, string>> = {
  csv: '.csv,.txt,.tsv,text/csv',
  backup: '.json,.roundwind,application/json',
};

/** How long a download's address is kept: the browser has copied the data long before. */
const DOWNLOAD_GRACE_MS = 60_000;

const download = ({ suggestedName, mime, data }: OutgoingFile): void => {
  const address = URL.createObjectURL(new Blob([data], { type: mime }));
  const link = document.createElement('a');
  link.href = address;
  link.download = suggestedName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_GRACE_MS);
};

const pick = (kind: FileKind): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = ACCEPT[kind];
    input.addEventListener('change', () => resolve(input.files?.[0] ?? undefined));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });

/** The surroundings of web mode: the store is a SharedWorker, so that every tab shares one. */
export const webHost = (): Host => ({
  kind: 'web',
  openStorePort: () => Promise.resolve(openWorkerPort()),
  saveFile: (file) => {
    download(file);
    return Promise.resolve({ saved: true });
  },
  openFile: async (kind): Promise<IncomingFile | undefined> => {
    const file = await pick(kind);
    return file && { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  },
  print: () => {
    window.print();
    return Promise.resolve({});
  },
  openDisplay: (sessionId) => {
    // By its name: pressed again, the window that is open comes to the front.
    window.open(`#/display/${sessionId}`, 'roundwind-display', 'popup,width=1280,height=720');
  },
  savePdf: undefined,
  journal: undefined,
});
