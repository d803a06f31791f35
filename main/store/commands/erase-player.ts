import type { ErasePreview } from '../../../shared/contract/season-views.ts';
import type { PendingErasures } from '../../../shared/contract/views.ts';
import type { Change } from '../../../shared/records/change.ts';
import { type Eraser, makeEraser, NAMING_KINDS, type NamingKind } from '../../../shared/records/erase-person.ts';
import { findPerson, type History, nextNeutralName, type Person } from '../../../shared/records/find-person.ts';
import type { Player } from '../../../shared/records/records.ts';
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
    const { card, person, neutral, eraser } = await readErasure(db, id);
    if (card.displayName !== name) throw conflict('stale', { kind: 'players', id });
    for (const kind of NAMING_KINDS) await rewriteRecords(db, kind, eraser);
    await eachRewritten(db, eraser, (changes) => db.changes.bulkPut(changes));
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
};

const readErasure = async (db: StoreDatabase, id: string): Promise<ErasureFound> => {
  const players = await db.of('players').toArray();
  const card = players.find((player) => player.id === id);
  if (card === undefined) throw notFound('players', id);
  needNotErased([card]);
  const changes: Change[] = [];
  await eachBatch(db, async (batch) => void changes.push(...batch.map(onlyPeople)));
  const history: History = { records: { players, entrants: await db.of('entrants').toArray() }, changes };
  const person = findPerson(history, { playerIds: [id], register: new Set(players.map((player) => player.id)) });
  const neutral = nextNeutralName(history);
  return { card, person, neutral, eraser: makeEraser(person, neutral) };
};

/** Deals are nearly all of a history, and tell nothing of who somebody is. */
const onlyPeople = (change: Change): Change => ({
  ...change,
  writes: change.writes.filter(({ kind }) => kind === 'players' || kind === 'entrants'),
});

/** Changes read at one go: years of them would not fit into memory. */
const BATCH = 500;

const eachBatch = async (db: StoreDatabase, use: (changes: readonly Change[]) => Promise<unknown>): Promise<void> => {
  for (let last = 0; ; ) {
    const changes = await db.changes.where('seq').above(last).limit(BATCH).toArray();
    if (changes.length === 0) return;
    await use(changes);
    last = changes.at(-1)?.seq ?? last;
  }
};

/** Only the changes that say something else afterwards. */
const eachRewritten = (
  db: StoreDatabase,
  eraser: Eraser,
  use: (changes: readonly Change[]) => PromiseLike<unknown>,
): Promise<void> =>
  eachBatch(db, async (changes) => {
    const rewritten = changes.map(eraser.change);
    await use(rewritten.filter((change, index) => !isSame(change, changes[index])));
  });

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
  const { card, person, neutral, eraser } = await readErasure(db, id);
  let changes = 0;
  await eachRewritten(db, eraser, async (rewritten) => {
    changes += rewritten.length;
  });
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
    changes,
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
