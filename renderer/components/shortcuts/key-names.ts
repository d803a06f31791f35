import { useOs } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ShortcutId, shortcutOf } from './shortcut-list.ts';

/** Keys that have a name or a sign; all others are printed as they are. */
const NAMED: readonly string[] = [
  ...['mod', 'alt', 'shift', 'Enter', 'Escape', 'Delete', 'Space'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
];

/** The keys of a combination; a plus alone is a key. */
const partsOf = (keys: string): readonly string[] => keys.split(/(?<=.)\+(?=.)/);

const nameOf = (t: TFunction, keys: string, mac: boolean): string =>
  partsOf(keys)
    .map((part) => (NAMED.includes(part) ? t(`keys:name.${mac ? 'mac' : 'pc'}.${part}`) : part))
    .join(mac ? '' : '+');

/** The keys of a shortcut as they are printed on this computer's keyboard, the one to show first. */
export const useKeyNames = (id: ShortcutId): readonly string[] => {
  const { t } = useTranslation();
  const mac = useOs({ getValueInEffect: false }) === 'macos';
  return shortcutOf(id).keys.map((keys) => nameOf(t, keys, mac));
};

/** For `aria-keyshortcuts`: every key, with both keyboards' names of `mod`. */
export const ariaKeys = (id: ShortcutId): string =>
  shortcutOf(id)
    .keys.flatMap((keys) => {
      const named = partsOf(keys).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
      return named[0] === 'Mod'
        ? ['Control', 'Meta'].map((mod) => [mod, ...named.slice(1)].join('+'))
        : [named.join('+')];
    })
    .join(' ');
