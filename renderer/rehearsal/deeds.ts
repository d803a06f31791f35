import sample from '../../assets/sample/sample.json';
import type { ChangeSummary, SessionView, TableSummary, TableView } from '../../shared/contract/views.ts';
import type { Player } from '../../shared/records/records.ts';
import { REHEARSAL_SESSION } from '../../shared/records/sample-ids.ts';
import { samplePeople } from '../../shared/records/sample-people.ts';
import { findRuleset } from '../../shared/scoring/rulesets/registry.ts';
import type { Seating } from '../../shared/table/chair.ts';
import { type Draft, EMPTY_DRAFT } from '../components/deal-entry/draft.ts';
import { fieldOrder } from '../components/deal-entry/field-order.ts';
import { readForm } from '../components/deal-entry/read-form.ts';
import { firstOf } from '../host/first-of.ts';
import type { StoreClient } from '../host/store-client.ts';
import { findAmendment, thisEvening } from './progress.ts';
import { DEALS, type Deed, EXPECTED, ROUNDS, SEED, type TablePlace, type TypedDeal } from './script.ts';

/** What is written in the language of the person who looks on. */
export type Wording = { readonly name: string; readonly date: string; readonly reason: string };

/** The evening is not as the script left it: somebody went on by hand, or took it away. */
export class TakenOver extends Error {}

/** The invented people of the evening: those on the list, then the one who walks in. */
const PEOPLE = samplePeople(sample.people.slice(0, EXPECTED + 1));

/** The evening's changes, newest first; empty when it is not there. */
export const readEvening = async (store: StoreClient): Promise<readonly ChangeSummary[]> => {
  const { rehearsal } = await firstOf(store.sample.state());
  if (!rehearsal) return [];
  return thisEvening(await firstOf(store.history.list({ sessionId: REHEARSAL_SESSION, limit: 1000 })));
};

const readSession = (store: StoreClient): Promise<SessionView> =>
  firstOf(store.sessions.view({ id: REHEARSAL_SESSION }));

/** A table of the evening. */
export const readTable = async (store: StoreClient, place: TablePlace): Promise<TableSummary> => {
  const { rounds } = await readSession(store);
  const round = rounds.find(({ round: { number } }) => number === place.round);
  const found = round?.tables.find(({ table: { number } }) => number === place.table);
  if (found === undefined) throw new TakenOver();
  return found;
};

/** The first `count` characters of what is typed, where they stand in the form. */
export const typedDraft = (
  { typed }: Pick<TypedDeal, 'typed'>,
  seating: Seating,
  count = Number.POSITIVE_INFINITY,
): Draft => {
  let left = count;
  const texts = { ...EMPTY_DRAFT.texts };
  for (const [index, chair] of fieldOrder(seating).entries()) {
    const text = typed[index] ?? '';
    texts[chair] = text.slice(0, left);
    left = Math.max(0, left - text.length);
  }
  return { ...EMPTY_DRAFT, texts };
};

const factsOf = (deal: Pick<TypedDeal, 'typed'>, seating: Seating, { session }: Pick<SessionView, 'session'>) => {
  const ruleset = findRuleset(session.profile.ruleset);
  if (ruleset === undefined) throw new Error(`no rule system ${session.profile.ruleset}`);
  return readForm(typedDraft(deal, seating), ruleset).facts;
};

/** Enters what a step enters, by the command of its screen. A refusal is thrown as the store gave it. */
export const enterDeed = async (store: StoreClient, deed: Deed, wording: Wording): Promise<void> => {
  const sessionId = REHEARSAL_SESSION;
  switch (deed.do) {
    case 'create':
      return void (await create(store, wording));
    case 'enter':
      return enter(store, PEOPLE.slice(0, EXPECTED), 'expected');
    case 'check-in':
      return checkIn(store);
    case 'walk-in':
      return enter(store, PEOPLE.slice(EXPECTED), 'present');
    case 'seat':
      return void (await store.rounds.seat({ sessionId }));
    case 'deal':
      return record(store, deed);
    case 'amend':
      return amend(store, deed);
    case 'undo':
      return void (await store.history.undo({ seq: await amendmentSeq(store) }));
    case 'redo':
      return void (await store.history.redo({ seq: await amendmentSeq(store) }));
    case 'penalty':
      return penalize(store, deed, wording);
    case 'confirm':
      return confirm(store, deed.round);
    default:
      return deed satisfies never;
  }
};

const create = (store: StoreClient, { name, date }: Wording) =>
  store.sessions.create({
    ...{ id: REHEARSAL_SESSION, name, date, roundCount: ROUNDS, seed: SEED },
    profile: { ruleset: 'classical', version: '', preset: 'document', options: {} },
    ending: { kind: 'deals', count: DEALS },
    ranking: 'table-points',
  });

/** Whoever of them is registered already, by the sample, stays as they are. */
const enter = async (store: StoreClient, people: readonly Player[], status: 'expected' | 'present'): Promise<void> => {
  const registered = new Set((await firstOf(store.players.list())).map(({ id }) => id));
  await store.entrants.enter({
    sessionId: REHEARSAL_SESSION,
    playerIds: people.map(({ id }) => id),
    newPlayers: people.filter(({ id }) => !registered.has(id)),
    status,
  });
};

const checkIn = async (store: StoreClient): Promise<void> => {
  const { entrants } = await readSession(store);
  await store.entrants.setStatus({ entrantIds: entrants.map(({ id }) => id), status: 'present' });
};

const record = async (store: StoreClient, deal: TypedDeal): Promise<void> => {
  const { table, next } = await readTable(store, deal);
  const facts = factsOf(deal, next, await readSession(store));
  await store.deals.record({ id: crypto.randomUUID(), tableId: table.id, facts, before: null });
};

const amend = async (store: StoreClient, typed: TypedDeal): Promise<void> => {
  const { table, next } = await readTable(store, typed);
  const view: TableView = await firstOf(store.tables.view({ id: table.id }));
  const found = view.deals.find(({ number }) => number === typed.deal);
  if (found === undefined) throw new TakenOver();
  const { deal, dealer } = found;
  const facts = factsOf(typed, { dealer, players: next.players }, view);
  await store.deals.amend({ id: deal.id, revision: deal.revision, facts, reason: null });
};

const amendmentSeq = async (store: StoreClient): Promise<number> => {
  const amendment = findAmendment(await readEvening(store));
  if (amendment === undefined) throw new TakenOver();
  return amendment.seq;
};

const penalize = async (
  store: StoreClient,
  { chair, points, ...place }: Extract<Deed, { readonly do: 'penalty' }>,
  { reason }: Wording,
): Promise<void> => {
  const { table } = await readTable(store, place);
  const entrantId = table.chairs[chair];
  if (entrantId === null) throw new TakenOver();
  await store.penalties.add({
    ...{ id: crypto.randomUUID(), sessionId: REHEARSAL_SESSION, entrantId, tableId: table.id, reason },
    ...{ gamePoints: points * 2, tablePoints: 0, gains: [] },
  });
};

const confirm = async (store: StoreClient, number: number): Promise<void> => {
  const { rounds } = await readSession(store);
  const round = rounds.find((each) => each.round.number === number);
  if (round === undefined) throw new TakenOver();
  await store.rounds.confirm({ roundId: round.round.id });
};
