import type { Circumstance, LiableCause } from '../../../shared/scoring/deal-facts.ts';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { withoutMark } from './parse-worth.ts';

/** Where the winning tile came from; `self` drawn from the wall. */
export type Source = Chair | 'self';

/** One payment on the spot, as it is stored. */
export type OnTheSpot = ChairFacts['instant'][number];

/** The form as the person left it: text and choices, nothing derived. People by chair, as in the stored facts. */
export type Draft = {
  readonly result: ChairFacts['result'];
  /** What each hand is worth, where four hands count. */
  readonly texts: ByChair<string>;
  /** Said by key or click; a mark in a field says the same and goes before it. */
  readonly winner: Chair | undefined;
  readonly source: Source | undefined;
  /** What the winner's hand is worth, where only the winner is paid. */
  readonly worth: string;
  /** The winner's tiles, where only the winner is paid and somebody asks. */
  readonly tiles: string;
  readonly tilesOpen: boolean;
  readonly winningTile: string;
  readonly circumstances: readonly Circumstance[];
  /** Whether the question about dead waits was answered; only `yes` is a circumstance. */
  readonly otherWaitsDead: 'yes' | 'no' | 'unknown';
  readonly liable: Chair | undefined;
  readonly liableCause: LiableCause | undefined;
  readonly offender: Chair | undefined;
  readonly instant: readonly OnTheSpot[];
  /** Who claimed East's first discard. */
  readonly sweep: Chair | undefined;
  readonly tilesLeft: string;
  readonly replacements: string;
  readonly reason: string;
};

export const EMPTY_DRAFT: Draft = {
  result: 'win',
  texts: { a: '', b: '', c: '', d: '' },
  winner: undefined,
  source: undefined,
  worth: '',
  tiles: '',
  tilesOpen: false,
  winningTile: '',
  circumstances: [],
  otherWaitsDead: 'unknown',
  liable: undefined,
  liableCause: undefined,
  offender: undefined,
  instant: [],
  sweep: undefined,
  tilesLeft: '',
  replacements: '',
  reason: '',
};

/** Fields that hold nothing but what was typed. */
export const TEXT_FIELDS = ['worth', 'tiles', 'winningTile', 'tilesLeft', 'replacements', 'reason'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export type DraftAction =
  | { readonly type: 'text'; readonly chair: Chair; readonly text: string }
  | { readonly type: 'field'; readonly field: TextField; readonly text: string }
  | { readonly type: 'result'; readonly result: Draft['result'] }
  | { readonly type: 'winner'; readonly chair: Chair | undefined }
  | { readonly type: 'source'; readonly source: Source | undefined }
  | { readonly type: 'tiles-open'; readonly open: boolean }
  | { readonly type: 'circumstance'; readonly circumstance: Circumstance; readonly on: boolean }
  | { readonly type: 'other-waits-dead'; readonly answer: Draft['otherWaitsDead'] }
  | { readonly type: 'liable'; readonly chair: Chair | undefined; readonly cause?: LiableCause | undefined }
  | { readonly type: 'offender'; readonly chair: Chair }
  | { readonly type: 'sweep'; readonly chair: Chair | undefined }
  | { readonly type: 'add-on-the-spot'; readonly event: OnTheSpot }
  | { readonly type: 'change-on-the-spot'; readonly at: number; readonly event: OnTheSpot | undefined }
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
    case 'field':
      return { ...draft, [action.field]: action.text };
    case 'result':
      return { ...draft, result: action.result };
    case 'winner':
      // The answer by key replaces every mark: two places saying different things would leave the person guessing.
      return { ...draft, result: 'win', winner: action.chair, texts: withoutMarks(draft.texts) };
    case 'source':
      return { ...draft, source: action.source };
    case 'tiles-open':
      return action.open ? { ...draft, tilesOpen: true } : withoutTiles(draft);
    case 'circumstance':
      return { ...draft, circumstances: switched(draft.circumstances, action.circumstance, action.on) };
    case 'other-waits-dead':
      return { ...draft, otherWaitsDead: action.answer };
    case 'liable':
      return { ...draft, liable: action.chair, liableCause: action.chair === undefined ? undefined : action.cause };
    case 'offender':
      return { ...draft, result: 'false-win', offender: action.chair };
    case 'sweep':
      return { ...draft, sweep: action.chair };
    case 'add-on-the-spot':
      return { ...draft, instant: [...draft.instant, action.event] };
    case 'change-on-the-spot':
      return { ...draft, instant: replaced(draft.instant, action.at, action.event) };
    case 'load':
      return action.draft;
    default:
      return action satisfies never;
  }
};

/** What only the tiles could have said goes with them. */
const withoutTiles = (draft: Draft): Draft => ({
  ...draft,
  tilesOpen: false,
  tiles: '',
  winningTile: '',
  circumstances: [],
  replacements: '',
});

const switched = (list: readonly Circumstance[], circumstance: Circumstance, on: boolean): readonly Circumstance[] => [
  ...list.filter((one) => one !== circumstance),
  ...(on ? [circumstance] : []),
];

const replaced = (events: readonly OnTheSpot[], at: number, event: OnTheSpot | undefined): readonly OnTheSpot[] =>
  events.flatMap((one, index) => (index === at ? (event ?? []) : one));

/** Whether nothing was typed or chosen yet. */
export const isUntouched = (draft: Draft): boolean =>
  draft.result === 'win' &&
  draft.winner === undefined &&
  draft.source === undefined &&
  draft.instant.length === 0 &&
  [draft.worth, draft.tiles, draft.winningTile, ...Object.values(draft.texts)].every((text) => text.trim() === '');
