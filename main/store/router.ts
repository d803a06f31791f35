import { implement } from '@orpc/server';
import { contract } from '../../shared/contract/contract.ts';
import { changeRules } from './commands/change-rules.ts';
import { clearRoundClock, holdRoundClock, setRoundMinutes, startRoundClock } from './commands/clock.ts';
import { confirmRound, reopenRound } from './commands/closing.ts';
import { amendDeal, recordDeal, removeDeal } from './commands/deals.ts';
import { setEntrantRole, setTieOrder } from './commands/entrant-ranking.ts';
import { enterPlayers, removeEntrants, setEntrantStatus } from './commands/entrants.ts';
import { erasePlayer, markErased, previewErase, readPendingErasures } from './commands/erase-player.ts';
import { backUp, markBackup, markJournal, rebuildStore, restoreStore, soundBackup } from './commands/files.ts';
import { redoChange, undoChange } from './commands/history.ts';
import { mergePlayers, previewMerge } from './commands/merge-players.ts';
import { moveDeal } from './commands/move-deal.ts';
import { addPenalty, amendPenalty, cancelPenalty } from './commands/penalties.ts';
import { keepPlan, readPlan, removePlan } from './commands/plans.ts';
import { addPlayer, amendPlayer, importPlayers, removePlayers } from './commands/players.ts';
import { publishStandings, withdrawPublication } from './commands/publications.ts';
import { recordAllDeals } from './commands/record-all.ts';
import { removeRound, restoreRound } from './commands/rounds.ts';
import { addSample, removeSample } from './commands/sample.ts';
import { amendSeason, createSeason, removeSeason } from './commands/seasons.ts';
import { seatRound } from './commands/seat-round.ts';
import { endStandIn, replacePerson, reseatTables } from './commands/seats.ts';
import { amendSession, createSession, finishSession, removeSession } from './commands/sessions.ts';
import {
  cancelTable,
  disputeTable,
  endTable,
  renumberTable,
  setExtraMinutes,
  setTableTotals,
  settleDispute,
} from './commands/tables.ts';
import { takeBack } from './commands/take-back.ts';
import { readTogether } from './database.ts';
import { iterateLive } from './live.ts';
import type { Lives } from './lives.ts';
import { iterateChanges } from './queries/changes.ts';
import { readChange, readDealVersions, readHistory } from './queries/history-views.ts';
import { readPair, readPerson } from './queries/person-views.ts';
import { readPublication, readPublications } from './queries/publication-views.ts';
import { readSampleState } from './queries/sample-state.ts';
import { iterateSeasons, readHeadToHead, readSeasonList, readSeasonView } from './queries/season-views.ts';
import { readSessionList, readSessionTables, readSessionView } from './queries/session-views.ts';
import { readPenalties, readStandings } from './queries/standings-views.ts';
import { iterateStatus } from './queries/status.ts';
import { readTableView } from './queries/table-views.ts';
import type { Store } from './store.ts';

/** What a call brings along. */
export type CallContext = {
  /** Refuses when the database cannot be opened: so does every call then, with that reason. */
  readonly lives: Lives;
  /** See `serve-port.ts`. */
  readonly hello: (lock: string) => Promise<{ readonly storeId: string; readonly lock: string }>;
};

const bare = implement(contract).$context<CallContext>();
const os = bare.use(async ({ context, next }) => next({ context: { store: (await context.lives.current()).store } }));

type LiveOptions = { readonly context: { readonly store: Store }; readonly signal?: AbortSignal | undefined };

/** Every view is read in one transaction: it shows one state of the club. */
const once = <T>(store: Store, query: (store: Store) => Promise<T>): Promise<T> =>
  readTogether(store.db, () => query(store));

const live = <T>(options: LiveOptions, query: (store: Store) => Promise<T>) => iterate(options, query, false);

/** For the one view that a person at a desk waits for after each Enter. */
const liveAhead = <T>(options: LiveOptions, query: (store: Store) => Promise<T>) => iterate(options, query, true);

const iterate = <T>(
  { context: { store }, signal }: LiveOptions,
  query: (store: Store) => Promise<T>,
  ahead: boolean,
): AsyncGenerator<T, void, undefined> =>
  iterateLive({
    count: store.subscriptions,
    signal,
    query: () => once(store, query),
    turn: { headStart: store.headStart, ahead },
  });

