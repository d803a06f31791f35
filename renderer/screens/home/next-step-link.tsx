import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NextStep } from './next-step.ts';

type NextStepLinkProps = {
  readonly step: NextStep;
  readonly sessionId: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

/** The link into a session at the place where it goes on. */
export const NextStepLink = ({ step, sessionId, ...rest }: NextStepLinkProps) => {
  switch (step) {
    case 'check-in':
      return <Link to="/sessions/$sessionId/people" params={{ sessionId }} {...rest} />;
    case 'round':
      return <Link to="/sessions/$sessionId/rounds/$round" params={{ sessionId, round: 'now' }} {...rest} />;
    case 'standings':
      return <Link to="/sessions/$sessionId/standings" params={{ sessionId }} {...rest} />;
    default:
      return step satisfies never;
  }
};
