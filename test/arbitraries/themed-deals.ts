import fc from 'fast-check';
import type { Hand, Meld, MeldState } from '../../shared/hand/hand.ts';
import type { Circumstance, DealContext, DealFacts } from '../../shared/scoring/deal-facts.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import { cutTiles } from '../../shared/tiles/notation.ts';
import { type BonusTile, COPIES, RANKS, SUITS, TILES, type Tile, WINDS, type Wind } from '../../shared/tiles/tile.ts';
import { shareWall, wind } from './tiles.ts';

/** A deal out of which each rule of the documents is met every few hundred tries: hands of themes, not of chance. */
export type ThemedDeal = { readonly facts: DealFacts<Wind>; readonly context: DealContext };

type Sets = readonly (readonly Tile[])[];
const among = (pattern: RegExp): readonly Tile[] => TILES.filter((tile) => pattern.test(tile));

const chowsOf = (tiles: readonly Tile[]): Sets =>
  SUITS.flatMap((suit) => RANKS.map((rank) => [rank, rank + 1, rank + 2].map((one) => `${suit}${one}`))).flatMap(
    (names) => {
      const found = names.flatMap((name) => tiles.filter((tile) => tile === name));
      return found.length === 3 ? [found] : [];
    },
  );

type Theme = { readonly triplets: readonly Tile[]; readonly chows: Sets; readonly pairs: readonly Tile[] };
const theme = (sets: RegExp, pairs: RegExp = sets, chows: Sets = chowsOf(among(sets))): Theme => ({
  triplets: among(sets),
  chows,
  pairs: among(pairs),
});

/** Named by what they bring about; each system meets its own hands among them. */
const THEMES: readonly Theme[] = [
  theme(/./),
  theme(/^[BC]/),
  ...[/^B/, /^C/, /^D/].map((suit) => theme(suit)),
  ...[/^(B|[ESWN]$|.d)/, /^(C|[ESWN]$|.d)/, /^(D|[ESWN]$|.d)/].map((suit) => theme(suit)),
  theme(/^([ESWN]|.d)$/),
  theme(/[19]$/),
  theme(/[19]$|^[ESWN]$|d$/),
  theme(/^(B[23468]|Gd)$/),
  theme(/^(D[23468]|Wd)$/),
  theme(/^(B[1579]|[RG]d)$/),
  theme(/^(C[23468]|Rd)$/),
  theme(/^(D8|[ESWN]|Wd)$/),
  theme(/^(.d|B[25])$/),
  theme(/^([ESWN]|D[1-3])$/),
  theme(/^(.[37]|.d)$/),
  theme(/^[BD][45]$/, /^[ESWN]$|d$/),
  { ...theme(/./), triplets: [] },
  { ...theme(/^D/, /^(D.|[ESWN])$/), triplets: [] },
  { ...theme(/./), triplets: among(/^([ESWN]|.d)$/), chows: chowsOf(TILES) },
];

type Part = { readonly tiles: readonly Tile[]; readonly meld: Meld | undefined };
const KONG_STATES = ['concealed', 'claimed', 'promoted'] as const satisfies readonly MeldState[];

const triplet = (tile: Tile, kind: number, melded: boolean): Part => {
  const state = KONG_STATES[kind];
  if (state !== undefined) {
    const tiles = [tile, tile, tile, tile];
    return { tiles, meld: { type: 'kong', tiles, state } };
  }
  const tiles = [tile, tile, tile];
  return { tiles, meld: melded ? { type: 'pung', tiles, state: 'exposed' } : undefined };
};
const chow = (tiles: readonly Tile[], melded: boolean): Part => ({
  tiles,
  meld: melded ? { type: 'chow', tiles: [...tiles], state: 'exposed' } : undefined,
});

/** Kinds of kong are one in ten each, or all there is where a hand is given to kongs. */
const tripletPart = (tiles: readonly Tile[], openness: number, kongs: boolean): fc.Arbitrary<Part> =>
  fc
    .tuple(fc.constantFrom(...tiles), fc.nat(kongs ? 2 : 9), fc.nat(3))
    .map(([tile, kind, chance]) => triplet(tile, kind, chance < openness));
