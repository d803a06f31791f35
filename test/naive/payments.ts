import type { Wind } from '../../shared/tiles/tile.ts';

/** What each seat wins or loses, in points; halves occur. */
export type Nets = Record<Wind, number>;

const SEATS: readonly Wind[] = ['E', 'S', 'W', 'N'];
const nobody = (): Nets => ({ E: 0, S: 0, W: 0, N: 0 });

type FourHands = { readonly eastDoubles: boolean; readonly losersSettle: boolean };

/** Fillings 8 and 20: everybody pays everybody the whole of the other's hand, and nobody is paid by the winner. */
export const fourHandNets = (totals: Readonly<Nets>, winner: Wind, o: FourHands): Nets => {
  const nets = nobody();
  for (const from of SEATS) {
    for (const to of SEATS) {
      if (from === to || from === winner || (to !== winner && !o.losersSettle)) continue;
      const amount = totals[to] * (o.eastDoubles && (from === 'E' || to === 'E') ? 2 : 1);
      nets[from] -= amount;
      nets[to] += amount;
    }
  }
  return nets;
};

type Won = { readonly winner: Wind; readonly discarder: Wind | undefined };

/** `one` is what an ordinary loser pays, `two` what the thrower pays, and everybody on a tile that the winner drew. */
const shared = ({ winner, discarder }: Won, one: number, two: number, throwerPaysAll: boolean): Nets => {
  const nets = nobody();
  const pay = (from: Wind, amount: number): void => {
    nets[from] -= amount;
    nets[winner] += amount;
  };
  for (const loser of SEATS.filter((seat) => seat !== winner)) {
    if (discarder === undefined) pay(loser, two);
    else pay(throwerPaysAll ? discarder : loser, loser === discarder ? two : one);
  }
  return nets;
};

/** 000, full table: each row doubles the one above it, 10 and 20 for one double. */
export const doublesNets = (won: Won, doubles: number, { stake }: { readonly stake: number }): Nets => {
  const one = (stake * 2 ** doubles) / 2;
  return shared(won, one, 2 * one, false);
};

/** 002: a base of two points for one tai that doubles with each; the shooter twice the base, or everything. */
export const payupNets = (
  won: Won,
  tai: number,
  { base, shooterPays }: { readonly base: number; readonly shooterPays: boolean },
): Nets => {
  const one = (base * 2 ** tai) / 2;
  return shared(won, one, 2 * one, shooterPays);
};

export type ClubTable = {
  readonly tablePoints: number;
  readonly halfPoints: boolean;
  readonly progression: 'doubling' | 'rounded';
  readonly discardRule: 'shooter-all' | 'share';
};

/** Filling 39, a 1/2 table from no tai on: what an ordinary loser and a thrower pay. */
const DOUBLING = [
  [0.5, 1],
  [1, 2],
  [2, 4],
  [4, 8],
  [8, 16],
  [16, 32],
];
const ROUNDED = [
  [0, 0],
  [1, 2],
  [2, 3],
  [3, 5],
  [5, 10],
  [10, 20],
];

export const clubNets = (won: Won, tai: number, o: ClubTable): Nets => {
  const table = o.progression === 'doubling' ? DOUBLING : ROUNDED;
  const [one = 0, two = 0] = table[Math.min(tai, 5)] ?? [];
  // Above the printed tables both double on.
  const times = o.tablePoints * (o.halfPoints ? 0.5 : 1) * 2 ** Math.max(0, tai - 5);
  return shared(won, one * times, two * times, o.discardRule === 'shooter-all');
};
