import type { z } from 'zod';
import { fail, ok, type Result } from '../result.ts';
import { commonErrors } from './common-errors.ts';
import { scoreError } from './error-codes.ts';
import type { Role } from './hand-context.ts';
import { type OptionField, optionFieldsOf, type RulesetOptions } from './options.ts';
import type { Pattern } from './pattern.ts';
import type {
  BoundPattern,
  BoundPayment,
  BoundRuleset,
  PatternTable,
  PaymentPlan,
  Ruleset,
  RulesetDefinition,
} from './ruleset.ts';
import { salvageOptions } from './salvage-options.ts';
import type { ScoreError } from './score-sheet.ts';
import { maskOfTraits } from './traits.ts';
import { worthsInQuarters } from './winner-takes.ts';

/** Makes a rule system of its definition. Throws when its patterns contradict themselves, and its presets when they are read: that is our own mistake. */
export const defineRuleset = <O extends RulesetOptions>(definition: RulesetDefinition<O>): Ruleset => {
  checkPatterns(definition.patterns);
  const { optionsSchema, patterns, presets, payment } = definition;
  // What only settings ask for is made when they do: a start reads every rule system and plays under one.
  const optionFields = lazily(() => optionFieldsOf(optionsSchema));
  // Keyed by the frozen objects that were made here, so that a caller who changes options of his own is never served an old answer.
  const known = new WeakMap<object, BoundRuleset>();
  // A session's options come from its record, another object at each reading that says the same: what they said last is kept.
  let latest: { readonly said: Readonly<Record<string, unknown>>; readonly options: RulesetOptions } | undefined;

  const parseOptions = (raw: unknown): Result<RulesetOptions, ScoreError> => {
    if (isKnown(known, raw)) return ok(raw);
    if (latest !== undefined && saysSame(raw, latest.said)) return ok(latest.options);
    const parsed = optionsSchema.safeParse(raw);
    if (!parsed.success) {
      const unread = parsed.error.issues.flatMap((issue) => optionErrors(issue, optionFields()));
      // What the others contradict among themselves, whatever the unread ones were meant to be.
      const terms = commonErrors(salvageOptions(raw, optionFields()), (kept) =>
        checkTerms(bindRuleset(definition, optionsSchema.parse(kept))),
      );
      return fail([...unread, ...terms]);
    }
    const options = Object.freeze(parsed.data);
    const bound = bindRuleset(definition, options);
    const errors = checkTerms(bound);
    if (errors.length > 0) return fail(errors);
    known.set(options, bound);
    if (isPlain(raw)) latest = { said: { ...raw }, options };
    return ok(options);
  };
  const bind = (raw: unknown): Result<BoundRuleset, ScoreError> => {
    const parsed = parseOptions(raw);
    if (!parsed.ok) return parsed;
    const bound = known.get(parsed.value);
    if (bound === undefined) throw new Error(`options of ${definition.id} were parsed but not bound`);
    return ok(bound);
  };
  const mustParse = (raw: unknown): RulesetOptions => mustBe(parseOptions(raw), definition.id);
  const defaultOptions = lazily(() => mustParse({}));
  const readPresets = lazily(() => presets.map(({ id, options }) => ({ id, options: mustParse(options) })));
  return {
    ...publicPart(definition),
    optionsSchema,
    get optionFields() {
      return optionFields();
    },
    get defaultOptions() {
      return defaultOptions();
    },
    get presets() {
      return readPresets();
    },
    patterns: patterns.map(({ id, unit, source, aliases, role }) => ({ id, unit, source, aliases, role })),
    payment: payment.kind,
    liableCauses: (definition.liableCauses ?? []).map(({ id, source }) => ({ id, source })),
    parseOptions,
    bind,
    salvage: function* (raw) {
      for (const options of salvageOptions(raw, optionFields())) {
        yield bindLazily(definition, Object.freeze(optionsSchema.parse(options)));
      }
    },
    rotation: ({ options, end, context }) => mustBe(bind(options), definition.id).rotation(end, context),
  };
};

