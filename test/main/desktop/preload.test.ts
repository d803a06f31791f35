import { afterEach, describe, expect, test, vi } from 'vitest';
import { CHANNELS } from '../../../main/channels.ts';
import type { DesktopBridge } from '../../../shared/contract/desktop.ts';

type Listener = (event: unknown, ...facts: unknown[]) => void;
const world = vi.hoisted(() => ({
  listeners: new Map<string, Listener>(),
  exposed: new Map<string, unknown>(),
  invoked: [] as unknown[][],
  sent: [] as unknown[][],
}));

vi.mock('electron', () => ({
  ipcRenderer: {
    on: (channel: string, listener: Listener) => world.listeners.set(channel, listener),
    off: (channel: string, listener: Listener) => {
      if (world.listeners.get(channel) === listener) world.listeners.delete(channel);
    },
    invoke: async (...call: unknown[]) => void world.invoked.push(call),
    send: (...call: unknown[]) => void world.sent.push(call),
  },
  contextBridge: { exposeInMainWorld: (name: string, api: unknown) => world.exposed.set(name, api) },
}));

const postMessage = vi.fn();
const loadOn = async (pathname: string): Promise<DesktopBridge | undefined> => {
  vi.resetModules();
  vi.stubGlobal('window', { location: { pathname }, postMessage });
  await import('../../../main/preload.ts');
  return world.exposed.get('roundwind') as DesktopBridge | undefined;
};

afterEach(() => {
  vi.unstubAllGlobals();
  world.listeners.clear();
  world.exposed.clear();
  world.invoked.length = 0;
  world.sent.length = 0;
  postMessage.mockReset();
});

describe('on a screen', () => {
  test('ports are posted to our exact origin and to no other', async () => {
    await loadOn('/index.html');
    world.listeners.get(CHANNELS.storePort)?.({ ports: ['port'] });
    expect(postMessage.mock.calls).toEqual([[{ type: 'store-port' }, 'app://roundwind', ['port']]]);
    expect(world.listeners.has(CHANNELS.servePort)).toBe(false);
  });

  test('each call goes to its own channel with its argument', async () => {
    const bridge = await loadOn('/index.html');
    const file = { suggestedName: 'a.csv', mime: 'text/csv', data: 'x' };
    await bridge?.saveFile(file);
    await bridge?.openFile({ kind: 'csv' });
    await bridge?.savePdf({ suggestedName: 'a.pdf' });
    await bridge?.print();
    await bridge?.openDisplay({ sessionId: 'an id' });
    await bridge?.appInfo();
    await bridge?.journalInfo();
    await bridge?.acceptRebuild();
    await bridge?.declineRebuild();
    await bridge?.snapshot({ reason: 'import' });
    bridge?.requestStorePort();
    bridge?.speak('zh');
    expect(world.invoked).toEqual([
      [CHANNELS.saveFile, file],
      [CHANNELS.openFile, { kind: 'csv' }],
      [CHANNELS.savePdf, { suggestedName: 'a.pdf' }],
      [CHANNELS.print],
      [CHANNELS.openDisplay, { sessionId: 'an id' }],
      [CHANNELS.appInfo],
      [CHANNELS.journalInfo],
      [CHANNELS.acceptRebuild],
      [CHANNELS.declineRebuild],
      [CHANNELS.snapshot, { reason: 'import' }],
    ]);
    expect(world.sent).toEqual([[CHANNELS.storePort], [CHANNELS.language, 'zh']]);
  });

  test('a listener hears the facts and never the event, which leads to Electron, and can stop', async () => {
    const bridge = await loadOn('/index.html');
    const lost = vi.fn();
    const journal = vi.fn();
    const stops = [bridge?.onStoreLost(lost), bridge?.onJournal(journal)];
    world.listeners.get(CHANNELS.storeLost)?.({ sender: 'electron' });
    world.listeners.get(CHANNELS.journal)?.({ sender: 'electron' }, { state: 'saved' });
    expect(lost.mock.calls).toEqual([[]]);
    expect(journal.mock.calls).toEqual([[{ state: 'saved' }]]);
    for (const stop of stops) stop?.();
    expect([...world.listeners.keys()]).toEqual([CHANNELS.storePort]);
  });
});

test('the store page gets ports to serve and no bridge', async () => {
  expect(await loadOn('/store.html')).toBeUndefined();
  expect([...world.listeners.keys()]).toEqual([CHANNELS.servePort]);
  world.listeners.get(CHANNELS.servePort)?.({ ports: ['port'] });
  expect(postMessage.mock.calls).toEqual([[{ type: 'serve-port' }, 'app://roundwind', ['port']]]);
});
