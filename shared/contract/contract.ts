import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import type { Change, Deal, Player } from '../records/records.ts';
import { changeSchema, ENTRANT_STATUSES, playerSchema, sessionSchema } from '../records/records.ts';
import { chairFactsSchema } from '../table/deal.ts';
import type { ChangeSummary, SessionSummary, SessionView, StandingsView, StoreStatus, TableView } from './views.ts';

/**
 * The one way between the screens and the store. Commands are named after intentions, run in one transaction and are
 * acknowledged after it completed on disk. Live queries are event iterators: the present state at once, then again
 * after each change that touches it.
 */

const id = z.uuid();
const ids = z.array(id).min(1).max(2000);
const reason = z.string().max(500).nullable();
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
  },

  sessions: {
    list: base.output(live<readonly SessionSummary[]>()),
    view: base.input(z.object({ id })).output(live<SessionView>()),
    create: base.input(sessionInput.extend({ id, seed: z.int().nonnegative() })).output(made),
    /** CONFLICT `profile-frozen` when the profile or ending changes after the first deal. */
    amend: base.input(sessionInput.extend({ id })).output(done),
    finish: base.input(z.object({ id, finished: z.boolean() })).output(done),
    remove: base.input(z.object({ id })).output(done),
    /** All deals of a session, by round and table, for CSV. */
    deals: base.input(z.object({ id })).output(z.custom<readonly TableView[]>()),
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
    /** Removes entrants who have not been seated. CONFLICT `entrant-seated`. */
    remove: base.input(z.object({ entrantIds: ids })).output(done),
  },

  rounds: {
    /** Seats the next round. INVALID `too-few-players`; CONFLICT `rounds-complete`, `round-running`. */
    seat: base.input(z.object({ sessionId: id })).output(made),
    remove: base.input(z.object({ roundId: id })).output(done),
  },

  tables: {
    view: base.input(z.object({ id })).output(live<TableView>()),
    /** Ends a table by hand, or opens it again. */
    end: base.input(z.object({ id, ended: z.boolean() })).output(done),
  },

  deals: {
    /** At the end, or before the deal of the given id. INVALID carries the engine's errors; CONFLICT `table-finished`. */
    record: base.input(z.object({ id, tableId: id, facts: chairFactsSchema, before: id.nullable() })).output(made),
    /** CONFLICT `stale` when `revision` is not the stored one. */
    amend: base.input(z.object({ id, revision: z.int(), facts: chairFactsSchema, reason })).output(done),
    remove: base.input(z.object({ id, revision: z.int(), reason })).output(done),
  },

  standings: { view: base.input(z.object({ sessionId: id })).output(live<StandingsView>()) },

  history: {
    list: base
      .input(z.object({ sessionId: id.nullable(), limit: z.int().min(1).max(1000) }))
      .output(live<readonly ChangeSummary[]>()),
    /** The whole change with before and after. */
    change: base.input(z.object({ seq: z.int() })).output(z.custom<Change>()),
    /** Every version of one deal, oldest first. */
    deal: base
      .input(z.object({ id }))
      .output(z.custom<readonly { at: string; command: string; reason: string | null; deal: Deal | null }[]>()),
    /** Takes back the newest change that is not taken back. CONFLICT `nothing-to-undo`, `stale` when `seq` is not that change. */
    undo: base.input(z.object({ seq: z.int() })).output(done),
    redo: base.input(z.object({ seq: z.int() })).output(done),
  },

  store: {
    status: base.output(live<StoreStatus>()),
    /** Every change after `after`, then each new one: main mirrors them into the journal file. */
    changes: base.input(z.object({ after: z.int().nonnegative() })).output(live<readonly Change[]>()),
    /** Main says how far the file is on disk. */
    journaled: base.input(z.object({ seq: z.int(), at: z.iso.datetime() })).output(z.object({})),
    /** The whole club as text: an envelope with version, counts and a checksum. */
    backup: base.output(z.object({ text: z.string(), seq: z.int() })),
    backedUp: base.input(z.object({ seq: z.int(), at: z.iso.datetime() })).output(z.object({})),
    /** Replaces everything by the backup, as one undoable step is not possible: the old state is returned as a backup first. INVALID names what is broken. */
    restore: base.input(z.object({ text: z.string() })).output(z.object({ seq: z.int(), replaced: z.string() })),
    /** Rebuilds an empty or older database from journal changes, in order and without gaps. */
    rebuild: base.input(z.object({ storeId: z.string(), changes: z.array(changeSchema) })).output(done),
  },
};
