/** From what everybody reads to what is read from across the desk. Every length in rem follows. */
export const TYPE_SIZES = ['normal', 'large', 'huge'] as const;
export type TypeSize = (typeof TYPE_SIZES)[number];

/** Kept beside the colour scheme and the language: a matter of the desk, not of the club. */
const KEY = 'roundwind-type-size';

const isTypeSize = (value: unknown): value is TypeSize => TYPE_SIZES.some((size) => size === value);

/** The size chosen before; `normal` where nothing, or nothing known, was kept. */
const storedTypeSize = (): TypeSize => {
  try {
    const stored = localStorage.getItem(KEY);
    return isTypeSize(stored) ? stored : 'normal';
  } catch {
    return 'normal';
  }
};

let now: TypeSize = 'normal';
const listeners = new Set<() => void>();

/** The size that is shown now. */
export const typeSizeNow = (): TypeSize => now;

/** Calls after each change of the size, here or in another window. Returns how to stop that. */
export const onTypeSize = (heard: () => void): (() => void) => {
  listeners.add(heard);
  return () => listeners.delete(heard);
};

const show = (size: TypeSize): void => {
  now = size;
  // The style sheet turns it into the root's font size, which paper does not follow.
  document.documentElement.dataset.typeSize = size;
  for (const heard of listeners) heard();
};

/** Shows the size chosen before, and follows what another window of the app chooses. */
export const startTypeSize = (): void => {
  show(storedTypeSize());
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) show(storedTypeSize());
  });
};

/** Shows another size from now on, here and in every other window, and remembers it. */
export const changeTypeSize = (size: TypeSize): void => {
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // A browser that keeps nothing for us still shows it until the page goes.
  }
  show(size);
};
