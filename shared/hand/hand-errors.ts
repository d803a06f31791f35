/** Everything that can be wrong with the text or the tiles of one hand. Codes are stable; the renderer has a text for each. */
export const HAND_ERROR_CODES = [
  'unknown-tile',
  'unclosed-bracket',
  'not-a-set',
  'bonus-tile-in-set',
  'meld-type-mismatch',
  'meld-state-mismatch',
  'fifth-copy-in-hand',
  'too-many-tiles',
  'too-few-tiles',
  'bonus-tile-not-in-system',
  'duplicate-bonus-tile',
  'winning-tile-missing',
  'winning-tile-not-in-hand',
  'not-a-winning-hand',
] as const;

export type HandErrorCode = (typeof HAND_ERROR_CODES)[number];

/** A code with its facts. */
export type HandError = { readonly code: HandErrorCode } & { readonly [fact: string]: unknown };

/** What could not be read in a text: the token and where it begins, counted from 0. */
export type NotationError = { readonly code: HandErrorCode; readonly token: string; readonly position: number };
