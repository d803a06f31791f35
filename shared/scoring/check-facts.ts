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
export const checkFacts = ({ ruleset, bound, facts, context }: Input): readonly ScoreError[] => [
  ...checkRoles(facts),
  ...checkSystem(ruleset, facts),
  ...checkLiable(bound, facts),
  ...(facts.result === 'win' ? [...checkExclusions(facts), ...checkWay(facts), ...bound.contradictions(facts)] : []),
  ...checkNumbers(facts, context),
];

const checkRoles = (facts: Facts): readonly ScoreError[] => {
  const { result, winner, discarder, offender, winningTile, circumstances } = facts;
  const errors: ScoreError[] = [];
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
  return errors;
};

const checkSystem = (ruleset: Ruleset, { circumstances, instant, sweep }: Facts): readonly ScoreError[] => [
  ...circumstances
    .filter((circumstance) => !ruleset.circumstances.includes(circumstance))
    .map((circumstance) => scoreError('circumstance-not-in-system', { circumstance })),
  ...instant
    .filter(({ kind }) => !ruleset.instantKinds.includes(kind))
    .map(({ seat, kind }) => scoreError('instant-not-in-system', { seat, kind })),
  ...(sweep !== undefined && !ruleset.facts.includes('sweep')
    ? [scoreError('fact-not-in-system', { fact: 'sweep', seat: sweep })]
    : []),
];

const checkLiable = ({ payment }: BoundRuleset, { result, winner, liable }: Facts): readonly ScoreError[] => {
  if (liable === undefined) return [];
  const errors: ScoreError[] = [];
  if (!payment.terms.liabilityAllowed) errors.push(scoreError('liable-rule-off', { seat: liable }));
  if (result !== 'win') errors.push(scoreError('liable-without-win', { seat: liable, result }));
  else if (liable === winner) errors.push(scoreError('liable-is-winner', { seat: liable }));
  return errors;
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

const checkExclusions = ({ circumstances }: Facts): readonly ScoreError[] => {
  if (circumstances.length < 2) return [];
  return EXCLUSIVE.flatMap((group) => {
    const [first, ...rest] = group.filter((circumstance) => circumstances.includes(circumstance));
    return rest.map((second) => scoreError('circumstances-exclude-each-other', { first, second }));
  });
};

/** How the tile came against what is said of it. */
const checkWay = ({ winner, discarder, circumstances, replacements }: Facts): readonly ScoreError[] => {
  const errors: ScoreError[] = [];
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
  return errors;
};

const REPLACEMENTS: readonly Circumstance[] = ['kong-replacement', 'flower-replacement', 'kong-on-kong'];

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

const checkNumbers = (facts: Facts, context: DealContext): readonly ScoreError[] => {
  const errors: ScoreError[] = [];
  for (const field of ['tilesLeft', 'replacements'] as const) {
    const value = facts[field];
    if (value !== undefined && !isCount(value)) errors.push(scoreError('count-invalid', { field, value }));
  }
  const last = facts.circumstances.find(
    (circumstance) => circumstance === 'last-wall-tile' || circumstance === 'last-discard',
  );
  if (last !== undefined && facts.tilesLeft !== undefined && facts.tilesLeft > 0) {
    errors.push(scoreError('tiles-left-after-last-tile', { circumstance: last, tilesLeft: facts.tilesLeft }));
  }
  for (const field of ['dealerWins', 'dealerStays'] as const) {
    if (!isCount(context[field])) errors.push(scoreError('context-invalid', { field, value: context[field] }));
  }
  if (!WINDS.includes(context.prevailingWind)) {
    errors.push(scoreError('context-invalid', { field: 'prevailingWind', value: context.prevailingWind }));
  }
  return errors;
};
