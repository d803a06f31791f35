import type { Hand } from '../../shared/hand/hand.ts';
import {
  CIRCUMSTANCES,
  type Circumstance,
  type DealContext,
  type DealFacts,
  INSTANT_KINDS,
  LIABLE_CAUSES,
  type LiableCause,
  RESULTS,
  type SeatValue,
} from '../../shared/scoring/deal-facts.ts';
import { parseTile } from '../../shared/tiles/notation.ts';
import { type Tile, WINDS, type Wind } from '../../shared/tiles/tile.ts';
import {
  type Errors,
  isGiven,
  isObject,
  type LineError,
  readChoice,
  readFields,
  readList,
  readNeeded,
  readNumber,
  readText,
} from './read-field.ts';
import { type BySeatGiven, readHand, readSeats, readValue } from './read-seat.ts';

/** Codes of a line that is not a deal at all; the engine's own follow once it is one. */
export const LINE_ERROR_CODES = [
  'invalid-json',
  'line-failed',
  'not-an-object',
  'key-repeated',
  'unknown-field',
  'field-missing',
  'field-invalid',
  'system-not-available',
] as const;

type Result = (typeof RESULTS)[number];
type Instant = DealFacts<Wind>['instant'];

/** The fields of a line as far as they could be read. */
export type Told = {
  readonly result: Result;
  readonly winner: Wind | undefined;
  readonly discarder: Wind | undefined;
  readonly winningTile: Tile | undefined;
  readonly circumstances: readonly Circumstance[];
  readonly prevailingWind: Wind;
  readonly dealerWins: number;
  readonly dealerStays: number;
  readonly liable: Wind | undefined;
  readonly liableCause: LiableCause | undefined;
  readonly offender: Wind | undefined;
  readonly sweep: Wind | undefined;
  readonly tilesLeft: number | undefined;
  readonly replacements: number | undefined;
  readonly hands: BySeatGiven<Hand>;
  readonly values: BySeatGiven<SeatValue>;
  readonly instant: Instant;
};

/** What a field that could not be read may have been meant to say, one supposition each. */
export type Doubt = readonly Partial<Told>[];

export type ReadLine = {
  readonly system: string | undefined;
  readonly options: unknown;
  readonly told: Told;
  readonly errors: readonly LineError[];
  readonly doubts: readonly Doubt[];
};

const FIELDS = [
  'id',
  'system',
  'options',
  'prevailingWind',
  'result',
  'winner',
  'discarder',
  'winningTile',
  'circumstances',
  'dealerWins',
  'dealerStays',
  'liable',
  'liableCause',
  'offender',
  'sweep',
  'tilesLeft',
  'replacements',
  'hands',
  'values',
  'instant',
];

/**
 * Reads one line of standard input field by field (contract.md). What cannot be read is named in `errors` and left out, and where leaving it
 * out could make sense look like nonsense, `doubts` says what it may have been.
 */
export const readLine = (raw: object): ReadLine => {
  const errors: Errors = [];
  const fields = readFields(raw, '', FIELDS, errors);
  const seat = (name: string) => readChoice(fields.get(name), name, WINDS, errors);
  const number = (name: string) => readNumber(fields.get(name), name, errors);
  readText(fields.get('id'), 'id', errors);
  const system = readText(fields.get('system'), 'system', errors);
  if (!isGiven(fields.get('system'))) errors.push({ code: 'field-missing', field: 'system' });
  const options = fields.get('options') ?? {};
  if (!isObject(options)) errors.push({ code: 'field-invalid', field: 'options' });
  const read = {
    prevailingWind: readPrevailing(fields, errors),
    result: readNeeded(fields.get('result'), 'result', RESULTS, errors),
    winner: seat('winner'),
    discarder: seat('discarder'),
    winningTile: readWinningTile(fields.get('winningTile'), errors),
    circumstances: readCircumstances(fields.get('circumstances'), errors),
    dealerWins: number('dealerWins'),
    dealerStays: number('dealerStays'),
    liable: seat('liable'),
    liableCause: readChoice(fields.get('liableCause'), 'liableCause', LIABLE_CAUSES, errors),
    offender: seat('offender'),
    sweep: seat('sweep'),
    tilesLeft: number('tilesLeft'),
    replacements: number('replacements'),
    hands: readSeats(fields.get('hands'), 'hands', errors, readHand),
    values: readSeats(fields.get('values'), 'values', errors, readValue),
    instant: readInstant(fields.get('instant'), errors),
  };
  const { dealerWins = 0, dealerStays = 0, prevailingWind = 'E', result = 'win' } = read;
  const told = { ...read, dealerWins, dealerStays, prevailingWind, result };
  const doubts = errors.length === 0 ? [] : doubtsOf(fields, read, told);
  return { system, options, told, errors, doubts };
};

type Fields = ReadonlyMap<string, unknown>;

/** Without tiles nothing asks for the prevailing wind. */
const readPrevailing = (fields: Fields, errors: Errors): Wind | undefined => {
  const hands = fields.get('hands');
  const needed = isObject(hands) && Object.keys(hands).length > 0;
  const read = needed ? readNeeded : readChoice;
  return read(fields.get('prevailingWind'), 'prevailingWind', WINDS, errors);
};

const readWinningTile = (raw: unknown, errors: Errors): Tile | undefined => {
  const token = readText(raw, 'winningTile', errors);
  const tile = token === undefined ? undefined : parseTile(token);
  if (token !== undefined && tile === undefined) {
    errors.push({ code: 'unknown-tile', field: 'winningTile', token, position: 0 });
  }
  return tile;
};

