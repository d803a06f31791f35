import type { Ambiguity } from '../../ruleset.ts';

/** Where 001 is silent, unclear or wrong, and what this ruleset does. For the rule card and for arguments at the desk. */
export const classicalAmbiguities: readonly Ambiguity[] = [];
