import type { ComponentProps } from 'react';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import { WinsChart } from '../../charts/wins-chart.tsx';

type WinsTabProps = Omit<ComponentProps<typeof WinsChart>, 'ruleset'> & {
  /** Id of the rule system. */
  readonly ruleset: string;
};

/** How wins came, in the words of the session's rules; apart, because all rule systems come with it. */
export const WinsTab = ({ ruleset: id, ...props }: WinsTabProps) => {
  const ruleset = findRuleset(id);
  return ruleset === undefined ? null : <WinsChart {...props} ruleset={ruleset} />;
};