const lazily = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const isKnown = (known: WeakMap<object, unknown>, raw: unknown): raw is RulesetOptions =>
  typeof raw === 'object' && raw !== null && known.has(raw);

/** An object as JSON makes it. */
const isPlain = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && Object.getPrototypeOf(raw) === Object.prototype;

/** Options are flat: their keys and values are all there is to them. */
const saysSame = (raw: unknown, said: Readonly<Record<string, unknown>>): boolean => {
  if (!isPlain(raw)) return false;
  const keys = Object.keys(raw);
  return (
    keys.length === Object.keys(said).length &&
    keys.every((key) => Object.hasOwn(said, key) && Object.is(raw[key], said[key]))
  );
};

const mustBe = <T>(result: Result<T, ScoreError>, id: string): T => {
  if (!result.ok) throw new Error(`options of ${id} do not parse: ${JSON.stringify(result.errors)}`);
  return result.value;
};

const publicPart = <O extends RulesetOptions>(definition: RulesetDefinition<O>) => {
  const { id, version, bonusTiles, circumstances, instantKinds, valueKinds, facts, sources, ambiguities } = definition;
  return { id, version, bonusTiles, circumstances, instantKinds, valueKinds, facts, sources, ambiguities };
};

const optionErrors = (issue: z.core.$ZodIssue, fields: readonly OptionField[]): readonly ScoreError[] => {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((option) => scoreError('unknown-option', { option }));
  const option = issue.path.length > 0 ? String(issue.path[0]) : undefined;
  const field = fields.find(({ key }) => key === option);
  if (field === undefined) return [scoreError('option-invalid', {})];
  if (field.kind === 'integer')
    return [scoreError('option-invalid', { option, kind: field.kind, min: field.min, max: field.max })];
  if (field.kind === 'choice')
    return [scoreError('option-invalid', { option, kind: field.kind, choices: field.choices })];
  return [scoreError('option-invalid', { option, kind: field.kind })];
};

const tableOf = <O extends RulesetOptions>(patterns: readonly Pattern<O>[], options: O, role: Role): PatternTable => {
  const played = patterns.filter(
    (row) => (row.role === 'all' || row.role === role) && row.when(options) && rowValue(row, options) !== 0,
  );
  return {
    rows: bindRows(played, options),
    needs: Int32Array.from(played, ({ needs }) => maskOfTraits(needs)),
    findings: {
      count: 0,
      found: new Int16Array(played.length),
      evidence: new Int32Array(played.length),
      excludedBy: new Int16Array(played.length),
    },
  };
};

const rowValue = <O>({ value }: Pick<Pattern<O>, 'value'>, options: O): number =>
  typeof value === 'number' ? value : value(options);

type Bind = <O extends RulesetOptions>(definition: RulesetDefinition<O>, options: O) => BoundRuleset;

const bindRuleset: Bind = (definition, options) => ({
  ...bindTables(definition, options),
  ...bindTerms(definition, options),
});

/** For options that are looked at once, and mostly for errors, which the rows have nothing to do with. */
const bindLazily: Bind = (definition, options) => {
  const bound = lazily(() => bindTables(definition, options));
  return {
    ...bindTerms(definition, options),
    get tables() {
      return bound().tables;
    },
    get events() {
      return bound().events;
    },
    get needMinimum() {
      return bound().needMinimum;
    },
  };
};

type Tables = Pick<BoundRuleset, 'tables' | 'events' | 'needMinimum'>;

const bindTables = <O extends RulesetOptions>(definition: RulesetDefinition<O>, options: O): Tables => ({
  tables: {
    winner: tableOf(definition.patterns, options, 'winner'),
    loser: tableOf(definition.patterns, options, 'loser'),
  },
  events: tableOf(
    definition.patterns.filter(({ tileFree }) => tileFree),
    options,
    'winner',
  ),
  needMinimum: bindNeedMinimum(definition, options),
});

