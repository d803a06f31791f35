import type { Hand } from '../../shared/hand/hand.ts';
import { parseHand } from '../../shared/hand/notation.ts';
import type { DealContext, DealFacts } from '../../shared/scoring/deal-facts.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../shared/scoring/score-deal.ts';
import type { Tile, Wind } from '../../shared/tiles/tile.ts';

type Row = { readonly what: string; readonly median: number; readonly unit: string };
type Sample = {
  readonly text: string;
  readonly winningTile: Tile;
  readonly discarder?: Wind;
  /** Shares no fifth copy with the losers below. */
  readonly apart?: true;
};

/** Winning hands of every shape: many readings, none but one, melds, kongs, one suit, orphans. */
const WINNERS: readonly Sample[] = [
  { text: 'B222 D111 EE [C555] [RdRdRdRd+]', winningTile: 'E', discarder: 'E' },
  { text: 'B222333444 C55 D678', winningTile: 'B3', discarder: 'E' },
  { text: 'B11122345678999', winningTile: 'B2' },
  { text: 'B123 C456 D789 D234 NN', winningTile: 'D4', apart: true },
  { text: '[B123] [C456] D55 D678 WdWdWd', winningTile: 'D5', discarder: 'S', apart: true },
  { text: '(RdRdRdRd) [GdGdGdGd] C345 D99 [B222]', winningTile: 'C4' },
  { text: 'B19 C19 D199 E S W N Rd Gd Wd', winningTile: 'D9', discarder: 'W' },
  { text: 'B22334455667788', winningTile: 'B5' },
];

const LOSERS: readonly string[] = ['[EEE] B123789 C2244', 'WW RdRd GdGd B147 C25 D38', 'B13579 C2468 D1357'];

const hand = (text: string): Hand => {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(`unreadable bench hand ${text}`);
  return parsed.value;
};

const context: DealContext = { prevailingWind: 'S', dealerWins: 0, dealerStays: 0 };

const factsOf = ({ text, winningTile, discarder }: Sample, withLosers: boolean): DealFacts<Wind> => {
  const [south, west, east] = LOSERS.map(hand);
  const losers = withLosers && south && west && east ? { S: south, W: west, E: east } : {};
  const won = { result: 'win', winner: 'N', winningTile, circumstances: [], values: {}, instant: [] } as const;
  const hands = { N: hand(text), ...losers };
  return discarder === undefined ? { ...won, hands } : { ...won, discarder, hands };
};

/** Runs for a while and says how often a second; the median of five. */
const perSecond = (many: number, run: () => void): number => {
  for (let warm = 0; warm < 3; warm += 1) run();
  const rates = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return (many * 1000) / (performance.now() - start);
  });
  return Math.round(rates.sort((a, b) => a - b)[2] ?? 0);
};

const REPEATS = 4000;

/** Hands scored a second from typed facts, for every system that takes them: totals only and explained. */
export const bench = async (): Promise<{ readonly name: string; readonly rows: readonly Row[] }> => ({
  name: 'score',
  rows: RULESETS.flatMap((ruleset) => [false, true].flatMap((withLosers) => benchDeals(ruleset, withLosers))),
});

const benchDeals = (ruleset: Ruleset, withLosers: boolean): readonly Row[] => {
  const parsed = ruleset.parseOptions({});
  if (!parsed.ok) throw new Error(`${ruleset.id} refuses its defaults`);
  const options = parsed.value;
  const samples = withLosers ? WINNERS.filter(({ apart }) => apart) : WINNERS;
  const deals = samples
    .map((sample) => factsOf(sample, withLosers))
    .filter((facts) => scoreDeal({ ruleset, options, facts, context, explain: false }).ok);
  if (deals.length === 0) return [];
  const hands = deals.reduce((sum, facts) => sum + Object.keys(facts.hands).length, 0) * REPEATS;
  return [false, true].map((explain) => ({
    what: `${ruleset.id}, ${hands} ${withLosers ? 'hands, three in four of losers' : 'winning hands'}, ${explain ? 'explained' : 'totals'}`,
    median: perSecond(hands, () => {
      for (let n = 0; n < REPEATS; n += 1) {
        for (const facts of deals) scoreDeal({ ruleset, options, facts, context, explain });
      }
    }),
    unit: 'hands/s',
  }));
};
