import type { ErasePreview } from '../../../shared/contract/season-views.ts';
import type { PendingErasures } from '../../../shared/contract/views.ts';
import type { Change } from '../../../shared/records/change.ts';
import { type Eraser, makeEraser, NAMING_KINDS, type NamingKind } from '../../../shared/records/erase-person.ts';
import { findPerson, type History, nextNeutralName, type Person } from '../../../shared/records/find-person.ts';
import type { Player, RecordKind } from '../../../shared/records/records.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import { ERASE_COMMAND } from '../change-log.ts';
import { readErasures, readLastSeq, readStoreId, type StoreDatabase } from '../database.ts';
import type { Gate } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { isSame } from '../plain.ts';
import { conflict, notFound } from '../refusal.ts';
import { needNotErased } from './players.ts';

/**
 * Erases a person: name, contact and remarks are gone from the records and from every row of the history; figures stay under a
 * neutral name. Beside the gate, as a restore is: it writes the past anew, in one transaction. The database gets a new
 * identity, since a journal that went on from the old one would keep the name, and remembers the erasure until the files
 * outside have followed. CONFLICT `stale` when the card has another name by now, `player-erased`.
 */
export const erasePlayer = ({ db, now, newId }: Gate, { id, name }: Inputs['players']['erase']): Promise<Done> =>
  db.transaction('rw', db.tables, async () => {
    const { card, person, neutral, eraser, naming } = await readErasure(db, id);
    if (card.displayName !== name) throw conflict('stale', { kind: 'players', id });
    for (const kind of NAMING_KINDS) await rewriteRecords(db, kind, eraser);
    await rewriteChanges(db, eraser, naming);
    const erasure = { was: await readStoreId(db), playerIds: [...person.playerIds], name: neutral };
    await db.meta.put({ key: 'erasures', erasures: [...(await readErasures(db)), erasure] });
    await db.meta.put({ key: 'store', storeId: newId() });
    const seq = (await readLastSeq(db)) + 1;
    await db.changes.add(eraseMarker(seq, now(), neutral));
    return { seq };
  });

/** What it wrote is in the rows before it. Being its own target, it is stepped over by undo. */
const eraseMarker = (seq: number, at: string, name: string): Change => ({
  seq,
  at,
  command: ERASE_COMMAND,
  reason: null,
  sessionId: null,
  about: { name },
  undoes: seq,
  redoes: null,
  writes: [],
});

type ErasureFound = {
  readonly card: Player;
  readonly person: Person;
  /** Name that takes the place of the person's. */
  readonly neutral: string;
  readonly eraser: Eraser;
  /** Sequences of the changes that say something else afterwards. */
  readonly naming: readonly number[];
};

const readErasure = async (db: StoreDatabase, id: string): Promise<ErasureFound> => {
  const players = await db.of('players').toArray();
  const card = players.find((player) => player.id === id);
  if (card === undefined) throw notFound('players', id);
  needNotErased([card]);
  const changes = await readTelling(db);
  const history: History = { records: { players, entrants: await db.of('entrants').toArray() }, changes };
  const person = findPerson(history, { playerIds: [id], register: new Set(players.map((player) => player.id)) });
  const neutral = nextNeutralName(history);
  const eraser = makeEraser(person, neutral);
  const naming = changes.filter((change) => !isSame(change, eraser.change(change))).map(({ seq }) => seq);
  return { card, person, neutral, eraser, naming };
};

/** Changes read at one go: years of them would not fit into memory. */
const BATCH = 500;

/** The whole history, read once and without what names nobody: deals are nearly all of it. */
const readTelling = async (db: StoreDatabase): Promise<readonly Change[]> => {
  const telling: Change[] = [];
  for (let last = 0; ; ) {
    const changes = await db.changes.where('seq').above(last).limit(BATCH).toArray();
    if (changes.length === 0) return telling;
    telling.push(
      ...changes.map((change) => ({ ...change, writes: change.writes.filter(({ kind }) => TELLING.has(kind)) })),
    );
    last = changes.at(-1)?.seq ?? last;
  }
};

const TELLING: ReadonlySet<RecordKind> = new Set([...NAMING_KINDS, 'entrants']);

const rewriteChanges = async (db: StoreDatabase, eraser: Eraser, seqs: readonly number[]): Promise<void> => {
  for (let from = 0; from < seqs.length; from += BATCH) {
    const changes = await db.changes.bulkGet(seqs.slice(from, from + BATCH));
    await db.changes.bulkPut(changes.filter((change) => change !== undefined).map(eraser.change));
  }
};

const rewriteRecords = async <K extends NamingKind>(db: StoreDatabase, kind: K, { record }: Eraser): Promise<void> => {
  const stored = await db.of(kind).toArray();
  const rewritten = stored.map((each) => record(kind, each));
  await db.of(kind).bulkPut(rewritten.filter((each, index) => !isSame(each, stored[index])));
};

/** What erasing would take and what would stay. Within a transaction. NOT_FOUND; CONFLICT `player-erased`. */
export const previewErase = async (
  db: StoreDatabase,
  { id }: Inputs['players']['erasePreview'],
): Promise<ErasePreview> => {
  const { card, person, neutral, eraser, naming } = await readErasure(db, id);
  const entrants = await db
    .of('entrants')
    .where('playerId')
    .anyOf([...person.playerIds])
    .toArray();
  const sessionIds = [...new Set(entrants.map(({ sessionId }) => sessionId))];
  const tables = await db.of('tables').where('sessionId').anyOf(sessionIds).toArray();
  const sits = (entrantId: string | null | undefined): boolean =>
    entrantId !== null && entrantId !== undefined && person.entrantIds.has(entrantId);
  const namesakes = await db
    .of('players')
    .filter((other) => !person.playerIds.has(other.id) && person.names.has(other.displayName))
    .count();
  return {
    player: card,
    neutral,
    names: [...person.names],
    changes: naming.length,
    sessions: sessionIds.length,
    tables: tables.filter((table) => CHAIRS.some((chair) => sits(table.chairs[chair]) || sits(table.standIns[chair])))
      .length,
    sentences: [...eraser.sentences],
    namesakes,
  };
};

/** What the files outside have not followed yet. Within a transaction. */
export const readPendingErasures = async (db: StoreDatabase): Promise<PendingErasures> => ({
  storeId: await readStoreId(db),
  erasures: await readErasures(db),
  register: await db.of('players').toCollection().primaryKeys(),
});

/** The files outside have followed these: a note about files, so no change is written. */
export const markErased = ({ db }: Gate, { was }: Inputs['store']['erased']): Promise<Record<string, never>> =>
  db.transaction('rw', db.meta, async () => {
    const left = (await readErasures(db)).filter((erasure) => !was.includes(erasure.was));
    if (left.length === 0) await db.meta.delete('erasures');
    else await db.meta.put({ key: 'erasures', erasures: left });
    return {};
  });
