import { useCallback, useEffect, useRef, useState } from 'react';
import type { SeatingPlan } from '../../shared/session/seating/plan.ts';
import type { CodedError } from '../components/error-text.ts';
import type { PlanNews, PlanTask } from './plan-task.ts';

export type PlannerState =
  | { readonly kind: 'idle' }
  /** `share` of the search that is done, from 0 to 1; `best` once there is a plan that could be kept. */
  | { readonly kind: 'working'; readonly share: number; readonly best: SeatingPlan | undefined }
  | { readonly kind: 'refused'; readonly errors: readonly CodedError[] };

export type Planner = {
  readonly state: PlannerState;
  /** Ends what is running and begins the task; `done` is called with its plan. */
  readonly start: (task: PlanTask, done: (plan: SeatingPlan) => void) => void;
  /** Ends the search. `keep`: the best plan so far, marked as incomplete, goes to `done`. */
  readonly stop: (how: 'keep' | 'drop') => void;
};

type Running = { readonly worker: Worker; readonly done: (plan: SeatingPlan) => void; best: SeatingPlan | undefined };

const IDLE: PlannerState = { kind: 'idle' };

/** Searches for plans in a worker of its own, one at a time; leaving the screen ends it. */
export const usePlanner = (): Planner => {
  const [state, setState] = useState<PlannerState>(IDLE);
  const running = useRef<Running | undefined>(undefined);

  const end = useCallback((next: PlannerState) => {
    running.current?.worker.terminate();
    running.current = undefined;
    setState(next);
  }, []);

  const start = useCallback(
    (task: PlanTask, done: (plan: SeatingPlan) => void) => {
      end({ kind: 'working', share: 0, best: undefined });
      const worker = new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module' });
      running.current = { worker, done, best: undefined };
      worker.addEventListener('message', ({ data }: MessageEvent<PlanNews>) => hear(data));
      worker.addEventListener('error', () => end({ kind: 'refused', errors: [{ code: 'planner-failed' }] }));
      worker.postMessage(task);

      const hear = (news: PlanNews): void => {
        if (running.current?.worker !== worker) return;
        if (news.kind === 'done') {
          end(news.outcome.ok ? IDLE : { kind: 'refused', errors: news.outcome.errors });
          if (news.outcome.ok) done(news.outcome.value);
          return;
        }
        if (news.kind === 'best') running.current.best = news.plan;
        const { best } = running.current;
        setState((before) => ({
          kind: 'working',
          share: news.kind === 'progress' ? news.share : before.kind === 'working' ? before.share : 0,
          best,
        }));
      };
    },
    [end],
  );

  const stop = useCallback(
    (how: 'keep' | 'drop') => {
      const { best, done } = running.current ?? {};
      end(IDLE);
      if (how === 'keep' && best !== undefined) {
        done?.({ ...best, certificate: { ...best.certificate, complete: false } });
      }
    },
    [end],
  );

  useEffect(() => () => running.current?.worker.terminate(), []);
  return { state, start, stop };
};
