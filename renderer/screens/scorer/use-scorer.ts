import { useEffect, useMemo, useState } from 'react';
import type { RulesetOptions } from '../../../shared/scoring/options.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { type Judged, type ReadHand, scoreTyped } from './score-typed.ts';
import {
  documentRules,
  EMPTY_HAND,
  loadState,
  optionsOf,
  rulesetOf,
  type ScorerState,
  saveState,
} from './scorer-state.ts';

export type Scorer = {
  readonly state: ScorerState;
  /** Changes some of what stands on the screen. */
  readonly set: (change: Partial<ScorerState>) => void;
  /** Who won, where somebody did. */
  readonly winner: Wind | undefined;
  readonly ruleset: Ruleset;
  readonly options: RulesetOptions;
  readonly reading: ReadHand;
  readonly judged: Judged;
};

/** The scorer's state, kept for this window over a reload, and what the engine makes of it at every key. */
export const useScorer = (): Scorer => {
  const [state, setState] = useState<ScorerState>(
    () => loadState(sessionStorage) ?? { ...EMPTY_HAND, ...documentRules('') },
  );
  useEffect(() => saveState(sessionStorage, state), [state]);
  const ruleset = rulesetOf(state.ruleset);
  const scored = useMemo(() => {
    const options = optionsOf(state);
    return { options, ...scoreTyped(state, { ruleset, options }) };
  }, [state, ruleset]);
  return {
    state,
    set: (change) => setState((before) => ({ ...before, ...change })),
    winner: state.result === 'win' ? state.winner : undefined,
    ruleset,
    ...scored,
  };
};
