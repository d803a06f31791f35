import { formatHand } from '../../../shared/hand/notation.ts';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
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
export const loadDraft = (facts: ChairFacts, { payment }: Pick<Ruleset, 'payment'>): Draft => {
  const { winner, discarder, winningTile, circumstances, liable, liableCause, offender, instant } = facts;
  const { tilesLeft, replacements, sweep } = facts;
  // Without tiles nobody was asked, so an absent discarder says nothing; where only the winner is paid it always says self-drawn.
  const drawn = winner !== undefined && (payment === 'winner-takes' || facts.hands[winner] !== undefined);
  return {
    ...EMPTY_DRAFT,
    result: facts.result,
    texts: { a: worthText(facts, 'a'), b: worthText(facts, 'b'), c: worthText(facts, 'c'), d: worthText(facts, 'd') },
    winner,
    source: discarder ?? (drawn ? 'self' : undefined),
    winningTile: winningTile ?? '',
    circumstances: circumstances.filter((circumstance) => circumstance !== 'other-waits-dead'),
    otherWaitsDead: circumstances.includes('other-waits-dead') ? 'yes' : 'unknown',
    liable,
    liableCause,
    offender,
    instant,
    sweep,
    tilesLeft: tilesLeft === undefined ? '' : String(tilesLeft),
    replacements: replacements === undefined ? '' : String(replacements),
    ...(payment === 'winner-takes' && winnersWorth(facts)),
  };
};

/** The winner's worth as its own fields hold it; what was stored of the losers stays where it is. */
const winnersWorth = ({ winner, hands, values }: ChairFacts): Partial<Draft> => {
  const chair = CHAIRS.find((one) => one === winner);
  if (chair === undefined) return {};
  const [hand, value] = [hands[chair], values[chair]];
  return {
    tiles: hand === undefined ? '' : formatHand(hand),
    tilesOpen: hand !== undefined,
    worth: value === undefined ? '' : 'total' in value ? `=${value.total}` : valueText(value),
  };
};
