import { type ByChair, CHAIRS, type Chair } from './chair.ts';
import type { ChairFacts } from './deal.ts';
import { moveChairs } from './move-facts.ts';
import {
  addAmounts,
  NOTHING,
  type ReplayableDeal,
  type ReplayedDeal,
  type ReplayInput,
  replayTable,
} from './replay.ts';

/** A single slip that would explain why a paper sheet and the table do not agree. */
export type Slip = SlipInDeal | SlipOnPaper;

/** Something was entered differently from what the paper says: with `facts` in place of the deal's the two agree. */
export type SlipInDeal = {
  readonly where: 'deal';
  readonly dealId: string;
  /** Number of the deal at the table, from 1. */
  readonly number: number;
  readonly facts: ChairFacts;
} & (
  | { readonly kind: 'discarder'; readonly from: Chair | 'self'; readonly to: Chair | 'self' }
  | { readonly kind: 'winner'; readonly from: Chair; readonly to: Chair }
  | { readonly kind: 'digits'; readonly chair: Chair; readonly from: number; readonly to: number }
  | { readonly kind: 'hands-swapped'; readonly chairs: readonly [Chair, Chair] }
);

/** A total on the paper with its digits in another order than they should be, or with the other sign. Half units. */
export type SlipInTotal = {
  readonly where: 'paper';
  readonly kind: 'paper-digits' | 'paper-sign';
  readonly chair: Chair;
  readonly should: number;
};

/** The paper itself was added up differently; the table stays as it is. */
export type SlipOnPaper = SlipInTotal | SlipInSum;

type SlipInSum = { readonly where: 'paper' } /** A deal was added with the other sign for one person. */ & (
  | { readonly kind: 'sign-of-deal'; readonly number: number; readonly chair: Chair }
  | { readonly kind: 'deal-left-out'; readonly number: number }
  | { readonly kind: 'deal-counted-twice'; readonly number: number }
  /** What East pays and gets was not doubled, or was doubled for somebody else. */
  | { readonly kind: 'east-not-doubled'; readonly number: number }
  | { readonly kind: 'wrong-dealer'; readonly number: number; readonly dealer: Chair }
);

/** As many as a person can look through. */
const MOST = 8;

/**
 * The likeliest single slips between a table and a paper sheet, each of which alone makes the two agree; none when they agree
 * already, or when no single slip does it. `paper` are the totals on the sheet, half units. Slips on the paper come first, since they
 * ask for no correction here; then those of the latest deals.
 */
export const findSlips = <D extends ReplayableDeal>(input: ReplayInput<D>, paper: ByChair<number>): readonly Slip[] => {
  const replay = replayTable(input);
  if (same(replay.balances, paper)) return [];
  const onPaper = [...totalSlips(replay.balances, paper), ...dealSlips(input, replay, paper)];
  const inDeals = replay.deals.toReversed().flatMap((deal) => enteredSlips(input, deal, paper));
  return [...onPaper, ...inDeals].slice(0, MOST);
};

/** The likeliest single slips in totals that do not sum to zero. Half units. */
export const findTotalSlips = (totals: ByChair<number>, taken: readonly Chair[]): readonly SlipInTotal[] => {
  const sum = taken.reduce((all, chair) => all + totals[chair], 0);
  if (sum === 0) return [];
  return taken.flatMap((chair): readonly SlipInTotal[] => {
    const should = totals[chair] - sum;
    return judgeTotal(chair, totals[chair], should);
  });
};

const judgeTotal = (chair: Chair, written: number, should: number): readonly SlipInTotal[] => {
  if (written !== 0 && written === -should) return [{ where: 'paper', kind: 'paper-sign', chair, should }];
  const points = Math.abs(written) / 2;
  const swapped = Math.sign(written) === Math.sign(should) && digitSwaps(points).includes(Math.abs(should) / 2);
  return swapped ? [{ where: 'paper', kind: 'paper-digits', chair, should }] : [];
};

const totalSlips = (balances: ByChair<number>, paper: ByChair<number>): readonly SlipInTotal[] => {
  const wrong = CHAIRS.filter((chair) => balances[chair] !== paper[chair]);
  const [chair] = wrong;
  return chair === undefined || wrong.length > 1 ? [] : judgeTotal(chair, paper[chair], balances[chair]);
};

type Replayed<D extends ReplayableDeal> = {
  readonly deals: readonly ReplayedDeal<D>[];
  readonly balances: ByChair<number>;
};

/** One deal that the paper adds in another way. */
const dealSlips = <D extends ReplayableDeal>(
  { ruleset }: Pick<ReplayInput<D>, 'ruleset'>,
  { deals, balances }: Replayed<D>,
  paper: ByChair<number>,
): readonly SlipOnPaper[] => {
  const difference = subtract(paper, balances);
  return deals.toReversed().flatMap((deal): readonly SlipOnPaper[] => {
    const { net, number } = deal;
    if (same(net, NOTHING)) return [];
    const otherSign = CHAIRS.filter((chair) => net[chair] !== 0 && same(difference, only(chair, -2 * net[chair])));
    return [
      ...otherSign.map((chair) => ({ where: 'paper', kind: 'sign-of-deal', number, chair }) as const),
      ...(same(difference, subtract(NOTHING, net)) ? [{ where: 'paper', kind: 'deal-left-out', number } as const] : []),
      ...(same(difference, net) ? [{ where: 'paper', kind: 'deal-counted-twice', number } as const] : []),
      ...(ruleset.payment === 'four-hands' ? doublingSlips(deal, difference) : []),
    ];
  });
};

