import type { Hand } from '../../../shared/hand/hand.ts';
import { handSize } from '../../../shared/hand/legal-hand.ts';
import type { Circumstance, SeatValue } from '../../../shared/scoring/deal-facts.ts';
import { type ByChair, CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts, WorthSource } from '../../../shared/table/deal.ts';
import { parseTile } from '../../../shared/tiles/notation.ts';
import { plainWidth } from '../plain-width.ts';
import type { Draft, Source } from './draft.ts';
import type { Marks } from './parse-worth.ts';
import { readSeat, type SeatReading } from './read-seat.ts';

/** The fields of a deal in which only the winner is paid, as far as an error can belong to one. */
export type FieldPlace = 'winner' | 'worth' | 'source' | 'tiles' | 'liable' | 'on-the-spot';

/**
 * What is wrong with the form before the rules are asked; `chair` where it belongs to the field of a seat, `at` where to another
 * field, both where to the tiles laid for a seat.
 */
export type EntryError = { readonly code: string; readonly chair?: Chair; readonly at?: FieldPlace } & {
  readonly [fact: string]: unknown;
};

export type DraftReading = {
  readonly seats: ByChair<SeatReading>;
  readonly winner: Chair | undefined;
  /** `tiles`: nobody said who won, but only one hand has the fourteen tiles of a winner. */
  readonly winnerFrom: 'said' | 'tiles' | undefined;
  readonly source: Source | undefined;
  readonly winnerHasTiles: boolean;
  readonly winningTileKnown: boolean;
  /** Chairs whose worth is needed, as far as the form knows, and not given. */
  readonly empty: readonly Chair[];
  readonly errors: readonly EntryError[];
  readonly facts: ChairFacts;
};

/** Reads the form of a deal in which four hands count: the facts as they would be stored, and everything that is not understood. */
export const readDraft = (draft: Draft): DraftReading => {
  const seats = seatsOf(draft);
  const marked = (mark: 'won' | 'discarded') => CHAIRS.filter((chair) => seats[chair].marks[mark]);
  const [winners, discarders] = [marked('won'), marked('discarded')];
  const said = winners[0] ?? draft.winner;
  const winner = said ?? winnerByTiles(seats);
  const own = winner === undefined ? undefined : seats[winner];
  const tile = winningTileOf(draft, own?.marks);
  const source = discarders[0] ?? (own?.marks.selfDrawn === true ? 'self' : draft.source);
  const counts = countsOf(draft);
  const won = draft.result === 'win' ? winner : undefined;
  return {
    seats,
    winner: won,
    winnerFrom: winner === undefined ? undefined : said === undefined ? 'tiles' : 'said',
    source,
    winnerHasTiles: own?.hand !== undefined,
    winningTileKnown: tile.value !== undefined,
    empty: CHAIRS.filter((chair) => isEmpty(seats[chair])),
    errors:
      draft.result === 'win'
        ? [...seatErrors(seats), ...markErrors(winners, discarders), ...tile.errors, ...counts.errors]
        : [],
    facts: factsOf(draft, { seats, winner: won, source, tile: tile.value, counts: counts.facts }),
  };
};

/** What the form says of each seat, the winner's worth apart where only that is paid. */
export const seatsOf = ({ texts, laid }: Pick<Draft, 'texts' | 'laid'>): ByChair<SeatReading> => {
  const read = (chair: Chair) => readSeat({ chair, field: texts[chair], laid: laid[chair] });
  return { a: read('a'), b: read('b'), c: read('c'), d: read('d') };
};

const WHOLE = 14;

/** The one hand of fourteen tiles: no other can have won. */
export const winnerByTiles = (seats: ByChair<SeatReading>): Chair | undefined => {
  const whole = CHAIRS.filter((chair) => {
    const { hand } = seats[chair];
    return hand !== undefined && handSize(hand) === WHOLE;
  });
  return whole.length === 1 ? whole[0] : undefined;
};

const isEmpty = ({ hand, value, errors }: SeatReading): boolean =>
  hand === undefined && value === undefined && errors.length === 0;

