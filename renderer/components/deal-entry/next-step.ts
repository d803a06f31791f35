import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { Draft } from './draft.ts';
import { lineFieldOf } from './line-errors.ts';
import type { Preview, Question } from './preview-deal.ts';
import type { EntryError, FieldPlace } from './read-draft.ts';

/** What pressing Enter on the last field leads to. */
export type NextStep =
  | { readonly kind: 'refuse'; readonly errors: readonly EntryError[]; readonly at: Chair | FieldPlace | undefined }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'record' };

// While nobody has said where the winning tile came from, these only say that.
const AWAIT_SOURCE = ['robbed-kong-self-drawn', 'last-discard-self-drawn', 'earthly-not-from-dealer'];

/** Mistakes first, then missing fields, then questions: the first thing that keeps the deal from being recorded. */
export const nextStep = (preview: Preview, draft: Draft, { payment }: Pick<Ruleset, 'payment'>): NextStep => {
  switch (payment) {
    case 'four-hands':
      return stepOfHands(preview, draft.result);
    case 'winner-takes':
      return stepOfLine(preview, draft);
    default:
      return payment satisfies never;
  }
};

const asking = ([question]: readonly Question[]): NextStep =>
  question === undefined ? { kind: 'record' } : { kind: 'ask', question };

const stepOfHands = ({ questions, missing, errors }: Preview, result: Draft['result']): NextStep => {
  const pending = questions.includes('source') ? AWAIT_SOURCE : [];
  const mistakes = errors.filter(({ code }) => !pending.includes(code));
  if (mistakes.length > 0) {
    return { kind: 'refuse', errors: mistakes, at: mistakes.find(({ chair }) => chair !== undefined)?.chair };
  }
  if (result === 'win' && missing.length > 0) {
    return { kind: 'refuse', errors: missing.map((chair) => ({ code: 'worth-missing', chair })), at: missing[0] };
  }
  return asking(questions);
};

const stepOfLine = ({ questions, missing, errors }: Preview, draft: Draft): NextStep => {
  const refuse = (found: readonly EntryError[]): NextStep => ({
    kind: 'refuse',
    errors: found,
    at: found.map((error) => lineFieldOf(error, draft)).find((at) => at !== undefined),
  });
  if (errors.length > 0) return refuse(errors);
  const lacking: readonly EntryError[] = [
    ...(questions.includes('winner') ? [{ code: 'winner-missing', at: 'winner' as const }] : []),
    ...missing.map((chair) => ({ code: 'tai-missing', chair, at: 'worth' as const })),
  ];
  return lacking.length > 0 ? refuse(lacking) : asking(questions);
};
