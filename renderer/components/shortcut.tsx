import { Kbd } from '@mantine/core';
import classes from './shortcut.module.css';

type ShortcutProps = {
  /** The keys as printed on the keyboard. */
  readonly keys: string;
  /** On a filled button. */
  readonly onFill?: boolean;
};

/** The key beside its button. Hidden from screen readers: the button carries `aria-keyshortcuts` instead. */
export const Shortcut = ({ keys, onFill = false }: ShortcutProps) => (
  <Kbd size="xs" aria-hidden className={onFill ? classes.onFill : undefined}>
    {keys}
  </Kbd>
);
