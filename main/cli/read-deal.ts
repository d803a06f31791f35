import { z } from 'zod';
import { type Hand, MELD_STATES, MELD_TYPES } from '../../shared/hand/hand.ts';
import { parseHand } from '../../shared/hand/notation.ts';
import {
  CIRCUMSTANCES,
  INSTANT_KINDS,
  LIABLE_CAUSES,
  RESULTS,
  type SeatValue,
  seatValueSchema,
} from '../../shared/scoring/deal-facts.ts';
import { parseBonusTile, parseTile } from '../../shared/tiles/notation.ts';
import { WINDS, type Wind } from '../../shared/tiles/tile.ts';

/** Codes of a line that is not a deal at all; the engine's own follow once it is one. */
export const LINE_ERROR_CODES = [
  'invalid-json',
  'not-an-object',
  'unknown-field',
  'field-missing',
  'field-invalid',
  'system-not-available',
] as const;
export type LineError = { readonly code: string; readonly [fact: string]: unknown };

const wind = z.enum(WINDS);

/** One line of standard input (contract.md); hands and values are read apart, so that each seat has its own errors. */
const lineSchema = z.strictObject({
  id: z.string().optional(),
  system: z.string(),
  options: z.record(z.string(), z.unknown()).default({}),
  prevailingWind: wind.optional(),
  result: z.enum(RESULTS),
  winner: wind.optional(),
  discarder: wind.optional(),
  winningTile: z.string().optional(),
  circumstances: z.array(z.enum(CIRCUMSTANCES)).default([]),
  dealerWins: z.number().default(0),
  dealerStays: z.number().default(0),
  liable: wind.optional(),
  liableCause: z.enum(LIABLE_CAUSES).optional(),
  offender: wind.optional(),
  sweep: wind.optional(),
  tilesLeft: z.number().optional(),
  replacements: z.number().optional(),
  hands: z.partialRecord(wind, z.unknown()).default({}),
  values: z.partialRecord(wind, z.unknown()).default({}),
  instant: z
    .array(
      z.strictObject({
        seat: wind,
        kind: z.enum(INSTANT_KINDS),
        opening: z.boolean().optional(),
        payer: wind.optional(),
      }),
    )
    .default([]),
});
export type Line = z.output<typeof lineSchema>;

export type Reading<T> = { readonly value: T; readonly errors: readonly LineError[] };

/** The fields of a line. `null` stands for an absent field, since many languages write it so. */
export const readLine = (raw: object): { readonly line: Line | undefined; readonly errors: readonly LineError[] } => {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null));
  const parsed = lineSchema.safeParse(given);
  if (parsed.success) return { line: parsed.data, errors: [] };
  return { line: undefined, errors: parsed.error.issues.flatMap((issue) => issueErrors(issue, given, [])) };
};

const issueErrors = (issue: z.core.$ZodIssue, given: unknown, above: readonly string[]): readonly LineError[] => {
  const path = [...above, ...issue.path.map(String)];
  const field = path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ code: 'unknown-field', field: [...path, key].join('.') }));
  }
  if (valueAt(given, issue.path) === undefined) return [{ code: 'field-missing', field }];
  if (issue.code === 'invalid_value') return [{ code: 'field-invalid', field, choices: issue.values }];
  return [{ code: 'field-invalid', field }];
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(new Map(Object.entries(value)).get(String(key)), rest);
};

const handObject = z.strictObject({
  melds: z
    .array(z.strictObject({ type: z.enum(MELD_TYPES), tiles: z.array(z.string()), state: z.enum(MELD_STATES) }))
    .default([]),
  concealed: z.array(z.string()).default([]),
  bonus: z.array(z.string()).default([]),
});

/** The hand of a seat, as text or object. */
export const readHand = (raw: unknown, seat: Wind): Reading<Hand | undefined> => {
  if (typeof raw === 'string') {
    const parsed = parseHand(raw);
    return parsed.ok
      ? { value: parsed.value, errors: [] }
      : { value: undefined, errors: parsed.errors.map((error) => ({ ...error, seat })) };
  }
  const parsed = handObject.safeParse(raw);
  if (!parsed.success) {
    return {
      value: undefined,
      errors: parsed.error.issues.flatMap((issue) => issueErrors(issue, raw, ['hands', seat])),
    };
  }
  const errors: LineError[] = [];
  const tilesOf = <T>(names: readonly string[], field: string, parse: (name: string) => T | undefined): readonly T[] =>
    names.flatMap((token, position) => {
      const tile = parse(token);
      if (tile === undefined) errors.push({ code: 'unknown-tile', seat, field, token, position });
      return tile ?? [];
    });
  const { melds, concealed, bonus } = parsed.data;
  const hand: Hand = {
    melds: melds.map((meld, at) => ({ ...meld, tiles: [...tilesOf(meld.tiles, `melds.${at}`, parseTile)] })),
    concealed: tilesOf(concealed, 'concealed', parseTile),
    bonus: tilesOf(bonus, 'bonus', parseBonusTile),
  };
  return { value: errors.length === 0 ? hand : undefined, errors };
};

/** The worth of a seat whose tiles were not written down. */
export const readValue = (raw: unknown, seat: Wind): Reading<SeatValue | undefined> => {
  const parsed = seatValueSchema.safeParse(raw);
  if (parsed.success) return { value: parsed.data, errors: [] };
  const error = { code: 'field-invalid', field: `values.${seat}`, seat, forms: ['points+doubles', 'total', 'tai'] };
  return { value: undefined, errors: [error] };
};
