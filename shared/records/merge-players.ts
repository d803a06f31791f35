import { groupsOf, groupsText } from '../session/player-groups.ts';
import { CHAIRS, type Chair } from '../table/chair.ts';
import { NAME_LENGTH } from './fields.ts';
import type { Entrant, Penalty, Player, Publication, Round, Session, Table } from './records.ts';
import type { Plan, Seats } from './seating.ts';

/** Why two cards cannot be those of one person. */
export type MergeError =
  /** Both sat in one round: nobody sits at two tables. `tables` are their numbers, the kept one's first. */
  | {
      readonly code: 'merge-same-round';
      readonly session: string;
      readonly date: string;
      readonly round: number;
      readonly tables: readonly number[];
    }
  /** Both have a seat in a round that is still to come. */
  | {
      readonly code: 'merge-same-planned-round';
      readonly session: string;
      readonly date: string;
      readonly round: number;
    };

/** One card out of two. */
export type MergedCard = {
  readonly player: Player;
  /** Fields that the kept card lacked, or that now hold what both held. */
  readonly taken: readonly (keyof Player)[];
  /** Fields in which the cards differ: the kept card's value stays. */
  readonly lost: readonly (keyof Player)[];
};

const FILLED = [
  'outsideId',
  'lastName',
  'firstName',
  'club',
  'country',
  'emaNo',
  'email',
] as const satisfies readonly (keyof Player)[];
const GROUPS = ['avoidGroup', 'forbidGroup'] as const satisfies readonly (keyof Player)[];

/**
 * The kept card with what it lacks from the other one. The name, the status and whatever both have stay as they are on the
 * kept card; groups to be kept apart are carried over, so that a card can be in several.
 */
export const mergeCards = (keep: Player, remove: Player): MergedCard => {
  const taken: (keyof Player)[] = [];
  const lost: (keyof Player)[] = [];
  let player = keep;
  for (const field of FILLED) {
    if (remove[field] === '' || remove[field] === keep[field]) continue;
    if (keep[field] !== '') lost.push(field);
    else {
      player = { ...player, [field]: remove[field] };
      taken.push(field);
    }
  }
  for (const field of GROUPS) {
    const both = [...new Set([...groupsOf(keep[field]), ...groupsOf(remove[field])])];
    const joined = groupsText(both);
    if (both.length === groupsOf(keep[field]).length) continue;
    if (joined.length > NAME_LENGTH) lost.push(field);
    else {
      player = { ...player, [field]: joined };
      taken.push(field);
    }
  }
  if (remove.fixedTable !== null && remove.fixedTable !== keep.fixedTable) {
    if (keep.fixedTable !== null) lost.push('fixedTable');
    else {
      player = { ...player, fixedTable: remove.fixedTable };
      taken.push('fixedTable');
    }
  }
  return { player, taken, lost };
};

/** What a session holds that names entrants. */
export type SessionToMerge = {
  readonly session: Pick<Session, 'name' | 'date'>;
  /** The kept person's entrant; undefined when only the other one was entered. */
  readonly keep: Entrant | undefined;
  readonly remove: Entrant;
  readonly rounds: readonly Round[];
  readonly tables: readonly Table[];
  readonly plans: readonly Plan[];
  readonly penalties: readonly Penalty[];
  readonly publications: readonly Publication[];
};

/** Records as they are after it; those that stay the same are among them too. */
export type MergedSession = {
  readonly entrant: Entrant;
  /** Entrant that is no more; null when it goes on under the other person's name. */
  readonly removed: string | null;
} & Pick<SessionToMerge, 'rounds' | 'tables' | 'plans' | 'penalties' | 'publications'>;

/** Every round of a session in which the two had a seat each. */
export const mergeErrors = ({
  session,
  keep,
  remove,
  rounds,
  tables,
  plans,
}: SessionToMerge): readonly MergeError[] => {
  if (keep === undefined) return [];
  const { name, date } = session;
  const about = { session: name, date };
  const played = rounds.flatMap((round): MergeError[] => {
    const own = tables.filter(({ roundId }) => roundId === round.id).map((table) => withoutSelf(table, keep, remove));
    const [kept, gone] = [keep.id, remove.id].map((id) => own.find((table) => sitsAt(table, id)));
    if (kept === undefined || gone === undefined) return [];
    return [{ code: 'merge-same-round', ...about, round: round.number, tables: [kept.number, gone.number] }];
  });
  const seated = Math.max(0, ...rounds.map(({ number }) => number));
  const planned = plans.flatMap((plan) =>
    plan.rounds
      .filter(({ number, tables: seats }) => {
        const has = (id: string) => seats.some(({ chairs }) => CHAIRS.some((chair) => chairs[chair] === id));
        return number > seated && has(keep.id) && has(remove.id);
      })
      .map(({ number }): MergeError => ({ code: 'merge-same-planned-round', ...about, round: number })),
  );
  return [...played, ...planned];
};

