import type { SessionView } from '../../../shared/contract/views.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { type ChangedCard, changedCards } from '../../../shared/session/plan-cards.ts';
import type { PastRound, PlanWarning, SeatingPlan } from '../../../shared/session/seating/plan.ts';
import { type PlannedFor, seatingField } from '../../../shared/session/seating-people.ts';
import { openNumbers, pastRounds, roundsToCome } from '../../components/plan-rounds.ts';
import type { PlanTask } from '../../planner/plan-task.ts';

/** A plan on the screen that nobody has kept yet. */
export type PlanDraft = {
  readonly origin: 'made' | 'changed' | 'imported';
  /** Its rounds to come, and how it came about; the id is fixed here, so that a retry keeps nothing twice. */
  readonly plan: Plan;
  /** The stored plan that it would take the place of. */
  readonly replaces: string | null;
  /** Whose cards would differ from those of the stored plan. Empty where there was none. */
  readonly changed: readonly ChangedCard[];
  /** What is odd about the wishes, people by entrant id. */
  readonly warnings: readonly PlanWarning[];
};

/** For whom and how far is planned; the last rounds may be left out, to be seated by the standings. */
export type PlanScope = { readonly plannedFor: PlannedFor; readonly rounds: number };

/** Plans the next rounds from nothing, around what was played. */
export const wholePlanTask = (view: SessionView, { plannedFor, rounds }: PlanScope, seed: number): PlanTask => ({
  kind: 'plan',
  input: { ...fieldOf(view, plannedFor), rounds, seed, history: pastRounds(view) },
});

/** Changes what the stored plan says of the rounds to come as little as possible. */
export const changeTask = (view: SessionView, stored: Plan, plannedFor: PlannedFor): PlanTask => ({
  kind: 'change',
  input: {
    ...fieldOf(view, plannedFor),
    played: pastRounds(view),
    rest: roundsToCome(view, stored.rounds),
    roundsLeft: roundsToCome(view, stored.rounds).length,
    seed: stored.seed ?? view.session.seed,
  },
});

const fieldOf = (view: SessionView, plannedFor: PlannedFor) => {
  const tableSizes = view.session.oddField;
  return { ...seatingField({ people: view.entrants, plannedFor, tableSizes }), tableSizes };
};

/**
 * Before the first round most people are still expected, and a plan made the day before is for them; once people play it is
 * for those who are here.
 */
export const usualPlannedFor = ({ rounds, entrants }: SessionView): PlannedFor => {
  const count = (status: string) => entrants.filter((entrant) => entrant.status === status).length;
  return rounds.length === 0 && count('expected') > count('present') ? 'expected' : 'present';
};

type DraftInput = {
  readonly view: SessionView;
  readonly stored: Plan | null;
  readonly made: SeatingPlan;
  readonly origin: 'made' | 'changed';
  readonly id: string;
};

/** What the planner found, as a draft. Its rounds take the numbers that are free: after a removed round those are not the last ones. */
export const draftOf = ({ view, stored, made, origin, id }: DraftInput): PlanDraft => {
  const { makerVersion, moves, complete, seed } = made.certificate;
  const numbers =
    origin === 'changed' && stored ? roundsToCome(view, stored.rounds).map(({ number }) => number) : openNumbers(view);
  const rounds = made.rounds.map((round, index) => ({ ...round, number: numbers[index] ?? round.number }));
  return asDraft({
    view,
    stored,
    origin,
    warnings: made.certificate.warnings,
    plan: {
      id,
      sessionId: view.session.id,
      method: 'planned',
      seed,
      makerVersion,
      moves,
      complete,
      rounds: plain(rounds),
    },
  });
};

/** Rounds from a file as a draft; those that are seated already are left out, as they stay what they are. */
export const importedDraft = (
  view: SessionView,
  stored: Plan | null,
  rounds: readonly PastRound[],
  id: string,
): PlanDraft =>
  asDraft({
    view,
    stored,
    origin: 'imported',
    warnings: [],
    plan: {
      id,
      sessionId: view.session.id,
      method: 'imported',
      seed: null,
      makerVersion: 0,
      moves: 0,
      complete: true,
      rounds: plain(roundsToCome(view, rounds)),
    },
  });

const asDraft = ({
  view,
  stored,
  origin,
  plan,
  warnings,
}: Pick<PlanDraft, 'origin' | 'plan' | 'warnings'> & Pick<DraftInput, 'view' | 'stored'>): PlanDraft => ({
  origin,
  plan,
  warnings,
  replaces: stored?.id ?? null,
  changed: stored === null ? [] : changedCards(roundsToCome(view, stored.rounds), plan.rounds),
});

const plain = (rounds: readonly PastRound[]): Plan['rounds'] =>
  rounds.map(({ number, tables, sitOuts }) => ({
    number,
    tables: tables.map((table) => ({ number: table.number, chairs: { ...table.chairs } })),
    sitOuts: [...sitOuts],
  }));
