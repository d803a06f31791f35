import { type ByChair, CHAIRS, type Chair } from './chair.ts';
import type { ChairFacts } from './deal.ts';

/** Facts with every person in another chair, as `to` says: what happened stays with the people when they change chairs. */
export const moveFacts = (facts: ChairFacts, to: ByChair<Chair>): ChairFacts => {
  const { winner, discarder, liable, offender, sweep, hands, values, stands, instant, ...rest } = facts;
  return {
    ...rest,
    ...(winner && { winner: to[winner] }),
    ...(discarder && { discarder: to[discarder] }),
    ...(liable && { liable: to[liable] }),
    ...(offender && { offender: to[offender] }),
    ...(sweep && { sweep: to[sweep] }),
    hands: moveChairs(hands, to),
    values: moveChairs(values, to),
    ...(stands && { stands: moveChairs(stands, to) }),
    instant: instant.map(({ seat, payer, ...event }) => ({
      ...event,
      seat: to[seat],
      ...(payer && { payer: to[payer] }),
    })),
  };
};

/** A record by chair with each entry in the chair that `to` says; what is absent stays absent. */
export const moveChairs = <T>(
  record: Readonly<Partial<Record<Chair, T>>>,
  to: ByChair<Chair>,
): Partial<Record<Chair, T>> => {
  const moved: Partial<Record<Chair, T>> = {};
  for (const chair of CHAIRS) {
    const value = record[chair];
    if (value !== undefined) moved[to[chair]] = value;
  }
  return moved;
};
