import { formatTiles } from '../tiles/notation.ts';
import { TILES } from '../tiles/tile.ts';
import { KINDS } from '../tiles/tile-index.ts';
import { MELD_STATES, type MeldState } from './hand.ts';

export const GROUP_KINDS = ['pung', 'chow', 'kong', 'pair', 'special'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** One pung, chow, kong or pair of a reading, or a whole special form. `tile` is the number of its lowest tile. */
export type Group = {
  readonly kind: GroupKind;
  readonly tile: number;
  readonly state: MeldState;
  /** Notation: `B123`, `RdRdRd`; empty for a special form, which is all of its hand. */
  readonly text: string;
};

const lengthOf = { pung: 3, chow: 3, kong: 4, pair: 2, special: 0 } satisfies Record<GroupKind, number>;

/** The tiles of a group by number; none for a special form. */
export const tilesOfGroup = ({ kind, tile }: Pick<Group, 'kind' | 'tile'>): readonly number[] =>
  Array.from({ length: lengthOf[kind] }, (_, at) => (kind === 'chow' ? tile + at : tile));

// A group says nothing of its hand, so each exists once: building a reading then allocates no groups.
const interned: readonly Group[] = GROUP_KINDS.flatMap((kind) =>
  Array.from({ length: KINDS }, (_, tile) => {
    const tiles = tilesOfGroup({ kind, tile }).flatMap((index) => TILES[index] ?? []);
    return MELD_STATES.map((state) => ({ kind, tile, state, text: formatTiles(tiles) }));
  }).flat(),
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
