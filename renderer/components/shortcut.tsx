import { Kbd } from '@mantine/core';
import classes from './shortcut.module.css';
import { useKeyNames } from './shortcuts/key-names.ts';
import type { ShortcutId } from './shortcuts/shortcut-list.ts';

type OnFill = {
  /** On a filled button. */
  readonly onFill?: boolean | undefined;
};

/**
 * The key beside its button: `of` the list, or `keys` that only the field beside it hears, as printed on the keyboard. Hidden
 * from screen readers: the button carries `aria-keyshortcuts` instead.
 */
export const Shortcut = (props: OnFill & ({ readonly of: ShortcutId } | { readonly keys: string })) =>
  'of' in props ? <ListedKey {...props} /> : <Key {...props} />;

const ListedKey = ({ of, onFill }: OnFill & { readonly of: ShortcutId }) => {
  const [first = ''] = useKeyNames(of);
  return <Key keys={first} onFill={onFill} />;
};

const Key = ({ keys, onFill = false }: OnFill & { readonly keys: string }) => (
  <Kbd size="xs" aria-hidden className={onFill ? classes.onFill : undefined}>
    {keys}
  </Kbd>
);
