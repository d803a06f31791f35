import { z } from 'zod';
import { chairSchema } from '../table/chair.ts';
import { chairFactsSchema } from '../table/deal.ts';
import { WINDS } from '../tiles/tile.ts';

/** Longest text in a name field; a longer one is refused with the field and the length. */
export const NAME_LENGTH = 200;
const name = z.string().max(NAME_LENGTH);
const id = z.uuid();
/** `YYYY-MM-DD`, as in every file. */
const date = z.iso.date();
const moment = z.iso.datetime();

export const PLAYER_STATUSES = ['member', 'guest', 'inactive'] as const;

export const playerSchema = z.strictObject({
  id,
  /** The club's own id (CSV `player_id`), empty when it has none. */
  outsideId: name,
  lastName: name,
  firstName: name,
  /** What every screen and sheet shows. Never empty. */
  displayName: name.min(1),
  club: name,
  country: name,
  emaNo: name,
  email: name,
  status: z.enum(PLAYER_STATUSES),
  avoidGroup: name,
  forbidGroup: name,
  fixedTable: z.int().positive().nullable(),
});
export type Player = z.infer<typeof playerSchema>;

/** A rule system with its options, frozen into the session: the whole option object, never only a preset's name. */
export const ruleProfileSchema = z.strictObject({
  ruleset: z.string(),
  version: z.string(),
  preset: z.string().nullable(),
  options: z.record(z.string(), z.unknown()),
});

/** When a table's round ends by itself: after so many deals (extra deals included), after so many prevailing winds, or when somebody says so. */
export const endingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deals'), count: z.int().min(1).max(64) }),
  z.strictObject({ kind: z.literal('winds'), count: z.int().min(1).max(4) }),
  z.strictObject({ kind: z.literal('open') }),
]);
export type Ending = z.infer<typeof endingSchema>;

/** What ranks first; the other figure decides between equals. */
export const RANKINGS = ['table-points', 'game-points'] as const;

export const sessionSchema = z.strictObject({
  id,
  name: name.min(1),
  date,
  profile: ruleProfileSchema,
  roundCount: z.int().min(1).max(20),
  ending: endingSchema,
  ranking: z.enum(RANKINGS),
  /** Fixes the seating plan. */
  seed: z.int().nonnegative(),
  state: z.enum(['open', 'finished']),
  createdAt: moment,
});
export type Session = z.infer<typeof sessionSchema>;

export const ENTRANT_STATUSES = ['expected', 'present', 'withdrawn'] as const;

/** A player's part in one session. `number` is from 1 in order of entry and never reused. */
export const entrantSchema = z.strictObject({
  id,
  sessionId: id,
  playerId: id,
  number: z.int().positive(),
  status: z.enum(ENTRANT_STATUSES),
});
export type Entrant = z.infer<typeof entrantSchema>;

export const roundSchema = z.strictObject({
  id,
  sessionId: id,
  number: z.int().positive(),
  /** Entrants present who have no seat in this round. */
  sitOuts: z.array(id).readonly(),
});
export type Round = z.infer<typeof roundSchema>;

export const tableSchema = z.strictObject({
  id,
  sessionId: id,
  roundId: id,
  number: z.int().positive(),
  /** Entrant by chair; chair `a` sits East first. */
  chairs: z.strictObject({ a: id, b: id, c: id, d: id }).readonly(),
  /** Ended by hand before (or without) its ending rule. */
  ended: z.boolean(),
});
export type Table = z.infer<typeof tableSchema>;

const chairAmounts = z.strictObject({ a: z.int(), b: z.int(), c: z.int(), d: z.int() }).readonly();

/** The context a deal was scored under: while it is unchanged the stored result stands. */
export const scoredContextSchema = z.strictObject({
  dealer: chairSchema,
  prevailingWind: z.enum(WINDS),
  dealerWins: z.int().nonnegative(),
  dealerStays: z.int().nonnegative(),
  rulesetVersion: z.string(),
});

/**
 * What the engine made of a deal when it was written. `outcome` is null when, after an earlier correction, the facts
 * contradict their new context: the deal is kept, counts nothing and asks for attention.
 */
export const scoredSchema = z.strictObject({
  context: scoredContextSchema,
  outcome: z
    .strictObject({
      /** Half units. Null while the payments cannot be known. */
      net: chairAmounts.nullable(),
      payments: z
        .array(
          z.strictObject({
            from: chairSchema,
            to: chairSchema,
            amount: z.int().positive(),
            reason: z.string(),
            for: chairSchema.optional(),
          }),
        )
        .nullable(),
      /** Explained score sheets by chair, as the engine gave them. */
      sheets: z.partialRecord(chairSchema, z.unknown()).readonly(),
      dealer: z.enum(['stays', 'passes']),
    })
    .nullable(),
  errors: z.array(z.looseObject({ code: z.string() })).readonly(),
});
export type StoredScore = z.infer<typeof scoredSchema>;

export const dealSchema = z.strictObject({
  id,
  sessionId: id,
  tableId: id,
  /** Order within the table, from 1 without gaps. */
  position: z.int().positive(),
  facts: chairFactsSchema,
  scored: scoredSchema,
  enteredAt: moment,
  /** 1 when recorded, one more with each amendment: an amendment based on an older revision is refused. */
  revision: z.int().positive(),
});
export type Deal = z.infer<typeof dealSchema>;

/** The stored tables by name. */
export const RECORD_SCHEMAS = {
  players: playerSchema,
  sessions: sessionSchema,
  entrants: entrantSchema,
  rounds: roundSchema,
  tables: tableSchema,
  deals: dealSchema,
} as const;
export type RecordKind = keyof typeof RECORD_SCHEMAS;
export type RecordOf = {
  players: Player;
  sessions: Session;
  entrants: Entrant;
  rounds: Round;
  tables: Table;
  deals: Deal;
};
export const RECORD_KINDS = [
  'players',
  'sessions',
  'entrants',
  'rounds',
  'tables',
  'deals',
] as const satisfies readonly RecordKind[];

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
