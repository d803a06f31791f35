import type { NextDeal } from '../../../shared/contract/views.ts';
import type { StoredScore } from '../../../shared/records/stored-score.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { scoreChairDeal } from '../../../shared/table/score-chair-deal.ts';
import { standsByTiles } from '../../../shared/table/two-worths.ts';
import type { Draft } from './draft.ts';
import { fieldOrder } from './field-order.ts';
import type { DraftReading, EntryError } from './read-draft.ts';

/** The rules a deal is scored by: the session's frozen profile. */
export type TableRules = { readonly ruleset: Ruleset; readonly options: Readonly<Record<string, unknown>> };

/** What the form asks by itself, one at a time, instead of calling it an error. */
export const QUESTIONS = ['winner', 'winning-tile', 'source', 'offender'] as const;
export type Question = (typeof QUESTIONS)[number];

export type Preview = {
  /** What the rules make of the form as it stands; undefined while it cannot be read. */
  readonly score: StoredScore | undefined;
  /** Not yet said and needed, in the order in which it is asked. */
  readonly questions: readonly Question[];
  /** Chairs whose worth the settlement still needs, from East on. */
  readonly missing: readonly Chair[];
  /** Chairs whose tiles are what counts, so that what is wrong with their worth is put right there. */
  readonly tilesStand: readonly Chair[];
  /** Everything wrong, from the form and from the rules. */
  readonly errors: readonly EntryError[];
};

// Each of these is asked for, or shown as a missing field.
const ASKED = ['winner-missing', 'winning-tile-missing', 'offender-missing'];

/** Scores the form as it stands, with the very rules the store will use. */
export const previewDeal = (draft: Draft, reading: DraftReading, rules: TableRules, place: NextDeal): Preview => {
  const people = peopleMissing(draft, reading);
  const tilesStand = CHAIRS.filter((chair) => standsByTiles(reading.facts, chair));
  if (reading.errors.length > 0 || people.length > 0) {
    const questions = [...people, ...tileQuestions(draft, reading, rules, undefined)];
    return {
      score: undefined,
      questions,
      missing: missingOf(draft, emptyOf(reading, place), undefined),
      tilesStand,
      errors: reading.errors,
    };
  }
  const score = scoreChairDeal({ ...rules, facts: reading.facts, place });
  const questions = tileQuestions(draft, reading, rules, score);
  const errors = score.errors.filter(({ code }) => !ASKED.includes(code)).map(placed);
  return { score, questions, missing: missingOf(draft, emptyOf(reading, place), score), tilesStand, errors };
};

/** Without them the rules have nothing to look at. */
const peopleMissing = ({ result, offender }: Draft, { winner }: DraftReading): readonly Question[] => {
  if (result === 'win') return winner === undefined ? ['winner'] : [];
  return result === 'false-win' && offender === undefined ? ['offender'] : [];
};

const tileQuestions = (
  draft: Draft,
  reading: DraftReading,
  { ruleset }: TableRules,
  score: StoredScore | undefined,
): readonly Question[] => {
  // A worth given as a number already holds what the last tile and its giver would add.
  if (draft.result !== 'win' || reading.winner === undefined || !reading.winnerHasTiles) return [];
  const tilesStand = standsByTiles(reading.facts, reading.winner);
  // A hand that a flower completed has no last tile: only the rules know. Nobody as the giver means self-drawn there.
  if (ruleset.payment === 'winner-takes') {
    return score?.errors.some(({ code }) => code === 'winning-tile-missing') ? ['winning-tile'] : [];
  }
  if (draft.circumstances.includes('heavenly')) return [];
  return [
    // Beside a value that stands the last tile is nobody's need; nobody as its giver says self-drawn wherever tiles are stored.
    ...(reading.winningTileKnown || !tilesStand ? [] : (['winning-tile'] as const)),
    ...(reading.source === undefined ? (['source'] as const) : []),
  ];
};

/** The settlement says whether it lacks something; then every empty field is named. */
const missingOf = (draft: Draft, empty: readonly Chair[], score: StoredScore | undefined): readonly Chair[] => {
  if (draft.result !== 'win') return [];
  if (score?.outcome === undefined || score.outcome === null) return empty;
  return score.outcome.net === null ? empty : [];
};

/** In the order of the fields; nobody's worth is missing at the empty chair of a table of three. */
const emptyOf = ({ empty }: DraftReading, place: NextDeal): readonly Chair[] =>
  fieldOrder(place).filter((chair) => empty.includes(chair));

const placed = (error: { readonly code: string }): EntryError => {
  const facts: { readonly [fact: string]: unknown; readonly code: string } = { ...error };
  const chair = CHAIRS.find((one) => one === facts.chair);
  return { ...facts, ...(chair && { chair }) };
};
