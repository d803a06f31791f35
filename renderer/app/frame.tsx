import { Outlet } from '@tanstack/react-router';
import { KeysOverview } from './keys/keys-overview.tsx';
import { PaletteFrame } from './palette/palette-opening.tsx';

/** What stands round every page, with the shell or without. */
export const Frame = () => (
  <PaletteFrame>
    <Outlet />
    <KeysOverview />
  </PaletteFrame>
);
