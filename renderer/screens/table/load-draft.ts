import { formatHand } from '../../../shared/hand/notation.ts';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

const valueText = (value: SeatValue): string => {
  if ('total' in value) return String(value.total);
  return 'tai' in value ? String(value.tai) : `${value.points}/${value.doubles}`;
};

/** A seat's worth as it would be typed; tiles before a number where a deal holds both. */
export const worthText = ({ hands, values }: Pick<ChairFacts, 'hands' | 'values'>, chair: Chair): string => {
  const [hand, value] = [hands[chair], values[chair]];
  if (hand !== undefined) return formatHand(hand);
  return value === undefined ? '' : valueText(value);
};

/** The form that a stored deal is amended in: reading it again gives the same facts. */
export const loadDraft = (facts: ChairFacts): Draft => {
  const { winner, discarder, winningTile, circumstances, liable, offender, instant } = facts;
  const { tilesLeft, replacements, sweep } = facts;
  const drawn = winner !== undefined && facts.hands[winner] !== undefined ? 'self' : undefined;
  return {
    ...EMPTY_DRAFT,
    result: facts.result,
    texts: { a: worthText(facts, 'a'), b: worthText(facts, 'b'), c: worthText(facts, 'c'), d: worthText(facts, 'd') },
    winner,
    // Without tiles nobody was asked, so an absent discarder says nothing.
    source: discarder ?? drawn,
    winningTile: winningTile ?? '',
    circumstances: circumstances.filter((circumstance) => circumstance !== 'other-waits-dead'),
    otherWaitsDead: circumstances.includes('other-waits-dead') ? 'yes' : 'unknown',
    liable,
    offender,
    kept: {
      instant,
      ...(tilesLeft !== undefined && { tilesLeft }),
      ...(replacements !== undefined && { replacements }),
      ...(sweep !== undefined && { sweep }),
    },
  };
};
