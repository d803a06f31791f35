import {
  type DesktopBridge,
  type DesktopFault,
  type DesktopResult,
  type SaveAnswer,
  STORE_PORT_MESSAGE,
} from '../../shared/contract/desktop.ts';
import type { CodedError } from '../components/error-text.ts';
import { type Host, HostFault, type OutgoingFile, type SaveOutcome } from './host.ts';

/** The surroundings of the desktop app: everything goes through the bridge that the preload script exposes. */
export const desktopHost = (bridge: DesktopBridge): Host => ({
  kind: 'desktop',
  openStorePort: portAsker(bridge),
  saveFile: async (file) => saveOutcome(await bridge.saveFile(request(file))),
  openFile: async (kind) => {
    const answer = await bridge.openFile({ kind });
    if (!answer.ok) throw new HostFault(firstFault(answer.errors));
    return answer.value === null ? undefined : { name: answer.value.name, bytes: new Uint8Array(answer.value.bytes) };
  },
  print: async () => {
    const answer = await bridge.print();
    return answer.ok ? {} : { fault: firstFault(answer.errors) };
  },
  savePdf: async (suggestedName) => saveOutcome(await bridge.savePdf({ suggestedName })),
  openDisplay: (sessionId) => void bridge.openDisplay({ sessionId }),
  journal: bridge,
  speak: (language) => bridge.speak(language),
});

/**
 * Ports come back as window messages that do not say which question they answer, so questions wait in a row and each
 * port goes to the first. Only this window's own messages count: the origin alone would also be that of another page of ours.
 */
const portAsker = (bridge: DesktopBridge): Host['openStorePort'] => {
  const waiting: ((port: MessagePort) => void)[] = [];
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const [port] = event.ports;
    if (event.source !== window || event.origin !== window.location.origin) return;
    if (port === undefined || !isStorePort(event.data)) return;
    const next = waiting.shift();
    if (next === undefined) port.close();
    else next(port);
  });
  return () =>
    new Promise((resolve) => {
      waiting.push((port) => {
        port.start();
        resolve(port);
      });
      bridge.requestStorePort();
    });
};

const isStorePort = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === STORE_PORT_MESSAGE;

/** Bytes cross the bridge as an `ArrayBuffer` of exactly their length: a view may be a window on a longer one. */
const request = ({ suggestedName, mime, data }: OutgoingFile) => ({
  suggestedName,
  mime,
  data: typeof data === 'string' ? data : data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength),
});

const saveOutcome = (answer: DesktopResult<SaveAnswer>): SaveOutcome => {
  if (!answer.ok) {
    const fault = firstFault(answer.errors);
    return { saved: false, code: fault.code, fault };
  }
  return answer.value.saved ? { saved: true, where: answer.value.path } : { saved: false };
};

/** A bridge call fails for one reason; the list is the shape of every result. */
const firstFault = ([fault]: readonly DesktopFault[]): CodedError => (fault ? { ...fault } : { code: 'failed' });