const chowPart = (chows: Sets, openness: number): fc.Arbitrary<Part> =>
  fc.tuple(fc.constantFrom(...chows), fc.nat(3)).map(([tiles, chance]) => chow(tiles, chance < openness));

const parts = ({ triplets, chows }: Theme, openness: number, kongs: boolean): fc.Arbitrary<readonly Part[]> => {
  const kinds: fc.Arbitrary<Part>[] = [];
  if (triplets.length > 0) kinds.push(tripletPart(triplets, openness, kongs));
  if (chows.length > 0 && !kongs) kinds.push(chowPart(chows, openness));
  const one = fc.oneof(...kinds);
  const only = fc.constantFrom(...kinds).chain((kind) => fc.array(kind, { minLength: 4, maxLength: 4 }));
  const mixed = fc.array(one, { minLength: 4, maxLength: 4 });
  const twice =
    chows.length > 0
      ? fc
          .tuple(fc.constantFrom(...chows), fc.constantFrom(...chows))
          .map(([a, b]) => [a, a, b, b].map((set) => chow(set, false)))
      : mixed;
  return fc.oneof({ weight: 4, arbitrary: mixed }, { weight: 3, arbitrary: only }, { weight: 1, arbitrary: twice });
};

const fits = (tiles: readonly Tile[]): boolean => {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) {
    const count = (counts.get(tile) ?? 0) + 1;
    if (count > COPIES) return false;
    counts.set(tile, count);
  }
  return true;
};

const bonusOf = (known: readonly BonusTile[]): fc.Arbitrary<readonly BonusTile[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.shuffledSubarray([...known], { minLength: 1, maxLength: 2 }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('F', 'S', '[FS]', 'A')
        .map((kind) => known.filter((tile) => new RegExp(`^${kind}`).test(tile))),
    },
    { weight: 1, arbitrary: fc.subarray([...known]) },
  );

/**
 * Hands too rare for any theme, as four sets and a pair; x, y and z are the suits in some order. Every third has another set
 * in place of one of them, so that near misses come too.
 */
const RARE = [
  ['x123 x456 x789 RdRdRd EE', 'x123 x456 x789 SSS WdWd', 'x123 x456 x789 x555 x99', 'EEE SSS WWW NNN GdGd'],
  ['EEE SSS WWW NNN x55', 'x222 x555 RdRdRd GdGdGd WdWd', 'x777 y777 z777 RdRdRd GdGd', 'x333 y333 z333 WWW NN'],
  ['x333 y333 x888 y888 EE', 'x111 x999 x345 x678 x22', 'x111 x999 x234 x567 x88', 'x111 y999 z234 z678 z55'],
  ['B111 B234 B678 GdGdGd B55', 'x999 x345 x678 RdRdRd x22', 'GdGdGd RdRdRd B666 B777 B99', 'B111 B555 B777 B999 RdRd'],
  ['x234 x567 y234 y567 z22', 'D888 EEE SSS WdWdWd WW', 'EEE WWW NNN x234 SS', 'RdRdRd GdGdGd x111 y234 WdWd'],
].flat();

const rare: fc.Arbitrary<Held> = fc
  .tuple(
    fc.constantFrom(...RARE),
    fc.shuffledSubarray([...SUITS], { minLength: 3 }),
    fc.array(fc.tuple(fc.nat(11), fc.nat(3)), { minLength: 4, maxLength: 4 }),
    fc.constantFrom(0, 1, 3),
    fc.tuple(fc.nat(11), fc.constantFrom(...TILES)),
  )
  .map(([text, suits, kinds, openness, [changed, tile]]) => {
    const named = text.replace(/[xyz]/g, (letter) => suits['xyz'.indexOf(letter)] ?? '');
    const groups = named.split(' ').map((group) => cutTiles(group).tiles);
    const sets = groups.slice(0, 4).map((tiles, at): Part => {
      const [kind = 9, chance = 0] = kinds[at] ?? [];
      const [first = 'E', second] = tiles;
      if (changed === at) return triplet(tile, 9, chance < openness);
      return first === second ? triplet(first, kind, chance < openness) : chow(tiles, chance < openness);
    });
    return held(sets, groups[4] ?? []);
  });

