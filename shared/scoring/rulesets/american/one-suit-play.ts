import type { Reading } from '../../../hand/readings.ts';
import { scoreError } from '../../error-codes.ts';
import { countBits } from '../../evidence.ts';
import { profileOf } from '../../predicates/tiles.ts';
import type { Judged, Judgement } from '../../ruleset.ts';
import type { ScoreError } from '../../score-sheet.ts';
import type { AmericanOptions } from './options.ts';
import { SPECIAL_HANDS } from './special-hands.ts';

const specialById = new Map(SPECIAL_HANDS.map((hand) => [hand.id, hand]));
const MOST_CHOWS = 1;

/**
 * One-suit play (filling 14): a winner may not mix suits nor hold more than one chow, save in the special hands that allow it. A reading that
 * keeps this goes before every other one; a hand that has none is refused, or counted with a warning.
 */
export const judgeOneSuitPlay = (
  { seat, hand, readings, circumstances }: Judged,
  { oneSuitPlay, heavenlyHand, earthlyHand }: AmericanOptions,
): Judgement => {
  const free =
    oneSuitPlay === 'not-played' ||
    (heavenlyHand && circumstances.includes('heavenly')) ||
    (earthlyHand && circumstances.includes('earthly'));
  if (free) return { readings, errors: [], warnings: [] };
  const { suits } = profileOf(hand.allCodes);
  const kept = readings.filter((reading) => keepsSuit(reading, suits) && keepsChows(reading));
  if (kept.length > 0) return { readings: kept, errors: [], warnings: [] };
  const faults: ScoreError[] = [];
  if (!readings.some((reading) => keepsSuit(reading, suits))) faults.push(scoreError('mixed-suits', { seat, suits }));
  if (!readings.some(keepsChows)) {
    const chows = Math.min(...readings.map((reading) => countBits(reading.chows)));
    faults.push(scoreError('too-many-chows', { seat, chows, most: MOST_CHOWS }));
  }
  return oneSuitPlay === 'refused'
    ? { readings, errors: faults, warnings: [] }
    : { readings, errors: [], warnings: faults };
};

const keepsSuit = ({ form }: Reading, suits: number): boolean =>
  suits <= 1 || specialById.get(form)?.mixedSuits === true;

const keepsChows = ({ form, chows }: Reading): boolean =>
  countBits(chows) <= MOST_CHOWS || specialById.get(form)?.chows === 'any';
