import { describe, expect, test } from 'vitest';
import type { LiableCause } from '../../../../shared/scoring/deal-facts.ts';
import type { Tile } from '../../../../shared/tiles/tile.ts';
import { handOf, type Options } from '../deal-text.ts';
import { DOUBLES, errorsOf, type Facts, paid, score, worth } from './deals.ts';

describe('who pays', () => {
  test('the liable player bears everybody’s losses when throwing the tile or when it is drawn', () => {
    expect(paid(score(worth(3, { discarder: 'S', liable: 'S' })))).toEqual([
      'S>E 80 win',
      'S>E 40 liabilityW',
      'S>E 40 liabilityN',
    ]);
    expect(paid(score(worth(3, { liable: 'S' })))).toEqual(['S>E 80 win', 'S>E 80 liabilityW', 'S>E 80 liabilityN']);
  });

  test('a third player’s throw: as usual, half shares, or the liable player alone', () => {
    const third = worth(3, { discarder: 'W', liable: 'S' });
    expect(paid(score(third))).toEqual(['S>E 40 win', 'W>E 80 win', 'N>E 40 win']);
    expect(paid(score(third, { baoThirdPartyThrow: 'half-bystander-each' }))).toEqual([
      'S>E 40 win',
      'W>E 80 win',
      'W>E 20 liabilityN',
      'S>E 20 liabilityN',
    ]);
    expect(paid(score(third, { baoThirdPartyThrow: 'liable-pays-all' }))).toEqual([
      'S>E 40 win',
      'S>E 80 liabilityW',
      'S>E 40 liabilityN',
    ]);
  });

  test('Bao Qing: the thrower of a fresh tile late pays for all', () => {
    const late = worth(2, { discarder: 'N', liable: 'N', liableCause: 'late-discard', tilesLeft: 8 });
    expect(paid(score(late))).toEqual(['N>E 20 liabilityS', 'N>E 20 liabilityW', 'N>E 40 win']);
    expect(errorsOf(late, { baoQingTiles: 5 })).toMatchObject([{ code: 'liable-cause-too-early', most: 5 }]);
    expect(errorsOf(late, { baoQing: false })).toMatchObject([{ code: 'liable-cause-not-played' }]);
  });

  test('the eighth flower: four shares when its player is said to have thrown it, six otherwise, none by the second route', () => {
    const eight = handOf('B1 B4 C7 F1 F2 F3 F4 S1 S2 S3 S4');
    const thief = (more: Facts): Facts => ({ winner: 'E', hands: { E: eight }, ...more });
    const liable = { liable: 'S', liableCause: 'last-flower' } as const;
    expect(paid(score(thief(liable)))).toEqual(['S>E 320 win', 'S>E 320 liabilityW', 'S>E 320 liabilityN']);
    expect(paid(score(thief({ ...liable, discarder: 'S' })))).toEqual([
      'S>E 320 win',
      'S>E 160 liabilityW',
      'S>E 160 liabilityN',
    ]);
    expect(paid(score(thief({})))).toEqual(['S>E 320 win', 'W>E 320 win', 'N>E 320 win']);
  });

  test('without bao nobody is liable', () => {
    expect(errorsOf(worth(3, { liable: 'S' }), { bao: false })).toMatchObject([{ code: 'liable-rule-off' }]);
  });
});

const DRAGONS = '[RdRdRd] [GdGdGd]';
const TERMINALS = '[B111] [C999] [D111]';
const HONOURS = '[EEE] [SSS] [RdRdRd]';

/** Whether East can be liable for a win of North, dealt in the round of East. */
const fits = (cause: LiableCause, hand: string, tile: Tile, facts: Facts, options: Options = {}): boolean => {
  const errors = errorsOf(
    { winner: 'N', winningTile: tile, hands: { N: handOf(hand) }, liable: 'E', liableCause: cause, ...facts },
    { minimumDoubles: 0, ...options },
  );
  expect(errors.filter(({ code }) => code !== 'liable-cause-contradicted')).toEqual([]);
  return errors.length === 0;
};
const THROWN: Facts = { discarder: 'E' };

