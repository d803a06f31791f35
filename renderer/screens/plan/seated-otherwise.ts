import type { SessionView } from '../../../shared/contract/views.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { cardsOf } from '../../../shared/session/plan-cards.ts';
import type { PastRound } from '../../../shared/session/seating/plan.ts';
import { pastRounds } from '../../components/plan-rounds.ts';

/** Numbers of rounds that were seated otherwise than planned: the rounds after them may repeat more than the plan meant. */
export const seatedOtherwise = (view: SessionView, plan: Plan): readonly number[] =>
  pastRounds(view)
    .filter((round) => {
      const planned = plan.rounds.find(({ number }) => number === round.number);
      return planned !== undefined && !sameTables(round, planned);
    })
    .map(({ number }) => number);

/** Whether the same people meet; table numbers and winds do not matter here. */
const sameTables = (one: PastRound, other: PastRound): boolean => {
  const groups = (round: PastRound) =>
    round.tables
      .map(({ chairs }) => [chairs.a, chairs.b, chairs.c, chairs.d ?? ''].toSorted().join(' '))
      .toSorted()
      .join('|');
  return groups(one) === groups(other) && cardsOf([one]).size === cardsOf([other]).size;
};
