import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SampleState } from '../../shared/contract/views.ts';
import { isSamplePlayer, isSampleSession } from '../../shared/records/sample-ids.ts';
import { useCommand } from './run-command.ts';

/** What of the sample is there, as texts about it are named: the evening to look at, the rehearsal, or both. */
export const samplePart = ({ evening, rehearsal }: SampleState): 'evening' | 'rehearsal' | 'both' =>
  rehearsal ? (evening ? 'both' : 'rehearsal') : 'evening';

/** Takes everything invented away, in one change that can be taken back; from its own pages the way leads home. */
export const useRemoveSample = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { run, running } = useCommand();
  const remove = async (state: SampleState): Promise<void> => {
    const done = t(`sample.removed.${samplePart(state)}`);
    const removed = await run((store) => store.sample.remove(), { done });
    const within = pathname.split('/').some((part) => isSampleSession(part) || isSamplePlayer(part));
    if (removed !== undefined && within) await navigate({ to: '/' });
  };
  return { remove, running };
};
