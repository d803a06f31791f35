import { BONUS_TILES, type BonusTile, type BySeat, WINDS, type Wind } from '../tiles/tile.ts';
import { indexOfBonus } from '../tiles/tile-index.ts';
import type { DealEnd, DealFacts, InstantKind } from './deal-facts.ts';
import { scoreError } from './error-codes.ts';
import type { Payment, PaymentReason, ScoreError } from './score-sheet.ts';
import { others, pay } from './settle.ts';

/** One kind of on-the-spot payment: amounts from each payer in half units. */
export type InstantTerm = {
  /** Gathered during play. */
  readonly during: number;
  /** Present when the wall was broken. */
  readonly opening: number;
  /**
   * Who pays: everybody; everybody unless one is named, who then bears all three shares (a kong of a fresh tile late in the deal); or one
   * named player alone, a single share (the player whose flowers they are).
   */
  readonly payers: 'everybody' | 'one-may-bear-all' | 'one-alone';
  /** Kinds that are part of this one, where it pays only what they have not paid already. */
  readonly includes?: readonly InstantKind[];
  /** Up to how many tiles left one may bear all. */
  readonly tilesLeft?: number;
};

/** The kinds that pay under the options of a club. */
export type InstantTerms = Readonly<Partial<Record<InstantKind, InstantTerm>>>;

type Event = DealFacts<Wind>['instant'][number];

export const isKong = (kind: InstantKind): boolean => kind === 'kong-exposed' || kind === 'kong-concealed';

/** Whether a kong was declared in a deal, entered as a payment or shown in a hand: what the dealer after a draw depends on. */
export const kongDeclared = ({ instant, hands = {} }: DealEnd): boolean =>
  instant.some(({ kind }) => isKong(kind)) ||
  WINDS.some((seat) => hands[seat]?.melds.some(({ type }) => type === 'kong') === true);

/** What the on-the-spot events of a deal pay, one row for each payer and reason. They stand whatever becomes of the deal. Half units. */
export const settleInstant = (terms: InstantTerms, events: DealFacts<Wind>['instant']): readonly Payment[] =>
  mergePayments(
    events
      .toSorted((one, two) => Number(isKong(two.kind)) - Number(isKong(one.kind)))
      .flatMap((event) => payEvent(terms, event, events)),
  );

const amountOf = (terms: InstantTerms, { kind, opening }: Event): number => {
  const term = terms[kind];
  if (term === undefined) throw new Error(`${kind} is not paid for and passed the check`);
  return opening === true ? term.opening : term.during;
};

const payEvent = (terms: InstantTerms, event: Event, events: DealFacts<Wind>['instant']): readonly Payment[] => {
  const { seat, kind, payer } = event;
  const parts = events.filter((one) => one.seat === seat && terms[kind]?.includes?.includes(one.kind) === true);
  const before = parts.reduce((sum, part) => sum + amountOf(terms, part), 0);
  const amount = Math.max(0, amountOf(terms, event) - before);
  const reason: PaymentReason = isKong(kind) ? 'kong' : 'bonus';
  if (payer !== undefined && terms[kind]?.payers === 'one-alone') return pay({ from: payer, to: seat, amount, reason });
  return others(seat).flatMap((loser) => {
    const borne = payer === undefined || payer === loser ? {} : { for: loser };
    return pay({ from: payer ?? loser, to: seat, amount, reason, ...borne });
  });
};

const mergePayments = (payments: readonly Payment[]): readonly Payment[] => {
  const merged = new Map<string, Payment>();
  for (const payment of payments) {
    const key = [payment.from, payment.to, payment.reason, payment.for].join(' ');
    const before = merged.get(key);
    merged.set(key, { ...payment, amount: payment.amount + (before?.amount ?? 0) });
  }
  return [...merged.values()];
};

const FAMILIES = {
  'cat-rat': ['A1', 'A2'],
  'rooster-centipede': ['A3', 'A4'],
  'all-flowers': ['F1', 'F2', 'F3', 'F4'],
  'all-seasons': ['S1', 'S2', 'S3', 'S4'],
  'all-animals': ['A1', 'A2', 'A3', 'A4'],
} satisfies Partial<Record<InstantKind, readonly BonusTile[]>>;

/** The bonus tiles that an event shows, as a mask. A pair of another's flowers shows two that its payer names. */
const shownBy = ({ seat, kind, payer }: Event): number => {
  switch (kind) {
    case 'kong-exposed':
    case 'kong-concealed':
      return 0;
    case 'own-flower-pair':
      return pairOf(seat);
    case 'other-flower-pair':
      return payer === undefined ? 0 : pairOf(payer);
    default:
      return FAMILIES[kind].reduce((mask, tile) => mask | (1 << indexOfBonus(tile)), 0);
  }
};

/** Flower and season of a seat: East 1, South 2, West 3, North 4. */
const pairOf = (seat: Wind): number => 0b10001 << WINDS.indexOf(seat);

