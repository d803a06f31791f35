import type { Circumstance } from '../../../shared/scoring/deal-facts.ts';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { withoutMark } from './parse-worth.ts';

/** Where the winning tile came from; `self` drawn from the wall. */
export type Source = Chair | 'self';

/** The form as the person left it: text and choices, nothing derived. People by chair, as in the stored facts. */
export type Draft = {
  readonly result: ChairFacts['result'];
  readonly texts: ByChair<string>;
  /** Said by key or click; a mark in a field says the same and goes before it. */
  readonly winner: Chair | undefined;
  readonly source: Source | undefined;
  readonly winningTile: string;
  readonly circumstances: readonly Circumstance[];
  /** Whether the question about dead waits was answered; only `yes` is a circumstance. */
  readonly otherWaitsDead: 'yes' | 'no' | 'unknown';
  readonly liable: Chair | undefined;
  readonly offender: Chair | undefined;
  readonly reason: string;
  /** Facts the form does not show: an amendment keeps them. */
  readonly kept: Kept;
};

export type Kept = Pick<ChairFacts, 'instant' | 'tilesLeft' | 'replacements' | 'sweep'>;

export const EMPTY_DRAFT: Draft = {
  result: 'win',
  texts: { a: '', b: '', c: '', d: '' },
  winner: undefined,
  source: undefined,
  winningTile: '',
  circumstances: [],
  otherWaitsDead: 'unknown',
  liable: undefined,
  offender: undefined,
  reason: '',
  kept: { instant: [] },
};

export type DraftAction =
  | { readonly type: 'text'; readonly chair: Chair; readonly text: string }
  | { readonly type: 'result'; readonly result: Draft['result'] }
  | { readonly type: 'winner'; readonly chair: Chair | undefined }
  | { readonly type: 'source'; readonly source: Source | undefined }
  | { readonly type: 'winning-tile'; readonly text: string }
  | { readonly type: 'circumstance'; readonly circumstance: Circumstance; readonly on: boolean }
  | { readonly type: 'other-waits-dead'; readonly answer: Draft['otherWaitsDead'] }
  | { readonly type: 'liable'; readonly chair: Chair | undefined }
  | { readonly type: 'offender'; readonly chair: Chair }
  | { readonly type: 'reason'; readonly text: string }
  | { readonly type: 'load'; readonly draft: Draft };

const withoutMarks = ({ a, b, c, d }: ByChair<string>): ByChair<string> => ({
  a: withoutMark(a),
  b: withoutMark(b),
  c: withoutMark(c),
  d: withoutMark(d),
});

/** The form after one action of the person. */
export const reduceDraft = (draft: Draft, action: DraftAction): Draft => {
  switch (action.type) {
    case 'text':
      return { ...draft, texts: { ...draft.texts, [action.chair]: action.text } };
    case 'result':
      return { ...draft, result: action.result };
    case 'winner':
      // The answer by key replaces every mark: two places saying different things would leave the person guessing.
      return { ...draft, result: 'win', winner: action.chair, texts: withoutMarks(draft.texts) };
    case 'source':
      return { ...draft, source: action.source };
    case 'winning-tile':
      return { ...draft, winningTile: action.text };
    case 'circumstance':
      return {
        ...draft,
        circumstances: [
          ...draft.circumstances.filter((circumstance) => circumstance !== action.circumstance),
          ...(action.on ? [action.circumstance] : []),
        ],
      };
    case 'other-waits-dead':
      return { ...draft, otherWaitsDead: action.answer };
    case 'liable':
      return { ...draft, liable: action.chair };
    case 'offender':
      return { ...draft, result: 'false-win', offender: action.chair };
    case 'reason':
      return { ...draft, reason: action.text };
    case 'load':
      return action.draft;
    default:
      return action satisfies never;
  }
};

/** Whether nothing was typed or chosen yet. */
export const isUntouched = (draft: Draft): boolean =>
  draft.result === 'win' &&
  draft.winner === undefined &&
  draft.winningTile === '' &&
  Object.values(draft.texts).every((text) => text.trim() === '');
