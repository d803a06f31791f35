import { describe, expect, test } from 'vitest';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { handOf, rulesetOf, settingOf, sheetOf, tryHand } from './deal-text.ts';

// One hand through all five systems, as the documents have it. Every figure was worked by hand from their tables, so that
// the differences between the systems stand side by side; none of them is copied from the engine.
const SYSTEMS = ['classical', 'american', 'sg-doubles', 'sg-payup', 'sg-club'] as const;
type System = (typeof SYSTEMS)[number];

/** A triplet claimed, one hidden in the hand, one suit with honours and the own flower: each system counts other parts of it. */
const HAND = '[RdRdRd] NNN B222 B345 B99 F2';
const HOW = 'S in E: B5 from W';

const LINES: Readonly<Record<System, Readonly<Record<string, number>>>> = {
  // Points: 4 + 8 + 4 for the sets, 4 for the flower, 10 for winning make 30. Doubles: dragon and one suit. 30 x 4.
  classical: {
    'pung-of-dragons': 4,
    'concealed-pung-of-winds': 8,
    'concealed-pung-of-simples': 4,
    flower: 4,
    winning: 10,
    'dragon-set': 1,
    'one-suit-and-honours': 1,
  },
  // The pair of terminals counts and winning is 20: 42, up to 50. The own flower alone is a double. 50 x 8.
  american: {
    'pung-of-dragons': 4,
    'concealed-pung-of-winds': 8,
    'concealed-pung-of-simples': 4,
    'pair-of-terminals': 2,
    flower: 4,
    winning: 20,
    'dragon-set': 1,
    'own-flower': 1,
    'one-suit-and-honours': 1,
  },
  'sg-doubles': { 'dragon-set': 1, 'own-flower': 1, 'half-flush': 2 },
  'sg-payup': { 'dragon-set': 1, 'own-flower': 1, 'half-flush': 2 },
  'sg-club': { 'dragon-set': 1, 'own-flower': 1, 'half-flush': 2 },
};

/** Total, and what each seat gains or loses where the other three have nothing. */
const SETTLED: Readonly<Record<System, readonly [total: number, E: number, S: number, W: number, N: number]>> = {
  classical: [120, -240, 480, -120, -120],
  american: [400, -800, 1600, -400, -400],
  'sg-doubles': [4, -80, 320, -160, -80],
  'sg-payup': [4, -16, 64, -32, -16],
  'sg-club': [4, 0, 32, -32, 0],
};

describe('one hand, five sheets', () => {
  test.each(SYSTEMS)('%s counts its own lines', (id) => {
    const { lines } = sheetOf(HAND, HOW, {}, rulesetOf(id));
    const counted = lines.filter((line) => line.counted).map(({ pattern, value }) => [pattern, value]);
    expect(Object.fromEntries(counted)).toEqual(LINES[id]);
  });

  test.each(SYSTEMS)('%s settles its own way', (id) => {
    const ruleset = rulesetOf(id);
    const { facts, context } = settingOf(HOW, { S: handOf(HAND) });
    const values = ruleset.payment === 'four-hands' ? { E: { total: 0 }, W: { total: 0 }, N: { total: 0 } } : {};
    const scored = scoreDeal({ ruleset, options: {}, facts: { ...facts, values }, context, explain: false });
    if (!scored.ok) throw new Error(JSON.stringify(scored.errors));
    const { sheets, net } = scored.value;
    expect([sheets.S?.total, ...WINDS.map((seat) => (net?.[seat] ?? 0) / 2)]).toEqual(SETTLED[id]);
  });
});

type Worth = number | 'no hand' | 'too little';
/** Totals in the order of `SYSTEMS`. */
const TABLE: readonly (readonly [what: string, hand: string, how: string, totals: readonly Worth[]])[] = [
  // 36 points doubled twice; 50 doubled thrice; pungs alone; pungs and mixed terminals.
  ['terminals and honours', '[B111] [C999] EEE D999 NN', 'W in S: D9 drawn', [144, 400, 2, 4, 4]],
  // Chow hand 16 x 2; 24 rounded up; a flower makes it Chao Ping Hu.
  ['chows with a flower', '[B123] C456 D789 B567 C33 F3', 'N in E: B5 drawn', [32, 30, 1, 1, 1]],
  // The last tile of the wall: two points give way to a double, 14 x 4; a tai in two systems, nothing in the others.
  ['... on the last tile', '[B123] C456 D789 B567 C33 F3', 'N in E: B5 drawn, last-wall-tile', [56, 30, 1, 2, 2]],
  // Fully concealed: 12 x 4; 20 x 2; Ping Hu; Ping Hu and a tai for concealment.
  ['concealed chows', 'B123 C456 D789 B567 C33', 'N in E: B5 drawn', [48, 40, 4, 5, 5]],
  // An edge wait: one chance is two points more in one system and no Ping Hu in three.
  [
    'chows on an edge wait',
    '[B123] C456 D789 B567 C33',
    'N in E: D7 from W',
    [24, 20, 'too little', 'too little', 'too little'],
  ],
  // Four open chows: one-chance, out on a pair; Ping Hu with three sets open at most, or by self-draw with any wait.
  ['four open chows', '[B123] [C456] [D789] [B567] C33', 'N in E: C3 drawn', [32, 20, 'too little', 4, 4]],
  // Little four winds: 34 x 4; 50 x 2; four and a flush, above the limit; two and a flush.
  ['little four winds', '[NNN] EEE SSS WW B678', 'W in W: B6 from S', [136, 100, 5, 4, 4]],
  // Big three dragons with a chow: five doubles and a suit, cut at the limit; three great scholars; limit hands.
  ['big three dragons', '[RdRdRd] GdGdGd WdWdWd C345 C99', 'N in E: C5 from W', [1000, 500, 5, 5, 5]],
  // Nine gates on a single wait; simple gates; nine-sided only in the club, which leaves a flush.
  ['gates on one tile', 'B11123455678999', 'N in E: B2 from W', [1000, 500, 5, 4, 4]],
  // A claimed kong is concealed for hidden treasure; elsewhere it lies open.
  ['pungs beside a claimed kong', '[C5555] B222 D111 EEE D88', 'N in S: D8 drawn', [1000, 50, 2, 2, 2]],
  // No hand, half the limit, four doubles, no hand.
  ['seven pairs', 'B22 B77 C44 C99 D11 NN RdRd', 'N in E: Rd from W', ['no hand', 250, 4, 'no hand', 'no hand']],
  // One suit, drawn, concealed: the limit; 20 with one suit 3 and concealed 1; a flush and Ping Hu.
  ['a concealed suit', 'B123 B345 B567 B789 B55', 'N in E: B7 drawn', [1000, 320, 5, 5, 5]],
];

const worthIn = (id: System, hand: string, how: string): Worth => {
  const tried = tryHand(hand, how, {}, rulesetOf(id));
  if ('sheets' in tried) return Object.values(tried.sheets)[0]?.total ?? 'no hand';
  const codes = tried.map(({ code }) => code);
  expect(codes).toHaveLength(1);
  return codes.includes('below-minimum') ? 'too little' : 'no hand';
};

test.each(TABLE)('%s', (_, hand, how, totals) => {
  expect(SYSTEMS.map((id) => worthIn(id, hand, how))).toEqual(totals);
});
