import type { Hand } from '../../../../shared/hand/hand.ts';
import { formatHand } from '../../../../shared/hand/notation.ts';
import type { DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import type { ScoredDeal } from '../../../../shared/scoring/score-sheet.ts';
import { cutTiles } from '../../../../shared/tiles/notation.ts';
import { type SuitTile, type Tile, WINDS, type Wind } from '../../../../shared/tiles/tile.ts';
import { handOf } from '../deal-text.ts';
import { same } from './same.ts';
import { type Law, type Scene, score, sheetsOf, withFacts, worths } from './scene.ts';

const mapHands = ({ hands }: DealFacts<Wind>, change: (hand: Hand) => Hand): DealFacts<Wind>['hands'] =>
  Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, change(hand)]));

const order: Law = {
  name: 'the order of tiles, melds and bonus tiles does not matter',
  on: ['won', 'laid'],
  holds: (scene, deal) => {
    const hands = mapHands(scene.facts, ({ melds, concealed, bonus }) => ({
      melds: melds.map((meld) => ({ ...meld, tiles: meld.tiles.toReversed() })).toReversed(),
      concealed: concealed.toReversed(),
      bonus: bonus.toReversed(),
    }));
    same(worths(score(withFacts(scene, { hands }), false)), worths(deal));
    return undefined;
  },
};

/** Patterns that name a suit, so that an exchange of suits may make or break them. */
const SUIT_NAMING = new Set([
  ...['all-green', 'moon-from-the-sea', 'plum-blossom', 'carrying-pole'],
  ...['jade', 'pearl', 'ruby', 'imperial-jade', 'imperial-pearl', 'imperial-ruby', 'ruby-jade', 'all-red'],
  ...['golden-gate', 'dragon-gates'],
  ...['blue-hand', 'founding-of-singapore', 'picking-the-pearl'],
]);
const namesSuit = (deal: ScoredDeal): boolean =>
  sheetsOf(deal).some(({ lines }) => lines.some(({ pattern }) => SUIT_NAMING.has(pattern)));

const EXCHANGES: readonly Readonly<Record<string, string>>[] = [
  { B: 'C', C: 'D', D: 'B' },
  { B: 'D', C: 'C', D: 'B' },
];

const suits: Law = {
  name: 'exchanging suits does not matter, but for patterns that name a suit',
  on: ['won', 'laid'],
  holds: (scene, deal) => {
    if (namesSuit(deal)) return false;
    let compared = false;
    for (const exchange of EXCHANGES) {
      const swap = (tile: Tile): Tile =>
        /^[BCD]/.test(tile) ? (`${exchange[tile.slice(0, 1)]}${tile.slice(1)}` as SuitTile) : tile;
      const hands = mapHands(scene.facts, ({ melds, concealed, bonus }) => ({
        melds: melds.map((meld) => ({ ...meld, tiles: meld.tiles.map(swap) })),
        concealed: concealed.map(swap),
        bonus,
      }));
      const { winningTile } = scene.facts;
      const swapped = score(withFacts(scene, { hands, ...(winningTile && { winningTile: swap(winningTile) }) }));
      same(swapped !== undefined, true);
      if (swapped === undefined || namesSuit(swapped)) continue;
      same(worths(swapped), worths(deal));
      compared = true;
    }
    return compared;
  },
};

const notation: Law = {
  name: 'a hand written down and read again is worth the same',
  on: ['won', 'laid'],
  holds: (scene, deal) => {
    const hands = mapHands(scene.facts, (hand) => handOf(formatHand(hand)));
    same(worths(score(withFacts(scene, { hands }), false)), worths(deal));
    return undefined;
  },
};

const sorted = (tiles: readonly string[]): readonly string[] => [...tiles].sort();
const allOf = ({ melds, concealed }: Hand): readonly string[] =>
  sorted([...melds.flatMap(({ tiles }) => tiles), ...concealed]);

const reading: Law = {
  name: 'a reading uses exactly the tiles given, and the winning tile once',
  on: ['won', 'laid'],
  holds: ({ facts }, deal) => {
    for (const seat of WINDS) {
      const [sheet, hand] = [deal.sheets[seat], facts.hands[seat]];
      if (sheet === undefined || hand === undefined) continue;
      same(sorted(sheet.reading.flatMap(({ tiles }) => cutTiles(tiles).tiles)), allOf(hand));
      const completed = sheet.reading.filter(({ won }) => won);
      same(completed.length, seat === facts.winner ? 1 : 0);
      for (const { tiles } of completed)
        same(
          cutTiles(tiles).tiles.some((tile) => tile === facts.winningTile),
          true,
        );
    }
    return undefined;
  },
};

const exclusions: Law = {
  name: 'an excluded line names a counted one, no counted line excludes another, and a limit hand stands alone',
  on: ['won', 'laid', 'told'],
  holds: (scene, deal) => {
    const bound = scene.ruleset.bind(scene.options);
    if (!bound.ok) throw new Error('options of a scored deal no longer parse');
    for (const seat of WINDS) {
      const sheet = deal.sheets[seat];
      if (sheet === undefined) continue;
      const { rows } = bound.value.tables[seat === scene.facts.winner ? 'winner' : 'loser'];
      const counted = new Set(sheet.lines.filter((line) => line.counted).map(({ pattern }) => pattern));
      for (const line of sheet.lines) same(line.counted || counted.has(line.excludedBy ?? ''), true);
      for (const row of rows.filter(({ id }) => counted.has(id))) {
        const excluded = row.excludes.map((at) => rows[at]);
        same(
          excluded.filter((one) => one !== undefined && counted.has(one.id)),
          [],
        );
      }
      if (sheet.limitHand !== null && sheet.lines.length > 0) same([...counted], [sheet.limitHand]);
    }
    return undefined;
  },
};

const steps: Law = {
  name: 'steps replay to the total, and lines to the sums',
  on: ['won', 'laid', 'told'],
  holds: (_scene, deal) => {
    for (const sheet of sheetsOf(deal)) {
      same(sheet.steps.length > 0, true);
      let value = 0;
      for (const { before, after } of sheet.steps) {
        same(before, value);
        value = after;
      }
      same(value, sheet.total);
      if (sheet.from !== 'tiles') continue;
      const sum = (unit: string) =>
        sheet.lines.reduce((all, line) => (line.counted && line.unit === unit ? all + line.value : all), 0);
      const counted = [sheet.points ?? 0, sheet.doubles ?? 0, sheet.limitHand === null ? (sheet.tai ?? 0) : 0];
      same([sum('points'), sum('doubles'), sum('tai')], counted);
    }
    return undefined;
  },
};

const quick: Law = {
  name: 'explaining changes no figure',
  on: ['won', 'laid', 'told'],
  holds: (scene, deal) => {
    const short = score(scene, false);
    same(worths(short), worths(deal));
    same([short?.payments, short?.net, short?.dealer], [deal.payments, deal.net, deal.dealer]);
    for (const { lines, steps: none, reading: laid } of sheetsOf(short ?? deal))
      same([lines, none, laid], [[], [], []]);
    return undefined;
  },
};

const again: Law = {
  name: 'the same deal is worth the same again, whatever was scored between, and its facts are left alone',
  on: ['won', 'laid'],
  holds: (scene: Scene, deal) => {
    const before = JSON.stringify(scene.facts);
    score(withFacts(scene, { hands: {}, values: {}, circumstances: [], instant: [], result: 'washout' }));
    same(score(scene), deal);
    same(JSON.stringify(scene.facts), before);
    return undefined;
  },
};

export const HAND_LAWS: readonly Law[] = [order, suits, notation, reading, exclusions, steps, quick, again];
