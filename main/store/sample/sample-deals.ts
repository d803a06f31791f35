import { z } from 'zod';
import sample from '../../../assets/sample/sample.json' with { type: 'json' };
import { handSchema, tileSchema } from '../../../shared/hand/hand.ts';
import type { RandomSource } from '../../../shared/session/seating/random-source.ts';
import { type ByChair, CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';

/** Winning hands that some deals show tile by tile. */
const HANDS = z.array(z.strictObject({ winningTile: tileSchema, hand: handSchema })).parse(sample.hands);

/** Totals as a club counts them: small ones often, large ones now and then. */
const WON = [20, 24, 24, 32, 32, 36, 40, 44, 48, 48, 64, 72, 96, 128, 192];
const LOST = [0, 2, 2, 4, 4, 8, 8, 10, 12, 16, 16, 20, 32, 40];

const NOTHING = { circumstances: [], hands: {}, values: {}, instant: [] } satisfies Partial<ChairFacts>;

/** One deal at a table. `luck` by chair: who has twice as much wins twice as often. */
export const drawDeal = (random: RandomSource, luck: ByChair<number>): ChairFacts => {
  const kind = random.below(40);
  if (kind < 3) return { ...NOTHING, result: 'washout' };
  if (kind === 3) return { ...NOTHING, result: 'false-win', offender: oneOf(random, CHAIRS) };
  const winner = oneOf(
    random,
    CHAIRS.flatMap((chair) => Array<Chair>(luck[chair]).fill(chair)),
  );
  const others = CHAIRS.filter((chair) => chair !== winner);
  const losses = Object.fromEntries(others.map((chair) => [chair, { total: oneOf(random, LOST) }]));
  const common = { ...NOTHING, result: 'win', winner } as const;
  const thrown = random.below(3) > 0 ? { discarder: oneOf(random, others) } : {};
  if (kind > 10) return { ...common, ...thrown, values: { ...losses, [winner]: { total: oneOf(random, WON) } } };
  const { hand, winningTile } = oneOf(random, HANDS);
  return { ...common, ...thrown, winningTile, hands: { [winner]: hand }, values: losses };
};

const oneOf = <T>(random: RandomSource, items: readonly T[]): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to draw from');
  return item;
};
