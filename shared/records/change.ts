import { z } from 'zod';
import { id, moment } from './fields.ts';
import { RECORD_SCHEMAS, type RecordKind } from './records.ts';

const write = <K extends RecordKind, S extends z.ZodType>(kind: K, record: S) =>
  z.strictObject({ kind: z.literal(kind), id, before: record.nullable(), after: record.nullable() });

/** One record a command touched: `before` null when it was made, `after` null when it was removed. */
export const writeSchema = z.discriminatedUnion('kind', [
  write('players', RECORD_SCHEMAS.players),
  write('sessions', RECORD_SCHEMAS.sessions),
  write('entrants', RECORD_SCHEMAS.entrants),
  write('rounds', RECORD_SCHEMAS.rounds),
  write('tables', RECORD_SCHEMAS.tables),
  write('deals', RECORD_SCHEMAS.deals),
  write('plans', RECORD_SCHEMAS.plans),
  write('penalties', RECORD_SCHEMAS.penalties),
  write('publications', RECORD_SCHEMAS.publications),
  write('seasons', RECORD_SCHEMAS.seasons),
]);
export type Write = z.infer<typeof writeSchema>;

/** One command, whole: the row of the `changes` table, the line of the journal, the entry of the history. */
export const changeSchema = z.strictObject({
  seq: z.int().positive(),
  at: moment,
  command: z.string(),
  reason: z.string().nullable(),
  /** Session it belongs to, for the history of one session. */
  sessionId: id.nullable(),
  /** Facts for the sentence in the history (names, numbers), never needed to replay. */
  about: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Sequence of the change this one takes back, or brings back. */
  undoes: z.int().positive().nullable(),
  redoes: z.int().positive().nullable(),
  writes: z.array(writeSchema).readonly(),
});
export type Change = z.infer<typeof changeSchema>;
