import type { NaiveWin } from './hand.ts';
import { clubTai } from './sg-club.ts';

/** Document 002 gives no table of tai; filling 34 has it use that of document 003. */
export const payupTai = (win: NaiveWin): number | undefined => clubTai(win);
