import { expect, test } from 'vitest';
import {
  changeTask,
  draftOf,
  importedDraft,
  usualPlannedFor,
  wholePlanTask,
} from '../../../renderer/screens/plan/draft.ts';
import { seatedOtherwise } from '../../../renderer/screens/plan/seated-otherwise.ts';
import type { SessionView } from '../../../shared/contract/views.ts';
import { type Plan, planSchema } from '../../../shared/records/seating.ts';
import type { PastRound, SeatingPlan } from '../../../shared/session/seating/plan.ts';
import { planSeating } from '../../../shared/session/seating/plan-seating.ts';
import { anEntrant, aPlayer, uuid } from '../../builders/records.ts';

const ids = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => uuid(100 + number));

/** Four to a table in the order given, turned by so many. */
const round = (number: number, turn = 0): PastRound => {
  const people = [...ids.slice(turn), ...ids.slice(0, turn)];
  const at = (seat: number) => people[seat] ?? '';
  return {
    number,
    tables: [0, 4].map((from, index) => ({
      number: index + 1,
      chairs: { a: at(from), b: at(from + 1), c: at(from + 2), d: at(from + 3) },
    })),
    sitOuts: [],
  };
};

const viewOf = (seated: readonly PastRound[], statuses: readonly ('present' | 'expected')[] = []): SessionView =>
  ({
    session: { id: uuid(9), roundCount: 5, oddField: 'sit-out', seed: 7 },
    entrants: ids.map((id, index) => ({
      ...anEntrant({ id, number: index + 1, status: statuses[index] ?? 'present' }),
      name: `P${index + 1}`,
      player: aPlayer(),
    })),
    rounds: seated.map(({ number, tables, sitOuts }) => ({
      round: { id: uuid(number), number, sitOuts },
      tables: tables.map((table) => ({ table })),
    })),
  }) as unknown as SessionView;

const storedPlan = (rounds: readonly PastRound[]): Plan =>
  planSchema.parse({
    id: uuid(500),
    sessionId: uuid(9),
    method: 'planned',
    seed: 11,
    makerVersion: 2,
    moves: 0,
    complete: true,
    rounds,
  });

const made = (numbers: readonly number[]): SeatingPlan => {
  const planned = planSeating({
    players: ids.map((id) => ({ id })),
    rounds: numbers.length,
    seed: 1,
    tableSizes: 'sit-out',
  });
  if (!planned.ok) throw new Error('no plan');
  return planned.value;
};

test('rounds that are not seated are planned around those that are', () => {
  const task = wholePlanTask(viewOf([round(1), round(3)]), { plannedFor: 'present', rounds: 3 }, 4);
  expect(task).toMatchObject({ kind: 'plan', input: { rounds: 3, seed: 4 } });
  expect(task.kind === 'plan' && task.input.history?.map(({ number }) => number)).toEqual([1, 3]);
});

test('planned rounds take the numbers that are free, also after a removed round', () => {
  const view = viewOf([round(1), round(3)]);
  const draft = draftOf({ view, stored: null, made: made([2, 4, 5]), origin: 'made', id: uuid(1) });
  expect(draft.plan.rounds.map(({ number }) => number)).toEqual([2, 4, 5]);
  expect(draft).toMatchObject({ replaces: null, changed: [], plan: { method: 'planned', seed: 1, complete: true } });
  expect(planSchema.safeParse(draft.plan).success).toBe(true);
});

test('a change keeps to the rounds of the stored plan and its seed, and knows whose cards differ', () => {
  const view = viewOf([round(1)]);
  const stored = storedPlan([round(1), round(2, 1), round(3, 2)]);
  expect(changeTask(view, stored, 'present')).toMatchObject({ kind: 'change', input: { roundsLeft: 2, seed: 11 } });
  const same: SeatingPlan = { ...made([2, 3]), rounds: [round(2, 1), round(3, 2)] };
  expect(draftOf({ view, stored, made: same, origin: 'changed', id: uuid(1) }).changed).toEqual([]);
  const other: SeatingPlan = { ...same, rounds: [round(2, 1), round(3, 6)] };
  const draft = draftOf({ view, stored, made: other, origin: 'changed', id: uuid(1) });
  expect(draft.replaces).toBe(stored.id);
  expect(draft.changed).toHaveLength(8);
  expect(draft.changed[0]?.changes.map((change) => change.round)).toEqual([3]);
});

test('of an imported plan the rounds that are seated are left out', () => {
  const draft = importedDraft(viewOf([round(1)]), null, [round(2, 1), round(1, 3)], uuid(1));
  expect(draft.plan).toMatchObject({ method: 'imported', seed: null });
  expect(draft.plan.rounds.map(({ number }) => number)).toEqual([2]);
});

test('before the first round most are still expected, and the plan is for all of them', () => {
  const expected = ids.map(() => 'expected' as const);
  expect(usualPlannedFor(viewOf([], expected))).toBe('expected');
  expect(usualPlannedFor(viewOf([round(1)], expected))).toBe('present');
  expect(usualPlannedFor(viewOf([]))).toBe('present');
});

test('a round that was seated otherwise than planned is named; winds and table numbers do not count', () => {
  const swapped = round(1);
  const [first, second] = swapped.tables;
  const turned = {
    ...swapped,
    tables: [
      { number: 2, chairs: first!.chairs },
      { number: 1, chairs: { a: second!.chairs.b, b: second!.chairs.a, c: second!.chairs.c, d: second!.chairs.d! } },
    ],
  };
  const stored = storedPlan([round(1), round(2, 1)]);
  expect(seatedOtherwise(viewOf([turned, round(2, 1)]), stored)).toEqual([]);
  expect(seatedOtherwise(viewOf([round(1), round(2, 2)]), stored)).toEqual([2]);
});
