import type { StoredScore } from '../../shared/records/stored-score.ts';
import type { DealContext, DealFacts } from '../../shared/scoring/deal-facts.ts';
import type { ScoredDeal } from '../../shared/scoring/score-sheet.ts';
import { type ByChair, type Chair, chairOfWind } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { WINDS, type Wind } from '../../shared/tiles/tile.ts';

/** Without a table East always sits on the first chair. */
const FIRST_CHAIR: Chair = 'a';
const chairOf = (wind: Wind): Chair => chairOfWind(wind, FIRST_CHAIR);

/** What was scored by seat, as the views of tables take it: by chair. Amounts stay in half units. */
export const seatScore = (scored: ScoredDeal, context: DealContext, rulesetVersion: string): StoredScore => {
  const { net, payments, dealer } = scored;
  const sheets: Partial<Record<Chair, unknown>> = {};
  for (const wind of WINDS) {
    const sheet = scored.sheets[wind];
    if (sheet !== undefined) sheets[chairOf(wind)] = sheet;
  }
  return {
    context: { players: 4, ...context, dealer: FIRST_CHAIR, rulesetVersion },
    outcome: {
      dealer,
      sheets,
      net: net && { a: net.E, b: net.S, c: net.W, d: net.N },
      payments:
        payments?.map(({ from, to, for: borne, ...rest }) => ({
          ...rest,
          from: chairOf(from),
          to: chairOf(to),
          ...(borne && { for: chairOf(borne) }),
        })) ?? null,
    },
    errors: [],
  };
};

/** The facts that say why somebody pays, by chair. */
export const seatFacts = ({
  winner,
  discarder,
  instant,
}: DealFacts<Wind>): Pick<ChairFacts, 'winner' | 'discarder' | 'instant'> => ({
  ...(winner && { winner: chairOf(winner) }),
  ...(discarder && { discarder: chairOf(discarder) }),
  instant: instant.map(({ seat, payer, ...event }) => ({
    ...event,
    seat: chairOf(seat),
    ...(payer && { payer: chairOf(payer) }),
  })),
});

/** Seats named by something each: their winds where nobody has a name. */
export const seatNames = (nameOf: (wind: Wind) => string): ByChair<string> => ({
  a: nameOf('E'),
  b: nameOf('S'),
  c: nameOf('W'),
  d: nameOf('N'),
});