const bindTerms = <O extends RulesetOptions>(
  definition: RulesetDefinition<O>,
  options: O,
): Omit<BoundRuleset, keyof Tables> => ({
  forms: definition.forms.filter(({ when }) => when(options)),
  judge: (judged, context) =>
    definition.judge?.(judged, options, context) ?? { readings: judged.readings, errors: [], warnings: [] },
  onePairForLosers: definition.onePairForLosers(options),
  worth: (sums, record) => definition.worth(sums, options, record),
  cap: Math.min(definition.cap(options, 'winner'), MOST_WORTH),
  loserCap: Math.min(definition.cap(options, 'loser'), MOST_WORTH),
  limitWorth: (percent) => definition.limitWorth(percent, options),
  payment: bindPayment(definition.payment, options),
  liableCauses: (definition.liableCauses ?? [])
    .filter(({ when }) => when(options))
    .map(({ id, winningDiscardOnly, tilesLeft, fits }) => ({
      id,
      winningDiscardOnly: winningDiscardOnly === true,
      tilesLeft: tilesLeft?.(options),
      fits: (shown) => fits(shown, options),
    })),
  countsOneChance: definition.patterns.some(({ asks }) => asks === 'other-waits-dead'),
  countsTai: definition.valueKinds.includes('tai'),
  rotation: (end, context) => definition.rotation(end, context, options),
  contradictions: (facts) => definition.contradictions(facts, options),
});

const bindNeedMinimum = <O extends RulesetOptions>(
  { needMinimum, patterns }: RulesetDefinition<O>,
  options: O,
): BoundRuleset['needMinimum'] => {
  const hands = needMinimum?.(options) ?? [];
  if (hands.length === 0) return undefined;
  return {
    hands,
    table: tableOf(
      patterns.filter(({ id }) => !hands.includes(id)),
      options,
      'winner',
    ),
  };
};

const bindPayment = <O>(payment: PaymentPlan<O>, options: O): BoundPayment =>
  payment.kind === 'four-hands'
    ? { kind: payment.kind, terms: payment.terms(options) }
    : { kind: payment.kind, terms: payment.terms(options) };

/**
 * Where a hand is cut that no limit cuts: options that let one hand collect sixty doubles give numbers that no longer add up
 * exactly. Far above what any club pays.
 */
const MOST_WORTH = 1_000_000_000_000;

/** Options that are each possible and together are not. */
const checkTerms = ({ payment, cap }: BoundRuleset): readonly ScoreError[] => {
  if (payment.kind === 'four-hands') return [];
  const { minimum } = payment.terms;
  if (minimum > cap) return [scoreError('minimum-above-limit', { minimum, limit: cap })];
  const worths = worthsInQuarters(payment.terms, cap);
  return worths.length > 0 ? [scoreError('amount-in-quarters', { worths })] : [];
};

const bindRows = <O extends RulesetOptions>(played: readonly Pattern<O>[], options: O): readonly BoundPattern[] => {
  const places = new Map(played.map(({ id }, place) => [id, place]));
  const others = (id: string): readonly string[] => played.flatMap((row) => (row.id === id ? [] : row.id));
  return played.map(({ detect, ...row }) => ({
    id: row.id,
    unit: row.unit,
    source: row.source,
    each: row.each,
    asks: row.asks === undefined ? [] : [row.asks],
    value: rowValue(row, options),
    excludes: (row.excludes === 'all' ? others(row.id) : row.excludes).flatMap((id) => places.get(id) ?? []),
    detect: (reading, context) => detect(reading, context, options),
  }));
};

const checkPatterns = <O>(patterns: readonly Pattern<O>[]): void => {
  const places = new Map(patterns.map(({ id }, place) => [id, place]));
  if (places.size !== patterns.length) throw new Error('two patterns share an id');
  patterns.forEach(({ id, excludes }, place) => {
    if (excludes === 'all') return;
    for (const weaker of excludes) {
      const at = places.get(weaker);
      if (at === undefined) throw new Error(`${id} excludes ${weaker}, which is no pattern`);
      // Exclusions are resolved in one pass from the top: an excluded row must be reached after what excludes it.
      if (patterns[at]?.excludes.length !== 0 && at < place) throw new Error(`${id} must stand above ${weaker}`);
    }
  });
};
