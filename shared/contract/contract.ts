import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { type Change, changeSchema } from '../records/change.ts';
import {
  type Deal,
  ENTRANT_ROLES,
  ENTRANT_STATUSES,
  type Player,
  penaltySchema,
  playerSchema,
  RECORD_KINDS,
  sessionSchema,
} from '../records/records.ts';
import { seasonSchema } from '../records/season.ts';
import { type Plan, plannedTableSchema, planSchema, ROUND_METHODS, seatsSchema } from '../records/seating.ts';
import { chairAmountsSchema } from '../records/stored-score.ts';
import { MOST_MINUTES } from '../session/clock.ts';
import { FOLLOWS } from '../session/reseat.ts';
import { chairSchema } from '../table/chair.ts';
import { chairFactsSchema } from '../table/deal.ts';
import type {
  ErasePreview,
  HeadToHeadView,
  MergePreview,
  PairView,
  PersonView,
  SeasonSummary,
  SeasonView,
} from './season-views.ts';
import type {
  HistoryEntry,
  PenaltyRegister,
  PendingErasures,
  PublicationSummary,
  PublicationView,
  SampleState,
  SessionSummary,
  SessionView,
  StandingsView,
  StoreStatus,
  TableView,
} from './views.ts';

/**
 * The one way between the screens and the store. Commands are named after intentions, run in one transaction and are
 * acknowledged after it completed on disk. Live queries are event iterators: the present state at once, then again
 * after each change that touches it.
 */

const id = z.uuid();
const ids = z.array(id).min(1).max(2000);
const reason = z.string().max(500).nullable();
const neededReason = z.string().trim().min(1).max(500);
const minutes = z.int().min(1).max(MOST_MINUTES);
const facts = z.array(z.looseObject({ code: z.string() }));

/** Errors a command may answer with. `INVALID` carries every error found, as codes with facts. */
const base = oc.errors({
  NOT_FOUND: { data: z.object({ kind: z.string(), id: z.string() }) },
  /** Based on an older state than the stored one (another window was faster), or not possible in the present state. */
  CONFLICT: { data: z.object({ code: z.string() }).loose() },
  INVALID: { data: z.object({ errors: facts }) },
});

/** The views are ours and typed; checking megabytes of our own output on each change would cost more than it finds. */
const live = <T>() => eventIterator(z.custom<T>());
const done = z.object({ seq: z.int() });
const made = z.object({ seq: z.int(), id });

const playerInput = playerSchema.omit({ id: true });
const penaltyInput = penaltySchema.omit({ sessionId: true, at: true, cancelled: true });
const sessionInput = sessionSchema.omit({ id: true, createdAt: true, state: true, seed: true });

