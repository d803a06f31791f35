import { readFileSync } from 'node:fs';
import { APP_ORIGIN, PAGE_ORIGIN } from './addresses.mjs';
import { pack, unpack } from './wire.mjs';

/**
 * Electron's part of a page: `ipcRenderer`, `contextBridge` and the page's ends of ports, then the preload script. Runs in
 * the page's own world (the double proves nothing about isolation). This function becomes text.
 */
const inPage = (appOrigin, pack, unpack, runPreload) => {
  const listeners = new Map();
  const ports = new Map();

  const ipcRenderer = {
    on: (channel, listener) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    off: (channel, listener) => {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((one) => one !== listener),
      );
      return ipcRenderer;
    },
    send: (channel, ...facts) => {
      void window.__doubleSend(channel, pack(facts));
    },
    invoke: async (channel, ...facts) => {
      const answer = await window.__doubleInvoke(channel, pack(facts));
      if (answer.thrown !== undefined) throw new Error(`Error invoking remote method '${channel}': ${answer.thrown}`);
      return unpack(answer.value);
    },
  };

  // The far end of a port is in another page (a BroadcastChannel carries it, with a greeting, because such a channel keeps
  // nothing for those who come later) or in main (bindings carry it). Until that is known, messages wait.
  const openPort = (id) => {
    const { port1: given, port2: wire } = new MessageChannel();
    const waiting = [];
    let carry;
    wire.onmessage = ({ data }) => {
      if (carry) carry(data);
      else waiting.push(data);
    };
    const flow = (how) => {
      if (carry) return;
      carry = how;
      for (const data of waiting.splice(0)) carry(data);
    };
    const toPage = () => {
      const channel = new BroadcastChannel(`double-port-${id.replace(/-[12]$/, '')}`);
      channel.onmessage = ({ data }) => {
        if (data.greeting === undefined) {
          wire.postMessage(data.message);
          return;
        }
        if (data.greeting === 'hello') channel.postMessage({ greeting: 'welcome' });
        flow((message) => channel.postMessage({ message }));
      };
      channel.postMessage({ greeting: 'hello' });
    };
    ports.set(id, {
      meet: (far) => {
        if (far === 'page') toPage();
        else flow((message) => void window.__doublePort(id, pack(message)));
      },
      fromMain: (message) => wire.postMessage(unpack(message)),
    });
    return given;
  };

  window.__double = {
    receive: (channel, facts, portIds) => {
      const event = { sender: ipcRenderer, ports: portIds.map(openPort) };
      for (const listener of listeners.get(channel) ?? []) listener(event, ...unpack(facts));
    },
    meet: (id, far) => ports.get(id)?.meet(far),
    portMessage: (id, message) => ports.get(id)?.fromMain(message),
  };

  const freeze = (value) => {
    if (value !== null && typeof value === 'object') for (const part of Object.values(value)) freeze(part);
    return Object.freeze(value);
  };
  const contextBridge = {
    exposeInMainWorld: (name, api) => {
      Object.defineProperty(window, name, { value: freeze(api), writable: false, configurable: false });
    },
  };

  const post = window.postMessage.bind(window);
  window.postMessage = (message, target, transfer) =>
    post(message, target === appOrigin ? window.location.origin : target, transfer);

  const require = (name) => {
    if (name !== 'electron') throw new Error(`A sandboxed preload script has no ${name}`);
    return { ipcRenderer, contextBridge };
  };
  const module = { exports: {} };
  runPreload(require, module, module.exports);
};

/** The script that a window's pages start with. */
export const pageScript = (preload) => `
if (window.top === window && location.origin === ${JSON.stringify(PAGE_ORIGIN)}) {
  const pack = ${pack.toString()};
  const unpack = ${unpack.toString()};
  (${inPage.toString()})(${JSON.stringify(APP_ORIGIN)}, pack, unpack, function (require, module, exports) {
${preload === undefined ? '' : readFileSync(preload, 'utf8')}
  });
}`;
