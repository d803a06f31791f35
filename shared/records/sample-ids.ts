/**
 * The sample's records are known by their ids: ordinary ones of version 4, except that the first half is always this (the
 * letters of "sample"), which chance will not draw. So no record has to say of itself what it is.
 */
const PREFIX = '73616d70-6c65-4000-8000-';

const PARTS = ['players', 'sessions', 'entrants', 'rounds', 'tables', 'deals'] as const;

/** The id of the sample's record of that kind and number, the same in every club. */
export const sampleId = (kind: (typeof PARTS)[number], number: number): string =>
  `${PREFIX}${String(PARTS.indexOf(kind) + 1).padStart(2, '0')}${String(number).padStart(10, '0')}`;

/** What every id of a sample player starts with, for a search by key. */
export const SAMPLE_PLAYERS = `${PREFIX}01`;

/** The evening that stands there at once, to be looked at. */
export const SAMPLE_SESSION = sampleId('sessions', 1);

/** The evening that plays itself; its people are the sample's too. */
export const REHEARSAL_SESSION = sampleId('sessions', 2);

const SESSIONS = [SAMPLE_SESSION, REHEARSAL_SESSION];

/** Whether a session is one of the sample's evenings. */
export const isSampleSession = (id: string): boolean => SESSIONS.includes(id);

/** Whether a player came with the sample. */
export const isSamplePlayer = (id: string): boolean => id.startsWith(SAMPLE_PLAYERS);
