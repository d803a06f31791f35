/** What is wrong with a line before the engine has seen it. */
export type LineError = { readonly code: string; readonly [fact: string]: unknown };

/** Where errors are noted while the rest is read on. */
export type Errors = LineError[];

/** `null` stands for an absent field, since many languages write it so. */
export const isGiven = (raw: unknown): boolean => raw !== undefined && raw !== null;

/** The fields of an object; notes those that are not among `known`, under the path of the object. */
export const readFields = (
  raw: object,
  path: string,
  known: readonly string[],
  errors: Errors,
): ReadonlyMap<string, unknown> => {
  const fields = new Map(Object.entries(raw));
  for (const key of fields.keys()) {
    if (!known.includes(key)) errors.push({ code: 'unknown-field', field: path === '' ? key : `${path}.${key}` });
  }
  return fields;
};

/** One of a list of words; undefined when absent or, with a note, anything else. */
export const readChoice = <C extends string>(
  raw: unknown,
  field: string,
  choices: readonly C[],
  errors: Errors,
): C | undefined => {
  if (!isGiven(raw)) return undefined;
  const chosen = choices.find((choice) => choice === raw);
  if (chosen === undefined) errors.push({ code: 'field-invalid', field, choices });
  return chosen;
};

/** As `readChoice`, for a field that must be there. */
export const readNeeded = <C extends string>(
  raw: unknown,
  field: string,
  choices: readonly C[],
  errors: Errors,
): C | undefined => {
  if (!isGiven(raw)) errors.push({ code: 'field-missing', field });
  return readChoice(raw, field, choices, errors);
};

export const readNumber = (raw: unknown, field: string, errors: Errors): number | undefined => {
  if (!isGiven(raw)) return undefined;
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw;
  errors.push({ code: 'field-invalid', field });
  return undefined;
};

export const readText = (raw: unknown, field: string, errors: Errors): string | undefined => {
  if (typeof raw === 'string') return raw;
  if (isGiven(raw)) errors.push({ code: 'field-invalid', field });
  return undefined;
};

/** No deal has as many things of one kind; a longer list would keep the lines after it waiting. */
const LONGEST_LIST = 1000;

export const readList = (raw: unknown, field: string, errors: Errors): readonly unknown[] => {
  if (!isGiven(raw)) return [];
  if (Array.isArray(raw) && raw.length <= LONGEST_LIST) return raw;
  errors.push({ code: 'field-invalid', field, ...(Array.isArray(raw) && { longest: LONGEST_LIST }) });
  return [];
};

/** An object with fields of its own; an array is none. */
export const isObject = (raw: unknown): raw is object => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