/**
 * A session after the two became one. Where only the removed person was entered, their entrant goes on under the kept
 * person's name; where both were, every seat, stand-in, sit-out, penalty and published row passes to the kept entrant.
 * Only for sessions without `mergeErrors`.
 */
export const mergeSession = (input: SessionToMerge, playerId: string): MergedSession => {
  const { keep, remove, rounds, tables, plans, penalties, publications } = input;
  if (keep === undefined) {
    return { entrant: { ...remove, playerId }, removed: null, rounds, tables, plans, penalties, publications };
  }
  const rename: Rename = (id) => (id === remove.id ? keep.id : id);
  const seatedIn = (roundId: string): boolean =>
    tables.some((table) => table.roundId === roundId && [keep.id, remove.id].some((id) => sitsAt(table, id)));
  return {
    entrant: mergeEntrants(keep, remove),
    removed: remove.id,
    rounds: rounds.map((round) => {
      const sitOuts = renameAll(round.sitOuts, rename);
      return { ...round, sitOuts: seatedIn(round.id) ? sitOuts.filter((id) => id !== keep.id) : sitOuts };
    }),
    tables: tables.map((table) => renameTable(table, rename)),
    plans: plans.map((plan) => ({
      ...plan,
      rounds: plan.rounds.map((round) => renamePlanned(round, rename, keep.id)),
    })),
    penalties: penalties.map((penalty) => renamePenalty(penalty, rename)),
    publications: publications.map((published) => renamePublication(published, rename, keep.id)),
  };
};

type Rename = (entrantId: string) => string;

const renameAll = (ids: readonly string[], rename: Rename): readonly string[] => [...new Set(ids.map(rename))];

const renameSeats = ({ a, b, c, d }: Seats, rename: Rename): Seats => ({
  a: rename(a),
  b: rename(b),
  c: rename(c),
  d: d === null ? null : rename(d),
});

/** Whoever stood in for the other card of the same person played for themselves. */
const renameTable = (table: Table, rename: Rename): Table => {
  const chairs = renameSeats(table.chairs, rename);
  const standIns: Partial<Record<Chair, string>> = {};
  for (const chair of CHAIRS) {
    const id = table.standIns[chair];
    if (id !== undefined && rename(id) !== chairs[chair]) standIns[chair] = rename(id);
  }
  return { ...table, chairs, standIns };
};

const renamePlanned = (round: Plan['rounds'][number], rename: Rename, keepId: string): Plan['rounds'][number] => {
  const tables = round.tables.map((table) => ({ ...table, chairs: renameSeats(table.chairs, rename) }));
  const seated = tables.some(({ chairs }) => CHAIRS.some((chair) => chairs[chair] === keepId));
  const sitOuts = renameAll(round.sitOuts, rename).filter((id) => !seated || id !== keepId);
  return { ...round, tables, sitOuts };
};

const renamePenalty = (penalty: Penalty, rename: Rename): Penalty => {
  const gains = new Map<string, number>();
  for (const { entrantId, gamePoints } of penalty.gains) {
    gains.set(rename(entrantId), (gains.get(rename(entrantId)) ?? 0) + gamePoints);
  }
  return {
    ...penalty,
    entrantId: rename(penalty.entrantId),
    gains: [...gains].map(([entrantId, gamePoints]) => ({ entrantId, gamePoints })),
  };
};

/** A sheet that showed both stays as it hung on the wall. */
const renamePublication = (publication: Publication, rename: Rename, keepId: string): Publication =>
  publication.rows.some(({ entrantId }) => entrantId === keepId)
    ? publication
    : { ...publication, rows: publication.rows.map((row) => ({ ...row, entrantId: rename(row.entrantId) })) };

/** Here if either is here; gone only if neither is here and one went. */
const BY_PRESENCE = ['present', 'withdrawn', 'expected'] as const satisfies readonly Entrant['status'][];

const mergeEntrants = (keep: Entrant, remove: Entrant): Entrant => ({
  ...keep,
  status: BY_PRESENCE.find((status) => keep.status === status || remove.status === status) ?? keep.status,
  role: keep.role === 'player' || remove.role === 'player' ? 'player' : 'substitute',
  tieOrder: keep.tieOrder ?? remove.tieOrder,
});

/** Sits there or plays there in somebody's name. */
const sitsAt = ({ chairs, standIns }: Pick<Table, 'chairs' | 'standIns'>, entrantId: string): boolean =>
  CHAIRS.some((chair) => chairs[chair] === entrantId || standIns[chair] === entrantId);

/** A table without the stand-ins of a person for themselves. */
const withoutSelf = (table: Table, keep: Entrant, remove: Entrant): Table => {
  const both = [keep.id, remove.id];
  const isBoth = (id: string | null | undefined) => id !== null && id !== undefined && both.includes(id);
  const standIns: Partial<Record<Chair, string>> = {};
  for (const chair of CHAIRS) {
    const id = table.standIns[chair];
    if (id !== undefined && !(isBoth(id) && isBoth(table.chairs[chair]))) standIns[chair] = id;
  }
  return { ...table, standIns };
};
