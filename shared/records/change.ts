import { z } from 'zod';
import { id, moment } from './fields.ts';
import { RECORD_SCHEMAS, type RecordKind } from './records.ts';

const write = <K extends RecordKind>(kind: K) =>
  z.strictObject({
    kind: z.literal(kind),
    id,
    before: RECORD_SCHEMAS[kind].nullable(),
    after: RECORD_SCHEMAS[kind].nullable(),
  });

/** One record a command touched: `before` null when it was made, `after` null when it was removed. */
export const writeSchema = z.discriminatedUnion('kind', [
  write('players'),
  write('sessions'),
  write('entrants'),
  write('rounds'),
  write('tables'),
  write('deals'),
  write('plans'),
  write('penalties'),
  write('publications'),
  write('seasons'),
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
