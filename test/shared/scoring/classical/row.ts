import type { Options } from '../deal-text.ts';

/** Pattern, what it adds to the sheet (0: not counted), hand, setting, options. */
export type Row = readonly [pattern: string, value: number, hand: string, how: string, options?: Options];
