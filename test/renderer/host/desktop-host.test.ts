// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desktopHost } from '../../../renderer/host/desktop-host.ts';
import { HostFault } from '../../../renderer/host/host.ts';
import { type DesktopBridge, STORE_PORT_MESSAGE } from '../../../shared/contract/desktop.ts';
import { fail, ok } from '../../../shared/result.ts';

const FULL = { code: 'disk-full', path: '/club/a.csv', detail: 'ENOSPC' } as const;
const noop = () => () => undefined;

const bridge = (some: Partial<DesktopBridge> = {}): DesktopBridge => ({
  requestStorePort: vi.fn(),
  onStoreLost: noop,
  speak: vi.fn(),
  saveFile: async () => ok({ saved: false }),
  openFile: async () => ok(null),
  savePdf: async () => ok({ saved: true, path: '/club/a.pdf' }),
  print: async () => ok({ printed: true }),
  openDisplay: async () => ok({}),
  appInfo: async () => fail([]),
  journalInfo: async () => fail([]),
  onJournal: noop,
  acceptRebuild: async () => fail([]),
  declineRebuild: async () => fail([]),
  snapshot: async () => fail([]),
  ...some,
});

/** As the preload script posts it; jsdom's own `postMessage` carries neither ports nor a source. */
const post = (init: MessageEventInit): void => {
  window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source: window, ...init }));
};

let channels: MessageChannel[] = [];
const aPort = (): MessagePort => {
  const channel = new MessageChannel();
  channels.push(channel);
  return channel.port1 as unknown as MessagePort;
};
beforeEach(() => {
  channels = [];
});
afterEach(() => {
  for (const { port1, port2 } of channels) {
    port1.close();
    port2.close();
  }
});

const message = (port: MessagePort, some: MessageEventInit = {}): MessageEventInit => ({
  data: { type: STORE_PORT_MESSAGE },
  ports: [port],
  ...some,
});

test('each question for a port gets one, in order', async () => {
  const asked = bridge();
  const host = desktopHost(asked);
  const [first, second] = [host.openStorePort(), host.openStorePort()];
  const [one, two] = [aPort(), aPort()];
  post(message(one));
  post(message(two));
  expect(await first).toBe(one);
  expect(await second).toBe(two);
  expect(asked.requestStorePort).toHaveBeenCalledTimes(2);
});

test('ports from another origin, another window or under another name are not taken', async () => {
  const host = desktopHost(bridge());
  const answer = host.openStorePort();
  post(message(aPort(), { origin: 'https://elsewhere.example' }));
  post(message(aPort(), { source: null }));
  post(message(aPort(), { data: { type: 'serve-port' } }));
  post(message(aPort(), { data: null }));
  const right = aPort();
  post(message(right));
  expect(await answer).toBe(right);
});

test('a save says where, that it was called off, or why it failed', async () => {
  const file = { suggestedName: 'a.csv', mime: 'text/csv', data: 'a' };
  const answers = [ok({ saved: true, path: '/club/a.csv' } as const), ok({ saved: false } as const), fail([FULL])];
  const host = desktopHost(bridge({ saveFile: async () => answers.shift() ?? fail([]) }));
  expect(await host.saveFile(file)).toEqual({ saved: true, where: '/club/a.csv' });
  expect(await host.saveFile(file)).toEqual({ saved: false });
  expect(await host.saveFile(file)).toEqual({ saved: false, code: 'disk-full', fault: FULL });
});

test('bytes cross the bridge without what stands around them in their buffer', async () => {
  const saveFile = vi.fn<DesktopBridge['saveFile']>(async () => ok({ saved: false }));
  const whole = new Uint8Array([1, 2, 3, 4, 5]);
  await desktopHost(bridge({ saveFile })).saveFile({ suggestedName: 'a', mime: 'b', data: whole.subarray(1, 3) });
  const sent = saveFile.mock.calls[0]?.[0].data as ArrayBuffer;
  expect([...new Uint8Array(sent)]).toEqual([2, 3]);
});

test('a file that cannot be read is a fault with its facts; a closed dialog is nothing', async () => {
  const bytes = new Uint8Array([65]).buffer;
  const answers = [ok({ name: 'a.csv', bytes }), ok(null), fail([FULL])];
  const host = desktopHost(bridge({ openFile: async () => answers.shift() ?? fail([]) }));
  expect(await host.openFile('csv')).toEqual({ name: 'a.csv', bytes: new Uint8Array([65]) });
  expect(await host.openFile('csv')).toBeUndefined();
  const refused = await host.openFile('csv').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HostFault);
  expect((refused as HostFault).fault).toEqual(FULL);
});

test('printing that fails says why', async () => {
  expect(await desktopHost(bridge()).print()).toEqual({});
  expect(await desktopHost(bridge({ print: async () => fail([FULL]) })).print()).toEqual({ fault: FULL });
});
