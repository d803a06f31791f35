import type { InstantKind } from '../../../shared/scoring/deal-facts.ts';
import type { InstantTerm } from '../../../shared/scoring/instant.ts';
import type { BoundRuleset } from '../../../shared/scoring/ruleset.ts';
import type { TableRules } from './preview-deal.ts';

/** A kind of payment on the spot with what the rules of the session say of it. */
export type SpotKind = { readonly kind: InstantKind; readonly term: InstantTerm };

/** The session's rules as the engine runs on them; undefined when the stored options do not parse any more. */
export const boundRules = ({ ruleset, options }: TableRules): BoundRuleset | undefined => {
  const bound = ruleset.bind(options);
  return bound.ok ? bound.value : undefined;
};

/** What pays on the spot under the rules of the session, in the order of the system's menu. */
export const spotKinds = (rules: TableRules): readonly SpotKind[] => {
  const payment = boundRules(rules)?.payment;
  if (payment?.kind !== 'winner-takes') return [];
  return rules.ruleset.instantKinds.flatMap((kind) => {
    const term = payment.terms.instant[kind];
    return term === undefined ? [] : [{ kind, term }];
  });
};
