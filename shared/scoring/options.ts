import { z } from 'zod';

/** What a club may choose in a rule system: plain values under stable keys. */
export type RulesetOptions = Readonly<Record<string, boolean | number | string>>;

/** Sections of a settings screen, in its order. */
export const OPTION_GROUPS = [
  'limit',
  'winning',
  'points',
  'doubles',
  'tai',
  'limit-hands',
  'settlement',
  'liability',
  'on-the-spot',
  'dealer',
] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

type Meta = { readonly group: OptionGroup; readonly source: string };

/** A switch. */
export const flagOption = (meta: Meta, initial: boolean) => z.boolean().default(initial).meta(meta);

/** A whole number within bounds, both included. */
export const integerOption = (meta: Meta, initial: number, [min, max]: readonly [number, number]) =>
  z.int().min(min).max(max).default(initial).meta(meta);

/** One of a list; the first is the default. */
export const choiceOption = <const C extends readonly [string, ...string[]]>(meta: Meta, choices: C) =>
  z.enum(choices).default(z.enum(choices).parse(choices[0])).meta(meta);

type FieldBase = { readonly key: string; readonly group: OptionGroup; readonly source: string };

/** One row of a settings screen, derived from the schema. */
export type OptionField = FieldBase &
  (
    | { readonly kind: 'boolean'; readonly default: boolean }
    | { readonly kind: 'integer'; readonly default: number; readonly min: number; readonly max: number }
    | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
  );

/** The settings rows of a schema made of the three builders above; throws on any other field, which is our own mistake. */
export const optionFieldsOf = (schema: z.ZodObject): readonly OptionField[] => {
  const defaults = schema.parse({});
  return Object.entries(schema.shape).map(([key, field]) => fieldOf(key, field, defaults[key]));
};

const metaSchema = z.object({ group: z.enum(OPTION_GROUPS), source: z.string() });

const fieldOf = (key: string, field: unknown, initial: unknown): OptionField => {
  if (!(field instanceof z.ZodDefault)) throw new Error(`option ${key} has no default`);
  const base = { key, ...metaSchema.parse(field.meta()) };
  const inner = field.unwrap();
  if (inner instanceof z.ZodBoolean && typeof initial === 'boolean')
    return { ...base, kind: 'boolean', default: initial };
  if (inner instanceof z.ZodEnum && typeof initial === 'string') {
    return { ...base, kind: 'choice', default: initial, choices: inner.options.map(String) };
  }
  if (
    inner instanceof z.ZodNumber &&
    typeof initial === 'number' &&
    inner.minValue !== null &&
    inner.maxValue !== null
  ) {
    return { ...base, kind: 'integer', default: initial, min: inner.minValue, max: inner.maxValue };
  }
  throw new Error(`option ${key} is of no known kind`);
};
