import { BLANK_CARD } from './blank-card.ts';
import type { PlayerRow } from './players-csv.ts';
import type { Player } from './records.ts';

export type MatchError =
  /** Several stored players have exactly this name, and the row has no id that tells them apart. */
  | { readonly code: 'ambiguous-name'; readonly line: number; readonly name: string; readonly count: number }
  /** An earlier row of the file is the same stored player. */
  | { readonly code: 'matched-twice'; readonly line: number; readonly name: string; readonly firstLine: number };

/** What importing a row would do. A new player has no id yet: whoever imports gives one. */
export type PlayerMatch =
  | { readonly kind: 'new'; readonly line: number; readonly player: Omit<Player, 'id'> }
  | {
      readonly kind: 'changed';
      readonly line: number;
      readonly before: Player;
      readonly player: Player;
      readonly fields: readonly (keyof Player)[];
    }
  | { readonly kind: 'same'; readonly line: number; readonly player: Player }
  | { readonly kind: 'error'; readonly line: number; readonly error: MatchError };

/**
 * The preview of an import: finds the stored player of each row by the club's id or ours; failing that by exact
 * display name, but never a player who has another id. Nothing is stored, nothing is removed, and a field whose column the
 * file lacks keeps its value.
 */
export const matchPlayers = (existing: readonly Player[], rows: readonly PlayerRow[]): readonly PlayerMatch[] => {
  const index = indexPlayers(existing);
  const firstLine = new Map<string, number>();
  return rows.map((row): PlayerMatch => {
    const { line, displayName: name } = row;
    const candidates = candidatesOf(row, index);
    const [before, another] = candidates;
    if (another)
      return { kind: 'error', line, error: { code: 'ambiguous-name', line, name, count: candidates.length } };
    if (before === undefined) return { kind: 'new', line, player: newPlayer(row) };
    const first = firstLine.get(before.id);
    if (first !== undefined)
      return { kind: 'error', line, error: { code: 'matched-twice', line, name, firstLine: first } };
    firstLine.set(before.id, line);
    return compare(before, row);
  });
};

type PlayerIndex = Readonly<Record<'byCode' | 'byId', ReadonlyMap<string, Player>>> & {
  readonly byName: ReadonlyMap<string, readonly Player[]>;
};

const indexPlayers = (existing: readonly Player[]): PlayerIndex => {
  const byName = new Map<string, Player[]>();
  for (const player of existing) {
    const named = byName.get(player.displayName) ?? [];
    named.push(player);
    byName.set(player.displayName, named);
  }
  return {
    byCode: new Map(existing.filter(({ outsideId }) => outsideId !== '').map((player) => [player.outsideId, player])),
    byId: new Map(existing.map((player) => [player.id, player])),
    byName,
  };
};

const candidatesOf = ({ code, displayName }: PlayerRow, { byCode, byId, byName }: PlayerIndex): readonly Player[] => {
  const coded = code === '' ? undefined : (byCode.get(code) ?? byId.get(code));
  if (coded) return [coded];
  return (byName.get(displayName) ?? []).filter(({ outsideId }) => code === '' || outsideId === '');
};

const newPlayer = ({ code, displayName, fields }: PlayerRow): Omit<Player, 'id'> => ({
  ...BLANK_CARD,
  ...fields,
  outsideId: code,
  displayName,
});

const compare = (before: Player, { line, code, displayName: written, nameMade, fields }: PlayerRow): PlayerMatch => {
  const displayName = nameMade ? before.displayName : written;
  const outsideId = code === '' || code === before.id ? before.outsideId : code;
  const player: Player = { ...before, ...fields, displayName, outsideId };
  const changed = FIELDS.filter((field) => player[field] !== before[field]);
  return changed.length === 0
    ? { kind: 'same', line, player: before }
    : { kind: 'changed', line, before, player, fields: changed };
};

const FIELDS = [
  'outsideId',
  'lastName',
  'firstName',
  'displayName',
  'club',
  'country',
  'emaNo',
  'email',
  'status',
  'avoidGroup',
  'forbidGroup',
  'fixedTable',
] as const satisfies readonly (keyof Player)[];
