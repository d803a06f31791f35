import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../shared/hand/notation.ts';
import type { DealContext, DealFacts } from '../../../shared/scoring/deal-facts.ts';
import { ERROR_CODES, type ErrorCode } from '../../../shared/scoring/error-codes.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import type { ScoreError } from '../../../shared/scoring/score-sheet.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { AMERICAN_CASES } from './american/american-cases.ts';
import { CLASSICAL, handOf } from './deal-text.ts';
import { DOUBLES_CASES } from './sg-doubles/doubles-cases.ts';
import { WINNER_TAKES_CASES } from './winner-takes-cases.ts';

type Facts = Partial<DealFacts<Wind>>;
type Case = {
  readonly code: ErrorCode;
  /** What the error must say besides its code. */
  readonly says: Readonly<Record<string, unknown>>;
  readonly facts: Facts;
  readonly options?: unknown;
  readonly context?: Partial<DealContext>;
  /** `classical` when it does not matter. */
  readonly ruleset?: Ruleset;
};

const errorsOf = ({
  facts,
  options = {},
  context = {},
  ruleset = CLASSICAL,
}: Pick<Case, 'facts' | 'options' | 'context' | 'ruleset'>): readonly ScoreError[] => {
  const scored = scoreDeal({
    ruleset,
    options,
    facts: { result: 'win', circumstances: [], hands: {}, values: {}, instant: [], ...facts },
    context: { prevailingWind: 'E', dealerWins: 0, dealerStays: 0, ...context },
    explain: false,
  });
  return scored.ok ? [] : scored.errors;
};

const REST = 'C345 D678 B678 D44';
/** North wins on C5 with a hand that nothing is wrong with. */
const won = (text: string, more: Facts = {}): Facts => ({
  winner: 'N',
  winningTile: 'C5',
  ...more,
  hands: { ...more.hands, [more.winner ?? 'N']: handOf(text) },
});
const NORTH = won(`[B222] ${REST}`, { discarder: 'E' });
const drawn = won(`[B222] ${REST}`);

