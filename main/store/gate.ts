import { type Change, type Write, writeSchema } from '../../shared/records/change.ts';
import { RECORD_KINDS, RECORD_SCHEMAS, type RecordKind, type RecordOf } from '../../shared/records/records.ts';
import { readLastSeq, type StoreDatabase } from './database.ts';
import { isSame, withoutUndefined } from './plain.ts';
import { notFound } from './refusal.ts';

/** What the gate needs from outside, so that tests decide over time and ids. */
export type Gate = {
  readonly db: StoreDatabase;
  /** ISO date and time. */
  readonly now: () => string;
  readonly newId: () => string;
};

export type ChangeHead = Pick<Change, 'command'> &
  Partial<Pick<Change, 'reason' | 'sessionId' | 'about' | 'undoes' | 'redoes'>>;

/** What a command may do while its transaction is open. Reads see the draft's own writes only through `get` and `need`. */
export type Draft = {
  readonly db: StoreDatabase;
  /** Time of the change, ISO. */
  readonly at: string;
  readonly newId: () => string;
  readonly get: <K extends RecordKind>(kind: K, id: string) => Promise<RecordOf[K] | undefined>;
  /** As `get`; NOT_FOUND when there is none. */
  readonly need: <K extends RecordKind>(kind: K, id: string) => Promise<RecordOf[K]>;
  readonly put: <K extends RecordKind>(kind: K, record: RecordOf[K]) => void;
  /** As `put`, for a record taken from a change: its kind is known only at run time, and the gate checks it. */
  readonly putAny: (kind: RecordKind, record: { readonly id: string }) => void;
  readonly remove: (kind: RecordKind, id: string) => void;
  /** Facts for the history that are known only after reading. */
  readonly describe: (head: Omit<ChangeHead, 'command'>) => void;
};

export type Committed<T> = {
  /** Sequence of the change, or of the newest one when the command changed nothing. */
  readonly seq: number;
  readonly value: T;
};

type Touched = { readonly kind: RecordKind; readonly id: string; readonly after: unknown };

/**
 * The only way to write. Collects what the command puts and removes, compares it with what is stored, and writes the
 * records and the row of `changes` in one transaction over every table: commands therefore run one after another, in
 * two workers on the same database too. Resolves after the transaction completed on disk. A command that changes nothing
 * leaves no row.
 */
export const runCommand = async <T>(
  { db, now, newId }: Gate,
  head: ChangeHead,
  body: (draft: Draft) => Promise<T>,
): Promise<Committed<T>> =>
  db.transaction('rw', db.tables, async () => {
    const touched = new Map<string, Touched>();
    let described: Omit<ChangeHead, 'command'> = head;
    const at = now();
    const draft = makeDraft({ db, at, newId, touched, describe: (more) => (described = { ...described, ...more }) });
    const value = await body(draft);
    // Two things at once, here and below: after each deal somebody waits for this.
    const [writes, last] = await Promise.all([settleWrites(db, [...touched.values()]), readLastSeq(db)]);
    // What an erasure left of a change may be nothing: taken back it leaves a row all the same, or it would be the next one for ever.
    const returns = head.undoes !== undefined || head.redoes !== undefined;
    if (writes.length === 0 && !returns) return { seq: last, value };
    const change = makeChange({ seq: last + 1, at, head: { ...described, command: head.command }, writes });
    await Promise.all([applyWrites(db, writes), db.changes.add(change)]);
    return { seq: change.seq, value };
  });

type DraftInput = Pick<Draft, 'db' | 'at' | 'newId' | 'describe'> & { readonly touched: Map<string, Touched> };

const makeDraft = ({ db, at, newId, touched, describe }: DraftInput): Draft => {
  const get = async <K extends RecordKind>(kind: K, id: string): Promise<RecordOf[K] | undefined> => {
    const own = touched.get(`${kind} ${id}`);
    return own === undefined ? db.of(kind).get(id) : parseRecord(kind, own.after);
  };
  const putAny = (kind: RecordKind, record: { readonly id: string }): void =>
    void touched.set(`${kind} ${record.id}`, { kind, id: record.id, after: record });
  return {
    db,
    at,
    newId,
    get,
    need: async (kind, id) => {
      const found = await get(kind, id);
      if (found === undefined) throw notFound(kind, id);
      return found;
    },
    put: putAny,
    putAny,
    remove: (kind, id) => void touched.set(`${kind} ${id}`, { kind, id, after: null }),
    describe,
  };
};

/** A record checked against its schema, from a value whose kind is known only at run time. */
const parseRecord = <K extends RecordKind>(kind: K, value: unknown): RecordOf[K] | undefined =>
  value === null ? undefined : READERS[kind](value);

const READERS: { readonly [K in RecordKind]: (value: unknown) => RecordOf[K] } = {
  players: (value) => RECORD_SCHEMAS.players.parse(value),
  sessions: (value) => RECORD_SCHEMAS.sessions.parse(value),
  entrants: (value) => RECORD_SCHEMAS.entrants.parse(value),
  rounds: (value) => RECORD_SCHEMAS.rounds.parse(value),
  tables: (value) => RECORD_SCHEMAS.tables.parse(value),
  deals: (value) => RECORD_SCHEMAS.deals.parse(value),
  plans: (value) => RECORD_SCHEMAS.plans.parse(value),
  penalties: (value) => RECORD_SCHEMAS.penalties.parse(value),
  publications: (value) => RECORD_SCHEMAS.publications.parse(value),
  seasons: (value) => RECORD_SCHEMAS.seasons.parse(value),
};

/** Pairs each touched record with what is stored, drops those that stay the same, and checks both against the schema. */
const settleWrites = async (db: StoreDatabase, touched: readonly Touched[]): Promise<readonly Write[]> => {
  const writes: Write[] = [];
  for (const kind of RECORD_KINDS) {
    const own = touched.filter((entry) => entry.kind === kind);
    const stored: readonly unknown[] = own.length === 0 ? [] : await db.table(kind).bulkGet(own.map(({ id }) => id));
    own.forEach(({ id, after }, index) => {
      const before = stored[index] ?? null;
      if (!isSame(before, after)) writes.push(writeSchema.parse({ kind, id, before, after: withoutUndefined(after) }));
    });
  }
  return writes;
};

/** Puts the `after` of every write into the database; part of a running transaction. */
export const applyWrites = async (db: StoreDatabase, writes: readonly Write[]): Promise<void> => {
  const written = RECORD_KINDS.flatMap((kind) => {
    const own = writes.filter((write) => write.kind === kind);
    const gone = own.filter(({ after }) => after === null).map(({ id }) => id);
    const kept = own.map(({ after }) => after).filter((after) => after !== null);
    return [
      ...(gone.length > 0 ? [db.table(kind).bulkDelete(gone)] : []),
      ...(kept.length > 0 ? [db.table(kind).bulkPut(kept)] : []),
    ];
  });
  await Promise.all(written);
};

type ChangeInput = Pick<Change, 'seq' | 'at' | 'writes'> & { readonly head: ChangeHead };

const makeChange = ({ seq, at, head, writes }: ChangeInput): Change => ({
  seq,
  at,
  command: head.command,
  reason: head.reason ?? null,
  sessionId: head.sessionId ?? null,
  about: head.about ?? {},
  undoes: head.undoes ?? null,
  redoes: head.redoes ?? null,
  writes: [...writes],
});
