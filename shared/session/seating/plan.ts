import type { ByChair } from '../../table/chair.ts';

/** A table of four. */
export type FullTable = { readonly number: number; readonly chairs: ByChair<string> };

/** Person by chair; chair `a` sits East first, `b` South, `c` West, `d` North. `d` is null at a table of three: North stays empty. */
export type SeatedChairs = { readonly a: string; readonly b: string; readonly c: string; readonly d: string | null };

export type SeatedTable = {
  /** From 1. */
  readonly number: number;
  readonly chairs: SeatedChairs;
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

/** What the checker measured over all rounds so far, this one included, with how this round was made. */
export type SeatingCertificate = SeatingMetrics & {
  readonly seed: number;
  readonly method: PlanMethod;
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
  readonly tables: readonly FullTable[];
  /** In the order of `present`. */
  readonly sitOuts: readonly string[];
  readonly certificate: SeatingCertificate;
};

// ---------------------------------------------------------------------------------------------------------------------
// Whole plans, changes to them, and single rounds by standings or by lot.

/** Two people by id, in either order. */
export type Pair = readonly [string, string];

/** Somebody to seat, with what the organiser noted down about them. */
export type SeatingPlayer = {
  readonly id: string;
  /** People of one avoid group had better not meet. */
  readonly avoidGroup?: string | undefined;
  /** People of one forbid group must never meet. */
  readonly forbidGroup?: string | undefined;
  /** Number of the table that this person never leaves, from 1. */
  readonly fixedTable?: number | undefined;
};

/** Who is to be seated and what they wish. The order of `players` does not matter: people are sorted by id. */
export type SeatingField = {
  readonly players: readonly SeatingPlayer[];
  readonly avoidPairs?: readonly Pair[] | undefined;
  readonly forbidPairs?: readonly Pair[] | undefined;
};

/** What happens with people left over when tables of four are full: they sit out in turn, or some tables have three. */
export const TABLE_SIZES = ['sit-out', 'three'] as const;
export type TableSizes = (typeof TABLE_SIZES)[number];

/** How a long search talks to whoever waits for it. Neither changes the plan, but a stop may end it early. */
export type SearchControl = {
  /** Called now and then with the moves made and the moves allowed. */
  readonly onProgress?: ((progress: { readonly moves: number; readonly of: number }) => void) | undefined;
  /** Asked now and then; true ends the search with the best plan so far, and the certificate says `complete: false`. */
  readonly shouldStop?: (() => boolean) | undefined;
};

export type PlanInput = SeatingField &
  SearchControl & {
    /** How many rounds to plan, from 0. */
    readonly rounds: number;
    readonly seed: number;
    readonly tableSizes: TableSizes;
    /** Moves that the search may make; the seed and this number fix the plan. Absent: as many as the field needs. */
    readonly maxMoves?: number | undefined;
    /** Rounds already played, oldest first: their meetings, winds, tables and sit-outs count. */
    readonly history?: readonly PastRound[] | undefined;
  };

export type SeatingPlan = {
  /** Numbered on from the history. */
  readonly rounds: readonly PastRound[];
  readonly certificate: PlanCertificate;
};

/** How a plan or round was found. */
export const PLAN_METHODS = [
  'affine-plane',
  'field',
  'base-round',
  'stored-plan',
  'blocks',
  'search',
  'repair',
  'standings',
  'random',
] as const;
export type PlanMethod = (typeof PLAN_METHODS)[number];

/** A wish about two people: how often they met in all rounds, history included; `unmet` when it is more than the wish allows. */
export type WishOutcome = { readonly pair: Pair; readonly meetings: number; readonly unmet: boolean };
/** A wish about a table: the rounds (by number) in which the person sat elsewhere. */
export type FixedTableOutcome = {
  readonly person: string;
  readonly table: number;
  readonly missedIn: readonly number[];
};

/** A figure beside the best that any seating of these rounds could have. */
export type Measured = { readonly value: number; readonly bound: number };

/** What the checker measured over history and plan together, and how the plan was made. Plain data, stored with the plan. */
export type PlanCertificate = {
  /** Changes when the same arguments could give another plan. */
  readonly makerVersion: number;
  readonly seed: number;
  readonly method: PlanMethod;
  /** Moves that the search made. */
  readonly moves: number;
  /** False when the search was stopped before its moves were used up; only then may a repetition give another plan. */
  readonly complete: boolean;
  readonly metrics: PlanMetrics;
  /** Each wish by name, groups taken apart into pairs. */
  readonly wishes: {
    readonly avoids: readonly WishOutcome[];
    readonly forbids: readonly WishOutcome[];
    readonly fixedTables: readonly FixedTableOutcome[];
  };
  readonly warnings: readonly PlanWarning[];
  /** Whether every forbidden pair was kept apart; if not, this is the least bad plan found and must be shown as such. */
  readonly forbidsKept: boolean;
};

/** What may be odd about the wishes without stopping anything. */
export type PlanWarning =
  /** People fixed to one table meet in every round. */
  { readonly code: 'fixed-together'; readonly table: number; readonly people: readonly string[] };

export type PlanMetrics = {
  readonly rounds: number;
  /** Sum over pairs of C(m, 2), m being how often the two have met. */
  readonly repeats: Measured;
  readonly mostMeetings: Measured;
  /** Pairs who meet again in the very next round. */
  readonly backToBack: number;
  /** People whose winds differ by more than one in the end; and moments (person, round) at which they do. */
  readonly windsUneven: number;
  readonly windsUnevenMoments: number;
  /** Sum over people and winds of |4 x count - plays|. */
  readonly windSpread: Measured;
  /** Sum over people and physical tables of C(visits, 2). */
  readonly tableRepeats: Measured;
  /** Most and fewest sit-outs, and tables of three, among those present in every round. */
  readonly sitOuts: { readonly most: number; readonly fewest: number };
  readonly threes: { readonly most: number; readonly fewest: number };
};

/** What is refused before any search. Everything else is seated, however badly it has to be. */
export type PlanError =
  | { readonly code: 'too-few-players'; readonly present: number; readonly needed: number }
  | { readonly code: 'present-twice'; readonly entrants: readonly string[] }
  /** No table has that number: `tables` is how many there are. */
  | {
      readonly code: 'fixed-table-too-high';
      readonly person: string;
      readonly table: number;
      readonly tables: number;
    }
  | { readonly code: 'fixed-table-full'; readonly table: number; readonly people: readonly string[] }
  /** Two people are fixed to one table and must never meet. */
  | { readonly code: 'fixed-and-forbidden'; readonly table: number; readonly people: Pair };

export type ReplanInput = SeatingField &
  SearchControl & {
    /** Rounds played or running, oldest first. Never changed. `players` are those present from now on. */
    readonly played: readonly PastRound[];
    /** What the old plan had in mind for the rounds to come. */
    readonly rest: readonly PastRound[];
    /** Rounds to plan: the rounds of `rest`, and new ones after them when it is more. */
    readonly roundsLeft: number;
    readonly seed: number;
    readonly tableSizes: TableSizes;
    readonly maxMoves?: number | undefined;
  };

/** Where a card sends somebody in a round; `wind` E, S, W, N as a chair a to d. Absent: not in that round. */
export type CardPlace =
  | { readonly kind: 'seat'; readonly table: number; readonly chair: 'a' | 'b' | 'c' | 'd' }
  | { readonly kind: 'sit-out' };

export type CardChange = {
  readonly person: string;
  readonly round: number;
  readonly before: CardPlace | null;
  readonly after: CardPlace | null;
};

export type Replanned = SeatingPlan & {
  /** By round, then by person: only the lines that differ. People who left have `after: null`. */
  readonly changes: readonly CardChange[];
  /** How many people get a new card. */
  readonly cardsChanged: number;
};

export const STANDINGS_MODES = ['top-four', 'folded', 'balanced'] as const;
/**
 * `top-four`: places 1 to 4 together, 5 to 8 together, ...; `folded`: each table has one from each quarter of the list, the
 * first with the last of the second quarter; `balanced`: neighbours in the standings who have not met yet.
 */
export type StandingsMode = (typeof STANDINGS_MODES)[number];

export type StandingsInput = Omit<SeatingField, 'players'> & {
  /** Best first, penalties already applied and ties broken; everybody present. */
  readonly standings: readonly SeatingPlayer[];
  readonly played: readonly PastRound[];
  readonly mode: StandingsMode;
  readonly seed: number;
  readonly tableSizes: TableSizes;
  /**
   * `balanced` only: how many places of the standings a second meeting weighs. Absent: nobody meets again while it can be
   * helped; 2 brings equals together about as often as new faces.
   */
  readonly repeatWeight?: number | undefined;
};

export type SeatedRound = { readonly round: PastRound; readonly certificate: PlanCertificate };

export type RandomInput = SeatingField & {
  readonly played: readonly PastRound[];
  readonly seed: number;
  readonly tableSizes: TableSizes;
};
