import { expect, test, vi } from 'vitest';
import { displayAddress, displayPlace } from '../../../main/display.ts';
import { openDisplaySchema } from '../../../main/files/answer.ts';
import { uuid } from '../../builders/records.ts';

// The package itself would fetch Electron's binary when it is loaded.
vi.mock('electron', () => ({ BrowserWindow: class {} }));
const { mayNavigate } = await import('../../../main/window.ts');

const first = { id: 7, bounds: { x: 0, y: 0, width: 1366, height: 768 } };
const second = { id: 8, bounds: { x: 1366, y: 0, width: 1920, height: 1080 } };

test('the projector has the whole second display, or an ordinary window', () => {
  expect(displayPlace([first], 7)).toEqual({});
  expect(displayPlace([first, second], 7)).toEqual({ ...second.bounds, fullscreen: true });
  expect(displayPlace([second, first], 8)).toEqual({ ...first.bounds, fullscreen: true });
});

test('it shows a page of ours, and only the id of a session gets into its address', () => {
  expect(displayAddress(uuid(9))).toBe(`app://roundwind/index.html#/display/${uuid(9)}`);
  expect(mayNavigate('app://roundwind/index.html', displayAddress(uuid(9)))).toBe(true);
  expect(openDisplaySchema.safeParse({ sessionId: uuid(9) }).success).toBe(true);
  for (const sessionId of ['../x', '', 'http://example.org', 1]) {
    expect(openDisplaySchema.safeParse({ sessionId }).success).toBe(false);
  }
});
