import { z } from 'zod';
import { type PlanTask, runPlanTask } from './plan-task.ts';

/**
 * Entry of the worker that searches for seating plans, so that the desk stays quick meanwhile. It lives for one task: who
 * started it ends it.
 */

// Part of what is loaded here brings zod along, and the content policy forbids compiling code from text.
z.config({ jitless: true });

addEventListener('message', (event: MessageEvent<PlanTask>) => {
  runPlanTask(event.data, (news) => postMessage(news));
});
