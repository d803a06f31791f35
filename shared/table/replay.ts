import type { Deal, Ending } from '../records/records.ts';
import type { StoredScore } from '../records/stored-score.ts';
import type { Ruleset } from '../scoring/ruleset.ts';
import type { Wind } from '../tiles/tile.ts';
import { type ByChair, CHAIRS, type Chair, type Players, type Seating, windOfChair } from './chair.ts';
import type { ChairFacts } from './deal.ts';
import { type DealEnd, endingReached, firstDeal, type NextDeal, type Rotation, rotate } from './rotation.ts';
import { scoreChairDeal } from './score-chair-deal.ts';

export type ReplayInput<D extends ReplayableDeal = Deal> = {
  readonly ruleset: Ruleset;
  readonly options: Readonly<Record<string, unknown>>;
  readonly ending: Ending;
  /** Four unless said otherwise. */
  readonly players?: Players;
  /** The deals of one table by position. */
  readonly deals: readonly D[];
};

/** The part of a stored deal that a replay reads; `scored` is null for a deal that was never scored. */
export type ReplayableDeal = {
  readonly id: string;
  readonly facts: ChairFacts;
  readonly scored: StoredScore | null;
};

/** A deal in its place. */
export type ReplayedDeal<D extends ReplayableDeal = Deal> = NextDeal & {
  readonly deal: D;
  readonly winds: ByChair<Wind>;
  /** The score that counts: the very one that is stored while its context holds, else a fresh one, which a command writes. */
  readonly score: StoredScore;
  /** Half units; zero while the payments are unknown or the deal contradicts its context. */
  readonly net: ByChair<number>;
  /** Half units, this deal included. */
  readonly balances: ByChair<number>;
};

export type Replay<D extends ReplayableDeal = Deal> = {
  readonly deals: readonly ReplayedDeal<D>[];
  readonly balances: ByChair<number>;
  readonly next: NextDeal;
  /** By its ending rule alone; a table ended by hand is judged by `tableState`. */
  readonly finished: boolean;
  /** Number of the deal after which the ending rule was reached; undefined while it is not. Deals after it are too many. */
  readonly lastDeal: number | undefined;
  /** Ids of deals that contradict their context or whose payments are unknown. They count nothing. */
  readonly problems: readonly string[];
};

export const NOTHING: ByChair<number> = { a: 0, b: 0, c: 0, d: 0 };

/**
 * Replays a table's deals in order: dealer, winds, extra deals and balances. A stored score stands while the context it
 * was made under is the one found here, whatever engine made it; otherwise the deal is scored again.
 */
export const replayTable = <D extends ReplayableDeal>({
  ruleset,
  options,
  ending,
  players = 4,
  deals,
}: ReplayInput<D>): Replay<D> => {
  const replayed: ReplayedDeal<D>[] = [];
  let rotation = firstDeal(players);
  let balances = NOTHING;
  let lastDeal: number | undefined;
  for (const deal of deals) {
    const place = placeIn(rotation);
    const stands = deal.scored !== null && sameContext(deal.scored, place);
    const score = stands && deal.scored ? deal.scored : scoreChairDeal({ ruleset, options, facts: deal.facts, place });
    const net = score.outcome?.net ?? NOTHING;
    balances = addAmounts(balances, net);
    const { number, dealer, prevailingWind, extra, dealerWins, dealerStays } = place;
    // Field by field: a spread here made a night of 6,400 deals take three times as long.
    replayed.push({
      players,
      number,
      dealer,
      prevailingWind,
      extra,
      dealerWins,
      dealerStays,
      deal,
      winds: windsUnder(place),
      score,
      net,
      balances,
    });
    rotation = rotate(rotation, dealEnd(deal.facts, score));
    // Never undone by a later deal: numbers and passed dealerships only grow.
    if (endingReached(ending, rotation)) lastDeal ??= number;
  }
  const problems = replayed.filter(({ score }) => !score.outcome?.net).map(({ deal }) => deal.id);
  const finished = lastDeal !== undefined;
  return { deals: replayed, balances, next: placeIn(rotation), finished, lastDeal, problems };
};

const placeIn = ({ players, number, dealer, prevailingWind, extra, dealerWins, dealerStays }: Rotation): NextDeal => ({
  players,
  number,
  dealer,
  prevailingWind,
  extra,
  dealerWins,
  dealerStays,
});

/** Sum of two amounts by chair, in the unit of both. */
export const addAmounts = (left: ByChair<number>, right: ByChair<number>): ByChair<number> => ({
  a: left.a + right.a,
  b: left.b + right.b,
  c: left.c + right.c,
  d: left.d + right.d,
});

/** The seat wind of every chair in a deal. */
const windsUnder = ({ dealer, players }: Seating): ByChair<Wind> => WINDS_UNDER[players][dealer];

const windsOf = (dealer: Chair, players: Players): ByChair<Wind> => ({
  a: windOfChair('a', dealer, players),
  b: windOfChair('b', dealer, players),
  c: windOfChair('c', dealer, players),
  d: windOfChair('d', dealer, players),
});

const windsByDealer = (players: Players): ByChair<ByChair<Wind>> => ({
  a: windsOf('a', players),
  b: windsOf('b', players),
  c: windsOf('c', players),
  d: windsOf('d', players),
});

const WINDS_UNDER: Readonly<Record<Players, ByChair<ByChair<Wind>>>> = { 3: windsByDealer(3), 4: windsByDealer(4) };

const sameContext = ({ context }: StoredScore, place: NextDeal): boolean =>
  context.players === place.players &&
  context.dealer === place.dealer &&
  context.prevailingWind === place.prevailingWind &&
  context.dealerWins === place.dealerWins &&
  context.dealerStays === place.dealerStays;

/** What a scored deal means to the rotation. */
export const dealEnd = (facts: ChairFacts, { outcome }: StoredScore): DealEnd =>
  outcome === null
    ? { kind: 'void' }
    : { kind: 'scored', dealer: outcome.dealer, result: facts.result, winner: facts.winner };

export type TableState = 'not-yet' | 'running' | 'finished';

/** Where a table stands: finished when ended by hand or when its ending was reached. */
export const tableState = (
  ended: boolean,
  replay: Pick<Replay, 'finished'> & { readonly deals: readonly unknown[] },
): TableState => (ended || replay.finished ? 'finished' : replay.deals.length === 0 ? 'not-yet' : 'running');

/**
 * Whether the present engine comes to another result than the stored score of a replayed deal. Asked only where a
 * person looks at the deal: the stored score keeps counting.
 */
export const differsFromEngine = (
  { ruleset, options }: Pick<ReplayInput, 'ruleset' | 'options'>,
  replayed: ReplayedDeal<ReplayableDeal>,
): boolean => {
  if (replayed.score.context.rulesetVersion === ruleset.version) return false;
  const fresh = scoreChairDeal({ ruleset, options, facts: replayed.deal.facts, place: replayed });
  return resultKey(fresh) !== resultKey(replayed.score);
};

/** What a result comes to: money by chair and the dealer. Lines may be renamed without a difference worth showing. */
const resultKey = ({ outcome }: StoredScore): string =>
  outcome === null ? 'none' : [outcome.dealer, ...CHAIRS.map((chair) => outcome.net?.[chair] ?? 'unknown')].join(' ');
