import { z } from 'zod';
import { fail, ok, type Result } from '../result.ts';
import { type Change, changeSchema } from './change.ts';
import { checksum } from './checksum.ts';
import { RECORD_KINDS, RECORD_SCHEMAS, type RecordKind, type RecordOf } from './records.ts';

export const BACKUP_FORMAT = 'roundwind-backup';
/**
 * Raised with the schema of the records. Version 1 knew fewer kinds of record and fewer fields: what it lacks is filled with the
 * defaults that the schemas name. Version 2 knew no deal with tiles and a value for one chair. A step that needs more than that turns version n into n + 1, tested from a stored file of n.
 */
export const BACKUP_VERSION = 3;

export type BackupRecords = { readonly [K in RecordKind]: readonly RecordOf[K][] };

/** The whole club at one moment. */
export type Backup = {
  readonly storeId: string;
  /** Newest change that it holds; 0 when there is none. */
  readonly seq: number;
  /** When it was written, ISO with zone. */
  readonly at: string;
  readonly records: BackupRecords;
  readonly changes: readonly Change[];
};

export type BackupError =
  | { readonly code: 'not-a-backup' }
  /** The file stops before its end. */
  | { readonly code: 'truncated' }
  | { readonly code: 'newer-version'; readonly found: number; readonly supported: number }
  /** Something in it was altered after it was written. `stored` is null where the file can no longer be read at all. */
  | { readonly code: 'checksum-mismatch'; readonly stored: string | null; readonly found: string }
  | {
      readonly code: 'broken-record';
      readonly kind: RecordKind | 'changes' | 'envelope';
      readonly index: number;
      readonly path: string;
    }
  | {
      readonly code: 'count-mismatch';
      readonly kind: RecordKind | 'changes';
      readonly stated: number;
      readonly found: number;
    };

/** The backup as text: one JSON object whose last member is the checksum of everything before it. */
export const writeBackup = ({ storeId, seq, at, records, changes }: Backup): string => {
  const counts = { ...countRecords(records), changes: changes.length };
  const body = { format: BACKUP_FORMAT, version: BACKUP_VERSION, storeId, seq, at, counts, records, changes };
  const text = JSON.stringify(body);
  return `${text.slice(0, -1)},"checksum":"${checksum(text)}"}`;
};

/** Reads what `writeBackup` wrote, in any layout of the JSON. Every record is checked; every broken one is named. */
export const readBackup = (text: string): Result<Backup, BackupError> => {
  const parsed = parseJson(text);
  if (parsed === undefined) return fail([unreadable(text)]);
  const head = headSchema.safeParse(parsed);
  if (!head.success) return fail([{ code: 'not-a-backup' }]);
  const { version } = head.data;
  if (version > BACKUP_VERSION) return fail([{ code: 'newer-version', found: version, supported: BACKUP_VERSION }]);
  const { checksum: stored, ...body } = head.data;
  const found = checksum(JSON.stringify(body));
  if (stored !== found) return fail([{ code: 'checksum-mismatch', stored: stored ?? null, found }]);
  const errors = faultsOf(body);
  if (errors.length > 0) return fail(errors);
  const backup = envelopeSchema.parse(body);
  const { storeId, seq, at, records, changes } = backup;
  return ok({ storeId, seq, at, records, changes });
};

const headSchema = z.looseObject({
  format: z.literal(BACKUP_FORMAT),
  version: z.int().positive(),
  checksum: z.string().optional(),
});

const count = z.int().nonnegative();
/** Empty where a file of version 1 has none. */
const none = <T extends z.ZodType>(schema: T) => z.array(schema).default([]);
const envelopeSchema = z.object({
  storeId: z.string().min(1),
  seq: count,
  at: z.iso.datetime(),
  counts: z.object({
    players: count,
    sessions: count,
    entrants: count,
    rounds: count,
    tables: count,
    deals: count,
    plans: count.default(0),
    penalties: count.default(0),
    publications: count.default(0),
    seasons: count.default(0),
    changes: count,
  }),
  records: z.object({
    players: z.array(RECORD_SCHEMAS.players),
    sessions: z.array(RECORD_SCHEMAS.sessions),
    entrants: z.array(RECORD_SCHEMAS.entrants),
    rounds: z.array(RECORD_SCHEMAS.rounds),
    tables: z.array(RECORD_SCHEMAS.tables),
    deals: z.array(RECORD_SCHEMAS.deals),
    plans: none(RECORD_SCHEMAS.plans),
    penalties: none(RECORD_SCHEMAS.penalties),
    publications: none(RECORD_SCHEMAS.publications),
    seasons: none(RECORD_SCHEMAS.seasons),
  }),
  changes: z.array(changeSchema),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Text that is no JSON: ours if it begins as ours does, and then cut off unless its last member is still there. */
const unreadable = (text: string): BackupError => {
  if (!text.trimStart().startsWith(`{"format":"${BACKUP_FORMAT}"`)) return { code: 'not-a-backup' };
  return /"checksum":"[0-9a-f]{8}"\s*\}\s*$/.test(text)
    ? { code: 'checksum-mismatch', stored: null, found: checksum(text) }
    : { code: 'truncated' };
};

const faultsOf = (body: unknown): readonly BackupError[] => {
  const parsed = envelopeSchema.safeParse(body);
  if (!parsed.success) return parsed.error.issues.map(({ path }) => brokenAt(path));
  const { counts, records, changes } = parsed.data;
  const found = { ...countRecords(records), changes: changes.length };
  return [...RECORD_KINDS, 'changes' as const]
    .filter((kind) => counts[kind] !== found[kind])
    .map((kind) => ({ code: 'count-mismatch', kind, stated: counts[kind], found: found[kind] }));
};

const brokenAt = (path: readonly PropertyKey[]): BackupError => {
  const inRecords = path[0] === 'records';
  const kind = inRecords
    ? RECORD_KINDS.find((each) => each === path[1])
    : path[0] === 'changes'
      ? 'changes'
      : undefined;
  const [index, ...rest] = path.slice(inRecords ? 2 : 1);
  return kind === undefined || typeof index !== 'number'
    ? { code: 'broken-record', kind: 'envelope', index: 0, path: path.map(String).join('.') }
    : { code: 'broken-record', kind, index, path: rest.map(String).join('.') };
};

const countRecords = (records: BackupRecords): Record<RecordKind, number> => ({
  players: records.players.length,
  sessions: records.sessions.length,
  entrants: records.entrants.length,
  rounds: records.rounds.length,
  tables: records.tables.length,
  deals: records.deals.length,
  plans: records.plans.length,
  penalties: records.penalties.length,
  publications: records.publications.length,
  seasons: records.seasons.length,
});
