import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Which test runs the cases of which systems of the briefing; a case of several systems is run by each that it names. */
export const RUN_BY = {
  classical: ['classical'],
  american: ['american'],
  'sg-doubles': ['sg-doubles', 'cross'],
  singapore: ['sg-club', 'sg-payup', 'cross'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type RunBy = keyof typeof RUN_BY;

const FILE = new URL('../../fixtures/worked-examples.json', import.meta.url);

/** A plain copy of the worked examples of the briefing; what a case says is never changed to make the engine right. */
export const WORKED_CASES = z
  .array(z.looseObject({ system: z.string(), id: z.string() }))
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

type WorkedCases<Case extends { readonly id: string }> = {
  readonly all: readonly Case[];
  /** A case that is about to be run; throws on one that is not there. */
  readonly run: (id: string) => Case;
  /** What nothing has asked for. */
  readonly notRun: () => readonly string[];
};

/** The cases that one test must run, every one of them. */
export const workedCases = <Case extends { readonly id: string }>(
  by: RunBy,
  schema: z.ZodType<Case>,
): WorkedCases<Case> => {
  const systems: readonly string[] = RUN_BY[by];
  const all = WORKED_CASES.filter(({ system }) => systems.includes(system)).map((found) => schema.parse(found));
  const asked = new Set<string>();
  return {
    all,
    run: (id) => {
      asked.add(id);
      const found = all.find((one) => one.id === id);
      if (found === undefined) throw new Error(`no case ${id} for ${by}`);
      return found;
    },
    notRun: () => all.map(({ id }) => id).filter((id) => !asked.has(id)),
  };
};
