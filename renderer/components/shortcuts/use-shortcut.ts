import { useHotkeys } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { announceShortcut } from './live-shortcuts.ts';
import { type ShortcutId, shortcutOf } from './shortcut-list.ts';

type ShortcutOptions = {
  /** It does nothing now, and is not offered. */
  readonly off?: boolean;
  /** It acts over a dialog too; else a dialog keeps every key to itself. */
  readonly overDialogs?: boolean;
};

/** Does something at its key of the list, and has it offered by the palette and the overview while the caller is on the page. */
export const useShortcut = (
  id: ShortcutId,
  run: () => void,
  { off = false, overDialogs = false }: ShortcutOptions = {},
): void => {
  const { keys, notTyping = false } = shortcutOf(id);
  const doIt = useEffectEvent(run);
  useEffect(() => (off ? undefined : announceShortcut(id, () => doIt())), [id, off]);
  useHotkeys(
    keys.flatMap(hotkeys).map(([hotkey, key]) => [
      hotkey,
      (event) => {
        if (off || belongsToControl(event, key, notTyping)) return;
        event.preventDefault();
        if (overDialogs || document.querySelector('[aria-modal="true"]') === null) run();
      },
      // With Alt some keyboards type another sign; the place of the key is the same.
      { preventDefault: false, usePhysicalKeys: key.startsWith('alt+') },
    ]),
    [],
  );
};

/** A sign may need Shift or not, as the keyboard has it. */
const hotkeys = (key: string): readonly (readonly [hotkey: string, key: string])[] =>
  /^[^\p{L}]$/u.test(key)
    ? [
        [key, key],
        [`shift+${key}`, key],
      ]
    : [[key, key]];

const FIELDS = 'textarea, select, [contenteditable="true"], input';
const TICKS = 'input[type="checkbox"], input[type="radio"]';

/** Whether the control that has the cursor wants the key for itself. */
const belongsToControl = ({ target }: KeyboardEvent, key: string, notTyping: boolean): boolean => {
  if (!(target instanceof Element)) return false;
  const field = target.closest(FIELDS) !== null;
  const empty = target instanceof HTMLInputElement && target.value === '';
  if (notTyping) return field && !empty && !target.matches(TICKS);
  if (key === 'Space') return field || target.closest('button, a') !== null;
  if (key.startsWith('Arrow')) return field;
  return key.length === 1 && field && !target.matches(TICKS);
};
