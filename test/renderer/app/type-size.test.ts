// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { changeTypeSize, onTypeSize, startTypeSize, typeSizeNow } from '../../../renderer/app/type-size.ts';

const KEY = 'roundwind-type-size';
const shown = () => document.documentElement.dataset.typeSize;
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  [null, 'normal'],
  ['large', 'large'],
  ['gigantic', 'normal'],
])('kept %j, shown %j', (kept, expected) => {
  if (kept !== null) localStorage.setItem(KEY, kept);
  startTypeSize();
  expect(shown()).toBe(expected);
  expect(typeSizeNow()).toBe(expected);
});

test('a change is shown, kept and heard of until one stops listening', () => {
  const heard = vi.fn();
  const stop = onTypeSize(heard);
  changeTypeSize('huge');
  stop();
  changeTypeSize('large');
  expect(heard).toHaveBeenCalledTimes(1);
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['large', 'large']);
});

test('another window is followed, for this setting alone', () => {
  startTypeSize();
  localStorage.setItem(KEY, 'huge');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(shown()).toBe('normal');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(shown()).toBe('huge');
});

test('a browser that keeps nothing still shows it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  changeTypeSize('large');
  expect(shown()).toBe('large');
});
