import type { NaiveWin } from './hand.ts';
import { clubTai } from './sg-club.ts';

/** Document 002 gives no table of tai; rules.md 4.4 has it use that of document 003. */
export const payupTai = (win: NaiveWin): number | undefined => clubTai(win);
