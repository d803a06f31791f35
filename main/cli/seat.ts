import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { PastRound, PlanInput, SeatingPlan } from '../../shared/session/seating/plan.ts';
import { planSeating } from '../../shared/session/seating/plan-seating.ts';

const USAGE = 'usage: npm run --silent seat -- --players N --rounds N --seed N [--seconds S] [--constraints FILE]';
const OPTIONS = ['players', 'rounds', 'seed', 'seconds', 'constraints'] as const;
type Option = (typeof OPTIONS)[number];

/** What somebody got wrong, as a code with facts; written to standard error, one JSON object a line. */
type Complaint = { readonly code: string } & Readonly<Record<string, unknown>>;

const BAD_ARGUMENTS = 2;
const NOT_SEATED = 1;

/**
 * `seat --players 40 --rounds 8 --seed 7 [--seconds 2] [--constraints FILE]`: one JSON object with rounds of tables of
 * [E, S, W, N], sit-outs and the certificate (contract.md). Ends with 0; 2 for bad arguments or a bad file, 1 for a field that
 * cannot be seated. Seconds can only cut the search short, and the certificate then says `complete: false`.
 */
export const main = async (args: readonly string[]): Promise<number> => {
  const started = performance.now();
  const read = readArguments(args);
  if (!read.ok) return refuse(read.complaints, BAD_ARGUMENTS);
  const { seconds, ...field } = read;
  const shouldStop = seconds === undefined ? undefined : () => performance.now() - started > 1000 * seconds;
  const planned = planSeating({ ...field.input, shouldStop });
  if (!planned.ok) return refuse(planned.errors, NOT_SEATED);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.stdout.write(`${JSON.stringify(answerOf(planned.value))}\n`);
  return 0;
};

const refuse = (complaints: readonly Complaint[], code: number): number => {
  for (const complaint of complaints) console.error(JSON.stringify(complaint));
  if (code === BAD_ARGUMENTS) console.error(USAGE);
  return code;
};

const answerOf = ({ rounds, certificate }: SeatingPlan) => ({
  rounds: rounds.map(({ tables }) => tables.map(({ chairs: { a, b, c, d } }) => [a, b, c, d].map(Number))),
  sitOuts: rounds.map((round: PastRound) => round.sitOuts.map(Number)),
  certificate,
});

type Read =
  | { readonly ok: true; readonly input: PlanInput; readonly seconds: number | undefined }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

const LIMITS = { players: [0, 10_000], rounds: [0, 200], seed: [0, Number.MAX_SAFE_INTEGER] } as const;

const readArguments = (args: readonly string[]): Read => {
  const { given, complaints } = splitArguments(args);
  const whole = (name: keyof typeof LIMITS): number => {
    const text = given.get(name);
    const [least, most] = LIMITS[name];
    const value = text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
    if (text === undefined) complaints.push({ code: 'argument-missing', argument: name });
    else if (value === undefined || value < least || value > most) {
      complaints.push({ code: 'not-a-whole-number', argument: name, text, least, most });
    }
    return value ?? 0;
  };
  const [players, rounds, seed] = [whole('players'), whole('rounds'), whole('seed')];
  const seconds = readSeconds(given.get('seconds'), complaints);
  const file = given.get('constraints');
  const constraints = file === undefined || complaints.length > 0 ? {} : readConstraints(file, players, complaints);
  if (complaints.length > 0) return { ok: false, complaints };
  return { ok: true, seconds, input: inputOf({ players, rounds, seed, constraints }) };
};

const isOption = (name: string): name is Option => OPTIONS.some((option) => option === name);

/** Both `--seed 7` and `--seed=7`. */
const splitArguments = (args: readonly string[]) => {
  const given = new Map<Option, string>();
  const complaints: Complaint[] = [];
  for (let at = 0; at < args.length; at++) {
    const [, name = '', own] = /^--([a-z]+)(?:=(.*))?$/s.exec(args[at] ?? '') ?? [];
    const text = own ?? args[at + 1];
    if (!isOption(name)) complaints.push({ code: 'unknown-argument', argument: args[at] ?? '' });
    else if (text === undefined) complaints.push({ code: 'argument-missing', argument: name });
    else if (given.has(name)) complaints.push({ code: 'argument-twice', argument: name });
    else given.set(name, text);
    if (isOption(name) && own === undefined) at += 1;
  }
  return { given, complaints };
};

const readSeconds = (text: string | undefined, complaints: Complaint[]): number | undefined => {
  if (text === undefined) return undefined;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  if (value === undefined) complaints.push({ code: 'not-a-number', argument: 'seconds', text });
  return value;
};

const player = z.int().min(1);
const constraintsSchema = z.strictObject({
  avoid: z.array(z.tuple([player, player])).optional(),
  forbid: z.array(z.tuple([player, player])).optional(),
  fixedTable: z.record(z.string().regex(/^[1-9]\d*$/), z.int().min(1)).optional(),
});
type Constraints = z.infer<typeof constraintsSchema>;

const readConstraints = (file: string, players: number, complaints: Complaint[]): Constraints => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    complaints.push({ code: 'constraints-unreadable', file, reason: error instanceof Error ? error.message : '' });
    return {};
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    complaints.push({ code: 'constraints-not-json', file, reason: error instanceof Error ? error.message : '' });
    return {};
  }
  const parsed = constraintsSchema.safeParse(value);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      complaints.push({ code: 'constraints-wrong', file, path: path.join('.'), reason: message });
    }
    return {};
  }
  complaints.push(...strangers(parsed.data, players), ...alone(parsed.data));
  return parsed.data;
};

const pairsIn = ({ avoid = [], forbid = [] }: Constraints) => [
  ...avoid.map((pair) => ({ kind: 'avoid', pair })),
  ...forbid.map((pair) => ({ kind: 'forbid', pair })),
];

/** Numbers of players who do not exist. */
const strangers = (constraints: Constraints, players: number): readonly Complaint[] => {
  const named = [
    ...pairsIn(constraints).flatMap(({ kind, pair }) => pair.map((number) => ({ kind, number }))),
    ...Object.keys(constraints.fixedTable ?? {}).map((text) => ({ kind: 'fixedTable', number: Number(text) })),
  ];
  return named
    .filter(({ number }) => number > players)
    .map(({ kind, number }) => ({ code: 'unknown-player', in: kind, player: number, players }));
};

const alone = (constraints: Constraints): readonly Complaint[] =>
  pairsIn(constraints)
    .filter(({ pair: [one, other] }) => one === other)
    .map(({ kind, pair: [one] }) => ({ code: 'pair-of-one', in: kind, player: one }));

const inputOf = ({
  players,
  rounds,
  seed,
  constraints,
}: {
  readonly players: number;
  readonly rounds: number;
  readonly seed: number;
  readonly constraints: Constraints;
}): PlanInput => {
  const named = (pairs: readonly (readonly [number, number])[] = []) =>
    pairs.map(([one, other]): readonly [string, string] => [String(one), String(other)]);
  return {
    players: Array.from({ length: players }, (_, index) => {
      const id = String(index + 1);
      return { id, fixedTable: constraints.fixedTable?.[id] };
    }),
    rounds,
    seed,
    tableSizes: 'sit-out',
    avoidPairs: named(constraints.avoid),
    forbidPairs: named(constraints.forbid),
  };
};
