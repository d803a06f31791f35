import { readFileSync } from 'node:fs';
import type { Ending, Session } from '../../shared/records/records.ts';
import type { ByChair, Chair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';

/** The fixture evening as it lies in `test/fixtures/evening`; its README says what is in it and how it was worked out. */
export type Evening = {
  readonly session: {
    readonly name: string;
    readonly date: string;
    readonly ruleset: string;
    readonly preset: string;
    readonly roundCount: number;
    readonly ending: Ending;
    readonly ranking: Session['ranking'];
    readonly seed: number;
  };
  /** In the order of `players.csv`, which is the order of entry: the draw depends on it. */
  readonly players: readonly { readonly key: string; readonly player_id: string; readonly name: string }[];
  readonly rounds: readonly { readonly number: number; readonly tables: readonly EveningTable[] }[];
};

export type EveningTable = {
  readonly number: number;
  /** Player key by chair. */
  readonly chairs: ByChair<string>;
  /** What happened in the end, in order. `worked` are totals of tile hands, by hand in the README. */
  readonly deals: readonly { readonly facts: ChairFacts; readonly worked?: Partial<Record<Chair, number>> }[];
  readonly steps?: readonly RawStep[];
};

/** `deal` is the number of a deal in `deals`, from 1; other facts are mistakes. `position` and `before` count the deals then stored. */
type RawStep = { readonly deal?: number; readonly facts?: ChairFacts; readonly reason?: string } & (
  | { readonly do: 'record' }
  | { readonly do: 'insert'; readonly before: number }
  | { readonly do: 'amend'; readonly position: number }
  | { readonly do: 'remove'; readonly position: number }
);

export type EveningStep =
  | { readonly do: 'record'; readonly facts: ChairFacts }
  | { readonly do: 'insert'; readonly before: number; readonly facts: ChairFacts }
  | { readonly do: 'amend'; readonly position: number; readonly facts: ChairFacts; readonly reason: string }
  | { readonly do: 'remove'; readonly position: number; readonly reason: string };

export type ExpectedEvening = {
  readonly tables: readonly {
    readonly round: number;
    readonly table: number;
    /** Dealing chair of each deal. */
    readonly dealers: string;
    /** Whole points of chairs a to d in each deal. */
    readonly nets: readonly (readonly number[])[];
    /** Whole points and table points (exact) by player key. */
    readonly people: Readonly<Record<string, { readonly balance: number; readonly table_points: string }>>;
  }[];
  readonly standings: readonly {
    readonly place: number;
    readonly player_id: string;
    readonly key: string;
    readonly name: string;
    readonly played: number;
    readonly table_points: string;
    readonly score: number;
    readonly decided_by: string | null;
    readonly deals: number;
    readonly wins: number;
  }[];
};

/** Path of a file of the fixture. */
export const eveningFile = (name: string): URL => new URL(`../fixtures/evening/${name}`, import.meta.url);

export const loadEvening = (): Evening => JSON.parse(readFileSync(eveningFile('evening.json'), 'utf8')) as Evening;

export const loadExpected = (): ExpectedEvening =>
  JSON.parse(readFileSync(eveningFile('expected.json'), 'utf8')) as ExpectedEvening;

/** How a table is entered, mistakes and corrections included; without any, deal after deal. */
export const stepsOf = (table: EveningTable): readonly EveningStep[] => {
  const raw = table.steps ?? table.deals.map((_, index): RawStep => ({ do: 'record', deal: index + 1 }));
  return raw.map((step) => {
    const reason = step.reason ?? '';
    if (step.do === 'remove') return { do: 'remove', position: step.position, reason };
    const facts = step.facts ?? table.deals[(step.deal ?? 0) - 1]?.facts;
    if (facts === undefined) throw new Error(`a step of table ${table.number} names no deal`);
    if (step.do === 'insert') return { do: 'insert', before: step.before, facts };
    if (step.do === 'amend') return { do: 'amend', position: step.position, facts, reason };
    return { do: 'record', facts };
  });
};
