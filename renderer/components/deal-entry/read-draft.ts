import type { Hand } from '../../../shared/hand/hand.ts';
import { handSize } from '../../../shared/hand/legal-hand.ts';
import type { Result } from '../../../shared/result.ts';
import type { Circumstance } from '../../../shared/scoring/deal-facts.ts';
import { type ByChair, CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { parseTile } from '../../../shared/tiles/notation.ts';
import { plainWidth } from '../plain-width.ts';
import type { Draft, Source } from './draft.ts';
import { type Marks, parseWorth, type WorthError, type WorthReading } from './parse-worth.ts';

/** The fields of a deal in which only the winner is paid, as far as an error can belong to one. */
export type FieldPlace = 'winner' | 'worth' | 'source' | 'tiles' | 'liable' | 'on-the-spot';

/**
 * What is wrong with the form before the rules are asked; `chair` where it belongs to the field of a seat, `at` where to another
 * field.
 */
export type EntryError = { readonly code: string; readonly chair?: Chair; readonly at?: FieldPlace } & {
  readonly [fact: string]: unknown;
};

export type DraftReading = {
  readonly fields: ByChair<Result<WorthReading, WorthError>>;
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
  const fields = fieldsOf(draft.texts);
  const marked = (mark: 'won' | 'discarded') => CHAIRS.filter((chair) => markOf(fields[chair], mark));
  const [winners, discarders] = [marked('won'), marked('discarded')];
  const handOf = (chair: Chair) => {
    const field = fields[chair];
    return field.ok && field.value.worth.kind === 'hand' ? field.value.worth.hand : undefined;
  };
  const fourteen = CHAIRS.filter((chair) => {
    const hand = handOf(chair);
    return hand !== undefined && handSize(hand) === 14;
  });
  const said = winners[0] ?? draft.winner;
  const winner = said ?? (fourteen.length === 1 ? fourteen[0] : undefined);
  const tile = winningTileOf(draft, winner === undefined ? undefined : marksOf(fields[winner]));
  const source = discarders[0] ?? (winner !== undefined && markOf(fields[winner], 'selfDrawn') ? 'self' : draft.source);
  const counts = countsOf(draft);
  const reading = { fields, winner: draft.result === 'win' ? winner : undefined, source, tile: tile.value };
  return {
    fields,
    winner: reading.winner,
    winnerFrom: winner === undefined ? undefined : said === undefined ? 'tiles' : 'said',
    source,
    winnerHasTiles: winner !== undefined && handOf(winner) !== undefined,
    winningTileKnown: tile.value !== undefined,
    empty: CHAIRS.filter((chair) => fields[chair].ok && fields[chair].value.worth.kind === 'none'),
    errors:
      draft.result === 'win'
        ? [...fieldErrors(fields), ...markErrors(winners, discarders), ...tile.errors, ...counts.errors]
        : [],
    facts: factsOf(draft, { ...reading, counts: counts.facts }),
  };
};

/** What was typed for each hand. */
export const fieldsOf = (texts: ByChair<string>): DraftReading['fields'] => ({
  a: parseWorth(texts.a),
  b: parseWorth(texts.b),
  c: parseWorth(texts.c),
  d: parseWorth(texts.d),
});

const marksOf = (field: Result<WorthReading, WorthError>): Marks | undefined =>
  field.ok ? field.value.marks : undefined;

const markOf = (field: Result<WorthReading, WorthError>, mark: 'won' | 'discarded' | 'selfDrawn'): boolean =>
  marksOf(field)?.[mark] === true;

const fieldErrors = (fields: DraftReading['fields']): readonly EntryError[] =>
  CHAIRS.flatMap((chair) => {
    const field = fields[chair];
    return field.ok ? [] : field.errors.map((error) => ({ ...error, chair }));
  });

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

type Counts = Pick<ChairFacts, 'tilesLeft' | 'replacements'>;

/** The facts that stand whatever becomes of the deal, and the whole of one that nobody won. */
export const outcomeOf = (draft: Draft, counts: Counts): ChairFacts => ({
  result: draft.result,
  circumstances: [],
  hands: {},
  values: {},
  instant: draft.instant,
  ...counts,
  ...(draft.sweep && { sweep: draft.sweep }),
  ...(draft.result === 'false-win' && draft.offender && { offender: draft.offender }),
});

type Found = Pick<DraftReading, 'fields' | 'winner' | 'source'> & {
  readonly tile: ReturnType<typeof parseTile>;
  readonly counts: Counts;
};

const factsOf = (draft: Draft, { fields, winner, source, tile, counts }: Found): ChairFacts => {
  const nothing = outcomeOf(draft, counts);
  if (draft.result !== 'win') return nothing;
  const winnersHand = winner !== undefined && worthOf(fields[winner]) === 'hand';
  return {
    ...nothing,
    ...(winner && { winner }),
    ...(source !== undefined && source !== 'self' && { discarder: source }),
    ...(tile !== undefined && winnersHand && { winningTile: tile }),
    ...(draft.liable && { liable: draft.liable }),
    circumstances: circumstancesOf(draft),
    ...worthsOf(fields),
  };
};

const worthOf = (field: Result<WorthReading, WorthError>) => (field.ok ? field.value.worth.kind : 'none');

export const circumstancesOf = ({ circumstances, otherWaitsDead }: Draft): readonly Circumstance[] =>
  otherWaitsDead === 'yes' ? [...circumstances, 'other-waits-dead'] : circumstances;

/** The hands and numbers that were typed. */
export const worthsOf = (fields: DraftReading['fields']): Pick<ChairFacts, 'hands' | 'values'> => {
  const hands: Partial<Record<Chair, Hand>> = {};
  const values: Partial<Record<Chair, NonNullable<ChairFacts['values'][Chair]>>> = {};
  for (const chair of CHAIRS) {
    const field = fields[chair];
    if (!field.ok) continue;
    const { worth } = field.value;
    if (worth.kind === 'hand') hands[chair] = worth.hand;
    if (worth.kind === 'value') values[chair] = worth.value;
  }
  return { hands, values };
};