describe('causes', () => {
  test.each<[boolean, LiableCause, string, Tile, Facts, Options?]>([
    // two dragons lay open; the third is claimed, or wins
    [true, 'dragon-sets', `${DRAGONS} [WdWdWd] B234 C99`, 'B4', {}],
    [true, 'dragon-sets', `${DRAGONS} [WdWdWdWd] B234 C99`, 'B4', {}],
    [true, 'dragon-sets', `(RdRdRdRd) [GdGdGd] [WdWdWd] B234 C99`, 'B4', {}],
    [true, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'Wd', THROWN],
    [true, 'dragon-sets', `${DRAGONS} WdWd B234 C999`, 'Wd', THROWN],
    [false, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'Wd', { discarder: 'S' }],
    [false, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'Wd', {}],
    [false, 'dragon-sets', `${DRAGONS} [EEE] B234 C99`, 'B4', {}],
    [false, 'dragon-sets', `[RdRdRd] [WdWdWd] GdGd B234 C999`, 'B4', THROWN],
    [true, 'dragon-sets', `${DRAGONS} [WdWdWd] B234 C99`, 'B4', {}, { baoHonourSets: 'pong' }],
    [false, 'dragon-sets', `${DRAGONS} [WdWdWd] B234 C99`, 'B4', {}, { baoHonourSets: 'hu' }],
    [false, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'Wd', THROWN, { baoHonourSets: 'pong' }],
    [true, 'dragon-sets', `${DRAGONS} WdWdWd B234 C99`, 'Wd', THROWN, { baoHonourSets: 'hu' }],
    [true, 'dragon-sets', `${DRAGONS} [WdWdWd] B3 B7 C2 C9 D5`, 'Wd', THROWN, { bigThreeDragons: 'at-once' }],
    // three winds lay open
    [true, 'wind-sets', '[EEE] [SSS] [WWW] [NNN] B99', 'B9', {}],
    [true, 'wind-sets', '[EEE] [SSS] [WWW] NNN B99', 'N', THROWN],
    [false, 'wind-sets', '[EEE] [SSS] WWW NNN B99', 'N', THROWN],
    [false, 'wind-sets', '[EEE] [SSS] [WWW] [RdRdRd] B99', 'B9', {}],
    // three open sets of honours and nothing else
    [true, 'all-honours', `${HONOURS} [WdWdWd] B99`, 'B9', {}],
    [true, 'all-honours', `${HONOURS} WWW GdGd`, 'Gd', THROWN],
    [true, 'all-honours', `${HONOURS} [WWWW] GdGd`, 'Gd', {}],
    [false, 'all-honours', `${HONOURS} WWW GdGd`, 'Gd', {}],
    [false, 'all-honours', '[EEE] [SSS] [RdRdRd] B234 GdGd', 'B4', THROWN],
    [false, 'all-honours', '[EEE] [SSS] WWW RdRdRd GdGd', 'Gd', THROWN],
    [false, 'all-honours', '[EEE] [SSS] [B222] [RdRdRd] GdGd', 'Gd', {}],
    // three open sets of ones and nines
    [true, 'all-terminals', `${TERMINALS} [B999] C11`, 'C1', {}],
    [true, 'all-terminals', `${TERMINALS} B999 C11`, 'C1', THROWN],
    [false, 'all-terminals', `${TERMINALS} B999 C11`, 'C1', {}],
    [false, 'all-terminals', '[B111] [C999] [B999] [D123] C11', 'C1', {}],
    [false, 'all-terminals', '[B111] [C999] D111 B999 C11', 'C1', THROWN],
    [false, 'all-terminals', `${TERMINALS} B567 C11`, 'B5', THROWN],
    // doubles to the limit: own flowers, animals, honours
    [true, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A3 F4 S4', 'B4', {}],
    [true, 'visible-limit', 'RdRdRd B234 C345 D678 C99 A1 A3 F4 S4', 'Rd', THROWN],
    [false, 'visible-limit', 'RdRdRd B234 C345 D678 C99 A1 A3 F4 S4', 'B4', THROWN],
    [false, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A3 F4', 'B4', {}],
    [true, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A3 F4', 'B4', {}, { limit: 4 }],
    [false, 'visible-limit', '[WWW] B234 C345 D678 C99 A1 A3 F4 S4', 'B4', {}],
    [true, 'visible-limit', '[NNN] [RdRdRd] [GdGdGd] B234 C99 A1 F4', 'B4', {}],
    [false, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A3 F4', 'B4', {}, { baoDoublesShort: 2 }],
    // what came after the feed does not clear its player: an animal, a set, the rest of a colour
    [true, 'visible-limit', '[RdRdRd] [GdGdGd] B234 C345 D99 A1 A2 A3 A4', 'B4', {}],
    [true, 'visible-limit', '[RdRdRd] [GdGdGd] [WdWdWd] B234 C99 A1 A2 A3', 'B4', {}],
    [true, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A2 A3 F1 F2 F3 F4', 'B4', {}],
    [false, 'visible-limit', '[GdGdGd] RdRdRd B234 C345 D99 A1 A2 A3 A4', 'Rd', THROWN],
    // more than the limit lay open
    [false, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A2 A3 A4', 'B4', {}],
    [true, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A2 A3 A4', 'B4', {}, { baoAtMaximum: true }],
    [false, 'visible-limit', '[SSS] B234 C345 D678 C99 A1 A2 A3 A4', 'B4', {}, { baoAtMaximum: true }],
    [true, 'visible-limit', '[RdRdRd] B234 C345 D678 C99 A1 A2 A3 A4', 'B4', {}, { allAnimalsDoubles: 0 }],
    // nine open tiles of a suit
    [true, 'full-flush', '[B234] [B234] [B567] [B888] B99', 'B9', {}],
    [true, 'full-flush', '[B234] [B234] [B567] B888 B99', 'B8', THROWN],
    [true, 'full-flush', '[B234] [B234] [B567] [NNN] B99', 'B9', THROWN],
    [false, 'full-flush', '[B234] [B234] [B567] [NNN] B99', 'B9', {}],
    [false, 'full-flush', '[B234] [B234] [B567] B888 B99', 'B8', {}],
    [false, 'full-flush', '[B234] [B234] B567 B888 B99', 'B8', THROWN],
    [false, 'full-flush', '[B234] [B234] [B567] B888 NN', 'N', THROWN],
    // nine open tiles of a jade or a blue hand
    [true, 'jade-hand', '[B234] [B666] [GdGdGd] [B888] B22', 'B2', {}],
    [true, 'jade-hand', '[B234] [B666] [GdGdGd] B888 B22', 'B8', THROWN],
    [false, 'jade-hand', '[B234] [B666] [GdGdGd] B888 B22', 'B8', {}],
    [false, 'jade-hand', '[B345] [B666] [GdGdGd] B888 B22', 'B8', THROWN],
    [false, 'jade-hand', '[B234] [B666] [GdGdGd] B567 B22', 'B5', THROWN],
    [true, 'blue-hand', '[EEE] [D888] [WdWdWd] [SSS] NN', 'N', {}],
    [true, 'blue-hand', '[EEE] [D888] [WdWdWd] SSS NN', 'S', THROWN],
    [false, 'blue-hand', '[EEE] [D888] [RdRdRd] SSS NN', 'S', THROWN],
    [false, 'blue-hand', '[EEE] [D888] [WdWdWd] SSS NN', 'S', {}],
    // flowers, tiles, wall
    [true, 'last-flower', '[B222] C345 D678 B678 D44 F1 F2 F3 F4 S1 S2 S3 S4', 'C5', {}],
    [false, 'last-flower', '[B222] C345 D678 B678 D44 F1 F2 F3 F4 S1 S2 S3', 'C5', {}],
    [true, 'too-many-tiles', '[B222] C345 D678 B678 D44', 'C5', THROWN],
    [true, 'late-discard', '[B222] C345 D678 B678 D44', 'C5', { ...THROWN, tilesLeft: 8 }],
    [true, 'late-discard', '[B222] C345 D678 B678 D44', 'C5', THROWN],
  ])('%s: %s with %s, %s, %j %j', (expected, cause, hand, tile, facts, options) => {
    expect(fits(cause, hand, tile, facts, options)).toBe(expected);
  });

  test('two doubles short, which a wind brings that is own and prevailing', () => {
    const facts: Facts = {
      winner: 'E',
      winningTile: 'B4',
      hands: { E: handOf('[EEE] B234 C345 D678 C99 A1 A3 F1') },
      liable: 'S',
      liableCause: 'visible-limit',
    };
    expect(errorsOf(facts)).toMatchObject([{ code: 'liable-cause-contradicted' }]);
    expect(errorsOf(facts, { baoDoublesShort: 2 })).toEqual([]);
  });

  test('rolling over: the winning discard takes a bao over when it is itself a feed', () => {
    const flush: Facts = {
      winner: 'N',
      winningTile: 'B9',
      discarder: 'W',
      liable: 'E',
      liableCause: 'full-flush',
      hands: { N: handOf('[B234] [B234] [B567] [B888] B99') },
    };
    expect(errorsOf(flush)).toEqual([]);
    const rolled = { baoRollsOver: true };
    expect(errorsOf(flush, rolled)).toEqual([
      { code: 'liable-passed-on', seat: 'E', cause: 'full-flush', discarder: 'W' },
    ]);
    expect(errorsOf({ ...flush, liable: 'W' }, rolled)).toEqual([]);
    const { discarder: _, ...drawn } = flush;
    expect(errorsOf(drawn, rolled)).toEqual([]);
    // The winning discard is no such feed: the honours lay complete before it.
    const honours = {
      ...flush,
      liableCause: 'dragon-sets',
      hands: { N: handOf(`${DRAGONS} [WdWdWd] B789 C99`) },
    } as const;
    expect(errorsOf(honours, rolled)).toEqual([]);
  });

  test('only the winning discard can be late, or be thrown with too many tiles', () => {
    for (const liableCause of ['late-discard', 'too-many-tiles'] as const) {
      expect(errorsOf(worth(2, { discarder: 'N', liable: 'S', liableCause }))).toMatchObject([
        { code: 'liable-cause-needs-discard' },
      ]);
    }
  });

  const off: Readonly<Record<string, Options>> = {
    'dragon-sets': { baoHonourSets: 'off' },
    'wind-sets': { baoHonourSets: 'off' },
    'all-honours': { baoAllHonours: false },
    'all-terminals': { baoAllTerminals: false },
    'visible-limit': { baoVisibleLimit: false },
    'full-flush': { baoFullFlush: false },
    'jade-hand': { baoJadeAndBlue: false },
    'blue-hand': { blueHand: false },
    'last-flower': { baoLastFlower: false },
    'too-many-tiles': { baoTooManyTiles: false },
    'late-discard': { baoQing: false },
  };
  test.each(DOUBLES.liableCauses.map(({ id }) => id))('%s is played by default, and can be left out', (liableCause) => {
    const facts = worth(3, { discarder: 'S', liable: 'S', liableCause });
    expect(errorsOf(facts)).toEqual([]);
    expect(errorsOf(facts, off[liableCause])).toMatchObject([{ code: 'liable-cause-not-played' }]);
  });
});