export const seatErrors = (seats: ByChair<SeatReading>): readonly EntryError[] =>
  CHAIRS.flatMap((chair) => seats[chair].errors);

const markErrors = (winners: readonly Chair[], discarders: readonly Chair[]): readonly EntryError[] => [
  ...winners.slice(1).map((chair) => ({ code: 'two-winners', chair })),
  ...discarders.slice(1).map((chair) => ({ code: 'two-discarders', chair })),
];

/** The winning tile from its own field or from the mark behind the winner's tiles. */
export const winningTileOf = (draft: Draft, marks: Marks | undefined) => {
  const text = plainWidth(draft.winningTile).trim();
  const marked = marks?.winningTile;
  const typed = parseTile(text);
  const unknown = text !== '' && typed === undefined;
  const differ = marked !== undefined && typed !== undefined && marked !== typed;
  return {
    value: typed ?? marked,
    errors: [
      ...(unknown ? [{ code: 'winning-tile-unreadable', token: text }] : []),
      ...(differ ? [{ code: 'two-winning-tiles', first: marked, second: typed }] : []),
    ],
  };
};

/** Numbers that are asked beside the tiles; what is no whole number is an error and no fact. */
export const countsOf = (draft: Draft) => {
  const read = (['tilesLeft', 'replacements'] as const).map((field) => ({
    field,
    text: plainWidth(draft[field]).trim(),
  }));
  return {
    errors: read
      .filter(({ text }) => text !== '' && !/^\d{1,3}$/.test(text))
      .map(({ field, text }): EntryError => ({ code: 'count-invalid', field, value: text })),
    facts: Object.fromEntries(
      read.filter(({ text }) => /^\d{1,3}$/.test(text)).map(({ field, text }) => [field, Number(text)]),
    ) satisfies Pick<ChairFacts, 'tilesLeft' | 'replacements'>,
  };
};

type Found = Pick<DraftReading, 'seats' | 'winner' | 'source'> & {
  readonly tile: ReturnType<typeof parseTile>;
  readonly counts: Pick<ChairFacts, 'tilesLeft' | 'replacements'>;
};

/** The facts that what was found comes to. */
export const factsOf = (draft: Draft, { seats, winner, source, tile, counts }: Found): ChairFacts => {
  const nothing = {
    result: draft.result,
    circumstances: [],
    hands: {},
    values: {},
    instant: draft.instant,
    ...counts,
    ...(draft.sweep && { sweep: draft.sweep }),
    ...(draft.result === 'false-win' && draft.offender && { offender: draft.offender }),
  };
  if (draft.result !== 'win') return nothing;
  const { liable, liableCause } = draft;
  return {
    ...nothing,
    ...(winner && { winner }),
    ...(source !== undefined && source !== 'self' && { discarder: source }),
    ...(tile !== undefined && winner !== undefined && seats[winner].hand !== undefined && { winningTile: tile }),
    ...(liable && { liable }),
    ...(liable && liableCause && { liableCause }),
    circumstances: circumstancesOf(draft),
    ...worthsOf(seats, draft.stands),
  };
};

const circumstancesOf = ({ circumstances, otherWaitsDead }: Draft): readonly Circumstance[] =>
  otherWaitsDead === 'yes' ? [...circumstances, 'other-waits-dead'] : circumstances;

/** The hands and values that were given, and for a seat with both which of them stands. */
const worthsOf = (
  seats: ByChair<SeatReading>,
  said: Draft['stands'],
): Pick<ChairFacts, 'hands' | 'values' | 'stands'> => {
  const hands: Partial<Record<Chair, Hand>> = {};
  const values: Partial<Record<Chair, SeatValue>> = {};
  const stands: Partial<Record<Chair, WorthSource>> = {};
  for (const chair of CHAIRS) {
    const { hand, value } = seats[chair];
    if (hand !== undefined) hands[chair] = hand;
    if (value !== undefined) values[chair] = value;
    // What the paper says was agreed and paid at the table: tiles laid afterwards check it until somebody lets them stand.
    if (hand !== undefined && value !== undefined) stands[chair] = said[chair] ?? 'value';
  }
  return { hands, values, ...(Object.keys(stands).length > 0 && { stands }) };
};
