import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { formatHand, parseHand } from '../../shared/hand/notation.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import { classical } from '../../shared/scoring/rulesets/classical/classical.ts';
import { RULESETS } from '../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../shared/scoring/score-deal.ts';
import { type Deal, MIX, randomDeals } from './random-deals.ts';

type Row = { readonly what: string; readonly median: number; readonly unit: string };

const HANDS = 10_000;
const DEALS = HANDS / 4;
const SEED = 20_261_130;
const RUNS = 5;

/**
 * Hands scored in a second of processor time (user, all threads of this process): a machine that is busy with other things
 * changes it less than the clock. The median of five runs after three to warm up.
 */
const perSecond = (many: number, run: () => void): number => {
  for (let warm = 0; warm < 3; warm += 1) run();
  const rates = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    run();
    return (many * 1_000_000) / process.cpuUsage(before).user;
  });
  return Math.round(rates.sort((one, two) => one - two)[Math.floor(RUNS / 2)] ?? 0);
};

const scoreAll = (ruleset: Ruleset, deals: readonly Deal[], explain: boolean): void => {
  const options = ruleset.defaultOptions;
  for (const { facts, context } of deals) scoreDeal({ ruleset, options, facts, context, explain });
};

/** Totals only and explained, of typed facts. */
const benchScoring = (ruleset: Ruleset, what: string, hands: number, deals: readonly Deal[]): readonly Row[] =>
  [false, true].map((explain) => ({
    what: `${ruleset.id}: ${what}, ${explain ? 'explained' : 'totals'}`,
    median: perSecond(hands, () => scoreAll(ruleset, deals, explain)),
    unit: 'hands/s',
  }));

/** The same deals with the winner's worth typed in, so that three hands are left to score. */
const withoutWinner = ({ facts, context }: Deal): Deal => {
  const { winner, hands, winningTile: _, ...rest } = facts;
  if (winner === undefined) throw new Error('a deal without a winner');
  const losers = Object.fromEntries(Object.entries(hands).filter(([seat]) => seat !== winner));
  return { facts: { ...rest, winner, hands: losers, values: { [winner]: { total: 20 } } }, context };
};

/** Every hundred deals ten times before the next hundred, so that reading the deals from memory costs little. */
const inTurn = (deals: readonly Deal[]): readonly Deal[] => {
  const hundreds = Array.from({ length: deals.length / 100 }, (_, at) => deals.slice(at * 100, at * 100 + 100));
  return hundreds.flatMap((hundred) => Array.from({ length: 10 }, () => hundred).flat());
};

const winners = (ruleset: Ruleset): readonly Deal[] =>
  randomDeals(ruleset, { count: HANDS, seed: SEED, withLosers: false });

const benchText = (deals: readonly Deal[]): Row => {
  const texts = deals.flatMap(({ facts }) => Object.values(facts.hands).map(formatHand));
  return {
    what: 'hands read from text',
    median: perSecond(texts.length, () => {
      for (const text of texts) parseHand(text);
    }),
    unit: 'hands/s',
  };
};

/** Heap in use after a full collection, in bytes. */
const heapInUse = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
};

/** What answers take that somebody keeps. */
const benchAnswers = (deals: readonly Deal[]): readonly Row[] =>
  [false, true].map((explain) => {
    const before = heapInUse();
    const answers = deals.map((deal) =>
      scoreDeal({ ruleset: classical, options: classical.defaultOptions, ...deal, explain }),
    );
    const bytes = (heapInUse() - before) / answers.length;
    return { what: `an answer, ${explain ? 'explained' : 'totals'}`, median: Math.round(bytes), unit: 'bytes' };
  });

export const bench = async (): Promise<{ readonly name: string; readonly rows: readonly Row[] }> => {
  const before = heapInUse();
  const rows = benchAll();
  const kept = { what: 'what the engine keeps after all of these', median: heapInUse() - before, unit: 'bytes' };
  return { name: `score: ${HANDS} different hands, seed ${SEED}; ${MIX}`, rows: [...rows, kept] };
};

const benchAll = (): readonly Row[] => {
  const own = winners(classical);
  const whole = randomDeals(classical, { count: DEALS, seed: SEED, withLosers: true });
  return [
    ...benchScoring(classical, 'winners', HANDS, own),
    ...benchScoring(classical, 'winners, each hundred ten times in turn', HANDS * 10, inTurn(own)),
    ...benchScoring(classical, 'losers', DEALS * 3, whole.map(withoutWinner)),
    ...benchScoring(classical, 'whole deals of four hands, settled', DEALS * 4, whole),
    ...RULESETS.filter((ruleset) => ruleset !== classical).flatMap((ruleset) =>
      benchScoring(ruleset, 'winners', HANDS, winners(ruleset)),
    ),
    benchText(own),
    ...benchAnswers(own),
  ];
};
