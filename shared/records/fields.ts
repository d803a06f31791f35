import { z } from 'zod';

/** Longest text in a name field; a longer one is refused with the field and the length. */
export const NAME_LENGTH = 200;
/**
 * Text without control characters and without the marks that turn the direction of what follows: either can make one name
 * look like another, or break a line of a printed list. Asked of what comes in; older records keep what they hold.
 */
export const PLAIN_TEXT = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
export const name = z.string().max(NAME_LENGTH);
export const id = z.uuid();
/** `YYYY-MM-DD`, as in every file. */
export const date = z.iso.date();
export const moment = z.iso.datetime();
