import type { Group } from '../hand/group.ts';
import type { LegalHand } from '../hand/legal-hand.ts';
import type { Reading } from '../hand/readings.ts';
import { addTiles, type Counts } from '../tiles/counts.ts';
import { formatTiles } from '../tiles/notation.ts';
import { BONUS_TILES, type Tile } from '../tiles/tile.ts';
import { tileAt } from '../tiles/tile-index.ts';
import { BONUS_SHIFT, type Evidence, FOUND, timesOf } from './evidence.ts';
import type { HandContext } from './hand-context.ts';
import type { BoundPattern, PatternTable } from './ruleset.ts';
import type { ReadGroup, ScoreLine } from './score-sheet.ts';

type Explained = {
  readonly table: PatternTable;
  readonly reading: Reading;
  readonly context: HandContext;
};

/** The lines of a reading in table order, the counted ones and those that another one replaced. */
export const explainLines = ({ table, reading, context }: Explained): readonly ScoreLine[] => {
  const { rows, findings } = table;
  const lines: ScoreLine[] = [];
  for (let nth = 0; nth < findings.count; nth += 1) {
    const at = findings.found[nth] ?? 0;
    const row = rows[at];
    const found = findings.evidence[at] ?? 0;
    if (row === undefined || found <= 0) continue;
    const excludedBy = rows[findings.excludedBy[at] ?? -1]?.id;
    if ((found & FOUND) !== 0) lines.push(lineOf(row, excludedBy, { times: row.each ? timesOf(found) : 1, tiles: [] }));
    else if (row.each) explainEach(row, found, { reading, context, excludedBy, lines });
    else lines.push(lineOf(row, excludedBy, { times: 1, tiles: tilesOf(found, reading, context.hand) }));
  }
  return lines;
};

type Occurrence = { readonly times: number; readonly tiles: readonly string[] };

const lineOf = (
  { id, unit, value, source }: BoundPattern,
  excludedBy: string | undefined,
  { times, tiles }: Occurrence,
): ScoreLine =>
  excludedBy === undefined
    ? { pattern: id, unit, value: value * times, times, tiles, source, counted: true }
    : { pattern: id, unit, value: value * times, times, tiles, source, counted: false, excludedBy };

type Each = Omit<Explained, 'table'> & { readonly excludedBy: string | undefined; readonly lines: ScoreLine[] };

/** A line for each group of a row that counts each, so that a person can point at it; bonus tiles share one line. */
const explainEach = (row: BoundPattern, found: Evidence, { reading, context, excludedBy, lines }: Each): void => {
  const tiles = tilesOf(found, reading, context.hand);
  const bonus = bonusOf(found).length;
  for (let at = 0; at < tiles.length - bonus; at += 1)
    lines.push(lineOf(row, excludedBy, { times: 1, tiles: tiles.slice(at, at + 1) }));
  if (bonus > 0) lines.push(lineOf(row, excludedBy, { times: bonus, tiles: tiles.slice(-bonus) }));
};

/** The groups that were found, then the bonus tiles. */
const tilesOf = (found: Evidence, { groups }: Reading, hand: LegalHand): readonly string[] => {
  const tiles: string[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at];
    if (group !== undefined && ((found >> at) & 1) === 1) tiles.push(textOfGroup(group, hand));
  }
  for (const tile of bonusOf(found)) tiles.push(tile);
  return tiles;
};

const NO_BONUS: readonly string[] = [];

const bonusOf = (found: Evidence): readonly string[] =>
  found >> BONUS_SHIFT === 0 ? NO_BONUS : BONUS_TILES.filter((_, at) => ((found >> (BONUS_SHIFT + at)) & 1) === 1);

/** The groups of a reading as text, the spare tiles of a hand that did not win last. */
export const explainReading = (reading: Reading, hand: LegalHand): readonly ReadGroup[] => {
  const spare = hand.concealed.slice();
  const groups: ReadGroup[] = [];
  for (let at = 0; at < reading.groups.length; at += 1) {
    const group = reading.groups[at];
    if (group === undefined) break;
    const { kind, state } = group;
    if (kind === 'special') spare.fill(0);
    else if (at >= hand.melds.length) takeGroup(spare, group);
    groups.push({ kind, tiles: textOfGroup(group, hand), exposed: state !== 'concealed', won: at === reading.won });
  }
  const loose = formatCounts(spare);
  if (loose !== '') groups.push({ kind: 'loose', tiles: loose, exposed: false, won: false });
  return groups;
};

const takeGroup = (counts: Counts, { kind, tile }: Group): void => {
  if (kind === 'chow') for (let at = tile; at <= tile + 2; at += 1) addTiles(counts, at, -1);
  else addTiles(counts, tile, kind === 'pair' ? -2 : kind === 'pung' ? -3 : -4);
};

/** A special form is all the concealed tiles. */
const textOfGroup = (group: Group, hand: LegalHand): string =>
  group.kind === 'special' ? formatCounts(hand.concealed) : group.text;

const formatCounts = (counts: Counts): string => {
  const tiles: Tile[] = [];
  for (let tile = 0; tile < counts.length; tile += 1) {
    for (let left = counts[tile] ?? 0; left > 0; left -= 1) tiles.push(tileAt(tile));
  }
  return tiles.length === 0 ? '' : formatTiles(tiles);
};
