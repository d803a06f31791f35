import { z } from 'zod';
import { chairSchema } from '../table/chair.ts';
import { chairFactsSchema } from '../table/deal.ts';
import { date, id, moment, name } from './fields.ts';
import { type Season, seasonSchema } from './season.ts';
import { type Plan, planSchema, ROUND_METHODS, SEATING_METHODS, seatsSchema } from './seating.ts';
import { chairAmountsSchema, scoredSchema } from './stored-score.ts';

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

/**
 * When a table's round ends: by itself after so many deals (extra deals included) or prevailing winds; by the clock, when
 * the deal then on the table is the last or one more is played; or when somebody says so.
 */
export const endingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deals'), count: z.int().min(1).max(64) }),
  z.strictObject({ kind: z.literal('winds'), count: z.int().min(1).max(4) }),
  z.strictObject({
    kind: z.literal('minutes'),
    count: z.int().min(5).max(600),
    last: z.enum(['finish-deal', 'one-more-deal']),
  }),
  z.strictObject({ kind: z.literal('open') }),
]);
export type Ending = z.infer<typeof endingSchema>;

/** What ranks first. Points per deal are for timed tables that played unequal numbers of deals. */
export const RANKINGS = ['table-points', 'game-points', 'points-per-deal'] as const;

/** What decides between equals, in the order the session names; who is equal in all of them shares the place. */
export const TIE_BREAKS = [
  /** Game points where table points rank, and table points elsewhere. */
  'other-figure',
  'head-to-head',
  'best-table',
  'wins',
  'fewest-penalties',
  /** The order that the organiser gave to entrants (`tieOrder`). */
  'organiser',
] as const;

/** What happens when the people present are no multiple of four: some sit out in turn, or some tables have three. */
export const ODD_FIELDS = ['sit-out', 'three'] as const;

export const sessionSchema = z.strictObject({
  id,
  name: name.min(1),
  date,
  profile: ruleProfileSchema,
  roundCount: z.int().min(1).max(20),
  ending: endingSchema,
  ranking: z.enum(RANKINGS),
  tieBreaks: z.array(z.enum(TIE_BREAKS)).readonly().default(['other-figure']),
  seating: z.enum(SEATING_METHODS).default('planned'),
  oddField: z.enum(ODD_FIELDS).default('sit-out'),
  /** Fixes the seating plan. */
  seed: z.int().nonnegative(),
  state: z.enum(['open', 'finished']),
  createdAt: moment,
});
export type Session = z.infer<typeof sessionSchema>;

export const ENTRANT_STATUSES = ['expected', 'present', 'withdrawn'] as const;
export const ENTRANT_ROLES = ['player', 'substitute'] as const;

/** A player's part in one session. `number` is from 1 in order of entry and never reused. */
export const entrantSchema = z.strictObject({
  id,
  sessionId: id,
  playerId: id,
  number: z.int().positive(),
  status: z.enum(ENTRANT_STATUSES),
  /** Substitutes are seated only to fill a table up, and are not ranked. */
  role: z.enum(ENTRANT_ROLES).default('player'),
  /** The organiser's order between equals, lowest first. */
  tieOrder: z.int().nullable().default(null),
});
export type Entrant = z.infer<typeof entrantSchema>;

/** A round's clock: the moment it ends, or while it is held the time that is left. Never a running count. */
export const clockSchema = z.strictObject({
  minutes: z.int().min(1).max(600),
  /** Null while the clock is held. */
  endsAt: moment.nullable(),
  /** Milliseconds left while the clock is held. */
  leftMs: z.int().nonnegative().nullable(),
});
export type Clock = z.infer<typeof clockSchema>;

export const roundSchema = z.strictObject({
  id,
  sessionId: id,
  number: z.int().positive(),
  /** Entrants present who have no seat in this round. */
  sitOuts: z.array(id).readonly(),
  method: z.enum(ROUND_METHODS).default('planned'),
  /** Seed of the draw that made it; null for imported rounds and those made by hand. */
  seed: z.int().nonnegative().nullable().default(null),
  /** Confirmed rounds take no changes until they are reopened. */
  closing: z.enum(['open', 'confirmed', 'reopened']).default('open'),
  clock: clockSchema.nullable().default(null),
  /** Absent in rounds from before it was kept. */
  seatedAt: moment.optional(),
});
export type Round = z.infer<typeof roundSchema>;

