import { z } from 'zod';
import { NAME_LENGTH, PLAIN_TEXT } from '../../../shared/records/fields.ts';
import type { Ending, ODD_FIELDS, RANKINGS, Session } from '../../../shared/records/records.ts';
import type { SEATING_METHODS } from '../../../shared/records/seating.ts';
import type { RulesetOptions } from '../../../shared/scoring/options.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { findRuleset, RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { formatDay } from '../../i18n/locale.ts';

export const ENDING_KINDS = ['winds', 'deals', 'minutes', 'open'] as const satisfies readonly Ending['kind'][];

/** What stands in the fields. Numbers may be '' while a field is empty. */
export type SetupValues = {
  readonly name: string;
  readonly date: string;
  readonly roundCount: number | string;
  readonly endingKind: Ending['kind'];
  readonly windCount: number | string;
  readonly dealCount: number | string;
  readonly minuteCount: number | string;
  readonly lastDeal: 'finish-deal' | 'one-more-deal';
  readonly ranking: (typeof RANKINGS)[number];
  /** In the order in which they are asked. */
  readonly tieBreaks: Session['tieBreaks'];
  readonly seating: (typeof SEATING_METHODS)[number];
  readonly oddField: (typeof ODD_FIELDS)[number];
  readonly ruleset: string;
  readonly preset: string;
  readonly options: RulesetOptions;
};

const MOST_ROUNDS = 20;
const MOST_DEALS = 64;

/** Messages are error codes. The options are the rule system's own to judge. */
export const setupSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'session-name-empty')
    .max(NAME_LENGTH, 'text-too-long')
    .regex(PLAIN_TEXT, 'hidden-character'),
  date: z.iso.date('date-invalid'),
  roundCount: z.int('round-count-invalid').min(1, 'round-count-invalid').max(MOST_ROUNDS, 'round-count-invalid'),
  dealCount: z.int('deal-count-invalid').min(1, 'deal-count-invalid').max(MOST_DEALS, 'deal-count-invalid'),
  windCount: z.int('wind-count-invalid').min(1, 'wind-count-invalid').max(4, 'wind-count-invalid'),
  minuteCount: z.int('minute-count-invalid').min(5, 'minute-count-invalid').max(600, 'minute-count-invalid'),
});

/** The rule system of the form; the first of the registry for an id that this program does not know. */
export const rulesetOf = ({ ruleset }: Pick<SetupValues, 'ruleset'>): Ruleset => {
  const found = findRuleset(ruleset) ?? RULESETS[0];
  if (found === undefined) throw new Error('no rule system in the registry');
  return found;
};

/**
 * The option set that the form's options are compared with: the chosen preset's, or the defaults. A copy, since the form
 * writes into what it is given and the rule system's own sets are frozen.
 */
export const presetOptions = (ruleset: Ruleset, preset: string): RulesetOptions => ({
  ...(ruleset.presets.find(({ id }) => id === preset)?.options ?? ruleset.defaultOptions),
});

/** Keys of the options that differ from the preset, in the order of the screen. */
export const changedOptions = (ruleset: Ruleset, { preset, options }: Pick<SetupValues, 'preset' | 'options'>) => {
  const base = presetOptions(ruleset, preset);
  return ruleset.optionFields.map(({ key }) => key).filter((key) => options[key] !== base[key]);
};

/** The name a session has until somebody gives it another. */
export const defaultName = (date: string): string => formatDay(date, 'longDate');

/** Starts a new session: set up as the one before it, or by the document, for today. */
export const newValues = (today: string, last: Session | undefined): SetupValues => {
  if (last !== undefined) return { ...valuesOf(last), date: today, name: defaultName(today) };
  const ruleset = rulesetOf({ ruleset: RULESETS[0]?.id ?? '' });
  const preset = ruleset.presets[0]?.id ?? '';
  return {
    name: defaultName(today),
    date: today,
    roundCount: 5,
    endingKind: 'winds',
    windCount: 1,
    dealCount: 16,
    minuteCount: 60,
    lastDeal: 'finish-deal',
    ranking: 'table-points',
    tieBreaks: ['other-figure'],
    seating: 'planned',
    oddField: 'sit-out',
    ruleset: ruleset.id,
    preset,
    options: presetOptions(ruleset, preset),
  };
};

/** The fields of a stored session. Options that a newer version knows and the session does not take their default. */
export const valuesOf = ({
  name,
  date,
  roundCount,
  ending,
  ranking,
  tieBreaks,
  seating,
  oddField,
  profile,
}: Session): SetupValues => {
  const ruleset = rulesetOf(profile);
  const options = ruleset.parseOptions(profile.options);
  return {
    name,
    date,
    roundCount,
    endingKind: ending.kind,
    windCount: ending.kind === 'winds' ? ending.count : 1,
    dealCount: ending.kind === 'deals' ? ending.count : 16,
    minuteCount: ending.kind === 'minutes' ? ending.count : 60,
    lastDeal: ending.kind === 'minutes' ? ending.last : 'finish-deal',
    ranking,
    tieBreaks,
    seating,
    oddField,
    ruleset: ruleset.id,
    preset: profile.preset ?? ruleset.presets[0]?.id ?? '',
    options: { ...(options.ok ? options.value : ruleset.defaultOptions) },
  };
};

type SessionInput = Omit<Session, 'id' | 'createdAt' | 'state' | 'seed'>;

/** What the store is sent. Call it with values that passed the check. */
export const sessionInput = (values: SetupValues): SessionInput => {
  const ruleset = rulesetOf(values);
  return {
    name: values.name.trim(),
    date: values.date,
    roundCount: Number(values.roundCount),
    ending: endingOf(values),
    ranking: values.ranking,
    tieBreaks: [...values.tieBreaks],
    seating: values.seating,
    oddField: values.oddField,
    profile: {
      ruleset: ruleset.id,
      version: ruleset.version,
      preset: values.preset || null,
      options: { ...values.options },
    },
  };
};

const endingOf = (values: SetupValues): Ending => {
  const { endingKind, windCount, dealCount } = values;
  switch (endingKind) {
    case 'winds':
      return { kind: 'winds', count: Number(windCount) };
    case 'deals':
      return { kind: 'deals', count: Number(dealCount) };
    case 'minutes':
      return { kind: 'minutes', count: Number(values.minuteCount), last: values.lastDeal };
    case 'open':
      return { kind: 'open' };
    default:
      return endingKind satisfies never;
  }
};
