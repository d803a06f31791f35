import type { Session } from '../../shared/records/records.ts';

/** Longest part of a session's name in a file name; some systems end at 255 bytes and a name may be 200 characters. */
const LONGEST_NAME = 60;

/** Characters that some system forbids in file names, and those that no directory listing shows. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

/** A text as part of a file name on every system: no path marks, no leading or trailing dots or spaces. */
export const fileNamePart = (text: string): string =>
  [...text.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');

/** `2026-11-30 Tuesday evening - standings.csv`: the date first, so that a folder lists evenings in order. */
export const fileNameFor = ({ date, name }: Pick<Session, 'date' | 'name'>, what: string, ending: string): string =>
  `${[date, fileNamePart(name)].filter((part) => part !== '').join(' ')} - ${what}.${ending}`;