const CASES: readonly Case[] = [
  ...WINNER_TAKES_CASES,
  ...DOUBLES_CASES,
  ...AMERICAN_CASES,
  // one hand
  {
    code: 'not-a-set',
    says: { seat: 'N', meld: 'pung' },
    facts: {
      ...NORTH,
      hands: { N: { ...handOf(REST), melds: [{ type: 'pung', tiles: ['B2', 'B3', 'B5'], state: 'exposed' }] } },
    },
  },
  {
    code: 'meld-type-mismatch',
    says: { seat: 'N', meld: 'pung', tilesMake: 'chow' },
    facts: {
      ...NORTH,
      hands: { N: { ...handOf(REST), melds: [{ type: 'pung', tiles: ['B2', 'B3', 'B4'], state: 'exposed' }] } },
    },
  },
  { code: 'meld-state-mismatch', says: { seat: 'N', meld: 'pung', state: 'concealed' }, facts: won(`(B222) ${REST}`) },
  {
    code: 'meld-state-mismatch',
    says: { seat: 'N', meld: 'chow', state: 'promoted' },
    facts: {
      ...NORTH,
      hands: { N: { ...handOf(REST), melds: [{ type: 'chow', tiles: ['B2', 'B3', 'B4'], state: 'promoted' }] } },
    },
  },
  {
    code: 'meld-state-mismatch',
    says: { seat: 'N', meld: 'kong', state: 'exposed' },
    facts: {
      ...NORTH,
      hands: { N: { ...handOf(REST), melds: [{ type: 'kong', tiles: ['B2', 'B2', 'B2', 'B2'], state: 'exposed' }] } },
    },
  },
  { code: 'fifth-copy-in-hand', says: { seat: 'N', tile: 'D4', count: 5 }, facts: won('[D444] C345 D678 B678 D44') },
  {
    code: 'fifth-copy-in-hand',
    says: { seat: 'S', tile: 'B2', count: 5 },
    facts: { ...NORTH, hands: { ...NORTH.hands, S: handOf('B22222') } },
  },
  { code: 'too-many-tiles', says: { seat: 'N', tiles: 15, expected: 14 }, facts: won(`[B222] ${REST} E`) },
  {
    code: 'too-many-tiles',
    says: { seat: 'S', tiles: 14, expected: 13 },
    facts: { ...NORTH, hands: { ...NORTH.hands, S: handOf('C1 B1 D1 E E W W S S Rd Rd Gd Gd Wd') } },
  },
  {
    code: 'too-many-tiles',
    says: { seat: 'S', tiles: 15, expected: 13, kongs: 5 },
    facts: { ...NORTH, hands: { ...NORTH.hands, S: handOf('[EEEE] [SSSS] [WWWW] [NNNN] [RdRdRdRd]') } },
  },
  { code: 'too-few-tiles', says: { seat: 'N', tiles: 13, expected: 14 }, facts: won('[B222] C345 D678 B678 D4') },
  {
    code: 'nobody-north',
    says: { seat: 'N', field: 'discarder' },
    facts: { winner: 'E', discarder: 'N' },
    context: { players: 3 },
  },
  { code: 'bonus-tile-not-in-system', says: { seat: 'N', tile: 'A1' }, facts: won(`[B222] ${REST} A1`) },
  { code: 'duplicate-bonus-tile', says: { seat: 'N', tile: 'F2' }, facts: won(`[B222] ${REST} F2 F2`) },
  { code: 'winning-tile-missing', says: { seat: 'N' }, facts: { winner: 'N', hands: NORTH.hands ?? {} } },
  {
    code: 'winning-tile-not-in-hand',
    says: { seat: 'N', tile: 'C9', inMeld: false },
    facts: { ...NORTH, winningTile: 'C9' },
  },
  {
    code: 'winning-tile-not-in-hand',
    says: { seat: 'N', tile: 'B2', inMeld: true },
    facts: { ...NORTH, winningTile: 'B2' },
  },
  { code: 'not-a-winning-hand', says: { seat: 'N' }, facts: won('[B222] C345 D679 B678 D44') },
  { code: 'not-a-winning-hand', says: { seat: 'N' }, facts: won('B1199 C1199 D1199 C55') },
  {
    code: 'not-a-winning-hand',
    says: { seat: 'N' },
    facts: won('B19 C19 D19 E S W N Rd Gd Wd Wd', { winningTile: 'Wd' }),
    options: { thirteenOrphans: false },
  },
  // options and context
  { code: 'unknown-option', says: { option: 'minimum' }, facts: NORTH, options: { minimum: 3 } },
  { code: 'option-invalid', says: { option: 'limit', min: 10 }, facts: NORTH, options: { limit: 0 } },
  { code: 'option-invalid', says: { option: 'winningPoints' }, facts: NORTH, options: { winningPoints: 1.5 } },
  {
    code: 'option-invalid',
    says: { option: 'nineGates', choices: ['any-tile', 'nine-sided-wait', 'off'] },
    facts: NORTH,
    options: { nineGates: 'never' },
  },
  { code: 'option-invalid', says: { option: 'cannon', kind: 'boolean' }, facts: NORTH, options: { cannon: 1 } },
  { code: 'option-invalid', says: {}, facts: NORTH, options: 'document' },
  { code: 'context-invalid', says: { field: 'dealerWins', value: -1 }, facts: NORTH, context: { dealerWins: -1 } },
  { code: 'context-invalid', says: { field: 'dealerStays', value: 0.5 }, facts: NORTH, context: { dealerStays: 0.5 } },
  // who
  { code: 'winner-missing', says: {}, facts: {} },
  { code: 'winner-without-win', says: { seat: 'N', result: 'washout' }, facts: { result: 'washout', winner: 'N' } },
  {
    code: 'winner-without-win',
    says: { seat: 'N', result: 'false-win' },
    facts: { result: 'false-win', winner: 'N', offender: 'S' },
  },
  { code: 'winner-is-discarder', says: { seat: 'N' }, facts: { ...NORTH, discarder: 'N' } },
  {
    code: 'discarder-without-win',
    says: { seat: 'N', result: 'washout' },
    facts: { result: 'washout', discarder: 'N' },
  },
  { code: 'winning-tile-without-win', says: { tile: 'C5' }, facts: { result: 'washout', winningTile: 'C5' } },
  {
    code: 'circumstance-without-win',
    says: { circumstance: 'last-wall-tile' },
    facts: { result: 'washout', circumstances: ['last-wall-tile'] },
  },
  { code: 'offender-missing', says: {}, facts: { result: 'false-win' } },
  { code: 'offender-without-false-win', says: { seat: 'S', result: 'win' }, facts: { ...NORTH, offender: 'S' } },
  {
    code: 'offender-without-false-win',
    says: { seat: 'S', result: 'washout' },
    facts: { result: 'washout', offender: 'S' },
  },
  { code: 'liable-rule-off', says: { seat: 'S' }, facts: { ...NORTH, liable: 'S' } },
  {
    code: 'liable-without-win',
    says: { seat: 'S' },
    facts: { result: 'washout', liable: 'S' },
    options: { cannon: true },
  },
  { code: 'liable-is-winner', says: { seat: 'N' }, facts: { ...NORTH, liable: 'N' }, options: { cannon: true } },
  // not of this system
  {
    code: 'instant-not-in-system',
    says: { seat: 'S', kind: 'kong-exposed' },
    facts: { ...NORTH, instant: [{ seat: 'S', kind: 'kong-exposed' }] },
  },
  { code: 'fact-not-in-system', says: { fact: 'sweep', seat: 'S' }, facts: { ...NORTH, sweep: 'S' } },
  {
    code: 'circumstance-not-in-system',
    says: { circumstance: 'human' },
    facts: { ...NORTH, circumstances: ['human'] },
  },
  // how the tile came
  {
    code: 'circumstances-exclude-each-other',
    says: { first: 'kong-replacement', second: 'flower-replacement' },
    facts: won(`[B2222] ${REST} F1`, { circumstances: ['kong-replacement', 'flower-replacement'] }),
  },
  {
    code: 'circumstances-exclude-each-other',
    says: { first: 'kong-on-kong', second: 'flower-replacement' },
    facts: won('[B2222] (C3333) D678 B678 D44 F1', {
      winningTile: 'D6',
      circumstances: ['kong-on-kong', 'flower-replacement'],
    }),
  },
  {
    code: 'circumstances-exclude-each-other',
    says: { first: 'last-wall-tile', second: 'last-discard' },
    facts: { ...NORTH, circumstances: ['last-discard', 'last-wall-tile'] },
  },
  {
    code: 'circumstances-exclude-each-other',
    says: { first: 'earthly', second: 'ready-on-first-turn' },
    facts: won(`B222 ${REST}`, { discarder: 'E', circumstances: ['earthly', 'ready-on-first-turn'] }),
  },
  { code: 'robbed-kong-self-drawn', says: {}, facts: { ...drawn, circumstances: ['robbed-kong'] } },
  {
    code: 'robbed-tile-not-with-robbed',
    says: { seat: 'E', tile: 'C5', held: 0 },
    facts: {
      ...NORTH,
      circumstances: ['robbed-kong'],
      hands: { ...NORTH.hands, E: handOf('[D222] B1234455 C1 EE') },
    },
  },
  {
    code: 'robbed-tile-not-with-robbed',
    says: { seat: 'E', tile: 'C5', held: 2 },
    facts: {
      ...NORTH,
      circumstances: ['robbed-kong'],
      hands: { ...NORTH.hands, E: handOf('B123445566 C55 EE') },
    },
  },
  {
    code: 'robbed-tile-elsewhere',
    says: { seat: 'S', tile: 'C5' },
    facts: { ...NORTH, circumstances: ['robbed-kong'], hands: { ...NORTH.hands, S: handOf('C5 B1') } },
  },
  {
    code: 'other-waits-not-dead',
    says: { seat: 'W', tile: 'C2' },
    facts: won(`[B222] ${REST}`, { circumstances: ['other-waits-dead'], hands: { W: handOf('C2 B1') } }),
  },
  {
    code: 'replacement-with-discard',
    says: { circumstance: 'replacements', discarder: 'E' },
    facts: { ...NORTH, replacements: 2 },
  },
  {
    code: 'robbed-tile-held-twice',
    says: { seat: 'N', tile: 'D4', held: 2 },
    facts: { ...NORTH, winningTile: 'D4', circumstances: ['robbed-kong'] },
  },
  { code: 'last-discard-self-drawn', says: {}, facts: { ...drawn, circumstances: ['last-discard'] } },
  {
    code: 'last-wall-tile-with-discard',
    says: { discarder: 'E' },
    facts: { ...NORTH, circumstances: ['last-wall-tile'] },
  },
  {
    code: 'replacement-with-discard',
    says: { circumstance: 'kong-replacement', discarder: 'E' },
    facts: won(`[B2222] ${REST}`, { discarder: 'E', circumstances: ['kong-replacement'] }),
  },
  {
    code: 'replacement-with-discard',
    says: { circumstance: 'flower-replacement' },
    facts: won(`[B222] ${REST} F1`, { discarder: 'E', circumstances: ['flower-replacement'] }),
  },
  { code: 'replacement-without-kong', says: { seat: 'N' }, facts: { ...drawn, circumstances: ['kong-replacement'] } },
  {
    code: 'replacement-without-bonus-tile',
    says: { seat: 'N' },
    facts: { ...drawn, circumstances: ['flower-replacement'] },
  },
  {
    code: 'replacements-without-tiles',
    says: { seat: 'N', replacements: 3, most: 2 },
    facts: won(`[B2222] ${REST} F1`, { circumstances: ['kong-replacement'], replacements: 3 }),
  },
  {
    code: 'kong-on-kong-without-two-kongs',
    says: { seat: 'N', kongs: 1 },
    facts: won(`[B2222] ${REST}`, { circumstances: ['kong-on-kong'] }),
  },
  { code: 'heavenly-not-dealer', says: { seat: 'N' }, facts: won(`B222 ${REST}`, { circumstances: ['heavenly'] }) },
  {
    code: 'heavenly-with-discard',
    says: { discarder: 'S' },
    facts: won(`B222 ${REST}`, { winner: 'E', discarder: 'S', circumstances: ['heavenly'] }),
  },
  {
    code: 'heavenly-with-exposed-melds',
    says: { seat: 'E', melds: 1 },
    facts: won(`[B222] ${REST}`, { winner: 'E', circumstances: ['heavenly'] }),
  },
  {
    code: 'earthly-by-dealer',
    says: { seat: 'E' },
    facts: won(`B222 ${REST}`, { winner: 'E', discarder: 'S', circumstances: ['earthly'] }),
  },
  {
    code: 'earthly-not-from-dealer',
    says: { discarder: 'S' },
    facts: won(`B222 ${REST}`, { discarder: 'S', circumstances: ['earthly'] }),
  },
  { code: 'earthly-not-from-dealer', says: {}, facts: won(`B222 ${REST}`, { circumstances: ['earthly'] }) },
  { code: 'earthly-with-melds', says: { seat: 'N', melds: 1 }, facts: { ...NORTH, circumstances: ['earthly'] } },
  {
    code: 'ready-on-first-turn-with-exposed-melds',
    says: { seat: 'N', melds: 2 },
    facts: won('[B222] [C345] D678 B678 D44', { winningTile: 'D6', circumstances: ['ready-on-first-turn'] }),
  },
  { code: 'count-invalid', says: { field: 'tilesLeft', value: -1 }, facts: { ...NORTH, tilesLeft: -1 } },
  { code: 'count-invalid', says: { field: 'replacements', value: 1.5 }, facts: { ...NORTH, replacements: 1.5 } },
  {
    code: 'tiles-left-after-last-tile',
    says: { circumstance: 'last-discard', tilesLeft: 3 },
    facts: { ...NORTH, circumstances: ['last-discard'], tilesLeft: 3 },
  },
  // values
  { code: 'tiles-and-value', says: { seat: 'N' }, facts: { ...NORTH, values: { N: { total: 12 } } } },
  {
    code: 'value-kind-not-in-system',
    says: { seat: 'S', kind: 'tai', allowed: ['points', 'total'] },
    facts: { ...NORTH, values: { S: { tai: 3 } } },
  },
  {
    code: 'value-negative',
    says: { seat: 'S', field: 'total', value: -2 },
    facts: { ...NORTH, values: { S: { total: -2 } } },
  },
  {
    code: 'value-negative',
    says: { seat: 'S', field: 'doubles', value: -1 },
    facts: { ...NORTH, values: { S: { points: 4, doubles: -1 } } },
  },
  {
    code: 'value-fractional',
    says: { seat: 'S', field: 'total', value: 7.5 },
    facts: { ...NORTH, values: { S: { total: 7.5 } } },
  },
  {
    code: 'value-fractional',
    says: { seat: 'S', field: 'points' },
    facts: { ...NORTH, values: { S: { points: Number.NaN, doubles: 0 } } },
  },
  {
    code: 'value-too-large',
    says: { seat: 'S', field: 'doubles', max: 30 },
    facts: { ...NORTH, values: { S: { points: 2, doubles: 31 } } },
  },
  {
    code: 'total-above-limit',
    says: { seat: 'S', total: 1001, limit: 1000 },
    facts: { ...NORTH, values: { S: { total: 1001 } } },
  },
  {
    code: 'total-above-limit',
    says: { seat: 'S', total: 501, limit: 500 },
    facts: { ...NORTH, values: { S: { total: 501 } } },
    options: { limit: 500 },
  },
  // all four hands together
  {
    code: 'fifth-copy-in-deal',
    says: { tile: 'B2', count: 5, seats: ['S', 'N'] },
    facts: { ...NORTH, hands: { ...NORTH.hands, S: handOf('B22') } },
  },
  {
    code: 'fifth-copy-in-deal',
    says: { tile: 'C5', count: 5, seats: ['S', 'N'] },
    facts: { winner: 'N', winningTile: 'C5', hands: { S: handOf('C5555') }, values: { N: { total: 20 } } },
  },
  {
    code: 'duplicate-bonus-tile-in-deal',
    says: { tile: 'F1', seats: ['E', 'S'] },
    facts: { ...NORTH, hands: { ...NORTH.hands, E: handOf('F1'), S: handOf('F1') } },
  },
];

