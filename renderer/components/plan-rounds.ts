import type { RoundView, SessionView } from '../../shared/contract/views.ts';
import type { Round } from '../../shared/records/records.ts';
import type { Plan } from '../../shared/records/seating.ts';
import { nameFaults, type PlanFault, planFaults } from '../../shared/session/plan-fit.ts';
import { measurePlan, measureWishes } from '../../shared/session/seating/measure-seating.ts';
import type { PastRound, PlanCertificate, SeatingField } from '../../shared/session/seating/plan.ts';
import { seatingWishes } from '../../shared/session/seating-people.ts';
import type { CodedError } from './error-text.ts';

/** A round of the session: as it was seated, or as it is planned. */
export type ScheduledRound = PastRound & { readonly state: 'seated' | 'planned' };

/** A round that was seated, as the seating knows it. */
const pastRound = ({ round, tables }: RoundView): PastRound => ({
  number: round.number,
  tables: tables.map(({ table: { number, chairs } }) => ({ number, chairs })),
  sitOuts: round.sitOuts,
});

/** Rounds so far, oldest first. */
export const pastRounds = ({ rounds }: SessionView): readonly PastRound[] => rounds.map(pastRound);

/** What a plan says of the session's rounds that are not seated yet, in order. */
export const roundsToCome = (view: SessionView, rounds: readonly PastRound[]): readonly PastRound[] => {
  const open = openNumbers(view);
  return rounds.filter(({ number }) => open.includes(number)).toSorted((one, other) => one.number - other.number);
};

/** Numbers of the session's rounds that are not seated, in order. */
export const openNumbers = (view: SessionView): readonly number[] => {
  const seated = seatedNumbers(view);
  return Array.from({ length: view.session.roundCount }, (_, index) => index + 1).filter(
    (number) => !seated.includes(number),
  );
};

export const seatedNumbers = ({ rounds }: SessionView): readonly number[] => rounds.map(({ round }) => round.number);

/** Seated rounds and planned ones together, by number: what goes on the wall. */
export const scheduleOf = (view: SessionView, planned: readonly PastRound[]): readonly ScheduledRound[] =>
  [
    ...pastRounds(view).map((round) => ({ ...round, state: 'seated' }) as const),
    ...roundsToCome(view, planned).map((round) => ({ ...round, state: 'planned' }) as const),
  ].toSorted((one, other) => one.number - other.number);

/** Why the stored plan cannot be followed any more, for all rounds to come; who is still expected may have a place. */
export const planMisfit = (view: SessionView, planned: readonly PastRound[]): readonly PlanFault[] => {
  const rounds = roundsToCome(view, planned);
  if (rounds.length === 0) return [];
  return planFaults({ rounds, people: view.entrants, session: view.session, seated: [], expected: 'may-sit' });
};

/** Why the next round cannot be seated by the plan as things are; empty too where the plan does not have that round. */
export const nextRoundMisfit = (view: SessionView, plan: Plan | null): readonly PlanFault[] => {
  const next = openNumbers(view)[0];
  const round = plan?.rounds.find(({ number }) => number === next);
  if (round === undefined) return [];
  return planFaults({
    rounds: [round],
    people: view.entrants,
    session: view.session,
    seated: [],
    expected: 'may-not-sit',
  });
};

/** The name of an entrant; of somebody who was taken off the list only the id is left. */
export const namesOf = ({ entrants }: SessionView): ((id: string) => string) => {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
};

/** What the checker says of a schedule: figures beside their bounds, and how every wish fared, in all rounds together. */
export type ScheduleFigures = Pick<PlanCertificate, 'metrics' | 'wishes' | 'forbidsKept'> & {
  /** Numbers of rounds seated by the standings: people are meant to meet again there, so they count neither for nor against. */
  readonly uncounted: readonly number[];
};

/** Measured by the checker, which does not know how the rounds came about. */
export const measureSchedule = (view: SessionView, rounds: readonly PastRound[]): ScheduleFigures => {
  const uncounted = view.rounds
    .filter(({ round: { method } }) => BY_STANDINGS.includes(method))
    .map(({ round: { number } }) => number);
  const counted = rounds.filter(({ number }) => !uncounted.includes(number));
  const wishes = measureWishes(counted, wishField(view));
  return {
    uncounted,
    metrics: measurePlan(counted),
    wishes,
    forbidsKept: wishes.forbids.every(({ unmet }) => !unmet),
  };
};

const BY_STANDINGS: readonly Round['method'][] = ['top-four', 'folded'];

/** Everybody's wishes, of those too who left: they count as long as both have a place. */
const wishField = ({ entrants }: SessionView): SeatingField => seatingWishes(entrants);

/** Faults with the names of people, as `ErrorList` shows them. */
export const namedFaults = (faults: readonly CodedError[], nameOf: (id: string) => string): readonly CodedError[] =>
  nameFaults(faults, nameOf);