/** 1112345678999 and one more, or a run from 1 to 9 with something beside it. */
const gates: fc.Arbitrary<readonly Tile[]> = fc
  .tuple(fc.constantFrom(...SUITS), fc.constantFrom(...RANKS))
  .map(([suit, more]) =>
    [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, more].flatMap((rank) => among(new RegExp(`^${suit}${rank}$`))),
  );
const runs: fc.Arbitrary<readonly Tile[]> = fc
  .tuple(fc.constantFrom(...SUITS), fc.constantFrom(...TILES), fc.constantFrom(...TILES))
  .map(([suit, three, two]) => [...among(new RegExp(`^${suit}`)), three, three, three, two, two]);

type Laid = { readonly hand: Hand; readonly winningTile: Tile };
type Held = { readonly melds: Meld[]; readonly concealed: Tile[] };
const held = (sets: readonly Part[], pair: readonly Tile[]): Held => ({
  melds: sets.flatMap(({ meld }) => meld ?? []),
  concealed: [...pair, ...sets.flatMap(({ tiles, meld }) => (meld ? [] : tiles))],
});

/** Tiles that make a limit hand of the way they come: the moon, the plum blossom, the carrying pole. */
const FAMOUS: readonly Tile[] = ['D1', 'D5', 'B2'];

const laidOut = (known: readonly BonusTile[]): fc.Arbitrary<Laid> => {
  const themed = fc
    .tuple(fc.constantFrom(...THEMES), fc.constantFrom(0, 1, 2, 4), fc.nat(11))
    .chain(([one, openness, kongs]) =>
      fc.tuple(parts(one, openness, kongs === 0 && one.triplets.length > 0), fc.constantFrom(...one.pairs)),
    )
    .map(([sets, pair]) => held(sets, [pair, pair]));
  const concealedOnly = fc.oneof(gates, runs).map((concealed) => ({ melds: [] as Meld[], concealed: [...concealed] }));
  return fc
    .tuple(
      fc.oneof(
        { weight: 12, arbitrary: themed },
        { weight: 1, arbitrary: concealedOnly },
        { weight: 2, arbitrary: rare },
      ),
      bonusOf(known),
      fc.nat(13),
      fc.nat(3),
    )
    .filter(([{ melds, concealed }]) => fits([...melds.flatMap(({ tiles }) => tiles), ...concealed]))
    .map(([{ melds, concealed }, bonus, pick, chance]) => {
      const wanted = chance === 0 ? concealed.find((tile) => FAMOUS.includes(tile)) : undefined;
      return {
        hand: { melds, concealed, bonus: [...bonus] },
        winningTile: wanted ?? concealed[pick % concealed.length] ?? 'E',
      };
    });
};

type Going = { readonly seat: Wind; readonly from: Wind | undefined; readonly wanted: readonly Circumstance[] };

const going = (ruleset: Ruleset): fc.Arbitrary<Going> =>
  fc
    .tuple(
      wind,
      fc.option(wind, { nil: undefined }),
      fc.boolean(),
      fc.subarray([...ruleset.circumstances], { maxLength: 2 }),
    )
    .map(([seat, from, plain, wanted]) => ({
      seat,
      from: from === seat ? undefined : from,
      wanted: plain ? [] : wanted,
    }));

