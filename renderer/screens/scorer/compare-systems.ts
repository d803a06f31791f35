import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import type { ScoreLine } from '../../../shared/scoring/score-sheet.ts';
import { type Judged, judgeHand, type ReadHand, readHand } from './score-typed.ts';
import { documentRules, optionsOf, rulesetOf, type ScorerState } from './scorer-state.ts';

export type Compared = { readonly ruleset: Ruleset; readonly preset: string; readonly judged: Judged };

/**
 * The same hand under every rule system: the chosen one as it is set, the others by their documents. What only some systems know and what is
 * not the hand itself (payments on the spot, liability, the sweep) is left out.
 */
export const compareSystems = (state: ScorerState): readonly Compared[] => {
  const bare = { ...state, instant: [], liable: undefined, liableCause: undefined, sweep: undefined };
  // Numbers keep the meaning they have on screen: 5 tai are not 5 points elsewhere.
  const reading = readHand(bare, rulesetOf(state.ruleset));
  return RULESETS.map((ruleset) => {
    const rules = ruleset.id === state.ruleset ? state : documentRules(ruleset.id);
    const judged = judgeHand(forSystem(reading, ruleset), { ruleset, options: optionsOf(rules) });
    return { ruleset, preset: rules.preset, judged };
  });
};

/** Where the winner alone is paid, what the other hands are worth is of no account. */
const forSystem = (reading: ReadHand, { payment }: Ruleset): ReadHand => {
  if (payment === 'four-hands') return reading;
  const { facts } = reading;
  const { winner } = facts;
  const own = winner === undefined ? undefined : facts.values[winner];
  return {
    ...reading,
    facts: { ...facts, values: winner === undefined || own === undefined ? {} : { [winner]: own } },
  };
};

const WEIGHT: Readonly<Record<ScoreLine['unit'], number>> = { limit: 3, tai: 2, doubles: 2, points: 1 };

/** The counted lines that matter most: limit hands, then doubles or tai, then points, each by value. */
export const headlines = (lines: readonly ScoreLine[], most: number): readonly ScoreLine[] =>
  lines
    .filter(({ counted }) => counted)
    .toSorted((one, two) => WEIGHT[two.unit] - WEIGHT[one.unit] || two.value - one.value)
    .slice(0, most);
