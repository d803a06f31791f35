import type { Hand } from '../../../shared/hand/hand.ts';
import { parseHand } from '../../../shared/hand/notation.ts';
import {
  CIRCUMSTANCES,
  type Circumstance,
  type DealContext,
  type DealFacts,
} from '../../../shared/scoring/deal-facts.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import { scoreDeal } from '../../../shared/scoring/score-deal.ts';
import type { ScoredDeal, ScoreError, ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { parseTile } from '../../../shared/tiles/notation.ts';
import { type BySeat, WINDS, type Wind } from '../../../shared/tiles/tile.ts';

/** A hand from text that a test knows to be readable. */
export const handOf = (text: string): Hand => {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.errors)}`);
  return parsed.value;
};

export const rulesetOf = (id: string): Ruleset => {
  const ruleset = findRuleset(id);
  if (ruleset === undefined) throw new Error(`no ruleset ${id}`);
  return ruleset;
};

export const CLASSICAL = rulesetOf('classical');

type Setting = { readonly seat: Wind; readonly facts: DealFacts<Wind>; readonly context: DealContext };

const wind = (text: string | undefined): Wind => {
  const found = WINDS.find((known) => known === text);
  if (found === undefined) throw new Error(`no wind ${text}`);
  return found;
};

/**
 * How a hand came out, in one line: `N in S: E from W, robbed-kong` or `N in S: E drawn` for a winner,
 * `W in E: lost` for the others; `streak 12` for wins of the dealer before, `stays 8` for deals retained, `left 3` for tiles in the wall,
 * `chain 2` for replacement tiles in a row, `swept` for a claim of East's first discard, `dealt` for a heavenly hand without a last tile.
 */
export const settingOf = (how: string, hands: Partial<BySeat<Hand>>): Setting => {
  const read = /^([ESWN]) in ([ESWN]): (.*)$/.exec(how);
  if (read === null) throw new Error(`unreadable setting ${how}`);
  const [, seatText, roundText, rest = ''] = read;
  const seat = wind(seatText);
  const [came = '', ...notes] = rest.split(', ');
  const numbers = new Map(
    notes.flatMap((note) => [/^(streak|stays|left|chain) (\d+)$/.exec(note)?.slice(1) ?? []]) as [string, string][],
  );
  const numberOf = (name: string): number => Number(numbers.get(name) ?? 0);
  const circumstances = notes.filter((note) => !/ \d+$|^swept$/.test(note)) as Circumstance[];
  const strange = circumstances.find((note) => !CIRCUMSTANCES.includes(note));
  if (strange !== undefined) throw new Error(`no circumstance ${strange}`);
  const context = { prevailingWind: wind(roundText), dealerWins: numberOf('streak'), dealerStays: numberOf('stays') };
  const counts = {
    ...(numbers.has('left') && { tilesLeft: numberOf('left') }),
    ...(numbers.has('chain') && { replacements: numberOf('chain') }),
    ...(notes.includes('swept') && { sweep: seat }),
  };
  const empty = { circumstances, hands, values: {}, instant: [], ...counts };
  if (came === 'lost') {
    const winner = seat === 'E' ? 'S' : 'E';
    const values = { [winner]: { total: 5 } };
    return {
      seat,
      context,
      facts: { ...empty, values, result: 'win', winner, discarder: wind(seat === 'N' ? 'W' : 'N') },
    };
  }
  const [tileText = '', , from] = came.split(' ');
  const facts = { ...empty, result: 'win', winner: seat, ...(from && { discarder: wind(from) }) } as const;
  if (tileText === 'dealt') return { seat, context, facts };
  const winningTile = parseTile(tileText);
  if (winningTile === undefined) throw new Error(`no tile ${tileText}`);
  return { seat, context, facts: { ...facts, winningTile } };
};

export type Options = Readonly<Record<string, boolean | number | string>>;

/** Scores one hand in its setting; refusals come back as the list of codes. */
export const tryHand = (
  text: string,
  how: string,
  options: Options = {},
  ruleset: Ruleset = CLASSICAL,
): ScoredDeal | readonly ScoreError[] => {
  const { seat } = settingOf(how, {});
  const { facts, context } = settingOf(how, { [seat]: handOf(text) });
  const scored = scoreDeal({ ruleset, options, facts, context, explain: true });
  return scored.ok ? scored.value : scored.errors;
};

/** The explained sheet of one hand in its setting; throws when the engine refuses it. */
export const sheetOf = (text: string, how: string, options: Options = {}, ruleset: Ruleset = CLASSICAL): ScoreSheet => {
  const { seat } = settingOf(how, {});
  const scored = tryHand(text, how, options, ruleset);
  if (!('sheets' in scored)) throw new Error(`${text} (${how}): ${JSON.stringify(scored)}`);
  const sheet = scored.sheets[seat];
  if (sheet === undefined) throw new Error(`no sheet for ${seat}`);
  return sheet;
};

/** What a pattern added to a sheet, excluded lines apart. */
export const countedOf = (sheet: ScoreSheet, pattern: string): number =>
  sheet.lines.reduce((sum, line) => (line.counted && line.pattern === pattern ? sum + line.value : sum), 0);