/** Why the result of a table is disputed, and since when: until that is settled nothing is final. */
export const disputeSchema = z.strictObject({
  note: z.string().min(1).max(500),
  since: moment,
  /** The deal it is about; null for the table as a whole. */
  dealId: id.nullable(),
});

export const tableSchema = z.strictObject({
  id,
  sessionId: id,
  roundId: id,
  number: z.int().positive(),
  /** Whose result it is, by chair. */
  chairs: seatsSchema,
  /** Who plays in somebody else's name, by chair: the points stay with the entrant in `chairs`. */
  standIns: z.partialRecord(chairSchema, id).readonly().default({}),
  /** Ended by hand before (or without) its ending rule. */
  ended: z.boolean(),
  /** Abandoned: its deals are kept and count nothing. */
  cancelled: z.boolean().default(false),
  /** The table's result where only totals were handed in, in half units; its deals, if any, then count nothing. */
  totals: chairAmountsSchema.nullable().default(null),
  /** Minutes of its own on top of the round's clock. */
  extraMinutes: z.int().nonnegative().max(600).default(0),
  /** Absent while nobody disputes it. */
  dispute: disputeSchema.optional(),
});
export type Table = z.infer<typeof tableSchema>;

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

/** An entry of the penalty register. Applied after every settlement, to standings and to seating by standings. */
export const penaltySchema = z.strictObject({
  id,
  sessionId: id,
  entrantId: id,
  /** Where it happened, if at a table. */
  tableId: id.nullable(),
  at: moment,
  reason: z.string().min(1).max(500),
  /** Taken from the entrant, in half units. */
  gamePoints: z.int().nonnegative(),
  /** Taken from the entrant, in twelfths. */
  tablePoints: z.int().nonnegative(),
  /** Who gets the game points, in half units: empty when they are lost, else the sum is `gamePoints`. */
  gains: z.array(z.strictObject({ entrantId: id, gamePoints: z.int().positive() })).readonly(),
  /** Cancelled entries stay in the register and count nothing. */
  cancelled: z.boolean(),
});
export type Penalty = z.infer<typeof penaltySchema>;

/** The standings as they were published, kept beside what they are now. Figures as in the standings: twelfths and half units. */
export const publicationSchema = z.strictObject({
  id,
  sessionId: id,
  /** From 1 within the session. */
  number: z.int().positive(),
  at: moment,
  /** Newest change that it shows. */
  version: z.int().nonnegative(),
  roundsSeated: z.int().nonnegative(),
  /** Tables that had not finished: their figures were provisional. */
  tablesRunning: z.int().nonnegative().default(0),
  /** Tables whose results were disputed; absent when there were none. */
  tablesDisputed: z.int().positive().optional(),
  ranking: z.enum(RANKINGS).default('table-points'),
  tieBreaks: z.array(z.enum(TIE_BREAKS)).readonly().default(['other-figure']),
  rows: z
    .array(
      z.strictObject({
        entrantId: id,
        name,
        /** Null for the unranked. */
        place: z.int().positive().nullable(),
        shared: z.boolean(),
        played: z.int().nonnegative(),
        tablePoints: z.int(),
        gamePoints: z.int(),
        penaltyPoints: z.int(),
      }),
    )
    .readonly(),
});
export type Publication = z.infer<typeof publicationSchema>;

/** The stored tables by name. */
export const RECORD_SCHEMAS = {
  players: playerSchema,
  sessions: sessionSchema,
  entrants: entrantSchema,
  rounds: roundSchema,
  tables: tableSchema,
  deals: dealSchema,
  plans: planSchema,
  penalties: penaltySchema,
  publications: publicationSchema,
  seasons: seasonSchema,
} as const;
export type RecordKind = keyof typeof RECORD_SCHEMAS;
export type RecordOf = {
  players: Player;
  sessions: Session;
  entrants: Entrant;
  rounds: Round;
  tables: Table;
  deals: Deal;
  plans: Plan;
  penalties: Penalty;
  publications: Publication;
  seasons: Season;
};
export const RECORD_KINDS = [
  'players',
  'sessions',
  'entrants',
  'rounds',
  'tables',
  'deals',
  'plans',
  'penalties',
  'publications',
  'seasons',
] as const satisfies readonly RecordKind[];
