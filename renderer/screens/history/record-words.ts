import type { TFunction } from 'i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Player } from '../../../shared/records/records.ts';

/** What turns ids into words; who or what is gone is called so. */
export type RecordWords = {
  readonly t: TFunction;
  readonly player: (playerId: string) => string;
  readonly entrant: (entrantId: string) => string;
  /** "Round 1, table 2". */
  readonly table: (tableId: string) => string;
};

export const recordWords = (
  t: TFunction,
  session: SessionView | undefined,
  players: readonly Player[],
): RecordWords => {
  const playerNames = new Map(players.map(({ id, displayName }) => [id, displayName]));
  const entrantNames = new Map((session?.entrants ?? []).map(({ id, name }) => [id, name]));
  const tableNames = new Map(
    (session?.rounds ?? []).flatMap(({ round, tables }) =>
      tables.map(({ table }) => [table.id, t('penalties:place', { round: round.number, table: table.number })]),
    ),
  );
  const gone = t('history:gone');
  return {
    t,
    player: (id) => playerNames.get(id) ?? gone,
    entrant: (id) => entrantNames.get(id) ?? gone,
    table: (id) => tableNames.get(id) ?? gone,
  };
};

/** How a field of a record is told; the fields that say nothing to a person are left out. */
export type Fields<T> = { readonly [K in keyof T]?: (record: T, words: RecordWords) => string };

export type FieldRow = { readonly label: string; readonly before: string; readonly after: string };

type Versions<T> = { readonly before: T | null; readonly after: T | null };

/** The fields that changed, in words; of a record that was made or removed, those that hold something. */
export const changedRows = <T>(
  fields: Fields<T>,
  { before, after }: Versions<T>,
  words: RecordWords,
): readonly FieldRow[] => {
  const rows: FieldRow[] = [];
  for (const field in fields) {
    const tell = fields[field];
    if (tell === undefined) continue;
    const [then, now] = [before, after].map((record) => (record === null ? '' : tell(record, words)));
    if (then !== now) rows.push({ label: words.t(`history:field.${field}`), before: then ?? '', after: now ?? '' });
  }
  return rows;
};
