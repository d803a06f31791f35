import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { Draft } from './draft.ts';
import { lineFieldOf } from './line-errors.ts';
import type { Preview, Question } from './preview-deal.ts';
import type { EntryError, FieldPlace } from './read-draft.ts';

/** What pressing Enter on the last field leads to. */
export type NextStep =
  | {
      readonly kind: 'refuse';
      readonly errors: readonly EntryError[];
      readonly at: Chair | FieldPlace | undefined;
      /** Whose hand has to be open for that. */
      readonly hand: Chair | undefined;
    }
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'record' };

// While nobody has said where the winning tile came from, these only say that.
const AWAIT_SOURCE = ['robbed-kong-self-drawn', 'last-discard-self-drawn', 'earthly-not-from-dealer'];

/** Mistakes first, then missing fields, then questions: the first thing that keeps the deal from being recorded. */
export const nextStep = (
  preview: Preview,
  { result }: Pick<Draft, 'result'>,
  { payment }: Pick<Ruleset, 'payment'>,
): NextStep => {
  switch (payment) {
    case 'four-hands':
      return stepOfHands(preview, result);
    case 'winner-takes':
      return stepOfLine(preview);
    default:
      return payment satisfies never;
  }
};

const asking = ([question]: readonly Question[]): NextStep =>
  question === undefined ? { kind: 'record' } : { kind: 'ask', question };

type Placed = { readonly error: EntryError; readonly at: Chair | FieldPlace | undefined };

/** Leads to the first mistake that has a place. */
const refuse = (placed: readonly Placed[]): NextStep => {
  const first = placed.find(({ at }) => at !== undefined);
  return {
    kind: 'refuse',
    errors: placed.map(({ error }) => error),
    at: first?.at,
    hand: first?.at === 'tiles' ? first.error.chair : undefined,
  };
};

const stepOfHands = ({ questions, missing, errors }: Preview, result: Draft['result']): NextStep => {
  const pending = questions.includes('source') ? AWAIT_SOURCE : [];
  const mistakes = errors.filter(({ code }) => !pending.includes(code));
  if (mistakes.length > 0) {
    return refuse(mistakes.map((error) => ({ error, at: error.at === 'tiles' ? 'tiles' : error.chair })));
  }
  if (result === 'win' && missing.length > 0) {
    return refuse(missing.map((chair) => ({ error: { code: 'worth-missing', chair }, at: chair })));
  }
  return asking(questions);
};

const stepOfLine = (preview: Preview): NextStep => {
  const { questions, missing, errors } = preview;
  const lacking: readonly EntryError[] = [
    ...(questions.includes('winner') ? [{ code: 'winner-missing', at: 'winner' as const }] : []),
    ...missing.map((chair) => ({ code: 'tai-missing', chair, at: 'worth' as const })),
  ];
  const found = errors.length > 0 ? errors : lacking;
  if (found.length > 0) return refuse(found.map((error) => ({ error, at: lineFieldOf(error, preview) })));
  return asking(questions);
};