/** What the deal comes to when nobody is East, or when somebody else is: where East pays and gets double. */
const doublingSlips = (
  { number, net, dealer, score }: ReplayedDeal<ReplayableDeal>,
  difference: ByChair<number>,
): readonly SlipOnPaper[] => {
  const payments = score.outcome?.payments ?? [];
  const under = (east: Chair | undefined): ByChair<number> => {
    const sums = { ...NOTHING };
    for (const { from, to, amount } of payments) {
      const single = from === dealer || to === dealer ? amount / 2 : amount;
      const due = from === east || to === east ? single * 2 : single;
      sums[from] -= due;
      sums[to] += due;
    }
    return sums;
  };
  const explains = (east: Chair | undefined): boolean => same(difference, subtract(under(east), net));
  return [
    ...(explains(undefined) ? [{ where: 'paper', kind: 'east-not-doubled', number } as const] : []),
    ...CHAIRS.filter((chair) => chair !== dealer && explains(chair)).map(
      (chair) => ({ where: 'paper', kind: 'wrong-dealer', number, dealer: chair }) as const,
    ),
  ];
};

/** One deal that may have been entered differently from the paper; every one is replayed whole, since the dealer may change. */
const enteredSlips = <D extends ReplayableDeal>(
  input: ReplayInput<D>,
  { deal, number }: ReplayedDeal<D>,
  paper: ByChair<number>,
): readonly SlipInDeal[] => {
  const place = { where: 'deal', dealId: deal.id, number } as const;
  return variantsOf(deal.facts)
    .map((variant) => ({ ...place, ...variant }))
    .filter(({ facts }) => {
      const deals = input.deals.map((each) => (each.id === deal.id ? { ...each, facts, scored: null } : each));
      const replay = replayTable<ReplayableDeal>({ ...input, deals });
      return replay.problems.length === 0 && same(replay.balances, paper);
    });
};

type Variant = SlipInDeal extends infer S
  ? S extends SlipInDeal
    ? Omit<S, 'where' | 'dealId' | 'number'>
    : never
  : never;

const variantsOf = (facts: ChairFacts): readonly Variant[] =>
  facts.result === 'win' && facts.winner !== undefined
    ? [...discarders(facts), ...winners(facts, facts.winner), ...digits(facts), ...swappedHands(facts)]
    : [];

const discarders = (facts: ChairFacts): readonly Variant[] => {
  const { discarder, ...rest } = facts;
  const from = discarder ?? 'self';
  return (['self', ...CHAIRS] as const)
    .filter((to) => to !== from && to !== facts.winner)
    .map((to) => ({ kind: 'discarder', from, to, facts: to === 'self' ? rest : { ...rest, discarder: to } }));
};

/** The win, with what it was worth, given to another person. */
const winners = (facts: ChairFacts, from: Chair): readonly Variant[] =>
  CHAIRS.filter((to) => to !== from).map((to) => ({
    kind: 'winner',
    from,
    to,
    facts: { ...swapWorths(facts, from, to), winner: to, ...(facts.discarder === to && { discarder: from }) },
  }));

const digits = (facts: ChairFacts): readonly Variant[] =>
  CHAIRS.flatMap((chair) => {
    const value = facts.values[chair];
    if (value === undefined || !('total' in value || 'tai' in value)) return [];
    const from = 'total' in value ? value.total : value.tai;
    return digitSwaps(from).map((to): Variant => {
      const worth = 'total' in value ? { total: to } : { tai: to };
      return { kind: 'digits', chair, from, to, facts: { ...facts, values: { ...facts.values, [chair]: worth } } };
    });
  });

const swappedHands = (facts: ChairFacts): readonly Variant[] =>
  CHAIRS.flatMap((one, at) =>
    CHAIRS.slice(at + 1)
      .filter((other) => one !== facts.winner && other !== facts.winner)
      .map((other): Variant => ({ kind: 'hands-swapped', chairs: [one, other], facts: swapWorths(facts, one, other) })),
  );

const swapWorths = (facts: ChairFacts, one: Chair, other: Chair): ChairFacts => {
  const to = { a: 'a', b: 'b', c: 'c', d: 'd', [one]: other, [other]: one } as const;
  return {
    ...facts,
    values: moveChairs(facts.values, to),
    hands: moveChairs(facts.hands, to),
    ...(facts.stands && { stands: moveChairs(facts.stands, to) }),
  };
};

/** Every other number that two neighbouring digits of a whole number make when they change places. */
const digitSwaps = (value: number): readonly number[] => {
  if (!Number.isInteger(value)) return [];
  const text = String(value);
  const swaps = Array.from({ length: text.length - 1 }, (_, at) =>
    Number(text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)),
  );
  return [...new Set(swaps)].filter((swap) => swap !== value);
};

const same = (left: ByChair<number>, right: ByChair<number>): boolean =>
  CHAIRS.every((chair) => left[chair] === right[chair]);

const subtract = (left: ByChair<number>, right: ByChair<number>): ByChair<number> =>
  addAmounts(left, { a: -right.a, b: -right.b, c: -right.c, d: -right.d });

const only = (chair: Chair, amount: number): ByChair<number> => ({ ...NOTHING, [chair]: amount });
