import { useSyncExternalStore } from 'react';

/** The window and the size of type change what charts measure; the type is an attribute of the document. */
const onSize = (heard: () => void): (() => void) => {
  const observer = new MutationObserver(heard);
  observer.observe(document.documentElement, { attributes: true });
  window.addEventListener('resize', heard);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', heard);
  };
};

const unit = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

const LEAST_HEIGHT = 340;
/** What stands above and below a chart on its screen. */
const BESIDES = 420;

/** Pixels of the screen that one pixel of a drawing takes: charts are drawn in pixels, but their texts follow the size of type. */
export const usePlotUnit = (): number => useSyncExternalStore(onSize, unit);

/** Height in pixels of a chart that fills what the window has left. */
export const usePlotHeight = (): number =>
  useSyncExternalStore(onSize, () =>
    Math.round(Math.max(LEAST_HEIGHT * unit(), window.innerHeight - BESIDES * unit())),
  );
