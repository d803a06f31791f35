import type { Ruleset } from '../ruleset.ts';
import { american } from './american/american.ts';
import { classical } from './classical/classical.ts';
import { sgClub } from './sg-club/sg-club.ts';
import { sgDoubles } from './sg-doubles/sg-doubles.ts';
import { sgPayup } from './sg-payup/sg-payup.ts';

/** Every rule system that the program can score, in the order of its menus. */
export const RULESETS: readonly Ruleset[] = [classical, american, sgDoubles, sgPayup, sgClub];

/** A rule system by its stored id. */
export const findRuleset = (id: string): Ruleset | undefined => RULESETS.find((ruleset) => ruleset.id === id);
