import type { Chair } from '../../../shared/table/chair.ts';
import type { Draft } from './draft.ts';
import type { Preview, Question } from './preview-deal.ts';
import type { EntryError } from './read-draft.ts';

/** What pressing Enter on the last field leads to. */
export type NextStep =
  | { readonly kind: 'refuse'; readonly errors: readonly EntryError[]; readonly chair: Chair | undefined }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'record' };

// While nobody has said where the winning tile came from, these only say that.
const AWAIT_SOURCE = ['robbed-kong-self-drawn', 'last-discard-self-drawn', 'earthly-not-from-dealer'];

/** Mistakes first, then missing fields, then questions: the first thing that keeps the deal from being recorded. */
export const nextStep = ({ questions, missing, errors }: Preview, result: Draft['result']): NextStep => {
  const pending = questions.includes('source') ? AWAIT_SOURCE : [];
  const mistakes = errors.filter(({ code }) => !pending.includes(code));
  if (mistakes.length > 0) {
    return { kind: 'refuse', errors: mistakes, chair: mistakes.find(({ chair }) => chair !== undefined)?.chair };
  }
  if (result === 'win' && missing.length > 0) {
    return { kind: 'refuse', errors: missing.map((chair) => ({ code: 'worth-missing', chair })), chair: missing[0] };
  }
  const question = questions[0];
  return question === undefined ? { kind: 'record' } : { kind: 'ask', question };
};
