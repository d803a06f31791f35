import type { Wind } from '../tiles/tile.ts';
import type { InstantTerms } from './instant.ts';
import type { Payment } from './score-sheet.ts';
import { others, pay } from './settle.ts';

/** What one loser owes for a worth, in half units: the ordinary share, and the full one of a thrower or on a self-drawn tile. */
export type Shares = { readonly ordinary: number; readonly full: number };

/**
 * Whom a liable player pays for. Nearly everywhere all three shares when the liable player threw the tile or the winner
 * drew it; the systems differ where a third player threw it.
 */
export const THIRD_PARTY_THROWS = ['liable-pays-all', 'normal-split', 'half-bystander-each'] as const;
export type ThirdPartyThrow = (typeof THIRD_PARTY_THROWS)[number];

/** The choices of the settlement in which the winner alone is paid. */
export type WinnerTakesTerms = {
  /** Shares by the counted worth of the winner, from the minimum to the limit. */
  readonly shares: (worth: number) => Shares;
  readonly throwerPaysAll: boolean;
  /** The least worth with which a win may be declared. */
  readonly minimum: number;
  readonly liabilityAllowed: boolean;
  readonly thirdPartyThrow: ThirdPartyThrow;
  /** Whether a later feeder takes the liability over, so that the winning discard can name nobody but its own player. */
  readonly liabilityPassesOn?: boolean;
  /** On-the-spot payments. */
  readonly instant: InstantTerms;
  /** To each opponent, in half units. */
  readonly falseWin: number;
};

type Win = {
  readonly terms: WinnerTakesTerms;
  readonly winner: Wind;
  /** Undefined when self-drawn. */
  readonly discarder: Wind | undefined;
  readonly liable: Wind | undefined;
  /** The winner's counted worth; undefined while it is unknown. */
  readonly worth: number | undefined;
};

/**
 * Each loser pays a share of the winner's worth: the thrower the full one and the others the ordinary one, everybody the full one
 * when the winner drew the tile. Who bears a share of another pays a row of its own that names him. Half units; null while the
 * worth is unknown.
 */
export const settleWinnerTakes = ({ terms, winner, discarder, liable, worth }: Win): readonly Payment[] | null => {
  if (worth === undefined) return null;
  const shares = terms.shares(worth);
  const shareOf = (loser: Wind): number =>
    discarder === undefined || loser === discarder ? shares.full : shares.ordinary;
  const bearer = bearerOf(terms, discarder, liable);
  const halved = bearer === undefined && terms.thirdPartyThrow === 'half-bystander-each' ? liable : undefined;
  return others(winner).flatMap((loser) => {
    const amount = shareOf(loser);
    if (bearer !== undefined && loser !== bearer.seat) {
      return pay({ from: bearer.seat, to: winner, amount, reason: bearer.reason, for: loser });
    }
    if (halved === undefined || discarder === undefined || loser === halved || loser === discarder) {
      return pay({ from: loser, to: winner, amount, reason: 'win' });
    }
    // 000, third variation of bao: the thrower and the liable player foot half each of what the last player would have lost.
    return [discarder, halved].flatMap((from) =>
      pay({ from, to: winner, amount: amount / 2, reason: 'liability', for: loser }),
    );
  });
};

type Bearer = { readonly seat: Wind; readonly reason: 'win' | 'liability' };

/** Who pays for everybody, if anybody does. */
const bearerOf = (
  { throwerPaysAll, thirdPartyThrow }: WinnerTakesTerms,
  discarder: Wind | undefined,
  liable: Wind | undefined,
): Bearer | undefined => {
  const liableBears =
    liable !== undefined && (discarder === undefined || discarder === liable || thirdPartyThrow === 'liable-pays-all');
  if (liableBears) return { seat: liable, reason: 'liability' };
  return throwerPaysAll && discarder !== undefined ? { seat: discarder, reason: 'win' } : undefined;
};

/** The offender pays the agreed amount to each opponent (filling 40). Half units. */
export const settleFalseDeclaration = ({ falseWin }: WinnerTakesTerms, offender: Wind): readonly Payment[] =>
  others(offender).flatMap((to) => pay({ from: offender, to, amount: falseWin, reason: 'false-win' }));

/** The worths from the minimum to the limit whose payments would not come out in half units. */
export const worthsInQuarters = (terms: WinnerTakesTerms, limit: number): readonly number[] => {
  // A thrower who pays for everybody leaves nothing to halve.
  const shared = terms.liabilityAllowed && terms.thirdPartyThrow === 'half-bystander-each' && !terms.throwerPaysAll;
  const worths: number[] = [];
  for (let worth = terms.minimum; worth <= limit; worth += 1) {
    const { ordinary, full } = terms.shares(worth);
    const amounts = shared ? [ordinary, full, ordinary / 2] : [ordinary, full];
    if (!amounts.every(Number.isSafeInteger)) worths.push(worth);
  }
  return worths;
};