/** Drops what the hand and the way of going out do not bear, so that what is left is a deal that could be played. */
const bear = ({ seat, from, wanted }: Going, { hand, winningTile }: Laid): readonly Circumstance[] => {
  const drawn = from === undefined;
  const kongs = hand.melds.filter(({ type }) => type === 'kong').length;
  const hidden = hand.melds.every(({ state }) => state === 'concealed');
  const copies = [...hand.concealed, ...hand.melds.flatMap(({ tiles }) => tiles)].filter((one) => one === winningTile);
  const possible: Readonly<Partial<Record<Circumstance, boolean>>> = {
    'robbed-kong': !drawn && copies.length === 1,
    'kong-replacement': drawn && kongs > 0,
    'flower-replacement': drawn && hand.bonus.length > 0,
    'last-wall-tile': drawn,
    'last-discard': !drawn,
    'kong-on-kong': drawn && kongs > 1,
    'ready-on-first-turn': hidden,
    heavenly: drawn && seat === 'E' && hidden,
    earthly: from === 'E' && hand.melds.length === 0,
    'other-waits-dead': true,
  };
  const left = wanted.filter((one) => possible[one] === true);
  const [first] = left;
  // At the first turn nothing else has happened, and a supplement tile replaced one thing.
  if (first === undefined || left.includes('heavenly') || left.includes('earthly')) return left.slice(0, 1);
  const kong = left.includes('kong-replacement') || left.includes('kong-on-kong');
  return kong ? left.filter((one) => one !== 'flower-replacement') : left;
};

const loser: fc.Arbitrary<Hand> = fc
  .tuple(
    fc.constantFrom(...THEMES),
    fc.array(fc.tuple(fc.nat(1000), fc.nat(12), fc.boolean()), { minLength: 2, maxLength: 6 }),
    fc.nat(3),
  )
  .map(([{ triplets, pairs }, lots, melded]) => {
    const kinds = triplets.length > 0 ? triplets : pairs;
    const drawn = lots.map(([at, kind, open]) => ({ tile: kinds[at % kinds.length] ?? 'E', kind, open }));
    const melds = drawn.slice(0, melded).flatMap(({ tile, kind }) => triplet(tile, kind, true).meld ?? []);
    const concealed = drawn
      .slice(melded)
      .flatMap(({ tile, kind }) => Array.from({ length: 1 + (kind % 4) }, () => tile));
    return { melds, concealed: concealed.slice(0, 13 - 3 * melds.length), bonus: [] };
  });

const deal = fc.record({
  prevailingWind: wind,
  dealerWins: fc.constantFrom(0, 0, 0, 0, 11, 12),
  dealerStays: fc.constantFrom(0, 0, 0, 0, 7, 8),
});

/** A regular hand that won, alone or with the other three, and all that may have happened with it. */
export const themedDeal = (ruleset: Ruleset, withLosers: boolean): fc.Arbitrary<ThemedDeal> =>
  fc
    .tuple(
      laidOut(ruleset.bonusTiles),
      going(ruleset),
      deal,
      fc.array(loser, { minLength: 3, maxLength: 3 }),
      fc.constantFrom(undefined, 3, 5, 6),
    )
    .map(([laid, ways, context, losers, left]): ThemedDeal => {
      const { seat, from } = ways;
      const circumstances = bear(ways, laid);
      const order = [seat, ...WINDS.filter((one) => one !== seat)];
      const apart = circumstances.some((one) => ['robbed-kong', 'earthly', 'heavenly'].includes(one));
      const others = withLosers && !apart ? losers : [];
      const shared = shareWall([laid.hand, ...others]);
      const bonus = ruleset.bonusTiles.filter((tile) => !laid.hand.bonus.includes(tile));
      const hands = Object.fromEntries(
        shared.map((hand, at) => [order[at], at === 1 ? { ...hand, bonus: bonus.slice(0, 5) } : hand]),
      );
      const tilesLeft = ruleset.id === 'sg-doubles' && circumstances.length === 0 ? { tilesLeft: left } : {};
      return {
        context,
        facts: {
          ...{ result: 'win', winner: seat, circumstances, hands, values: {}, instant: [], ...tilesLeft },
          ...(from === undefined ? {} : { discarder: from }),
          winningTile: laid.winningTile,
        } as DealFacts<Wind>,
      };
    });
