import type { Circumstance } from '../../../shared/scoring/deal-facts.ts';
import type { Source } from '../../components/deal-entry/draft.ts';

type Win = {
  /** Those the rule system knows. */
  readonly known: readonly Circumstance[];
  readonly source: Source | undefined;
  readonly winnerDeals: boolean;
  readonly chosen: readonly Circumstance[];
};

const NEEDS: Readonly<Record<Circumstance, 'drawn' | 'discard' | 'either' | 'question'>> = {
  'robbed-kong': 'discard',
  'kong-replacement': 'drawn',
  'flower-replacement': 'drawn',
  'last-wall-tile': 'drawn',
  'last-discard': 'discard',
  'kong-on-kong': 'drawn',
  'ready-on-first-turn': 'either',
  heavenly: 'drawn',
  earthly: 'either',
  human: 'either',
  // Asked by itself, with three answers.
  'other-waits-dead': 'question',
};

/** The circumstances that can be true of this win, and those already chosen, so that a wrong one can be taken back. */
export const circumstancesFor = ({ known, source, winnerDeals, chosen }: Win): readonly Circumstance[] =>
  known.filter((circumstance) => {
    if (chosen.includes(circumstance)) return true;
    const needs = NEEDS[circumstance];
    if (needs === 'question' || source === undefined) return false;
    if (circumstance === 'heavenly' && !winnerDeals) return false;
    if (circumstance === 'earthly' && winnerDeals) return false;
    return needs === 'either' || needs === (source === 'self' ? 'drawn' : 'discard');
  });
