import { formatTiles } from '../tiles/notation.ts';
import { KINDS, tileAt } from '../tiles/tile-index.ts';
import { MELD_STATES, type MeldState } from './hand.ts';

export const GROUP_KINDS = ['pung', 'chow', 'kong', 'pair', 'special'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** One pung, chow, kong or pair of a reading, or a whole special form. `tile` is the number of its lowest tile. */
export type Group = {
  readonly kind: GroupKind;
  readonly tile: number;
  readonly state: MeldState;
};

// A group says nothing of its hand, so each exists once: building a reading then allocates no groups.
const interned: readonly Group[] = GROUP_KINDS.flatMap((kind) =>
  Array.from({ length: KINDS }, (_, tile) => MELD_STATES.map((state) => ({ kind, tile, state }))).flat(),
);
const KIND_AT = { pung: 0, chow: 1, kong: 2, pair: 3, special: 4 } satisfies Record<GroupKind, number>;
const STATE_AT = { exposed: 0, concealed: 1, claimed: 2, promoted: 3 } satisfies Record<MeldState, number>;

/** The one group of that description. */
export const groupOf = (kind: GroupKind, tile: number, state: MeldState): Group => {
  const group = interned[(KIND_AT[kind] * KINDS + tile) * MELD_STATES.length + STATE_AT[state]];
  if (group === undefined) throw new RangeError(`no group ${kind} ${tile} ${state}`);
  return group;
};

/** Whether a tile is part of a group. */
export const groupHolds = (group: Group, tile: number): boolean =>
  group.kind === 'chow' ? tile >= group.tile && tile <= group.tile + 2 : group.tile === tile;

/** The tiles of a group by number; a special form knows its own. */
export const tilesOfGroup = (group: Group): readonly number[] => {
  if (group.kind === 'chow') return [group.tile, group.tile + 1, group.tile + 2];
  const size = { pung: 3, kong: 4, pair: 2, special: 0 }[group.kind];
  return Array.from({ length: size }, () => group.tile);
};

/** Notation of a group: `B123`, `RdRdRd`. */
export const formatGroup = (group: Group): string => formatTiles(tilesOfGroup(group).map(tileAt));
