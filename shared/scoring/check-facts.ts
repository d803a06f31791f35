import { WINDS, type Wind } from '../tiles/tile.ts';
import type { Circumstance, DealContext, DealFacts } from './deal-facts.ts';
import { scoreError } from './error-codes.ts';
import type { BoundRuleset, Ruleset } from './ruleset.ts';
import type { ScoreError } from './score-sheet.ts';

type Facts = DealFacts<Wind>;
type Input = {
  readonly ruleset: Ruleset;
  readonly bound: BoundRuleset;
  readonly facts: Facts;
  readonly context: DealContext;
};

/** Every contradiction among the facts of a deal, its tiles apart. */
export const checkFacts = ({ ruleset, bound, facts, context }: Input): readonly ScoreError[] => {
  const errors: ScoreError[] = [];
  checkRoles(facts, errors);
  if (context.players === 3) checkNorth(facts, errors);
  checkSystem(ruleset, facts, errors);
  checkLiable(bound, facts, errors);
  if (facts.result === 'win') {
    checkExclusions(facts, errors);
    checkWay(facts, errors);
  }
  for (const error of bound.contradictions(facts)) errors.push(error);
  checkNumbers(facts, context, errors);
  return errors;
};

/** Nobody sits North at a table of three. */
const checkNorth = ({ hands, values, instant, ...facts }: Facts, errors: ScoreError[]): void => {
  const named = (['winner', 'discarder', 'liable', 'offender', 'sweep'] as const).filter((role) => facts[role] === 'N');
  const held = [...(hands.N === undefined ? [] : ['hands']), ...(values.N === undefined ? [] : ['values'])];
  const paid = instant.some(({ seat, payer }) => seat === 'N' || payer === 'N') ? ['instant'] : [];
  for (const field of [...named, ...held, ...paid]) errors.push(scoreError('nobody-north', { seat: 'N', field }));
};

const checkRoles = (facts: Facts, errors: ScoreError[]): void => {
  const { result, winner, discarder, offender, winningTile, circumstances } = facts;
  const won = result === 'win';
  if (won && winner === undefined) errors.push(scoreError('winner-missing'));
  if (!won && winner !== undefined) errors.push(scoreError('winner-without-win', { seat: winner, result }));
  if (won && winner !== undefined && winner === discarder)
    errors.push(scoreError('winner-is-discarder', { seat: winner }));
  if (!won && discarder !== undefined) errors.push(scoreError('discarder-without-win', { seat: discarder, result }));
  if (!won && winningTile !== undefined) {
    errors.push(scoreError('winning-tile-without-win', { tile: winningTile, result }));
  }
  if (!won) {
    for (const circumstance of circumstances) {
      errors.push(scoreError('circumstance-without-win', { circumstance, result }));
    }
  }
  if (result === 'false-win' && offender === undefined) errors.push(scoreError('offender-missing'));
  if (result !== 'false-win' && offender !== undefined) {
    errors.push(scoreError('offender-without-false-win', { seat: offender, result }));
  }
};

const checkSystem = (ruleset: Ruleset, { circumstances, instant, sweep }: Facts, errors: ScoreError[]): void => {
  for (const circumstance of circumstances) {
    if (!ruleset.circumstances.includes(circumstance)) {
      errors.push(scoreError('circumstance-not-in-system', { circumstance }));
    }
  }
  for (const { seat, kind } of instant) {
    if (!ruleset.instantKinds.includes(kind)) errors.push(scoreError('instant-not-in-system', { seat, kind }));
  }
  if (sweep !== undefined && !ruleset.facts.includes('sweep')) {
    errors.push(scoreError('fact-not-in-system', { fact: 'sweep', seat: sweep }));
  }
};

const checkLiable = ({ payment }: BoundRuleset, { result, winner, liable }: Facts, errors: ScoreError[]): void => {
  if (liable === undefined) return;
  if (!payment.terms.liabilityAllowed) errors.push(scoreError('liable-rule-off', { seat: liable }));
  if (result !== 'win') errors.push(scoreError('liable-without-win', { seat: liable, result }));
  else if (liable === winner) errors.push(scoreError('liable-is-winner', { seat: liable }));
};

