import fc from 'fast-check';
import { expect } from 'vitest';
import { readTrail, redoTarget, undoTarget } from '../../../main/store/change-log.ts';
import { changeRules } from '../../../main/store/commands/change-rules.ts';
import {
  clearRoundClock,
  holdRoundClock,
  setRoundMinutes,
  startRoundClock,
} from '../../../main/store/commands/clock.ts';
import { confirmRound, reopenRound } from '../../../main/store/commands/closing.ts';
import { amendDeal, recordDeal, removeDeal } from '../../../main/store/commands/deals.ts';
import { setEntrantRole, setTieOrder } from '../../../main/store/commands/entrant-ranking.ts';
import { enterPlayers, removeEntrants, setEntrantStatus } from '../../../main/store/commands/entrants.ts';
import { redoChange, undoChange } from '../../../main/store/commands/history.ts';
import { mergePlayers } from '../../../main/store/commands/merge-players.ts';
import { moveDeal } from '../../../main/store/commands/move-deal.ts';
import { addPenalty, amendPenalty, cancelPenalty } from '../../../main/store/commands/penalties.ts';
import { keepPlan, removePlan } from '../../../main/store/commands/plans.ts';
import { addPlayer, amendPlayer, removePlayers } from '../../../main/store/commands/players.ts';
import { publishStandings, withdrawPublication } from '../../../main/store/commands/publications.ts';
import { recordAllDeals } from '../../../main/store/commands/record-all.ts';
import { removeRound, restoreRound } from '../../../main/store/commands/rounds.ts';
import { amendSeason, createSeason, removeSeason } from '../../../main/store/commands/seasons.ts';
import { seatRound } from '../../../main/store/commands/seat-round.ts';
import { endStandIn, replacePerson, reseatTables } from '../../../main/store/commands/seats.ts';
import { amendSession, finishSession, removeSession } from '../../../main/store/commands/sessions.ts';
import {
  cancelTable,
  disputeTable,
  endTable,
  renumberTable,
  setExtraMinutes,
  setTableTotals,
  settleDispute,
} from '../../../main/store/commands/tables.ts';
import { takeBack } from '../../../main/store/commands/take-back.ts';
import { Refusal } from '../../../main/store/refusal.ts';
import type { Store } from '../../../main/store/store.ts';
import type { RecordKind, RecordOf } from '../../../shared/records/records.ts';
import type { Season } from '../../../shared/records/season.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { chairsWithBoth, withOtherStanding } from '../../../shared/table/two-worths.ts';
import { cutTiles } from '../../../shared/tiles/notation.ts';
import { aPlayer, aWin, someFacts, uuid } from '../../builders/records.ts';
import { SESSION } from './evening.ts';

/** A command with numbers that choose what it works on among what is there. */
type Step = { readonly name: keyof typeof STEPS; readonly pick: number; readonly more: number };

const pickOf = async <K extends RecordKind>(store: Store, kind: K, pick: number): Promise<RecordOf[K]> => {
  const all = await store.db.of(kind).toArray();
  const found = all[pick % Math.max(1, all.length)];
  if (found === undefined) throw new Refusal({ code: 'NOT_FOUND', data: { kind, id: '' } });
  return found;
};

const factsFrom = (more: number): ChairFacts => {
  const totals = [more % 30, (more * 7) % 30, (more * 11) % 30, (more * 13) % 30].map((total) => total * 2) as never;
  const winner = (['a', 'b', 'c', 'd'] as const)[more % 4] ?? 'a';
  if (more % 5 === 0) return someFacts();
  const win = aWin(winner, totals);
  if (more % 3 !== 0) return win;
  const stands = { [winner]: more % 2 === 0 ? ('tiles' as const) : ('value' as const) };
  return { ...win, winningTile: 'D2', hands: { [winner]: TILES }, stands };
};

/** Tiles of a winner, beside the value of which one stands. */
const TILES = { melds: [], concealed: cutTiles('B123456C789D22RdRdRd').tiles, bonus: [] };

/** The only season of a try. */
export const SEASON: Season = {
  id: uuid(3000),
  name: 'Season',
  from: null,
  to: null,
  ruleset: null,
  figure: 'place',
  best: null,
  minimumGames: 0,
};