type Checked = {
  readonly terms: InstantTerms;
  /** The kinds that the system knows under any options; others are refused elsewhere. */
  readonly known: readonly InstantKind[];
  readonly facts: DealFacts<Wind>;
};

/** Every contradiction among the on-the-spot events of a deal, and between them and the tiles. */
export const checkInstant = ({ terms, known, facts }: Checked): readonly ScoreError[] => [
  ...facts.instant
    .filter(({ kind }) => known.includes(kind))
    .flatMap((event) => checkEvent(terms, event, facts.tilesLeft)),
  ...checkTwice(facts.instant),
  ...checkShown(facts),
  ...checkWinner(facts),
];

const checkEvent = (terms: InstantTerms, event: Event, tilesLeft: number | undefined): readonly ScoreError[] => {
  const { seat, kind } = event;
  const term = terms[kind];
  if (term === undefined) return [scoreError('instant-rule-off', { seat, kind })];
  // A kong pays by how it was made; no document asks whether its tiles lay there at the opening, as it does of pairs and families.
  const opening = event.opening === true && isKong(kind) ? [scoreError('instant-opening-of-kong', { seat, kind })] : [];
  return [...opening, ...checkPayer(term, event, tilesLeft)];
};

const checkPayer = (
  term: InstantTerm,
  { seat, kind, payer }: Event,
  tilesLeft: number | undefined,
): readonly ScoreError[] => {
  if (payer === undefined)
    return term.payers === 'one-alone' ? [scoreError('instant-payer-missing', { seat, kind })] : [];
  const own = payer === seat ? [scoreError('instant-payer-is-seat', { seat, kind })] : [];
  if (term.payers === 'everybody') return [...own, scoreError('instant-payer-rule-off', { seat, kind, payer })];
  // Fewer tiles cannot have been left when the kong was made than at the end of the deal.
  const early = term.tilesLeft !== undefined && tilesLeft !== undefined && tilesLeft > term.tilesLeft;
  return early
    ? [...own, scoreError('instant-payer-too-early', { seat, kind, payer, tilesLeft, most: term.tilesLeft })]
    : own;
};

const MOST_KONGS = 4;

const checkTwice = (events: DealFacts<Wind>['instant']): readonly ScoreError[] =>
  WINDS.flatMap((seat) => {
    const own = events.filter((event) => event.seat === seat);
    const kongs = own.filter(({ kind }) => isKong(kind)).length;
    const twice = own.filter(
      ({ kind, payer }, at) =>
        !isKong(kind) && own.slice(0, at).some((event) => event.kind === kind && event.payer === payer),
    );
    return [
      ...(kongs > MOST_KONGS ? [scoreError('instant-kongs-too-many', { seat, kongs, most: MOST_KONGS })] : []),
      ...twice.map(({ kind }) => scoreError('instant-twice', { seat, kind })),
    ];
  });

/** Each bonus tile exists once: none can lie with two seats, shown by an event or in a hand. */
const checkShown = ({ instant, hands }: DealFacts<Wind>): readonly ScoreError[] => {
  if (instant.length === 0) return [];
  const shown: BySeat<number> = {
    E: shownAt('E', instant),
    S: shownAt('S', instant),
    W: shownAt('W', instant),
    N: shownAt('N', instant),
  };
  return BONUS_TILES.flatMap((tile) => {
    const bit = 1 << indexOfBonus(tile);
    const bySight = WINDS.filter((seat) => (shown[seat] & bit) !== 0);
    const seats = WINDS.filter((seat) => bySight.includes(seat) || hands[seat]?.bonus.includes(tile));
    return bySight.length > 0 && seats.length > 1 ? [scoreError('instant-tile-elsewhere', { tile, seats })] : [];
  });
};

const shownAt = (seat: Wind, events: DealFacts<Wind>['instant']): number =>
  events.reduce((mask, event) => (event.seat === seat ? mask | shownBy(event) : mask), 0);

/** The winner's hand is laid open whole, so it must hold what was paid for. Others may show a part. */
const checkWinner = ({ result, winner, hands, instant }: DealFacts<Wind>): readonly ScoreError[] => {
  const hand = result !== 'win' || winner === undefined ? undefined : hands[winner];
  if (hand === undefined) return [];
  const held = hand.bonus.reduce((mask, tile) => mask | (1 << indexOfBonus(tile)), 0);
  const own = instant.filter(({ seat }) => seat === winner);
  const kongsOf = (kind: InstantKind): number =>
    hand.melds.filter((meld) => meld.type === 'kong' && (meld.state === 'concealed') === (kind === 'kong-concealed'))
      .length;
  return own.flatMap((event, at) => {
    const { seat, kind } = event;
    const nth = own.slice(0, at + 1).filter((one) => one.kind === kind).length;
    const missing = isKong(kind) ? nth > kongsOf(kind) : (shownBy(event) & ~held) !== 0;
    return missing ? [scoreError('instant-not-in-hand', { seat, kind })] : [];
  });
};