const readCircumstances = (raw: unknown, errors: Errors): readonly Circumstance[] =>
  readList(raw, 'circumstances', errors).flatMap(
    (one, at) => readNeeded(one, `circumstances.${at}`, CIRCUMSTANCES, errors) ?? [],
  );

const readInstant = (raw: unknown, errors: Errors): Instant =>
  readList(raw, 'instant', errors).flatMap((entry, at) => {
    const path = `instant.${at}`;
    if (!isObject(entry)) {
      errors.push({ code: 'field-invalid', field: path });
      return [];
    }
    const fields = readFields(entry, path, ['seat', 'kind', 'opening', 'payer'], errors);
    const found: Errors = [];
    const seat = readNeeded(fields.get('seat'), `${path}.seat`, WINDS, found);
    const kind = readNeeded(fields.get('kind'), `${path}.kind`, INSTANT_KINDS, found);
    const payer = readChoice(fields.get('payer'), `${path}.payer`, WINDS, found);
    const opening = fields.get('opening') ?? false;
    if (typeof opening !== 'boolean') found.push({ code: 'field-invalid', field: `${path}.opening` });
    errors.push(...found);
    if (found.length > 0 || seat === undefined || kind === undefined || typeof opening !== 'boolean') return [];
    return [{ seat, kind, ...(opening && { opening }), ...(payer && { payer }) }];
  });

type Read = { readonly [field in keyof Told]: Told[field] | undefined };

/** Suppositions about each field that was given and could not be read, and about those that must be given. */
const doubtsOf = (fields: Fields, read: Read, told: Told): readonly Doubt[] => {
  const doubts: Doubt[] = [];
  const suppose = <F extends keyof Told>(field: F, values: readonly Told[F][]): void => {
    if (!isGiven(fields.get(field)) || read[field] !== undefined) return;
    doubts.push(values.map((value): Partial<Told> => ({ [field]: value })));
  };
  const except = (seat: Wind | undefined) => WINDS.filter((wind) => wind !== seat);
  if (read.result === undefined) doubts.push(likelyResults(fields).map((result) => ({ result })));
  if (read.prevailingWind === undefined) doubts.push(WINDS.map((prevailingWind) => ({ prevailingWind })));
  suppose('winner', except(told.discarder));
  suppose('discarder', [undefined, ...except(told.winner)]);
  suppose('winningTile', told.winner === undefined ? [undefined] : tilesOf(told.hands[told.winner]));
  suppose('liable', [undefined, ...except(told.winner)]);
  suppose('liableCause', [undefined, ...LIABLE_CAUSES]);
  suppose('offender', WINDS);
  suppose('sweep', [undefined, ...except('E')]);
  suppose('tilesLeft', [undefined, 0]);
  suppose('replacements', [undefined, 1, 2, 3]);
  suppose('dealerWins', [0, MANY]);
  suppose('dealerStays', [0, MANY]);
  const named = fields.get('circumstances');
  if (isGiven(named) && (!Array.isArray(named) || named.length > told.circumstances.length)) {
    const others = CIRCUMSTANCES.map((one) => ({ circumstances: [...told.circumstances, one] }));
    doubts.push([{ circumstances: told.circumstances }, ...others]);
  }
  return doubts;
};

/** More deals in a row than any rule waits for. */
const MANY = 50;

/** How the deal ended, from what else the line says. */
const likelyResults = (fields: Fields): readonly Result[] => {
  const [wins, offends] = [isGiven(fields.get('winner')), isGiven(fields.get('offender'))];
  if (wins === offends) return RESULTS;
  return wins ? ['win'] : ['false-win'];
};

const tilesOf = (hand: Hand | undefined): readonly (Tile | undefined)[] => {
  const tiles = [...new Set(hand?.concealed)];
  return tiles.length === 0 ? [undefined] : tiles;
};

/** What the line may have been meant to say: every combination of its doubts, but no more than `most`. */
export const suppositions = function* (
  { told, doubts }: Pick<ReadLine, 'told' | 'doubts'>,
  most: number,
): Iterable<Told> {
  const all = doubts.reduce((product, doubt) => product * doubt.length, 1);
  for (let nth = 0; nth < Math.min(all, most); nth += 1) {
    let left = nth;
    let supposed = told;
    for (const doubt of doubts) {
      supposed = { ...supposed, ...doubt[left % doubt.length] };
      left = Math.floor(left / doubt.length);
    }
    yield supposed;
  }
};

/** What the engine is told, without the fields that say nothing. */
export const factsOf = (told: Told): DealFacts<Wind> => {
  const { result, circumstances, hands, values, instant, tilesLeft, replacements } = told;
  const { winner, discarder, winningTile, liable, liableCause, offender, sweep } = told;
  return {
    result,
    circumstances,
    hands,
    values,
    instant,
    ...(winner && { winner }),
    ...(discarder && { discarder }),
    ...(winningTile && { winningTile }),
    ...(liable && { liable }),
    ...(liableCause && { liableCause }),
    ...(offender && { offender }),
    ...(sweep && { sweep }),
    ...(tilesLeft !== undefined && { tilesLeft }),
    ...(replacements !== undefined && { replacements }),
  };
};

export const contextOf = ({ prevailingWind, dealerWins, dealerStays }: Told): DealContext => ({
  prevailingWind,
  dealerWins,
  dealerStays,
});
