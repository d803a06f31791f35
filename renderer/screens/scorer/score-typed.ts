import type { Hand } from '../../../shared/hand/hand.ts';
import type { Result } from '../../../shared/result.ts';
import type { Circumstance, DealContext, DealFacts, SeatValue } from '../../../shared/scoring/deal-facts.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import type { ScoredDeal, ScoreError, ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { type BySeat, type Tile, WINDS, type Wind } from '../../../shared/tiles/tile.ts';
import type { CodedError } from '../../components/error-text.ts';
import { plainWidth } from '../../components/plain-width.ts';
import { readTyped, type Typed, type TypedError } from './read-typed.ts';
import type { ScorerState, Source, TypedHand } from './scorer-state.ts';

export type Fields = BySeat<Result<Typed, TypedError>>;

/** The four fields and what they and the choices beside them say together. */
export type ReadHand = {
  readonly fields: Fields;
  readonly source: Source;
  readonly winningTile: Tile | undefined;
  readonly circumstances: readonly Circumstance[];
  /** The winner's tiles, where there are any. */
  readonly hand: Hand | undefined;
  readonly facts: DealFacts<Wind>;
  readonly context: DealContext;
};

/** `more-tiles`: the winner's hand is not whole yet. */
export type Asked = 'hand' | 'more-tiles' | 'winning-tile';

/** What the rules make of it. */
export type Judged = {
  readonly scored: ScoredDeal | undefined;
  /** Of a win that falls short: what it would have been worth. */
  readonly short: ScoreSheet | undefined;
  readonly errors: readonly CodedError[];
  /** Not said yet and needed; no error. */
  readonly asked: readonly Asked[];
  /** Seats whose worth the payments still need. */
  readonly missing: readonly Wind[];
};

const typedOf = (field: Result<Typed, TypedError>): Typed => (field.ok ? field.value : { kind: 'nothing' });

/** Reads the screen for one rule system, whose units decide what a bare number means. */
export const readHand = (state: TypedHand, { valueKinds }: Pick<Ruleset, 'valueKinds'>): ReadHand => {
  const read = (wind: Wind) => readTyped(state.texts[wind], valueKinds);
  const fields = { E: read('E'), S: read('S'), W: read('W'), N: read('N') };
  const winners: Typed = state.result === 'win' ? typedOf(fields[state.winner]) : { kind: 'nothing' };
  const events = winners.kind === 'hand' ? winners.events : [];
  const source = events.includes('self-drawn') || state.source === state.winner ? 'self' : state.source;
  const hand = winners.kind === 'hand' && tilesIn(winners.hand) > 0 ? winners.hand : undefined;
  const marked = winners.kind === 'hand' ? winners.winningTile : undefined;
  // A choice made for tiles that have left the hand since is forgotten.
  const chosen = hand?.concealed.find((tile) => tile === state.winningTile);
  const winningTile = marked ?? chosen;
  const said = events.filter((event) => event !== 'self-drawn');
  const dead = state.otherWaitsDead === 'yes' ? (['other-waits-dead'] as const) : [];
  const circumstances = [...new Set([...state.circumstances, ...said, ...dead])];
  const reading = { fields, source, winningTile, circumstances, hand };
  return { ...reading, facts: factsOf(state, reading), context: contextOf(state) };
};

const tilesIn = ({ melds, concealed, bonus }: Hand): number => melds.length + concealed.length + bonus.length;

const factsOf = (state: TypedHand, reading: Omit<ReadHand, 'facts' | 'context'>): DealFacts<Wind> => {
  const { fields } = reading;
  const hands: Partial<Record<Wind, Hand>> = {};
  const values: Partial<Record<Wind, SeatValue>> = {};
  for (const wind of WINDS) {
    const typed = typedOf(fields[wind]);
    if (typed.kind === 'hand') hands[wind] = typed.hand;
    if (typed.kind === 'value') values[wind] = typed.value;
  }
  const instant = state.instant.map(({ seat, kind, opening, payer }) => ({
    seat,
    kind,
    ...(opening && { opening }),
    ...(payer && { payer }),
  }));
  const laid = { circumstances: [], hands, values, instant };
  switch (state.result) {
    case 'win':
      return { ...laid, ...winOf(state, reading) };
    case 'washout':
      return { ...laid, result: 'washout' };
    case 'false-win':
      return { ...laid, result: 'false-win', offender: state.offender };
    default:
      return state.result satisfies never;
  }
};