/** Commands, each with the input that the numbers choose for it. Refusals are part of it: not every choice fits. */
const STEPS = {
  addPlayer: (store: Store, { more }: Step) =>
    addPlayer(store, aPlayer({ id: uuid(100 + (more % 6)), club: `${more % 2}` })),
  amendPlayer: async (store: Store, { pick, more }: Step) =>
    amendPlayer(store, { ...(await pickOf(store, 'players', pick)), club: `club ${more}` }),
  removePlayer: async (store: Store, { pick }: Step) =>
    removePlayers(store, { ids: [(await pickOf(store, 'players', pick)).id] }),
  enter: async (store: Store, { pick }: Step) =>
    enterPlayers(store, {
      sessionId: SESSION,
      playerIds: [(await pickOf(store, 'players', pick)).id],
      status: 'present',
    }),
  setStatus: async (store: Store, { pick, more }: Step) =>
    setEntrantStatus(store, {
      entrantIds: [(await pickOf(store, 'entrants', pick)).id],
      status: more % 2 === 0 ? 'withdrawn' : 'present',
    }),
  setRole: async (store: Store, { pick, more }: Step) =>
    setEntrantRole(store, {
      entrantIds: [(await pickOf(store, 'entrants', pick)).id],
      role: more % 2 === 0 ? 'substitute' : 'player',
    }),
  setTieOrder: async (store: Store, { pick, more }: Step) =>
    setTieOrder(store, { entrantIds: [(await pickOf(store, 'entrants', pick)).id], ordered: more % 2 === 0 }),
  addPenalty: async (store: Store, { pick, more }: Step) =>
    addPenalty(store, {
      ...{ id: uuid(800 + (more % 5)), sessionId: SESSION, entrantId: (await pickOf(store, 'entrants', pick)).id },
      ...{ tableId: null, reason: `reason ${more}`, gamePoints: more, tablePoints: 12, gains: [] },
    }),
  amendPenalty: async (store: Store, { pick, more }: Step) => {
    const { at: _, sessionId: __, cancelled: ___, ...facts } = await pickOf(store, 'penalties', pick);
    return amendPenalty(store, { ...facts, gamePoints: more + 1, because: null });
  },
  cancelPenalty: async (store: Store, { pick, more }: Step) => {
    const { id } = await pickOf(store, 'penalties', pick);
    return cancelPenalty(store, { id, cancelled: more % 2 === 0, because: 'mistake' });
  },
  publish: (store: Store, { more }: Step) =>
    publishStandings(store, { id: uuid(850 + (more % 5)), sessionId: SESSION }),
  withdrawPublication: async (store: Store, { pick }: Step) =>
    withdrawPublication(store, { id: (await pickOf(store, 'publications', pick)).id }),
  removeEntrant: async (store: Store, { pick }: Step) =>
    removeEntrants(store, { entrantIds: [(await pickOf(store, 'entrants', pick)).id] }),
  amendSession: async (store: Store, { pick, more }: Step) => {
    const { seed: _, createdAt: __, state: ___, ...session } = await pickOf(store, 'sessions', pick);
    return amendSession(store, { ...session, name: `name ${more}` });
  },
  changeRules: async (store: Store, { pick, more }: Step) => {
    const { id, profile } = await pickOf(store, 'sessions', pick);
    const options = { ...profile.options, limit: 300 + (more % 3) * 100 };
    const ending = { kind: 'deals' as const, count: 2 + (more % 3) };
    return changeRules(store, { id, profile: { ...profile, options }, ending, reason: 'typed wrongly' });
  },
  finish: (store: Store, { more }: Step) => finishSession(store, { id: SESSION, finished: more % 2 === 0 }),
  removeSession: (store: Store) => removeSession(store, { id: SESSION }),
  seat: (store: Store) => seatRound(store, { sessionId: SESSION }),
  keepPlan: async (store: Store, { more }: Step) => {
    const present = (await store.db.of('entrants').toArray()).filter(({ status }) => status === 'present');
    const seated = (await store.db.of('rounds').toArray()).map(({ number }) => number);
    const four = present.slice(0, 4).map(({ id }) => id);
    const [a = uuid(1), b = uuid(2), c = uuid(3), d = uuid(4)] = four;
    const number = 1 + Math.max(0, ...seated) + (more % 2);
    const sitOuts = present.slice(4).map(({ id }) => id);
    const stored = await store.db.of('plans').where('sessionId').equals(SESSION).first();
    return keepPlan(store, {
      id: uuid(5000 + (more % 3)),
      sessionId: SESSION,
      method: 'planned',
      seed: more,
      makerVersion: 1,
      moves: 0,
      complete: true,
      rounds: [{ number, tables: [{ number: 1, chairs: { a, b, c, d } }], sitOuts }],
      replaces: more % 5 === 0 ? null : (stored?.id ?? null),
    });
  },
  removePlan: (store: Store) => removePlan(store, { sessionId: SESSION }),
  removeRound: async (store: Store, { pick }: Step) =>
    removeRound(store, { roundId: (await pickOf(store, 'rounds', pick)).id }),
  end: async (store: Store, { pick, more }: Step) =>
    endTable(store, { id: (await pickOf(store, 'tables', pick)).id, ended: more % 3 !== 0 }),
  record: async (store: Store, { pick, more }: Step) =>
    recordDeal(store, {
      id: uuid(2000 + more),
      tableId: (await pickOf(store, 'tables', pick)).id,
      facts: factsFrom(more),
      before: null,
    }),
  recordAll: async (store: Store, { pick, more }: Step) => {
    const { id: tableId } = await pickOf(store, 'tables', pick);
    const known = (await store.db.of('deals').where('tableId').equals(tableId).toArray()).sort(
      (left, right) => left.position - right.position,
    );
    return recordAllDeals(store, {
      tableId,
      follows: known.slice(more % 4 === 0 ? 1 : 0).map(({ id, revision }) => ({ id, revision })),
      deals: [0, 1].map((at) => ({ id: uuid(9000 + more * 2 + at), facts: factsFrom(more + at) })),
    });
  },
  insert: async (store: Store, { pick, more }: Step) => {
    const { id, tableId } = await pickOf(store, 'deals', pick);
    return recordDeal(store, { id: uuid(2000 + more), tableId, facts: factsFrom(more), before: id });
  },
  amend: async (store: Store, { pick, more }: Step) => {
    const { id, revision } = await pickOf(store, 'deals', pick);
    return amendDeal(store, { id, revision, facts: factsFrom(more), reason: null });
  },
  /** The other of two worths stands for whoever holds both, or a word about which stands for whom there is nothing. */
  letOtherStand: async (store: Store, { pick, more }: Step) => {
    const { id, revision, facts } = await pickOf(store, 'deals', pick);
    const chair = chairsWithBoth(facts)[0] ?? CHAIRS[more % 4] ?? 'a';
    return amendDeal(store, { id, revision, facts: withOtherStanding(facts, chair), reason: null });
  },
  removeDeal: async (store: Store, { pick }: Step) => {
    const { id, revision } = await pickOf(store, 'deals', pick);
    return removeDeal(store, { id, revision, reason: null });
  },
  moveDeal: async (store: Store, { pick, more }: Step) => {
    const { id, revision, tableId } = await pickOf(store, 'deals', pick);
    const target = more % 3 === 0 ? tableId : (await pickOf(store, 'tables', more)).id;
    const there = await store.db.of('deals').where('tableId').equals(target).toArray();
    const before = more % 4 === 0 ? null : (there.find((deal) => deal.id !== id)?.id ?? null);
    const follow = more % 2 === 0 ? 'winds' : 'chairs';
    return moveDeal(store, { id, revision, tableId: target, before, follow, reason: null });
  },
  renumber: async (store: Store, { pick, more }: Step) =>
    renumberTable(store, { id: (await pickOf(store, 'tables', pick)).id, number: 1 + (more % 4), reason: null }),
  dispute: async (store: Store, { pick, more }: Step) => {
    const { id } = await pickOf(store, 'tables', pick);
    const deal = (await store.db.of('deals').where('tableId').equals(id).toArray())[more % 4];
    return disputeTable(store, { id, note: `note ${more % 3}`, dealId: deal?.id ?? null });
  },
  settleDispute: async (store: Store, { pick }: Step) =>
    settleDispute(store, { id: (await pickOf(store, 'tables', pick)).id, reason: 'agreed' }),
  takeBack: async (store: Store, { more }: Step) =>
    takeBack(store, { seq: 1 + (more % (await store.db.changes.count())), reason: null }),
  confirm: async (store: Store, { pick }: Step) =>
    confirmRound(store, { roundId: (await pickOf(store, 'rounds', pick)).id }),
  reopen: async (store: Store, { pick }: Step) =>
    reopenRound(store, { roundId: (await pickOf(store, 'rounds', pick)).id, reason: 'again' }),
  restoreRound: async (store: Store, { pick }: Step) => {
    const removals = await store.db.changes.filter(({ command }) => command === 'rounds.remove').toArray();
    return restoreRound(store, { seq: removals[pick % Math.max(1, removals.length)]?.seq ?? 1 });
  },
  clock: async (store: Store, { pick, more }: Step) => {
    const { id: roundId } = await pickOf(store, 'rounds', pick);
    if (more % 4 === 0) return clearRoundClock(store, { roundId });
    if (more % 4 === 1) return holdRoundClock(store, { roundId, held: more % 8 === 1 });
    return more % 4 === 2
      ? setRoundMinutes(store, { roundId, minutes: 1 + (more % 90) })
      : startRoundClock(store, { roundId, minutes: 60 });
  },
  cancel: async (store: Store, { pick, more }: Step) => {
    const { id } = await pickOf(store, 'tables', pick);
    return cancelTable(store, { id, cancelled: more % 3 === 0, reason: null });
  },
  totals: async (store: Store, { pick, more }: Step) => {
    const { id } = await pickOf(store, 'tables', pick);
    const totals = more % 3 === 0 ? null : { a: 2 * more, b: -2 * more, c: 0, d: 0 };
    return setTableTotals(store, { id, totals, reason: null });
  },
  extraMinutes: async (store: Store, { pick, more }: Step) =>
    setExtraMinutes(store, { id: (await pickOf(store, 'tables', pick)).id, minutes: more % 30 }),
  reseat: async (store: Store, { pick, more }: Step) => {
    const one = await pickOf(store, 'tables', pick);
    const other = await pickOf(store, 'tables', pick + 1);
    const turned = { ...one.chairs, a: one.chairs.b, b: one.chairs.a };
    const tables =
      more % 3 === 0
        ? [{ id: one.id, chairs: turned }]
        : [
            { id: one.id, chairs: more % 3 === 1 ? other.chairs : { ...one.chairs, a: other.chairs.a } },
            { id: other.id, chairs: more % 3 === 1 ? one.chairs : { ...other.chairs, a: one.chairs.a } },
          ];
    return reseatTables(store, {
      roundId: one.roundId,
      tables,
      follow: more % 2 === 0 ? 'seats' : 'people',
      reason: null,
    });
  },
  replace: async (store: Store, { pick, more }: Step) => {
    const { id: tableId } = await pickOf(store, 'tables', pick);
    const by =
      more % 4 === 0
        ? { playerId: uuid(200 + more), newPlayer: aPlayer({ id: uuid(200 + more) }), role: 'substitute' as const }
        : { entrantId: (await pickOf(store, 'entrants', more)).id };
    const points = more % 2 === 0 ? 'sitting' : 'name';
    return replacePerson(store, { tableId, chair: 'b', by, points, withdraw: more % 5 === 0, reason: null });
  },
  endStandIn: async (store: Store, { pick }: Step) =>
    endStandIn(store, { tableId: (await pickOf(store, 'tables', pick)).id, chair: 'b' }),
  merge: async (store: Store, { pick, more }: Step) => {
    const [keep, remove] = [await pickOf(store, 'players', pick), await pickOf(store, 'players', more)];
    return mergePlayers(store, { keep: keep.id, remove: remove.id });
  },
  createSeason: (store: Store, { more }: Step) => createSeason(store, { ...SEASON, best: 1 + (more % 2) }),
  amendSeason: (store: Store, { more }: Step) => amendSeason(store, { ...SEASON, minimumGames: more % 3 }),
  removeSeason: (store: Store) => removeSeason(store, { id: SEASON.id }),
  undo: async (store: Store) => undoChange(store, { seq: undoTarget(await readTrail(store.db)) ?? 0 }),
  redo: async (store: Store) => redoChange(store, { seq: redoTarget(await readTrail(store.db)) ?? 0 }),
} as const;

const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];
/** Entry of deals is what an evening consists of. */
const WEIGHTED = [
  ...NAMES,
  'record',
  'record',
  'record',
  'insert',
  'amend',
  'amend',
  'letOtherStand',
  'undo',
  'takeBack',
  'takeBack',
  'takeBack',
] as const;

/** What a try does after the evening has begun. */
export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ name: fc.constantFrom(...WEIGHTED), pick: fc.nat(50), more: fc.nat(500) }),
  { minLength: 1, maxLength: 25 },
);

/** Runs a step; a refusal is an ordinary answer and must leave nothing behind. */
export const runStep = async (store: Store, step: Step): Promise<void> => {
  const before = await store.db.changes.count();
  try {
    await STEPS[step.name](store, step);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(await store.db.changes.count()).toBe(before);
  }
};
