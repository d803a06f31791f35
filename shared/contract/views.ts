import type { Erasure } from '../records/erase-person.ts';
import type { Deal, Entrant, Penalty, Player, Publication, Round, Session, Table } from '../records/records.ts';
import type { ComparedRow } from '../session/compare-standings.ts';
import type { RoundState } from '../session/round-state.ts';
import type { StandingRow } from '../session/standing.ts';
import type { ByChair, Chair } from '../table/chair.ts';
import type { TableState } from '../table/replay.ts';
import type { NextDeal } from '../table/rotation.ts';
import type { TableResult } from '../table/table-result.ts';
import type { Wind } from '../tiles/tile.ts';

export type { ComparedRow, NextDeal, RoundState, StandingRow, TableState };

/** What the screens read. Every figure is derived from records; none is stored. Amounts are in half units. */

export type SessionSummary = {
  readonly session: Session;
  readonly entrants: number;
  readonly present: number;
  readonly roundsSeated: number;
  readonly deals: number;
};

export type EntrantView = Entrant & { readonly name: string; readonly player: Player };

export type TableSummary = {
  readonly table: Table;
  /** Empty where nobody sits. */
  readonly names: ByChair<string>;
  /** Who plays in somebody else's name, by chair. */
  readonly standIns: Readonly<Partial<Record<Chair, string>>>;
  readonly state: TableState;
  /** What the balances come from; `nothing` for a cancelled table and for one without deals. */
  readonly counts: TableResult['counts'];
  /** Deals entered, whether they count or not. */
  readonly dealCount: number;
  /** When the newest of them was entered; null without any. */
  readonly lastDealAt: string | null;
  /** Those of them that were entered after the table's time was up; 0 without a clock. */
  readonly lateDeals: number;
  readonly balances: ByChair<number>;
  readonly next: NextDeal;
  /** Ids of deals that contradict their context or whose payments are unknown. */
  readonly problems: readonly string[];
};

export type RoundView = {
  readonly round: Round;
  readonly tables: readonly TableSummary[];
  readonly sitOutNames: readonly string[];
  readonly state: RoundState;
};

export type SessionView = {
  readonly session: Session;
  readonly entrants: readonly EntrantView[];
  readonly rounds: readonly RoundView[];
};

/** A stored deal with its place in the replay. */
export type DealView = {
  readonly deal: Deal;
  readonly number: number;
  readonly dealer: Chair;
  readonly prevailingWind: Wind;
  readonly extra: number;
  /** Seat wind of each chair in this deal. */
  readonly winds: ByChair<Wind>;
  readonly net: ByChair<number>;
  readonly balances: ByChair<number>;
  /** True when a newer engine than the one that scored the deal comes to another result: show both. */
  readonly differs: boolean;
};

export type TableView = {
  readonly session: Session;
  readonly round: Round;
  readonly summary: TableSummary;
  readonly deals: readonly DealView[];
  /** By chair; null where nobody sits. */
  readonly entrants: ByChair<EntrantView | null>;
};

export type StandingsView = {
  readonly session: Session;
  /** The ranked, then substitutes. */
  readonly rows: readonly StandingRow[];
  /** How many are ranked: substitutes do not count in the size of the field. */
  readonly fieldSize: number;
  readonly roundsSeated: number;
  readonly tablesRunning: number;
  /** Tables whose result is disputed: the standings are provisional. */
  readonly tablesDisputed: number;
  /** The whole register, oldest first. */
  readonly penalties: readonly PenaltyView[];
  /** Name of every entrant by id, those without a row too. */
  readonly names: Readonly<Record<string, string>>;
  /** Sequence of the newest change: the data version printed on paper. */
  readonly version: number;
};

/** An entry of the register with names. */
export type PenaltyView = {
  readonly penalty: Penalty;
  /** From 1, in the order in which they were entered. */
  readonly number: number;
  readonly name: string;
  readonly gains: readonly { readonly name: string; readonly gamePoints: number }[];
  /** Null where it belongs to no table. */
  readonly place: { readonly round: number; readonly table: number } | null;
};

export type PenaltyRegister = {
  readonly session: Session;
  readonly penalties: readonly PenaltyView[];
  readonly version: number;
};

export type PublicationSummary = Pick<Publication, 'id' | 'number' | 'at' | 'version' | 'roundsSeated'> & {
  /** Rows that are different now. */
  readonly differing: number;
};

/** Published standings beside the present ones. */
export type PublicationView = {
  readonly session: Session;
  readonly publication: Publication;
  readonly rows: readonly ComparedRow[];
  /** What moved figures since, oldest first; what was taken back again since is left out. */
  readonly causes: readonly PublicationCause[];
  readonly version: number;
};

/** A change since the publication, and whose figures it touched; null is everybody's. */
export type PublicationCause = { readonly change: ChangeSummary; readonly entrantIds: readonly string[] | null };

export type ChangeSummary = {
  readonly seq: number;
  readonly at: string;
  readonly command: string;
  readonly reason: string | null;
  readonly sessionId: string | null;
  readonly about: Readonly<Record<string, string | number>>;
  readonly undoes: number | null;
  readonly redoes: number | null;
  /** Currently taken back. */
  readonly undone: boolean;
};

/** A line of the history. */
export type HistoryEntry = ChangeSummary & {
  /** The later change that took this one back by itself; null while it stands, or was undone in its turn. */
  readonly takenBackBy: number | null;
};

export type SampleState = {
  /** Something of the sample is in the club that `sample.remove` would take away. */
  readonly there: boolean;
  /** Which of its two evenings are there: the one to look at, the one that plays itself. */
  readonly evening: boolean;
  readonly rehearsal: boolean;
  /** The club has no session of its own: only then do seasons and people's pages count the sample's evenings. */
  readonly alone: boolean;
  /** The club is empty: nobody is in the register and there is no session. */
  readonly offered: boolean;
};

export type StoreStatus = {
  /** Identity of this database, made once. */
  readonly storeId: string;
  /** Sequence of the newest change, 0 when there is none. */
  readonly seq: number;
  /** How far the journal file reaches (desktop), or null where none is kept (web). */
  readonly journal: { readonly seq: number; readonly at: string } | null;
  /** Last backup that was downloaded or written. */
  readonly backup: { readonly seq: number; readonly at: string } | null;
  readonly undo: ChangeSummary | null;
  readonly redo: ChangeSummary | null;
  /** Live subscriptions now held, over all clients: a test asserts that reloads leave none behind. */
  readonly subscriptions: number;
};

/** Erasures that the files outside the database have not followed. */
export type PendingErasures = {
  readonly storeId: string;
  /** The oldest first. */
  readonly erasures: readonly Erasure[];
  /** Every card there is: whoever has one of these in an older copy is somebody of today. */
  readonly register: readonly string[];
};