describe('every contradiction', () => {
  test.each(CASES)('$code $says', ({ code, says, facts, options, context, ruleset }) => {
    const more = {
      ...(options !== undefined && { options }),
      ...(context && { context }),
      ...(ruleset && { ruleset }),
    };
    const errors = errorsOf({ facts, ...more });
    expect(errors).toContainEqual(expect.objectContaining({ code, ...says }));
  });

  test('the deals from which these differ by one thing are accepted', () => {
    expect(errorsOf({ facts: NORTH })).toEqual([]);
    expect(errorsOf({ facts: drawn })).toEqual([]);
    expect(errorsOf({ facts: { result: 'washout' } })).toEqual([]);
    expect(errorsOf({ facts: { result: 'false-win', offender: 'S' } })).toEqual([]);
    expect(errorsOf({ facts: { ...NORTH, liable: 'S' }, options: { cannon: true } })).toEqual([]);
    // The robbed player shows the pung, or so little that it may be among the rest.
    for (const shown of ['[C555] B1234455 EE', '[D222] B12 C1']) {
      const hands = { ...NORTH.hands, E: handOf(shown) };
      expect(errorsOf({ facts: { ...NORTH, circumstances: ['robbed-kong'], hands } })).toEqual([]);
    }
    expect(
      errorsOf({ facts: { ...NORTH, values: { S: { total: 1001 } } }, options: { limitCutsTotals: false } }),
    ).toEqual([]);
  });
});

