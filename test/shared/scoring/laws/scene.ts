import fc from 'fast-check';
import type { DealContext, DealFacts } from '../../../../shared/scoring/deal-facts.ts';
import type { RulesetOptions } from '../../../../shared/scoring/options.ts';
import type { Ruleset } from '../../../../shared/scoring/ruleset.ts';
import { scoreDeal } from '../../../../shared/scoring/score-deal.ts';
import type { ScoredDeal, ScoreError, ScoreSheet } from '../../../../shared/scoring/score-sheet.ts';
import { WINDS, type Wind } from '../../../../shared/tiles/tile.ts';
import { dealOfValues, optionsOf } from '../../../arbitraries/deals.ts';
import { type ThemedDeal, themedDeal } from '../../../arbitraries/themed-deals.ts';
import { PROPERTY_RUNS } from '../../../property-runs.ts';

/** `won`: the tiles of a winner. `laid`: all four hands, as far as they agree. `told`: worths and events without tiles. */
export type Kind = 'won' | 'laid' | 'told';

export type Scene = {
  readonly ruleset: Ruleset;
  readonly facts: DealFacts<Wind>;
  readonly context: DealContext;
  readonly options: RulesetOptions;
};

export type Law = {
  readonly name: string;
  readonly on: readonly Kind[];
  /** Systems that it speaks of; every one when absent. */
  readonly payment?: Ruleset['payment'];
  /** Fails when it is broken; answers false when the scene gave it nothing to look at. */
  readonly holds: (scene: Scene, deal: ScoredDeal) => boolean | undefined;
};

const attempt = ({ ruleset, options, facts, context }: Scene, explain: boolean) =>
  scoreDeal({ ruleset, options, facts, context, explain });

/** The deal as scored; undefined when it is refused. */
export const score = (scene: Scene, explain = true): ScoredDeal | undefined => {
  const scored = attempt(scene, explain);
  return scored.ok ? scored.value : undefined;
};

export const withFacts = (scene: Scene, facts: Partial<DealFacts<Wind>>): Scene => ({
  ...scene,
  facts: { ...scene.facts, ...facts },
});

export const sheetsOf = ({ sheets }: ScoredDeal): readonly ScoreSheet[] => WINDS.flatMap((seat) => sheets[seat] ?? []);

/** What a sheet says, apart from how it came to it. */
export const worths = (deal: ScoredDeal | undefined) =>
  WINDS.map((seat) => {
    const sheet = deal?.sheets[seat];
    if (sheet === undefined) return undefined;
    const { points, doubles, tai, total, limitHand, capped, questions, warnings } = sheet;
    return { points, doubles, tai, total, limitHand, capped, questions, warnings };
  });

const dealsOf = (ruleset: Ruleset, kind: Kind): fc.Arbitrary<ThemedDeal> => {
  if (kind !== 'told') return themedDeal(ruleset, kind === 'laid');
  const counts = fc.integer({ min: 0, max: 14 });
  const context = fc.record({
    prevailingWind: fc.constantFrom(...WINDS),
    dealerWins: counts,
    dealerStays: counts,
  });
  return fc.record({ facts: dealOfValues(ruleset), context });
};

/** Options that contradict each other, and what some options refuse of a deal that others take. */
const BESIDE: readonly string[] = [
  ...['amount-in-quarters', 'minimum-above-limit', 'below-minimum', 'mixed-suits', 'too-many-chows'],
  ...['robbed-kong-rule-off', 'too-many-replacements', 'instant-rule-off', 'total-above-limit', 'other-waits-not-dead'],
];
const isBeside = (errors: readonly ScoreError[]): boolean => errors.every(({ code }) => BESIDE.includes(code));

/**
 * Tries laws on as many scenes of one kind as `PROPERTY_RUNS` says, all laws on each. A scene that the system refuses
 * without a reason that lies in the options fails; so does a law that hardly ever had anything to look at.
 */
export const tryLaws = (ruleset: Ruleset, kind: Kind, laws: readonly Law[]): Readonly<Record<string, number>> => {
  const looked: Record<string, number> = Object.fromEntries(laws.map(({ name }) => [name, 0]));
  const usual = ruleset.parseOptions({});
  const scenes = fc.record({ deal: dealsOf(ruleset, kind), given: optionsOf(ruleset) });
  fc.assert(
    fc.property(scenes, ({ deal, given }) => {
      // Those of the document half of the time, which are bound once.
      const parsed = Object.keys(given).length === 0 ? usual : ruleset.parseOptions(given);
      if (!parsed.ok) {
        if (isBeside(parsed.errors)) return;
        throw new Error(`options refused: ${JSON.stringify(parsed.errors)}`);
      }
      // Parsed once: an object of the caller's own is read and bound afresh at every call.
      const scene = { ruleset, ...deal, options: parsed.value };
      const scored = attempt(scene, true);
      if (!scored.ok) {
        if (isBeside(scored.errors)) return;
        throw new Error(`refused: ${JSON.stringify(scored.errors)}`);
      }
      for (const law of laws) {
        try {
          if (law.holds(scene, scored.value) !== false) looked[law.name] = (looked[law.name] ?? 0) + 1;
        } catch (error) {
          throw new Error(`broken: ${law.name}`, { cause: error });
        }
      }
    }),
    { numRuns: PROPERTY_RUNS },
  );
  return looked;
};