/** Every procedure of the contract, each bound to the one function that does it. */
export const router = bare.router({
  hello: os.hello.handler(({ context, input }) => context.hello(input.lock)),

  players: {
    list: os.players.list.handler((options) => live(options, ({ db }) => db.of('players').toArray())),
    add: os.players.add.handler(({ context, input }) => addPlayer(context.store, input)),
    amend: os.players.amend.handler(({ context, input }) => amendPlayer(context.store, input)),
    import: os.players.import.handler(({ context, input }) => importPlayers(context.store, input)),
    remove: os.players.remove.handler(({ context, input }) => removePlayers(context.store, input)),
    mergePreview: os.players.mergePreview.handler((options) =>
      live(options, ({ db }) => previewMerge(db, options.input)),
    ),
    merge: os.players.merge.handler(({ context, input }) => mergePlayers(context.store, input)),
    erasePreview: os.players.erasePreview.handler((options) =>
      live(options, ({ db }) => previewErase(db, options.input)),
    ),
    erase: os.players.erase.handler(({ context, input }) => erasePlayer(context.store, input)),
  },

  sessions: {
    list: os.sessions.list.handler((options) => live(options, readSessionList)),
    view: os.sessions.view.handler((options) => live(options, (store) => readSessionView(store, options.input.id))),
    create: os.sessions.create.handler(({ context, input }) => createSession(context.store, input)),
    amend: os.sessions.amend.handler(({ context, input }) => amendSession(context.store, input)),
    changeRules: os.sessions.changeRules.handler(({ context, input }) => changeRules(context.store, input)),
    finish: os.sessions.finish.handler(({ context, input }) => finishSession(context.store, input)),
    remove: os.sessions.remove.handler(({ context, input }) => removeSession(context.store, input)),
    deals: os.sessions.deals.handler(({ context, input }) =>
      once(context.store, (store) => readSessionTables(store, input.id)),
    ),
  },

  sample: {
    state: os.sample.state.handler((options) => live(options, ({ db }) => readSampleState(db))),
    add: os.sample.add.handler(({ context, input }) => addSample(context.store, input)),
    remove: os.sample.remove.handler(({ context }) => removeSample(context.store)),
  },

  entrants: {
    enter: os.entrants.enter.handler(({ context, input }) => enterPlayers(context.store, input)),
    setStatus: os.entrants.setStatus.handler(({ context, input }) => setEntrantStatus(context.store, input)),
    setRole: os.entrants.setRole.handler(({ context, input }) => setEntrantRole(context.store, input)),
    setTieOrder: os.entrants.setTieOrder.handler(({ context, input }) => setTieOrder(context.store, input)),
    remove: os.entrants.remove.handler(({ context, input }) => removeEntrants(context.store, input)),
  },

  rounds: {
    seat: os.rounds.seat.handler(({ context, input }) => seatRound(context.store, input)),
    remove: os.rounds.remove.handler(({ context, input }) => removeRound(context.store, input)),
    restore: os.rounds.restore.handler(({ context, input }) => restoreRound(context.store, input)),
    confirm: os.rounds.confirm.handler(({ context, input }) => confirmRound(context.store, input)),
    reopen: os.rounds.reopen.handler(({ context, input }) => reopenRound(context.store, input)),
  },

  clock: {
    start: os.clock.start.handler(({ context, input }) => startRoundClock(context.store, input)),
    hold: os.clock.hold.handler(({ context, input }) => holdRoundClock(context.store, input)),
    setMinutes: os.clock.setMinutes.handler(({ context, input }) => setRoundMinutes(context.store, input)),
    clear: os.clock.clear.handler(({ context, input }) => clearRoundClock(context.store, input)),
  },

  plans: {
    view: os.plans.view.handler((options) =>
      live(options, async ({ db }) => (await readPlan(db, options.input.sessionId)) ?? null),
    ),
    keep: os.plans.keep.handler(({ context, input }) => keepPlan(context.store, input)),
    remove: os.plans.remove.handler(({ context, input }) => removePlan(context.store, input)),
  },

  tables: {
    view: os.tables.view.handler((options) => liveAhead(options, ({ db }) => readTableView(db, options.input.id))),
    end: os.tables.end.handler(({ context, input }) => endTable(context.store, input)),
    cancel: os.tables.cancel.handler(({ context, input }) => cancelTable(context.store, input)),
    setTotals: os.tables.setTotals.handler(({ context, input }) => setTableTotals(context.store, input)),
    setExtraMinutes: os.tables.setExtraMinutes.handler(({ context, input }) => setExtraMinutes(context.store, input)),
    renumber: os.tables.renumber.handler(({ context, input }) => renumberTable(context.store, input)),
    dispute: os.tables.dispute.handler(({ context, input }) => disputeTable(context.store, input)),
    settleDispute: os.tables.settleDispute.handler(({ context, input }) => settleDispute(context.store, input)),
    reseat: os.tables.reseat.handler(({ context, input }) => reseatTables(context.store, input)),
    replace: os.tables.replace.handler(({ context, input }) => replacePerson(context.store, input)),
    endStandIn: os.tables.endStandIn.handler(({ context, input }) => endStandIn(context.store, input)),
  },

  deals: {
    record: os.deals.record.handler(({ context, input }) => recordDeal(context.store, input)),
    recordAll: os.deals.recordAll.handler(({ context, input }) => recordAllDeals(context.store, input)),
    amend: os.deals.amend.handler(({ context, input }) => amendDeal(context.store, input)),
    remove: os.deals.remove.handler(({ context, input }) => removeDeal(context.store, input)),
    move: os.deals.move.handler(({ context, input }) => moveDeal(context.store, input)),
  },

  standings: {
    view: os.standings.view.handler((options) =>
      live(options, (store) => readStandings(store, options.input.sessionId)),
    ),
  },

  penalties: {
    list: os.penalties.list.handler((options) =>
      live(options, (store) => readPenalties(store, options.input.sessionId)),
    ),
    add: os.penalties.add.handler(({ context, input }) => addPenalty(context.store, input)),
    amend: os.penalties.amend.handler(({ context, input }) => amendPenalty(context.store, input)),
    cancel: os.penalties.cancel.handler(({ context, input }) => cancelPenalty(context.store, input)),
  },

  publications: {
    list: os.publications.list.handler((options) =>
      live(options, (store) => readPublications(store, options.input.sessionId)),
    ),
    view: os.publications.view.handler((options) => live(options, (store) => readPublication(store, options.input.id))),
    publish: os.publications.publish.handler(({ context, input }) => publishStandings(context.store, input)),
    withdraw: os.publications.withdraw.handler(({ context, input }) => withdrawPublication(context.store, input)),
  },

  seasons: {
    list: os.seasons.list.handler(({ context, signal }) => iterateSeasons(context.store, signal, readSeasonList)),
    view: os.seasons.view.handler(({ context, input, signal }) =>
      iterateSeasons(context.store, signal, (store) => readSeasonView(store, input.id)),
    ),
    headToHead: os.seasons.headToHead.handler(({ context, input, signal }) =>
      iterateSeasons(context.store, signal, (store) => readHeadToHead(store, input.id)),
    ),
    pair: os.seasons.pair.handler(({ context, input, signal }) =>
      iterateSeasons(context.store, signal, (store) => readPair(store, input)),
    ),
    person: os.seasons.person.handler(({ context, input, signal }) =>
      iterateSeasons(context.store, signal, (store) => readPerson(store, input)),
    ),
    create: os.seasons.create.handler(({ context, input }) => createSeason(context.store, input)),
    amend: os.seasons.amend.handler(({ context, input }) => amendSeason(context.store, input)),
    remove: os.seasons.remove.handler(({ context, input }) => removeSeason(context.store, input)),
  },

  history: {
    list: os.history.list.handler((options) => live(options, ({ db }) => readHistory(db, options.input))),
    change: os.history.change.handler(({ context, input }) => readChange(context.store.db, input.seq)),
    deal: os.history.deal.handler(({ context, input }) =>
      once(context.store, ({ db }) => readDealVersions(db, input.id)),
    ),
    undo: os.history.undo.handler(({ context, input }) => undoChange(context.store, input)),
    redo: os.history.redo.handler(({ context, input }) => redoChange(context.store, input)),
    takeBack: os.history.takeBack.handler(({ context, input }) => takeBack(context.store, input)),
  },

  store: {
    status: os.store.status.handler(({ context, signal }) => iterateStatus(context.store, signal)),
    changes: os.store.changes.handler(({ context, input, signal }) => iterateChanges(context.store, input, signal)),
    journaled: os.store.journaled.handler(({ context, input }) => markJournal(context.store, input)),
    erasures: os.store.erasures.handler(({ context }) => once(context.store, ({ db }) => readPendingErasures(db))),
    erased: os.store.erased.handler(({ context, input }) => markErased(context.store, input)),
    backup: os.store.backup.handler(({ context }) => backUp(context.store)),
    backedUp: os.store.backedUp.handler(({ context, input }) => markBackup(context.store, input)),
    // The two calls that an unreadable database does not refuse: they are the ways out.
    restore: bare.store.restore.handler(async ({ context, input }) => {
      const backup = soundBackup(input);
      return restoreStore((await context.lives.currentOrFresh()).store, backup);
    }),
    rebuild: bare.store.rebuild.handler(async ({ context, input }) =>
      rebuildStore((await context.lives.currentOrFresh()).store, input),
    ),
  },
});
