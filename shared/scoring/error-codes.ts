import { HAND_ERROR_CODES } from '../hand/hand-errors.ts';
import type { Wind } from '../tiles/tile.ts';
import type { ScoreError } from './score-sheet.ts';

/** Every code that the engine can return, in the order of the check. Stable; the renderer has a text for each. */
export const ERROR_CODES = [
  ...HAND_ERROR_CODES,
  'unknown-option',
  'option-invalid',
  'context-invalid',
  'winner-missing',
  'winner-without-win',
  'winner-is-discarder',
  'discarder-without-win',
  'winning-tile-without-win',
  'circumstance-without-win',
  'offender-missing',
  'offender-without-false-win',
  'liable-rule-off',
  'liable-without-win',
  'liable-is-winner',
  'instant-not-in-system',
  'fact-not-in-system',
  'circumstance-not-in-system',
  'circumstances-exclude-each-other',
  'robbed-kong-self-drawn',
  'robbed-tile-held-twice',
  'last-discard-self-drawn',
  'last-wall-tile-with-discard',
  'replacement-with-discard',
  'replacement-without-kong',
  'replacement-without-bonus-tile',
  'kong-on-kong-without-two-kongs',
  'heavenly-not-dealer',
  'heavenly-with-discard',
  'heavenly-with-exposed-melds',
  'earthly-by-dealer',
  'earthly-not-from-dealer',
  'earthly-with-melds',
  'ready-on-first-turn-with-exposed-melds',
  'count-invalid',
  'tiles-left-after-last-tile',
  'tiles-and-value',
  'value-kind-not-in-system',
  'value-negative',
  'value-fractional',
  'value-too-large',
  'total-above-limit',
  'fifth-copy-in-deal',
  'duplicate-bonus-tile-in-deal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** A refusal with its facts; `seat` where it belongs to one. */
export const scoreError = (
  code: ErrorCode,
  facts: { readonly seat?: Wind } & { readonly [fact: string]: unknown } = {},
): ScoreError => ({ code, ...facts });
