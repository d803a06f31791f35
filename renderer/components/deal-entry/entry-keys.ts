/** Keys that no browser takes for itself; letters with Alt open menus. */
export const WASHOUT_KEY = 'F8';
export const FALSE_WIN_KEY = 'F9';
