import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type NextStep, nextStepPlace } from './next-step.ts';

type NextStepLinkProps = {
  readonly step: NextStep;
  readonly sessionId: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

/** The link into a session at the place where it goes on. */
export const NextStepLink = ({ step, sessionId, ...rest }: NextStepLinkProps) => (
  <Link {...nextStepPlace(step, sessionId)} {...rest} />
);
