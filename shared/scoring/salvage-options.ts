import type { OptionField } from './options.ts';

type Salvaged = Readonly<Record<string, unknown>>;

/**
 * What can be kept of options that do not parse: first with the unfit ones at their defaults, then with each of those at other values that
 * it may have, one at a time. All of them are in doubt when the options are no object at all.
 */
export const salvageOptions = function* (raw: unknown, fields: readonly OptionField[]): Iterable<Salvaged> {
  const given =
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? new Map(Object.entries(raw)) : undefined;
  const kept: Record<string, unknown> = {};
  const doubtful: OptionField[] = [];
  for (const field of fields) {
    const value = given?.get(field.key);
    if (given === undefined || (value !== undefined && !isFit(field, value))) doubtful.push(field);
    else if (value !== undefined) kept[field.key] = value;
  }
  yield kept;
  for (const field of doubtful) for (const value of valuesOf(field)) yield { ...kept, [field.key]: value };
};

const isFit = (field: OptionField, value: unknown): boolean => {
  switch (field.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
    case 'choice':
      return field.choices.some((choice) => choice === value);
    default:
      return field satisfies never;
  }
};

/** Values other than the default; of a number its bounds, between which nothing changes its sense. */
const valuesOf = (field: OptionField): readonly unknown[] => {
  switch (field.kind) {
    case 'boolean':
      return [!field.default];
    case 'integer':
      return [field.min, field.max];
    case 'choice':
      return field.choices.filter((choice) => choice !== field.default);
    default:
      return field satisfies never;
  }
};
