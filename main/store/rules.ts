import type { Session } from '../../shared/records/records.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { findRuleset } from '../../shared/scoring/rulesets/registry.ts';

type Profile = Session['profile'];
type ProfileError = { readonly code: string; readonly [fact: string]: unknown };

/**
 * A profile as it is frozen into a session: every option of its rule system filled in, with the engine's version.
 * Errors: `unknown-ruleset`, or each fault of the options with its key.
 */
export const checkProfile = (profile: Profile): Result<Profile, ProfileError> => {
  const ruleset = findRuleset(profile.ruleset);
  if (ruleset === undefined) return fail([{ code: 'unknown-ruleset', ruleset: profile.ruleset }]);
  const options = ruleset.parseOptions(profile.options);
  return options.ok ? ok({ ...profile, version: ruleset.version, options: { ...options.value } }) : options;
};
