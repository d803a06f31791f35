import type { Deal, Entrant, Player, Round, Session, Table } from '../records/records.ts';
import type { StandingRow } from '../session/standing.ts';
import type { ByChair, Chair } from '../table/chair.ts';
import type { TableState } from '../table/replay.ts';
import type { NextDeal } from '../table/rotation.ts';
import type { Wind } from '../tiles/tile.ts';

export type { NextDeal, StandingRow, TableState };

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
  readonly state: TableState;
  readonly dealCount: number;
  readonly balances: ByChair<number>;
  readonly next: NextDeal;
  /** Ids of deals that contradict their context or whose payments are unknown. */
  readonly problems: readonly string[];
};

export type RoundView = {
  readonly round: Round;
  readonly tables: readonly TableSummary[];
  readonly sitOutNames: readonly string[];
  readonly state: TableState;
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
  readonly rows: readonly StandingRow[];
  readonly roundsSeated: number;
  readonly tablesRunning: number;
  /** Sequence of the newest change: the data version printed on paper. */
  readonly version: number;
};

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
