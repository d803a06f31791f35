import { z } from 'zod';
import { CIRCUMSTANCES, INSTANT_KINDS, LIABLE_CAUSES, RESULTS } from '../../../shared/scoring/deal-facts.ts';
import type { RulesetOptions } from '../../../shared/scoring/options.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { findRuleset, RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { TILES, type Tile, WINDS } from '../../../shared/tiles/tile.ts';

const windSchema = z.enum(WINDS);
export const SOURCES = ['self', ...WINDS] as const;
export type Source = (typeof SOURCES)[number];
export const ANSWERS = ['yes', 'no', 'unknown'] as const;

const stateSchema = z.object({
  ruleset: z.string(),
  preset: z.string(),
  /** Options that differ from the preset. */
  changes: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).readonly(),
  prevailingWind: windSchema,
  /** As typed; what is not a whole number is the engine's to refuse. */
  dealerWins: z.string(),
  dealerStays: z.string(),
  texts: z.record(windSchema, z.string()).readonly(),
  /** Older states of a window say nothing of it. */
  result: z.enum(RESULTS).default('win'),
  winner: windSchema,
  /** Of a false win. */
  offender: windSchema.default('E'),
  source: z.enum(SOURCES),
  winningTile: z.enum(TILES as readonly [Tile, ...Tile[]]).optional(),
  circumstances: z.array(z.enum(CIRCUMSTANCES)).readonly(),
  otherWaitsDead: z.enum(ANSWERS),
  liable: windSchema.optional(),
  liableCause: z.enum(LIABLE_CAUSES).optional(),
  sweep: windSchema.optional(),
  tilesLeft: z.string(),
  replacements: z.string(),
  instant: z
    .array(
      z.object({
        seat: windSchema,
        kind: z.enum(INSTANT_KINDS),
        opening: z.boolean(),
        payer: windSchema.optional(),
      }),
    )
    .readonly(),
});

/** Everything on the screen as it was typed and chosen. People are seats: nobody has a name here. */
export type ScorerState = z.infer<typeof stateSchema>;
export type InstantEntry = ScorerState['instant'][number];

/** The hand, without the rules it is scored by. */
export type TypedHand = Omit<ScorerState, 'ruleset' | 'preset' | 'changes'>;

export const EMPTY_HAND: TypedHand = {
  prevailingWind: 'E',
  dealerWins: '',
  dealerStays: '',
  texts: { E: '', S: '', W: '', N: '' },
  result: 'win',
  winner: 'E',
  offender: 'E',
  source: 'self',
  winningTile: undefined,
  circumstances: [],
  otherWaitsDead: 'unknown',
  liable: undefined,
  liableCause: undefined,
  sweep: undefined,
  tilesLeft: '',
  replacements: '',
  instant: [],
};

/** A known rule system; the first of the registry for an id that this program does not know. */
export const rulesetOf = (id: string): Ruleset => {
  const found = findRuleset(id) ?? RULESETS[0];
  if (found === undefined) throw new Error('no rule system in the registry');
  return found;
};

export const presetOptions = (ruleset: Ruleset, preset: string): RulesetOptions =>
  ruleset.presets.find(({ id }) => id === preset)?.options ?? ruleset.defaultOptions;

type Rules = Pick<ScorerState, 'ruleset' | 'preset' | 'changes'>;

/** The options as they stand, changed ones over those of the preset. */
export const optionsOf = ({ ruleset, preset, changes }: Rules): RulesetOptions => ({
  ...presetOptions(rulesetOf(ruleset), preset),
  ...changes,
});

/** The rules by the document. */
export const documentRules = (id: string): Rules => {
  const ruleset = rulesetOf(id);
  return { ruleset: ruleset.id, preset: ruleset.presets[0]?.id ?? '', changes: {} };
};

/** One option set to a value; a value that the preset has anyway is no change. */
export const withOption = (rules: Rules, key: string, value: boolean | number | string): Rules => {
  const { [key]: _, ...others } = rules.changes;
  const same = presetOptions(rulesetOf(rules.ruleset), rules.preset)[key] === value;
  return { ...rules, changes: same ? others : { ...others, [key]: value } };
};

/** Whether nothing of a hand was typed or chosen yet; a deal that nobody won needs no hand. */
export const isUntouched = ({ result, texts, instant }: TypedHand): boolean =>
  result === 'win' && instant.length === 0 && Object.values(texts).every((text) => text.trim() === '');

const KEY = 'roundwind-scorer';

/** What the screen held when this window last showed it; undefined for nothing, or for what is no longer understood. */
export const loadState = (storage: Pick<Storage, 'getItem'>): ScorerState | undefined => {
  try {
    const read = stateSchema.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    // Not JSON, or a browser that forbids storage: the screen then starts empty.
    return undefined;
  }
};

export const saveState = (storage: Pick<Storage, 'setItem'>, state: ScorerState): void => {
  try {
    storage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A browser that forbids storage only loses what a reload would have kept.
  }
};
