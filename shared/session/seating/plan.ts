import type { ByChair } from '../../table/chair.ts';

export type SeatedTable = {
  /** From 1. */
  readonly number: number;
  /** Person by chair; chair `a` sits East first, `b` South, `c` West, `d` North. */
  readonly chairs: ByChair<string>;
};

/** A round as it was seated: what counts as history for the rounds after it. */
export type PastRound = {
  readonly number: number;
  readonly tables: readonly SeatedTable[];
  readonly sitOuts: readonly string[];
};

export type SeatRoundInput = {
  /** The session's seed. */
  readonly seed: number;
  /** Number of the round to seat, from 1. */
  readonly roundNumber: number;
  /** Everybody to seat, in a fixed order such as order of entry: the order is part of the draw. */
  readonly present: readonly string[];
  readonly past: readonly PastRound[];
  readonly roundsPlanned: number;
};

/** How a round was found. */
export const SEATING_METHODS = ['affine-plane', 'search'] as const;
export type SeatingMethod = (typeof SEATING_METHODS)[number];

/** What the checker measured over all rounds so far, this one included, with how this round was made. */
export type SeatingCertificate = SeatingMetrics & {
  readonly seed: number;
  readonly method: SeatingMethod;
  /** Changes when the same arguments could give another plan. */
  readonly makerVersion: number;
};

export type SeatingMetrics = {
  readonly rounds: number;
  /** Sum over pairs of C(m, 2), m being how often the two have met: a third meeting costs more than a second. */
  readonly repeats: number;
  /** No seating of these rounds, with the same people present, can have fewer repeats than this. */
  readonly repeatsBound: number;
  readonly mostMeetings: number;
  /** People whose four winds differ by more than one in how often they had them. */
  readonly windsUneven: number;
  /** Sum over people and winds of |4 x count - plays|, and the least that the plays allow. */
  readonly windSpread: number;
  readonly windSpreadBound: number;
  /** Most and fewest sit-outs among the people present in every round. */
  readonly sitOutsMost: number;
  readonly sitOutsFewest: number;
};

/** Why nobody was seated. */
export type SeatingError =
  | { readonly code: 'too-few-players'; readonly present: number; readonly needed: number }
  /** The list of people present names somebody more than once. */
  | { readonly code: 'present-twice'; readonly entrants: readonly string[] };

export type RoundSeating = {
  readonly tables: readonly SeatedTable[];
  /** In the order of `present`. */
  readonly sitOuts: readonly string[];
  readonly certificate: SeatingCertificate;
};
