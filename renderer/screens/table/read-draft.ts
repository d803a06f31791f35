import type { Hand } from '../../../shared/hand/hand.ts';
import { handSize } from '../../../shared/hand/legal-hand.ts';
import type { Result } from '../../../shared/result.ts';
import type { Circumstance } from '../../../shared/scoring/deal-facts.ts';
import { type ByChair, CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { parseTile } from '../../../shared/tiles/notation.ts';
import type { Draft, Source } from './draft.ts';
import { parseWorth, type WorthError, type WorthReading } from './parse-worth.ts';

/** What is wrong with the form before the rules are asked; `chair` where it belongs to one field. */
export type EntryError = { readonly code: string; readonly chair?: Chair } & { readonly [fact: string]: unknown };

export type DraftReading = {
  readonly fields: ByChair<Result<WorthReading, WorthError>>;
  readonly winner: Chair | undefined;
  /** `tiles`: nobody said who won, but only one hand has the fourteen tiles of a winner. */
  readonly winnerFrom: 'said' | 'tiles' | undefined;
  readonly source: Source | undefined;
  readonly winnerHasTiles: boolean;
  readonly winningTileKnown: boolean;
  readonly empty: readonly Chair[];
  readonly errors: readonly EntryError[];
  readonly facts: ChairFacts;
};

/** Reads the whole form: the facts as they would be stored, and everything that keeps them from being understood. */
export const readDraft = (draft: Draft): DraftReading => {
  const fields = {
    a: parseWorth(draft.texts.a),
    b: parseWorth(draft.texts.b),
    c: parseWorth(draft.texts.c),
    d: parseWorth(draft.texts.d),
  };
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
  const tile = winningTileOf(draft, winner === undefined ? undefined : fields[winner]);
  const source = discarders[0] ?? (winner !== undefined && markOf(fields[winner], 'selfDrawn') ? 'self' : draft.source);
  const reading = { fields, winner: draft.result === 'win' ? winner : undefined, source, tile: tile.value };
  return {
    fields,
    winner: reading.winner,
    winnerFrom: winner === undefined ? undefined : said === undefined ? 'tiles' : 'said',
    source,
    winnerHasTiles: winner !== undefined && handOf(winner) !== undefined,
    winningTileKnown: tile.value !== undefined,
    empty: CHAIRS.filter((chair) => fields[chair].ok && fields[chair].value.worth.kind === 'none'),
    errors: draft.result === 'win' ? [...fieldErrors(fields), ...markErrors(winners, discarders), ...tile.errors] : [],
    facts: factsOf(draft, reading),
  };
};

const markOf = (field: Result<WorthReading, WorthError>, mark: 'won' | 'discarded' | 'selfDrawn'): boolean =>
  field.ok && field.value.marks[mark];

const fieldErrors = (fields: DraftReading['fields']): readonly EntryError[] =>
  CHAIRS.flatMap((chair) => {
    const field = fields[chair];
    return field.ok ? [] : field.errors.map((error) => ({ ...error, chair }));
  });

const markErrors = (winners: readonly Chair[], discarders: readonly Chair[]): readonly EntryError[] => [
  ...winners.slice(1).map((chair) => ({ code: 'two-winners', chair })),
  ...discarders.slice(1).map((chair) => ({ code: 'two-discarders', chair })),
];

const winningTileOf = (draft: Draft, field: Result<WorthReading, WorthError> | undefined) => {
  const text = draft.winningTile.trim();
  const marked = field?.ok ? field.value.marks.winningTile : undefined;
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

type Found = Pick<DraftReading, 'fields' | 'winner' | 'source'> & { readonly tile: ReturnType<typeof parseTile> };

const factsOf = (draft: Draft, { fields, winner, source, tile }: Found): ChairFacts => {
  const nothing = { circumstances: [], hands: {}, values: {}, ...draft.kept };
  if (draft.result === 'washout') return { ...nothing, result: 'washout' };
  if (draft.result === 'false-win') {
    return { ...nothing, result: 'false-win', ...(draft.offender && { offender: draft.offender }) };
  }
  const winnersHand = winner !== undefined && worthOf(fields[winner]) === 'hand';
  return {
    ...nothing,
    result: 'win',
    ...(winner && { winner }),
    ...(source !== undefined && source !== 'self' && { discarder: source }),
    ...(tile !== undefined && winnersHand && { winningTile: tile }),
    ...(draft.liable && { liable: draft.liable }),
    circumstances: circumstancesOf(draft),
    ...worthsOf(fields),
  };
};

const worthOf = (field: Result<WorthReading, WorthError>) => (field.ok ? field.value.worth.kind : 'none');

const circumstancesOf = ({ circumstances, otherWaitsDead }: Draft): readonly Circumstance[] =>
  otherWaitsDead === 'yes' ? [...circumstances, 'other-waits-dead'] : circumstances;

const worthsOf = (fields: DraftReading['fields']): Pick<ChairFacts, 'hands' | 'values'> => {
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
