import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { Palette } from './palette.tsx';

const OpenContext = createContext<() => void>(() => undefined);

/** Opens the palette. */
export const useOpenPalette = (): (() => void) => useContext(OpenContext);

/** The palette over whatever page is shown, and the key that opens it anywhere, in fields too. */
export const PaletteFrame = ({ children }: { readonly children: ReactNode }) => {
  const [opened, setOpened] = useState(false);
  const open = useCallback(() => setOpened(true), []);
  const close = useCallback(() => setOpened(false), []);
  // A dialog holds an answer that is being given: the palette would lead away from it.
  const toggle = () => setOpened((before) => !before && document.querySelector('[aria-modal="true"]') === null);
  useShortcut('palette', toggle, { overDialogs: true });
  return (
    <OpenContext value={open}>
      {children}
      <Palette opened={opened} onClose={close} />
    </OpenContext>
  );
};
