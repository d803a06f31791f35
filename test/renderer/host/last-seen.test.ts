// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetLastSeen, isMissing, noteStatus, startLastSeen, useLastSeen } from '../../../renderer/host/last-seen.ts';

const KEY = 'roundwind-last-seen';
const BACKUP = { seq: 40, at: '2026-11-29T22:00:00Z' };

/** A page is opened: it knows what was kept, and the store then says these things one after the other. */
const opened = (...said: readonly (readonly [string, number])[]) => {
  startLastSeen();
  for (const [storeId, seq] of said) noteStatus({ storeId, seq, backup: seq === 0 ? null : BACKUP });
  return kept();
};
const kept = () => renderHook(() => useLastSeen()).result.current;

beforeEach(() => localStorage.clear());

test('a first page finds nothing missing, and neither does one that finds what was there or more', () => {
  expect(isMissing(opened(['club', 0], ['club', 1]))).toBe(false);
  expect(isMissing(opened(['club', 1]))).toBe(false);
  expect(opened(['club', 87])).toMatchObject({ storeId: 'club', seq: 87, backup: BACKUP, found: null });
});

test.each<[string, readonly [string, number]]>([
  ['an empty store', ['fresh', 0]],
  ['an empty store that kept its name', ['club', 0]],
  ['an older state of the same store', ['club', 60]],
])(
  '%s where there was one: it is said at every start, whatever is entered, and what was there stays known',
  (_, found) => {
    opened(['club', 87]);
    expect(opened(found)).toMatchObject({ storeId: 'club', seq: 87, backup: BACKUP, found: found[0] });
    expect(isMissing(opened([found[0], found[1] + 1], [found[0], 120]))).toBe(true);
    expect(opened([found[0], 121])).toMatchObject({ seq: 87 });
  },
);

test('it goes on missing until somebody says so', () => {
  opened(['club', 87]);
  opened(['fresh', 0], ['fresh', 3]);
  act(forgetLastSeen);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(opened(['fresh', 3])).toMatchObject({ storeId: 'fresh', seq: 3, found: null });
});

test('a restored backup is another store, shorter or not: nothing is missing then', () => {
  opened(['club', 87]);
  expect(opened(['restored', 41])).toMatchObject({ storeId: 'restored', seq: 41, found: null });
  opened(['fresh', 0]);
  expect(opened(['fresh', 2], ['restored again', 41])).toMatchObject({ storeId: 'restored again', found: null });
});

test('records that go while the page is open are missed, even when the browser forgets everything', () => {
  opened(['club', 87]);
  localStorage.clear();
  act(() => noteStatus({ storeId: 'fresh', seq: 0, backup: null }));
  expect(kept()).toMatchObject({ seq: 87, found: 'fresh' });
});

test('what another tab has seen meanwhile is no reason to miss anything', () => {
  opened(['club', 87]);
  const newValue = JSON.stringify({ ...kept(), seq: 88 });
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  act(() => noteStatus({ storeId: 'club', seq: 87, backup: BACKUP }));
  expect(isMissing(kept())).toBe(false);
});

test('the answer that is given in another tab counts here', () => {
  opened(['club', 87]);
  opened(['fresh', 0]);
  localStorage.removeItem(KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(kept()).toBeUndefined();
});

test('records that another tab began anew are not missed here, where their lack was not known yet', () => {
  opened(['club', 87]);
  localStorage.removeItem(KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null })));
  act(() => noteStatus({ storeId: 'fresh', seq: 0, backup: null }));
  expect(kept()).toMatchObject({ storeId: 'fresh', seq: 0, found: null });
});

test.each(['', 'null', '{', '[]', '{"seq":3}', '{"storeId":1,"seq":"x","at":null,"backup":null,"found":null}'])(
  'what is not ours is nothing: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(opened()).toBeUndefined();
  },
);
