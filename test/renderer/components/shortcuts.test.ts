import { describe, expect, test } from 'vitest';
import { keyGroups } from '../../../renderer/app/keys/key-groups.ts';
import { ariaKeys } from '../../../renderer/components/shortcuts/key-names.ts';
import {
  type ShortcutId,
  type ShortcutPlace,
  shortcutIds,
  shortcutOf,
} from '../../../renderer/components/shortcuts/shortcut-list.ts';
import { sourceFiles } from '../../borders/source-files.ts';

const everyKey = shortcutIds().flatMap((id) => shortcutOf(id).keys.map((key) => ({ id, key, ...shortcutOf(id) })));
const keysAt = (...places: readonly ShortcutPlace[]): readonly string[] =>
  everyKey.filter(({ place }) => places.includes(place)).map(({ key }) => key);

describe('keys', () => {
  test('no two on one page are the same', () => {
    // The list of deals has its keys while the cursor is in it; what finds and prints is on no page with tables of deals.
    const pages = [...new Set(everyKey.map(({ place }) => place))].map((place) =>
      keysAt(...new Set<ShortcutPlace>(['everywhere', ...(place === 'deals' ? [] : (['lists'] as const)), place])),
    );
    expect(pages.length).toBeGreaterThan(10);
    for (const keys of pages) expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  });

  test('none is one that Chromium keeps from pages, and none leads out of the app', () => {
    const kept = ['N', 'T', 'W', 'shift+N', 'shift+T', 'shift+W', 'Q', 'L', 'R', 'Tab'].map((key) => `mod+${key}`);
    const menus = ['alt+D', 'alt+E', 'alt+F', 'alt+F4', 'alt+Home', 'alt+ArrowLeft', 'alt+ArrowRight'];
    const out = ['F5', 'F6', 'F10', 'F11', 'F12', 'Tab', 'Backspace'];
    const taken = [...kept, ...menus, ...out];
    expect(everyKey.filter(({ key }) => taken.includes(key))).toEqual([]);
  });

  test('what changes something everywhere is no single letter', () => {
    expect(keysAt('everywhere').filter((key) => /^\p{L}$/u.test(key))).toEqual([]);
  });

  test('one list: no page hears a key of its own, and every key that stands beside a button is of the list', () => {
    const own = sourceFiles('renderer')
      .filter(({ path }) => !path.startsWith('renderer/components/shortcuts/'))
      .filter(({ text }) => /\buseHotkeys\(|aria-keyshortcuts="|<Shortcut keys="/.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  });

  test('are said to screen readers for both keyboards', () => {
    expect(ariaKeys('palette')).toBe('Control+K Meta+K');
    expect(ariaKeys('redo')).toBe('Control+Y Meta+Y Control+Shift+Z Meta+Shift+Z');
    expect(ariaKeys('onTheSpot')).toBe('+');
  });
});

describe('the overview', () => {
  const places = (...live: readonly ShortcutId[]) => keyGroups(new Set(live)).map(({ place }) => place);

  test('has every key once, the places of the page shown first', () => {
    expect(places('washout', 'undo').slice(0, 2)).toEqual(['everywhere', 'table']);
    const listed = keyGroups(new Set()).flatMap(({ ids }) => ids);
    expect(listed.toSorted()).toEqual([...shortcutIds()].toSorted());
  });
});
