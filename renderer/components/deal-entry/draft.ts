import type { Circumstance, LiableCause } from '../../../shared/scoring/deal-facts.ts';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts, WorthSource } from '../../../shared/table/deal.ts';
import { moveChairs } from '../../../shared/table/move-facts.ts';
import type { Tile } from '../../../shared/tiles/tile.ts';
import { isTilesText, withoutMark, withoutTileMark } from './parse-worth.ts';

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
  /** Tiles laid in the hand of each seat when somebody asks; a value typed for it stays. */
  readonly laid: ByChair<string>;
  /** Whose hand is open. */
  readonly openHand: Chair | undefined;
  /** Which of the two counts for a seat that has tiles and a value; the value, until somebody says otherwise. */
  readonly stands: Readonly<Partial<Record<Chair, WorthSource>>>;
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
  laid: { a: '', b: '', c: '', d: '' },
  openHand: undefined,
  stands: {},
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
export const TEXT_FIELDS = ['worth', 'winningTile', 'tilesLeft', 'replacements', 'reason'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export type DraftAction =
  | { readonly type: 'text'; readonly chair: Chair; readonly text: string }
  | { readonly type: 'field'; readonly field: TextField; readonly text: string }
  | { readonly type: 'result'; readonly result: Draft['result'] }
  /** `withWorth`: the worth typed belongs to whoever won, and tiles laid for it go with it. */
  | { readonly type: 'winner'; readonly chair: Chair | undefined; readonly withWorth?: true }
  | { readonly type: 'source'; readonly source: Source | undefined }
  | { readonly type: 'open-hand'; readonly chair: Chair | undefined }
  | { readonly type: 'lay'; readonly chair: Chair; readonly text: string }
  /** `won`: what only the winner's tiles could have said goes with them. */
  | { readonly type: 'drop-hand'; readonly chair: Chair; readonly won: boolean }
  | { readonly type: 'stands'; readonly chair: Chair; readonly source: WorthSource }
  | { readonly type: 'winning-tile'; readonly tile: Tile }
  | { readonly type: 'circumstance'; readonly circumstance: Circumstance; readonly on: boolean }
  | { readonly type: 'other-waits-dead'; readonly answer: Draft['otherWaitsDead'] }
  | { readonly type: 'liable'; readonly chair: Chair | undefined; readonly cause?: LiableCause | undefined }
  | { readonly type: 'offender'; readonly chair: Chair }
  | { readonly type: 'sweep'; readonly chair: Chair | undefined }
  | { readonly type: 'add-on-the-spot'; readonly event: OnTheSpot }
  | { readonly type: 'change-on-the-spot'; readonly at: number; readonly event: OnTheSpot | undefined }
  | { readonly type: 'load'; readonly draft: Draft };

const mapTexts = ({ a, b, c, d }: ByChair<string>, map: (text: string) => string): ByChair<string> => ({
  a: map(a),
  b: map(b),
  c: map(c),
  d: map(d),
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
      return withWinner(action.withWorth === true ? withTilesMoved(draft, action.chair) : draft, action.chair);
    case 'source':
      return { ...draft, source: action.source };
    case 'open-hand':
      return withHandOpen(draft, action.chair);
    case 'lay':
      return { ...draft, laid: { ...draft.laid, [action.chair]: action.text } };
    case 'drop-hand':
      return withoutHand(draft, action.chair, action.won);
    case 'stands':
      return { ...draft, stands: { ...draft.stands, [action.chair]: action.source } };
    case 'winning-tile':
      return {
        ...draft,
        winningTile: action.tile,
        texts: mapTexts(draft.texts, withoutTileMark),
        laid: mapTexts(draft.laid, withoutTileMark),
      };
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

/** The answer by key replaces every mark: two places saying different things would leave the person guessing. */
const withWinner = (draft: Draft, winner: Chair | undefined): Draft => ({
  ...draft,
  result: 'win',
  winner,
  texts: mapTexts(draft.texts, withoutMark),
  laid: mapTexts(draft.laid, withoutMark),
});

/** Tiles that were typed in the field of a seat are laid in its hand: the field is for a value then. */
const withHandOpen = (draft: Draft, chair: Chair | undefined): Draft => {
  if (chair === undefined || draft.laid[chair] !== '' || !isTilesText(draft.texts[chair])) {
    return { ...draft, openHand: chair };
  }
  return {
    ...draft,
    openHand: chair,
    laid: { ...draft.laid, [chair]: draft.texts[chair] },
    texts: { ...draft.texts, [chair]: '' },
  };
};

const withoutHand = (draft: Draft, chair: Chair, won: boolean): Draft => {
  const { [chair]: _, ...stands } = draft.stands;
  return {
    ...draft,
    openHand: undefined,
    laid: { ...draft.laid, [chair]: '' },
    stands,
    ...(won && { winningTile: '', circumstances: [], replacements: '' }),
  };
};

/** Another winner was meant: the two hands change places. */
const withTilesMoved = (draft: Draft, chair: Chair | undefined): Draft => {
  const { winner, laid, stands, openHand } = draft;
  if (chair === undefined || winner === undefined || laid[winner] === '') return draft;
  const to = { a: 'a', b: 'b', c: 'c', d: 'd', [winner]: chair, [chair]: winner } as const;
  return {
    ...draft,
    laid: { ...laid, [chair]: laid[winner], [winner]: laid[chair] },
    stands: moveChairs(stands, to),
    openHand: openHand && to[openHand],
  };
};

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
  [draft.worth, draft.winningTile, ...Object.values(draft.texts), ...Object.values(draft.laid)].every(
    (text) => text.trim() === '',
  );
