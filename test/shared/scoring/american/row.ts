import type { Options } from '../deal-text.ts';

/** Pattern, what it adds to the sheet (0: not counted; `no-hand`: the tiles win nothing), hand, setting, options. */
export type Row = readonly [pattern: string, value: number | 'no-hand', hand: string, how: string, options?: Options];
