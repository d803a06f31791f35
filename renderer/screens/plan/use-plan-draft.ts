import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';
import type { PlannedFor } from '../../../shared/session/seating-people.ts';
import type { CodedError } from '../../components/error-text.ts';
import { useCommand } from '../../components/run-command.ts';
import { type PlannerState, usePlanner } from '../../planner/use-planner.ts';
import { changeTask, draftOf, importedDraft, type PlanDraft, type PlanScope, wholePlanTask } from './draft.ts';

export type PlanWork = {
  readonly planner: PlannerState;
  readonly draft: PlanDraft | undefined;
  /** Why the store did not keep the draft. */
  readonly errors: readonly CodedError[];
  readonly keeping: boolean;
  /** Plans the next rounds; `seed` is the session's own unless another draw is wanted. */
  readonly make: (scope: PlanScope, seed?: number) => void;
  /** Changes the stored plan as little as possible. */
  readonly change: (plannedFor: PlannedFor) => void;
  readonly takeImport: (rounds: readonly PastRound[]) => void;
  readonly stop: (how: 'keep' | 'drop') => void;
  readonly keep: () => Promise<void>;
  readonly discard: () => void;
  readonly remove: () => Promise<void>;
};

/** Everything that happens to a plan before and after it is kept. */
export const usePlanDraft = (view: SessionView, stored: Plan | null): PlanWork => {
  const { t } = useTranslation();
  const planner = usePlanner();
  const { run, running, errors, clearErrors } = useCommand({ refusals: 'list' });
  const [draft, setDraft] = useState<PlanDraft>();
  const sessionId = view.session.id;
  const show = (next: PlanDraft | undefined): void => {
    clearErrors();
    setDraft(next);
  };

  const make = (scope: PlanScope, seed = view.session.seed): void => {
    show(undefined);
    planner.start(wholePlanTask(view, scope, seed), (made) =>
      show(draftOf({ view, stored, made, origin: 'made', id: crypto.randomUUID() })),
    );
  };
  const change = (plannedFor: PlannedFor): void => {
    if (stored === null) return;
    show(undefined);
    planner.start(changeTask(view, stored, plannedFor), (made) =>
      show(draftOf({ view, stored, made, origin: 'changed', id: crypto.randomUUID() })),
    );
  };
  const keep = async (): Promise<void> => {
    if (draft === undefined) return;
    const { plan, replaces } = draft;
    const done = t('seating:kept', { count: plan.rounds.length });
    const kept = await run((store) => store.plans.keep({ ...plan, rounds: [...plan.rounds], replaces }), { done });
    if (kept !== undefined) setDraft(undefined);
  };
  return {
    planner: planner.state,
    draft,
    errors,
    keeping: running,
    make,
    change,
    takeImport: (rounds) => show(importedDraft(view, stored, rounds, crypto.randomUUID())),
    stop: planner.stop,
    keep,
    discard: () => show(undefined),
    remove: async () => {
      await run((store) => store.plans.remove({ sessionId }), { done: t('seating:removed') });
    },
  };
};