/** Codes that only the text of a hand can bring. */
const TEXTS: readonly (readonly [text: string, code: ErrorCode, token: string, position: number])[] = [
  ['B12 X9 C1', 'unknown-tile', 'X9', 4],
  ['B120', 'unknown-tile', 'B120', 0],
  ['EEQ', 'unknown-tile', 'Q', 2],
  ['[B222 C1', 'unclosed-bracket', '[B222 C1', 0],
  ['E [B222)', 'unclosed-bracket', '[B222)', 2],
  ['[B12]', 'not-a-set', '[B12]', 0],
  ['[B891]', 'not-a-set', '[B891]', 0],
  ['[B222+]', 'not-a-set', '[B222+]', 0],
  ['C1 (B2 X B2)', 'unknown-tile', 'X', 7],
  ['[F1F2F3]', 'bonus-tile-in-set', '[F1F2F3]', 0],
];

test.each(TEXTS)('%s is refused as %s at %s, %i', (text, code, token, position) => {
  const parsed = parseHand(text);
  expect(parsed.ok ? [] : parsed.errors).toContainEqual({ code, token, position });
});

test('a text brings all its errors at once', () => {
  const parsed = parseHand('X [B12] B1 (C1');
  expect(parsed.ok ? [] : parsed.errors.map(({ code }) => code)).toEqual([
    'unknown-tile',
    'not-a-set',
    'unclosed-bracket',
  ]);
});

test('a deal brings all its errors at once', () => {
  const facts: Facts = {
    winner: 'N',
    discarder: 'N',
    offender: 'W',
    liable: 'S',
    winningTile: 'C5',
    circumstances: ['human', 'last-wall-tile'],
    hands: { N: handOf('[B222] C345 D679 B678 D44 A2'), S: handOf('B22 C11111') },
    values: { W: { total: -1 } },
    instant: [{ seat: 'E', kind: 'kong-concealed' }],
  };
  expect(errorsOf({ facts }).map(({ code }) => code)).toEqual([
    'winner-is-discarder',
    'offender-without-false-win',
    'circumstance-not-in-system',
    'instant-not-in-system',
    'liable-rule-off',
    'last-wall-tile-with-discard',
    'fifth-copy-in-hand',
    'bonus-tile-not-in-system',
    'fifth-copy-in-deal',
    'value-negative',
  ]);
});

test('every code of the engine is tried', () => {
  const tried = new Set<string>([...CASES.map(({ code }) => code), ...TEXTS.map(([, code]) => code)]);
  expect(ERROR_CODES.filter((code) => !tried.has(code))).toEqual([]);
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});
