import { contextBridge, ipcRenderer } from 'electron';
import {
  APP_ORIGIN,
  type DesktopBridge,
  type JournalInfo,
  SERVE_PORT_MESSAGE,
  STORE_PORT_MESSAGE,
} from '../shared/contract/desktop.ts';
import { CHANNELS } from './channels.ts';

/**
 * Runs sandboxed before each page of ours. It passes ports on and exposes a closed map of calls; it decides nothing,
 * since a page could be made to lie: main checks every sender and every argument.
 */

/** Ports cannot cross the context bridge, but they can cross a window message: to our own origin and no other. */
const forwardPorts = (channel: string, type: string): void => {
  ipcRenderer.on(channel, (event) => {
    window.postMessage({ type }, APP_ORIGIN, [...event.ports]);
  });
};

const bridge: DesktopBridge = {
  requestStorePort: () => ipcRenderer.send(CHANNELS.storePort),
  onStoreLost: (listener) => {
    // Never the listener itself: the event would give the page a way to `ipcRenderer`.
    const hear = (): void => listener();
    ipcRenderer.on(CHANNELS.storeLost, hear);
    return () => {
      ipcRenderer.off(CHANNELS.storeLost, hear);
    };
  },
  speak: (language) => ipcRenderer.send(CHANNELS.language, language),
  saveFile: (request) => ipcRenderer.invoke(CHANNELS.saveFile, request),
  openFile: (request) => ipcRenderer.invoke(CHANNELS.openFile, request),
  savePdf: (request) => ipcRenderer.invoke(CHANNELS.savePdf, request),
  print: () => ipcRenderer.invoke(CHANNELS.print),
  openDisplay: (request) => ipcRenderer.invoke(CHANNELS.openDisplay, request),
  appInfo: () => ipcRenderer.invoke(CHANNELS.appInfo),
  journalInfo: () => ipcRenderer.invoke(CHANNELS.journalInfo),
  onJournal: (listener) => {
    const hear = (_event: unknown, info: JournalInfo): void => listener(info);
    ipcRenderer.on(CHANNELS.journal, hear);
    return () => {
      ipcRenderer.off(CHANNELS.journal, hear);
    };
  },
  acceptRebuild: () => ipcRenderer.invoke(CHANNELS.acceptRebuild),
  declineRebuild: () => ipcRenderer.invoke(CHANNELS.declineRebuild),
  snapshot: (request) => ipcRenderer.invoke(CHANNELS.snapshot, request),
};

if (window.location.pathname === '/store.html') {
  forwardPorts(CHANNELS.servePort, SERVE_PORT_MESSAGE);
} else {
  forwardPorts(CHANNELS.storePort, STORE_PORT_MESSAGE);
  contextBridge.exposeInMainWorld('roundwind', bridge);
}
