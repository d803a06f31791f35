import { type Group, tilesOfGroup } from '../hand/group.ts';
import type { LegalHand } from '../hand/legal-hand.ts';
import type { Reading } from '../hand/readings.ts';
import { addTiles, type Counts } from '../tiles/counts.ts';
import { formatTiles } from '../tiles/notation.ts';
import { BONUS_TILES } from '../tiles/tile.ts';
import { tileAt } from '../tiles/tile-index.ts';
import { BONUS_SHIFT, type Evidence, FOUND, type HandContext, timesOf } from './pattern.ts';
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
  const groups = reading.groups.map((group) => textOfGroup(group, context.hand));
  return [...findings.found.subarray(0, findings.count)].flatMap((at) => {
    const row = rows[at];
    const found = findings.evidence[at] ?? 0;
    if (row === undefined || found <= 0) return [];
    const excluder = rows[findings.excludedBy[at] ?? -1];
    const fate = excluder === undefined ? { counted: true } : { counted: false, excludedBy: excluder.id };
    return occurrencesOf(row, found, groups).map(({ times, tiles }) => ({
      pattern: row.id,
      unit: row.unit,
      value: row.value * times,
      times,
      tiles,
      source: row.source,
      ...fate,
    }));
  });
};

type Occurrence = { readonly times: number; readonly tiles: readonly string[] };

/** A line for each group of a row that counts each, so that a person can point at it; bonus tiles share one line. */
const occurrencesOf = ({ each }: BoundPattern, found: Evidence, groups: readonly string[]): readonly Occurrence[] => {
  if ((found & FOUND) !== 0) return [{ times: each ? timesOf(found) : 1, tiles: [] }];
  const sets = groups.filter((_, at) => ((found >> at) & 1) === 1);
  const bonus = BONUS_TILES.filter((_, at) => ((found >> (BONUS_SHIFT + at)) & 1) === 1);
  if (!each) return [{ times: 1, tiles: [...sets, ...bonus] }];
  const lines: Occurrence[] = sets.map((set) => ({ times: 1, tiles: [set] }));
  return bonus.length === 0 ? lines : [...lines, { times: bonus.length, tiles: bonus }];
};

/** The groups of a reading as text, the spare tiles of a hand that did not win last. */
export const explainReading = (reading: Reading, hand: LegalHand): readonly ReadGroup[] => {
  const spare = hand.concealed.slice();
  const groups = reading.groups.map((group, at): ReadGroup => {
    if (group.kind === 'special') spare.fill(0);
    else if (at >= hand.melds.length) for (const tile of tilesOfGroup(group)) addTiles(spare, tile, -1);
    const { kind } = group;
    return { kind, tiles: textOfGroup(group, hand), exposed: group.state !== 'concealed', won: at === reading.won };
  });
  const loose = formatCounts(spare);
  return loose === '' ? groups : [...groups, { kind: 'loose', tiles: loose, exposed: false, won: false }];
};

/** A special form is all the concealed tiles. */
const textOfGroup = (group: Group, hand: LegalHand): string =>
  group.kind === 'special' ? formatCounts(hand.concealed) : group.text;

const formatCounts = (counts: Counts): string =>
  formatTiles([...counts].flatMap((count, tile) => Array.from({ length: count }, () => tileAt(tile))));
