import { formatHand } from '../../../shared/hand/notation.ts';
import type { SeatValue } from '../../../shared/scoring/deal-facts.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

const valueText = (value: SeatValue): string => {
  if ('total' in value) return String(value.total);
  return 'tai' in value ? String(value.tai) : `${value.points}/${value.doubles}`;
};

/** A seat's worth as it would be typed; the value where a deal holds tiles too, which are laid beside it. */
export const worthText = ({ hands, values }: Pick<ChairFacts, 'hands' | 'values'>, chair: Chair): string => {
  const [hand, value] = [hands[chair], values[chair]];
  if (value !== undefined) return valueText(value);
  return hand === undefined ? '' : formatHand(hand);
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
    laid: { a: laidText(facts, 'a'), b: laidText(facts, 'b'), c: laidText(facts, 'c'), d: laidText(facts, 'd') },
    stands: facts.stands ?? {},
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
    ...(payment === 'winner-takes' && lineOf(facts)),
  };
};

/** Tiles beside a value; alone they stand in the field. */
const laidText = ({ hands, values }: ChairFacts, chair: Chair): string => {
  const hand = hands[chair];
  return hand === undefined || values[chair] === undefined ? '' : formatHand(hand);
};

/** In the line every hand is laid, and the worth is the winner's; what was stored of the losers stays where it is. */
const lineOf = ({ winner, hands, values }: ChairFacts): Partial<Draft> => {
  const laid = (chair: Chair): string => {
    const hand = hands[chair];
    return hand === undefined ? '' : formatHand(hand);
  };
  const typed = (chair: Chair): string => {
    const value = values[chair];
    return value === undefined || chair === winner ? '' : valueText(value);
  };
  const value = winner === undefined ? undefined : values[winner];
  return {
    texts: { a: typed('a'), b: typed('b'), c: typed('c'), d: typed('d') },
    laid: { a: laid('a'), b: laid('b'), c: laid('c'), d: laid('d') },
    openHand: winner !== undefined && hands[winner] !== undefined ? winner : undefined,
    worth: value === undefined ? '' : 'total' in value ? `=${value.total}` : valueText(value),
  };
};
