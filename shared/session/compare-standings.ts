import type { Change, Write } from '../records/change.ts';
import type { Publication } from '../records/records.ts';
import type { Seats } from '../records/seating.ts';
import { seatedEntrants } from '../table/seats.ts';
import type { StandingRow } from './standing.ts';

/** One row as it was published. */
export type PublishedRow = Publication['rows'][number];

/** The rows of the standings as a publication keeps them. */
export const publishedRows = (rows: readonly StandingRow[]): readonly PublishedRow[] =>
  rows.map(({ entrantId, name, place, shared, played, tablePoints, gamePoints, penalty }) => ({
    entrantId,
    name,
    place,
    shared,
    played,
    tablePoints,
    gamePoints,
    penaltyPoints: penalty.gamePoints,
  }));

/** A published row beside the present one; one of the two may be missing. */
export type ComparedRow = {
  readonly entrantId: string;
  /** As it is now, else as it was published. */
  readonly name: string;
  readonly published: PublishedRow | null;
  readonly present: PublishedRow | null;
  readonly differs: boolean;
};

/** In the order that was published, then who came since. A changed name alone is no difference. */
export const compareStandings = (
  published: readonly PublishedRow[],
  present: readonly PublishedRow[],
): readonly ComparedRow[] => {
  const nowById = new Map(present.map((row) => [row.entrantId, row]));
  const known = new Set(published.map(({ entrantId }) => entrantId));
  const compare = (row: PublishedRow): ComparedRow => {
    const now = nowById.get(row.entrantId) ?? null;
    const differs = now === null || FIGURES.some((figure) => row[figure] !== now[figure]);
    return { entrantId: row.entrantId, name: now?.name ?? row.name, published: row, present: now, differs };
  };
  return [
    ...published.map(compare),
    ...present
      .filter(({ entrantId }) => !known.has(entrantId))
      .map((row) => ({ entrantId: row.entrantId, name: row.name, published: null, present: row, differs: true })),
  ];
};

const FIGURES = ['place', 'shared', 'played', 'tablePoints', 'gamePoints', 'penaltyPoints'] as const;

/** A change that can have moved figures, and whose: null is everybody. */
export type ChangeEffect = { readonly seq: number; readonly entrantIds: readonly string[] | null };

type EffectsInput = {
  /** In order; those taken back again among themselves are left out by whoever asks. */
  readonly changes: readonly Change[];
  /** Who sits at the tables of the session now. */
  readonly chairsOf: (tableId: string) => Seats | undefined;
};

/** Which of the changes touched whose results. Changes that touch no figure (seats of nobody, names) are left out. */
export const effectsOf = ({ changes, chairsOf }: EffectsInput): readonly ChangeEffect[] => {
  const before = new Map<string, Seats>();
  for (const record of changes.flatMap(({ writes }) => writes.map((write) => write.before))) {
    if (record !== null && 'chairs' in record) before.set(record.id, record.chairs);
  }
  const seatsOf = (tableId: string): readonly string[] => {
    const chairs = chairsOf(tableId) ?? before.get(tableId);
    return chairs === undefined ? [] : seatedEntrants(chairs);
  };
  return changes.flatMap(({ seq, writes }): readonly ChangeEffect[] => {
    if (writes.some(changesRanking)) return [{ seq, entrantIds: null }];
    const entrantIds = [...new Set(writes.flatMap((write) => touchedBy(write, seatsOf)))];
    return entrantIds.length === 0 ? [] : [{ seq, entrantIds }];
  });
};

const changesRanking = ({ before, after }: Write): boolean =>
  before !== null &&
  after !== null &&
  'ranking' in before &&
  'ranking' in after &&
  (before.ranking !== after.ranking || before.tieBreaks.join() !== after.tieBreaks.join());

const touchedBy = ({ before, after }: Write, seatsOf: (tableId: string) => readonly string[]): readonly string[] =>
  [before, after].flatMap((record): readonly string[] => {
    if (record === null) return [];
    if ('facts' in record) return seatsOf(record.tableId);
    if ('chairs' in record) return seatedEntrants(record.chairs);
    if ('gains' in record) return [record.entrantId, ...record.gains.map(({ entrantId }) => entrantId)];
    return 'tieOrder' in record ? [record.id] : [];
  });