/** What is said of a win and of nothing else. */
const winOf = (state: TypedHand, reading: Omit<ReadHand, 'facts' | 'context'>) => {
  const { source, winningTile, circumstances, hand } = reading;
  const { winner, liable, liableCause, sweep, tilesLeft, replacements } = state;
  return {
    result: 'win' as const,
    winner,
    ...(source !== 'self' && { discarder: source }),
    ...(winningTile !== undefined && hand !== undefined && { winningTile }),
    circumstances,
    ...(liable && { liable }),
    ...(liableCause && { liableCause }),
    ...(sweep && { sweep }),
    ...(tilesLeft.trim() !== '' && { tilesLeft: numberOf(tilesLeft) }),
    ...(replacements.trim() !== '' && { replacements: numberOf(replacements) }),
  };
};

const numberOf = (text: string): number => Number(plainWidth(text));

const contextOf = ({ prevailingWind, dealerWins, dealerStays }: TypedHand): DealContext => ({
  prevailingWind,
  dealerWins: numberOf(dealerWins),
  // Who won so often in a row has stayed at least as often.
  dealerStays: Math.max(numberOf(dealerStays), numberOf(dealerWins)),
});

type Rules = { readonly ruleset: Ruleset; readonly options: unknown };

/** Scores what was read. A missing winning tile or an empty field of the winner is asked for, not called an error. */
export const judgeHand = (reading: ReadHand, { ruleset, options }: Rules): Judged => {
  const { fields, facts, context } = reading;
  const unread = WINDS.flatMap((wind) => {
    const field = fields[wind];
    return field.ok ? [] : field.errors.map((error) => ({ ...error, seat: wind }));
  });
  const { winner } = facts;
  const empty = winner !== undefined && fields[winner].ok && typedOf(fields[winner]).kind === 'nothing';
  const nothing = { scored: undefined, short: undefined, missing: [] };
  if (unread.length > 0) return { ...nothing, errors: unread, asked: [] };
  if (empty && facts.instant.length === 0) return { ...nothing, errors: [], asked: ['hand'] };
  const result = scoreDeal({ ruleset, options, facts, context, explain: true });
  if (!result.ok) {
    const { asked, errors } = sortErrors(result.errors, winner);
    return { ...nothing, short: errors.find(({ sheet }) => sheet !== undefined)?.sheet, errors, asked };
  }
  const { payments } = result.value;
  const missing = payments === null ? WINDS.filter((wind) => result.value.sheets[wind] === undefined) : [];
  return { scored: result.value, short: undefined, errors: [], asked: [], missing };
};

/** A hand that is still being typed is not wrong: what it lacks is asked for. */
const sortErrors = (
  errors: readonly ScoreError[],
  winner: Wind | undefined,
): Pick<Judged, 'asked'> & { readonly errors: readonly ScoreError[] } => {
  const isShort = ({ code, seat }: ScoreError) => code === 'too-few-tiles' && winner !== undefined && seat === winner;
  const short = errors.some(isShort);
  const unsaid = errors.some(({ code }) => code === 'winning-tile-missing');
  const asked: readonly Asked[] = short ? ['more-tiles'] : unsaid ? ['winning-tile'] : [];
  return {
    asked,
    errors: errors.filter((error) => error.code !== 'winning-tile-missing' && !isShort(error)),
  };
};

/** Reads and scores the screen by its own rules. */
export const scoreTyped = (
  state: ScorerState,
  rules: Rules,
): { readonly reading: ReadHand; readonly judged: Judged } => {
  const reading = readHand(state, rules.ruleset);
  return { reading, judged: judgeHand(reading, rules) };
};
