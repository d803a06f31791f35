import type { NaiveWin } from './hand.ts';
import { type ClubRules, clubTai } from './sg-club.ts';

/** Document 002 gives no table of tai; filling 34 has it use that of document 003. */
export const payupTai = (win: NaiveWin, o?: ClubRules): number | undefined => clubTai(win, o);
