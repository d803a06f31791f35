import { z } from 'zod';
import type { RulesetOptions } from '../../shared/scoring/options.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import { findRuleset, RULESETS } from '../../shared/scoring/rulesets/registry.ts';

const changesSchema = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));

export type CardRules = {
  readonly ruleset: Ruleset;
  readonly preset: { readonly id: string; readonly options: RulesetOptions };
  readonly options: RulesetOptions;
  /** Keys of the options that differ from the preset, in the order of the settings screen. */
  readonly changed: readonly string[];
};

/** The parameters of `/print/rules`: rule system, preset, and as JSON the options that differ. Whatever is unknown falls back to the document. */
export const readCardAddress = (search: Readonly<Record<string, unknown>>): CardRules => {
  const ruleset = findRuleset(String(search.ruleset)) ?? RULESETS[0];
  if (ruleset === undefined) throw new Error('no rule system in the registry');
  const found = ruleset.presets.find(({ id }) => id === search.preset) ?? ruleset.presets[0];
  const preset = found ?? { id: '', options: ruleset.defaultOptions };
  const options = { ...preset.options, ...changesOf(search.changes) };
  const changed = ruleset.optionFields.map(({ key }) => key).filter((key) => options[key] !== preset.options[key]);
  return { ruleset, preset, options, changed };
};

/** The router gives back what it wrote as JSON, so that the text may arrive as an object already. */
const changesOf = (raw: unknown): RulesetOptions => {
  const parsed = changesSchema.safeParse(typeof raw === 'string' ? jsonOf(raw) : raw);
  return parsed.success ? parsed.data : {};
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // An address that was cut off shows the preset.
    return undefined;
  }
};