export const contract = {
  /**
   * A client says hello with the name of a Web Lock that it holds; when the lock is free the client is gone. The answer names
   * the lock that the store holds: when that is free the store is gone.
   */
  hello: base.input(z.object({ lock: z.string() })).output(z.object({ storeId: z.string(), lock: z.string() })),

  players: {
    list: base.output(live<readonly Player[]>()),
    add: base.input(playerInput.extend({ id })).output(made),
    amend: base.input(playerSchema).output(done),
    /** Adds and amends in one change. Rows are matched to stored players by id beforehand, in the preview. */
    import: base.input(z.object({ players: z.array(playerSchema).min(1).max(5000) })).output(done),
    /** CONFLICT `player-in-session` when one has played. */
    remove: base.input(z.object({ ids })).output(done),
    /** What merging two cards of one person would do. NOT_FOUND when either is gone; INVALID `merge-with-itself`. */
    mergePreview: base.input(z.object({ keep: id, remove: id })).output(live<MergePreview>()),
    /**
     * Makes one person of two cards: `remove` goes, and every game of theirs becomes one of `keep`. INVALID
     * `merge-with-itself`, `merge-same-round` for every round in which both sat, `merge-same-planned-round`.
     */
    merge: base.input(z.object({ keep: id, remove: id })).output(done),
    /** What erasing a person would take and leave. NOT_FOUND; CONFLICT `player-erased`. */
    erasePreview: base.input(z.object({ id })).output(live<ErasePreview>()),
    /**
     * Takes a person's name from the register and from all of the history, and leaves the figures under a neutral one. Cannot be taken
     * back. `name` is the one on the card: CONFLICT `stale` when it is another by now, `player-erased`.
     */
    erase: base.input(z.object({ id, name: z.string() })).output(done),
  },

  sessions: {
    list: base.output(live<readonly SessionSummary[]>()),
    view: base.input(z.object({ id })).output(live<SessionView>()),
    create: base.input(sessionInput.extend({ id, seed: z.int().nonnegative() })).output(made),
    /** CONFLICT `profile-frozen` when the profile or ending changes after the first deal. */
    amend: base.input(sessionInput.extend({ id })).output(done),
    /**
     * Puts options or ending right after deals were entered: all of them are scored again. INVALID `ruleset-fixed` and each fault of
     * the options; CONFLICT `rounds-confirmed`.
     */
    changeRules: base
      .input(sessionSchema.pick({ id: true, profile: true, ending: true }).extend({ reason: neededReason }))
      .output(done),
    finish: base.input(z.object({ id, finished: z.boolean() })).output(done),
    remove: base.input(z.object({ id })).output(done),
    /** All deals of a session, by round and table, for CSV. */
    deals: base.input(z.object({ id })).output(z.custom<readonly TableView[]>()),
  },

  /** Invented people with evenings of theirs, to be looked at and taken away again; what plays itself is entered by the ordinary commands. */
  sample: {
    state: base.output(live<SampleState>()),
    /** `name` and `date` of its session. The id is that of the session, always the same. CONFLICT `sample-there`. */
    add: base.input(sessionSchema.pick({ name: true, date: true })).output(made),
    /** Takes everything of it away in one change, its evenings with whatever was entered there; people added by hand stay. */
    remove: base.output(done),
  },

  entrants: {
    /**
     * Enters players, and those among `newPlayers` whom `playerIds` names too: a walk-in is registered, entered and
     * checked in by one change. `status` (expected unless given) is that of everybody entered now; who was entered before
     * is checked in too when it is `present`.
     */
    enter: base
      .input(
        z.object({
          sessionId: id,
          playerIds: ids,
          newPlayers: z.array(playerInput.extend({ id })).max(2000).optional(),
          status: z.enum(['expected', 'present']).optional(),
        }),
      )
      .output(done),
    setStatus: base.input(z.object({ entrantIds: ids, status: z.enum(ENTRANT_STATUSES) })).output(done),
    /** Substitutes are seated only to fill tables up and are not ranked. */
    setRole: base.input(z.object({ entrantIds: ids, role: z.enum(ENTRANT_ROLES) })).output(done),
    /** The organiser's order between equals, in the order given; `ordered: false` takes it from them again. */
    setTieOrder: base.input(z.object({ entrantIds: ids, ordered: z.boolean() })).output(done),
    /** Removes entrants who have not been seated. CONFLICT `entrant-seated`. */
    remove: base.input(z.object({ entrantIds: ids })).output(done),
  },

  rounds: {
    /**
     * Seats the next round. Without a `method` the stored plan is followed where it has that round, and the session's own
     * method where it has not. `tables` belong to `by-hand`; who is here and at none of them sits out. `seed` is that of a
     * draw, the session's own unless given. INVALID `too-few-players`, `plan-does-not-fit` with what keeps the stored plan from
     * fitting the people here, or everything that is wrong with the tables; CONFLICT `rounds-complete`, `round-running`.
     */
    seat: base
      .input(
        z.object({
          sessionId: id,
          method: z.enum(ROUND_METHODS).optional(),
          tables: z.array(plannedTableSchema).optional(),
          seed: z.int().nonnegative().optional(),
        }),
      )
      .output(made),
    remove: base.input(z.object({ roundId: id })).output(done),
    /**
     * Brings back a round that the change `seq` removed, whatever was done since; where its number was given again it takes
     * the next free one. CONFLICT `round-there`, `entrants-gone`, `rounds-complete`.
     */
    restore: base.input(z.object({ seq: z.int().positive() })).output(made),
    /**
     * From now on the round takes no changes: CONFLICT `round-confirmed` for each. Refused with CONFLICT `round-unfinished`
     * while tables are running, `round-problems` while deals count nothing until somebody looks at them,
     * `round-disputed` while tables are disputed.
     */
    confirm: base.input(z.object({ roundId: id })).output(done),
    /** Opens a confirmed round to corrections. */
    reopen: base.input(z.object({ roundId: id, reason: neededReason })).output(done),
  },

  clock: {
    /** Starts the round's clock. CONFLICT `clock-started` when it already has another one. */
    start: base.input(z.object({ roundId: id, minutes })).output(done),
    /** Holds the clock or lets it go on. CONFLICT `clock-missing`. */
    hold: base.input(z.object({ roundId: id, held: z.boolean() })).output(done),
    /** Gives the whole round another length: its end moves by the difference. CONFLICT `clock-missing`. */
    setMinutes: base.input(z.object({ roundId: id, minutes })).output(done),
    /** Takes the clock away. */
    clear: base.input(z.object({ roundId: id })).output(done),
  },

  plans: {
    /** The session's plan, or null. */
    view: base.input(z.object({ sessionId: id })).output(live<Plan | null>()),
    /**
     * Keeps rounds to come as the session's plan, in place of the plan `replaces` (null: there was none). INVALID with every
     * reason why they do not fit, people by name; nothing is kept then. CONFLICT `plan-changed` when another plan is stored.
     */
    keep: base.input(planSchema.extend({ replaces: id.nullable() })).output(made),
    remove: base.input(z.object({ sessionId: id })).output(done),
  },

  tables: {
    view: base.input(z.object({ id })).output(live<TableView>()),
    /** Ends a table by hand, or opens it again. */
    end: base.input(z.object({ id, ended: z.boolean() })).output(done),
    /** Abandons a table: its deals are kept and count nothing. Or brings it back. */
    cancel: base.input(z.object({ id, cancelled: z.boolean(), reason })).output(done),
    /** Totals instead of deals, in half units; null for none any more. INVALID `totals-not-zero`, `totals-halves`, `totals-nobody`. */
    setTotals: base.input(z.object({ id, totals: chairAmountsSchema.nullable(), reason })).output(done),
    /** Minutes of the table's own on top of the round's clock. */
    setExtraMinutes: base.input(z.object({ id, minutes: z.int().min(0).max(MOST_MINUTES) })).output(done),
    /** The number that a table really had; the table of the round that has it now takes the other one. */
    renumber: base.input(z.object({ id, number: z.int().positive().max(999), reason })).output(done),
    /** Marks a table as disputed: the round cannot be confirmed and the standings are provisional. Again: with another note. */
    dispute: base.input(z.object({ id, note: neededReason, dealId: id.nullable() })).output(done),
    /** What was decided about a disputed table stands in the history. */
    settleDispute: base.input(z.object({ id, reason })).output(done),
    /**
     * Puts wrong seats right among tables of one round; deals follow the chairs or the people (`shared/session/reseat.ts`).
     * INVALID with the errors named there.
     */
    reseat: base
      .input(
        z.object({
          roundId: id,
          tables: z
            .array(z.object({ id, chairs: seatsSchema }))
            .min(1)
            .max(200),
          follow: z.enum(FOLLOWS),
          reason,
        }),
      )
      .output(done),
    /**
     * Puts somebody else into a seat: the points of the seat in this round go to who sits (`sitting`), or stay with the person
     * whose name it is played in (`name`). Who is not entered yet is, in the `role` given; a walk-in is registered by the same
     * change. CONFLICT `entrant-elsewhere` when that person plays at another seat of this round.
     */
    replace: base
      .input(
        z.object({
          tableId: id,
          chair: chairSchema,
          by: z.union([
            z.strictObject({ entrantId: id }),
            z.strictObject({
              playerId: id,
              newPlayer: playerInput.extend({ id }).optional(),
              role: z.enum(ENTRANT_ROLES),
            }),
          ]),
          points: z.enum(['sitting', 'name']),
          /** The person who gives up the seat goes home. */
          withdraw: z.boolean(),
          reason,
        }),
      )
      .output(done),
    /** Nobody plays in that chair's name any more. */
    endStandIn: base.input(z.object({ tableId: id, chair: chairSchema })).output(done),
  },

  deals: {
    /** At the end, or before the deal of the given id. INVALID carries the engine's errors; CONFLICT `table-finished`. */
    record: base.input(z.object({ id, tableId: id, facts: chairFactsSchema, before: id.nullable() })).output(made),
    /**
     * A sheet of deals behind those of its table, all or none, in one change. `follows` are the table's deals as the sheet knew
     * them, in order: CONFLICT `deal-came-meanwhile`, `deal-changed-meanwhile` or `deal-went-meanwhile` names the first that is not
     * so. INVALID carries the errors of every deal, each with its number as `deal`, and `deal-after-end`; CONFLICT `table-finished`.
     */
    recordAll: base
      .input(
        z.object({
          tableId: id,
          follows: z.array(z.object({ id, revision: z.int() })).max(500),
          deals: z
            .array(z.object({ id, facts: chairFactsSchema }))
            .min(1)
            .max(200),
        }),
      )
      .output(done),
    /** CONFLICT `stale` when `revision` is not the stored one. */
    amend: base.input(z.object({ id, revision: z.int(), facts: chairFactsSchema, reason })).output(done),
    remove: base.input(z.object({ id, revision: z.int(), reason })).output(done),
    /**
     * Puts a deal in another place: at another table of the session, or elsewhere at its own. At another table the facts go to
     * whoever has the same seat winds there, or sits in the same chairs. At the end, or before the deal of the given id. INVALID
     * with the engine's errors at its new place; CONFLICT `stale`, `table-finished`.
     */
    move: base
      .input(
        z.object({
          id,
          revision: z.int(),
          tableId: id,
          before: id.nullable(),
          follow: z.enum(['winds', 'chairs']),
          reason,
        }),
      )
      .output(done),
  },

  standings: { view: base.input(z.object({ sessionId: id })).output(live<StandingsView>()) },

  penalties: {
    list: base.input(z.object({ sessionId: id })).output(live<PenaltyRegister>()),
    /** INVALID with every contradiction: `penalty-empty`, `gains-differ`, `gain-to-offender`, `gain-twice`, `entrant-not-in-session`, `not-at-table`. */
    add: base.input(penaltyInput.extend({ sessionId: id })).output(made),
    /** INVALID as for `add`. `because` stands in the history. */
    amend: base.input(penaltyInput.extend({ because: reason })).output(done),
    /** A cancelled entry stays in the register and counts nothing; `cancelled: false` makes it count again. */
    cancel: base.input(z.object({ id, cancelled: z.boolean(), because: reason })).output(done),
  },

  publications: {
    list: base.input(z.object({ sessionId: id })).output(live<readonly PublicationSummary[]>()),
    /** A published table beside the present one. */
    view: base.input(z.object({ id })).output(live<PublicationView>()),
    /** Keeps the standings as they are now. CONFLICT `nothing-to-publish` before the first result. */
    publish: base.input(z.object({ id, sessionId: id })).output(made),
    /** Takes a publication back, for one made by mistake. Its number is not given again. */
    withdraw: base.input(z.object({ id })).output(done),
  },

  seasons: {
    list: base.output(live<readonly SeasonSummary[]>()),
    view: base.input(z.object({ id })).output(live<SeasonView>()),
    headToHead: base.input(z.object({ id })).output(live<HeadToHeadView>()),
    /** The tables at which two people met. `seasonId` null: ever. */
    pair: base.input(z.object({ seasonId: id.nullable(), one: id, other: id })).output(live<PairView>()),
    /** One person's sessions, ratings and partners. `seasonId` null: everything ever played. */
    person: base.input(z.object({ seasonId: id.nullable(), playerId: id })).output(live<PersonView>()),
    /** INVALID `season-days-reversed`, `unknown-ruleset`. */
    create: base.input(seasonSchema).output(made),
    amend: base.input(seasonSchema).output(done),
    remove: base.input(z.object({ id })).output(done),
  },

  history: {
    /** The newest first. With `record` only what belongs to it: of a table also its deals and penalties, of a person all that names them. */
    list: base
      .input(
        z.object({
          sessionId: id.nullable(),
          limit: z.int().min(1).max(1000),
          record: z.object({ kind: z.enum(RECORD_KINDS), id }).optional(),
        }),
      )
      .output(live<readonly HistoryEntry[]>()),
    /** The whole change with before and after. */
    change: base.input(z.object({ seq: z.int() })).output(z.custom<Change>()),
    /** Every version of one deal, oldest first. */
    deal: base
      .input(z.object({ id }))
      .output(z.custom<readonly { at: string; command: string; reason: string | null; deal: Deal | null }[]>()),
    /** Takes back the newest change that is not taken back. CONFLICT `nothing-to-undo`, `stale` when `seq` is not that change. */
    undo: base.input(z.object({ seq: z.int() })).output(done),
    redo: base.input(z.object({ seq: z.int() })).output(done),
    /**
     * Takes one earlier change back by itself; what was done since stays. CONFLICT `later-change` names the newest change that
     * builds on it, `change-undone`, `before-restore`.
     */
    takeBack: base.input(z.object({ seq: z.int().positive(), reason })).output(done),
  },

  store: {
    status: base.output(live<StoreStatus>()),
    /** Every change after `after`, then each new one: main mirrors them into the journal file. */
    changes: base.input(z.object({ after: z.int().nonnegative() })).output(live<readonly Change[]>()),
    /** Main says how far the file is on disk. */
    journaled: base.input(z.object({ seq: z.int(), at: z.iso.datetime() })).output(z.object({})),
    /** Erasures that files outside have not followed yet: main writes the journal and the copies anew, and says so. */
    erasures: base.output(z.custom<PendingErasures>()),
    erased: base.input(z.object({ was: z.array(z.string()) })).output(z.object({})),
    /** The whole club as text: an envelope with version, counts and a checksum. */
    backup: base.output(z.object({ text: z.string(), seq: z.int() })),
    backedUp: base.input(z.object({ seq: z.int(), at: z.iso.datetime() })).output(z.object({})),
    /** Replaces everything by the backup, as one undoable step is not possible: the old state is returned as a backup first. INVALID names what is broken. */
    restore: base.input(z.object({ text: z.string() })).output(z.object({ seq: z.int(), replaced: z.string() })),
    /** Rebuilds an empty or older database from journal changes, in order and without gaps. */
    rebuild: base.input(z.object({ storeId: z.string(), changes: z.array(changeSchema) })).output(done),
  },
};