/** Circumstances of which a deal has one at most. */
const EXCLUSIVE: readonly (readonly Circumstance[])[] = [
  // The winning tile replaced one thing: a kong supplement that is a flower gives way to the flower's replacement.
  ['kong-replacement', 'flower-replacement'],
  ['kong-on-kong', 'flower-replacement'],
  ['last-wall-tile', 'last-discard'],
  // Before the dealer's first discard, on it, and after a discard of one's own.
  ['heavenly', 'earthly', 'human', 'ready-on-first-turn'],
  ['heavenly', 'last-wall-tile'],
  ['heavenly', 'last-discard'],
  ['heavenly', 'robbed-kong'],
  ['earthly', 'last-wall-tile'],
  ['earthly', 'last-discard'],
  ['earthly', 'robbed-kong'],
  ['earthly', 'kong-replacement'],
  ['earthly', 'kong-on-kong'],
];

const checkExclusions = ({ circumstances }: Facts, errors: ScoreError[]): void => {
  if (circumstances.length < 2) return;
  for (const group of EXCLUSIVE) {
    const [first, ...rest] = group.filter((circumstance) => circumstances.includes(circumstance));
    for (const second of rest) errors.push(scoreError('circumstances-exclude-each-other', { first, second }));
  }
};

/** How the tile came against what is said of it. */
const checkWay = ({ winner, discarder, circumstances, replacements }: Facts, errors: ScoreError[]): void => {
  const has = (circumstance: Circumstance): boolean => circumstances.includes(circumstance);
  if (discarder === undefined) {
    if (has('robbed-kong')) errors.push(scoreError('robbed-kong-self-drawn'));
    if (has('last-discard')) errors.push(scoreError('last-discard-self-drawn'));
  } else {
    if (has('last-wall-tile')) errors.push(scoreError('last-wall-tile-with-discard', { discarder }));
    for (const circumstance of REPLACEMENTS.filter(has)) {
      errors.push(scoreError('replacement-with-discard', { circumstance, discarder }));
    }
    if ((replacements ?? 0) > 0) {
      errors.push(scoreError('replacement-with-discard', { circumstance: 'replacements', discarder }));
    }
    if (has('heavenly')) errors.push(scoreError('heavenly-with-discard', { discarder }));
  }
  if (has('heavenly') && winner !== undefined && winner !== 'E')
    errors.push(scoreError('heavenly-not-dealer', { seat: winner }));
  if (has('earthly') && winner === 'E') errors.push(scoreError('earthly-by-dealer', { seat: winner }));
};

const REPLACEMENTS: readonly Circumstance[] = ['kong-replacement', 'flower-replacement', 'kong-on-kong'];

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const checkNumbers = (facts: Facts, context: DealContext, errors: ScoreError[]): void => {
  const { tilesLeft = 0, replacements = 0, circumstances } = facts;
  const { prevailingWind, dealerWins, dealerStays } = context;
  const refuse = (code: 'count-invalid' | 'context-invalid', field: string, value: unknown): void => {
    errors.push(scoreError(code, { field, value }));
  };
  if (!isCount(tilesLeft)) refuse('count-invalid', 'tilesLeft', tilesLeft);
  if (!isCount(replacements)) refuse('count-invalid', 'replacements', replacements);
  const last = circumstances.find((one) => one === 'last-wall-tile' || one === 'last-discard');
  if (last !== undefined && tilesLeft > 0) {
    errors.push(scoreError('tiles-left-after-last-tile', { circumstance: last, tilesLeft }));
  }
  if (!isCount(dealerWins)) refuse('context-invalid', 'dealerWins', dealerWins);
  if (!isCount(dealerStays)) refuse('context-invalid', 'dealerStays', dealerStays);
  if (!WINDS.includes(prevailingWind)) refuse('context-invalid', 'prevailingWind', prevailingWind);
};
