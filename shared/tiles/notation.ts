import { BONUS_TILES, type BonusTile, TILES, type Tile } from './tile.ts';

const canonical: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tile.toLowerCase(), tile]));
const canonicalBonus: ReadonlyMap<string, BonusTile> = new Map(BONUS_TILES.map((tile) => [tile.toLowerCase(), tile]));

/** One tile in the notation of the batch contract, upper or lower case; undefined when it is none. */
export const parseTile = (text: string): Tile | undefined => canonical.get(text.trim().toLowerCase());

/** One flower, season or animal. */
export const parseBonusTile = (text: string): BonusTile | undefined => canonicalBonus.get(text.trim().toLowerCase());

/** A run of letters and ranks cut into tiles; `rest` is what could not be read, from `at` on. */
export type TileRun = {
  readonly tiles: readonly Tile[];
  readonly bonus: readonly BonusTile[];
  readonly unread: { readonly text: string; readonly at: number } | undefined;
};

// Dragons before winds, so that `Wd` is white; but W before D and a rank is west and a dot, whatever the case.
const piece = /([rgw]d(?![0-9]))|([bcdfsa])([0-9]+)|([eswn])/iy;

/** Cuts `B123`, `EE`, `RdRd`, `F1`, `S12` and any of them run together. A season is S with a rank, the south wind S without one. */
export const cutTiles = (text: string): TileRun => {
  const tiles: Tile[] = [];
  const bonus: BonusTile[] = [];
  let at = 0;
  while (at < text.length) {
    piece.lastIndex = at;
    const found = piece.exec(text);
    if (found === null) return { tiles, bonus, unread: { text: text.slice(at), at } };
    const [whole, , letter, ranks] = found;
    const names = letter === undefined ? [whole] : [...(ranks ?? '')].map((rank) => letter + rank);
    for (const name of names) {
      const tile = parseTile(name);
      const bonusTile = parseBonusTile(name);
      if (tile !== undefined) tiles.push(tile);
      else if (bonusTile !== undefined) bonus.push(bonusTile);
      else return { tiles, bonus, unread: { text: whole, at } };
    }
    at += whole.length;
  }
  return { tiles, bonus, unread: undefined };
};

/** Canonical text of tiles, one suit together: `B123 EE` without the space. The order given is kept. */
export const formatTiles = (tiles: readonly (Tile | BonusTile)[]): string => {
  let text = '';
  let suit = '';
  for (const tile of tiles) {
    const head = tile.charAt(0);
    // A letter and a rank; a wind is a letter alone, a dragon ends in `d`.
    const ranked = tile.length > 1 && tile.charAt(1) !== 'd';
    text += ranked && head === suit ? tile.slice(1) : tile;
    suit = ranked ? head : '';
  }
  return text;
};
