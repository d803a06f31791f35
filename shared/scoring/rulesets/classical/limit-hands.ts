import { everyGroup, type Reading } from '../../../hand/readings.ts';
import { indexOfTile } from '../../../tiles/tile-index.ts';
import { countBits, type Evidence, foundIf } from '../../evidence.ts';
import type { HandContext } from '../../hand-context.ts';
import { type Pattern, pattern } from '../../pattern.ts';
import { allSets, atLeast, concealedSets, isConcealed } from '../../predicates/groups.ts';
import { isNineGates } from '../../predicates/tiles.ts';
import type { ClassicalOptions as O } from './options.ts';

const B2 = indexOfTile('B2');
const D1 = indexOfTile('D1');
const D5 = indexOfTile('D5');

type Row = Pick<Pattern<O>, 'when' | 'needs' | 'detect'>;

/** A row of 5.2.5: worth the whole limit, and nothing is added to it. */
const limitHand = (id: string, aliases: readonly string[], row: Row): Pattern<O> =>
  pattern('limit', 'winner', { id, source: '001 5.2.5', aliases, value: 100, excludes: 'all', ...row });

type Event = Pick<Row, 'when'> & {
  readonly needs?: Row['needs'];
  readonly happened: (context: HandContext, options: O) => boolean;
};

/** A limit hand made by how the deal went, not by its tiles. */
const limitEvent = (
  id: string,
  aliases: readonly string[],
  { when, needs = ['circumstance'], happened }: Event,
): Pattern<O> => ({
  ...limitHand(id, aliases, { when, needs, detect: (_, context, options) => foundIf(happened(context, options)) }),
  tileFree: true,
});

const whole = (reading: Reading, is: boolean): Evidence => (is ? everyGroup(reading) : 0);

const wonNineGates = (context: HandContext, { nineGates }: O): boolean => {
  const { hand, winningTile } = context;
  if (!isNineGates(hand.all, { extra: 1 })) return false;
  if (nineGates !== 'nine-sided-wait' || winningTile < 0) return true;
  // The other thirteen must be the gates themselves: only then does every tile of the suit complete them.
  return isNineGates(
    hand.all.map((count, tile) => (tile === winningTile ? count - 1 : count)),
    { extra: 0 },
  );
};

/** 5.2.5, in its order. */
export const limitHands: readonly Pattern<O>[] = [
  limitHand('all-green', ['imperial jade', 'ryu i so'], {
    when: (o) => o.allGreen,
    needs: ['green'],
    detect: (r, { tiles }) => whole(r, tiles.green),
  }),
  limitHand('four-kongs', ['fourfold plenty', '18 buddhas'], {
    when: (o) => o.fourKongs,
    needs: ['kong', 'no-chow'],
    detect: (r) => atLeast(4, r.kongs),
  }),
  limitHand('hidden-treasure', ['buried treasure', 'four concealed triplets'], {
    when: (o) => o.hiddenTreasure,
    needs: ['self-drawn', 'no-chow'],
    detect: (r, { selfDrawn }, o) => (selfDrawn ? atLeast(4, concealedSets(r, o.claimedKongIsConcealed)) : 0),
  }),
  limitHand('three-great-scholars', [], {
    when: (o) => o.threeGreatScholars,
    needs: ['set-of-dragons', 'three-sets', 'no-chow'],
    detect: (r) => (countBits(r.sets & r.dragons) === 3 ? allSets(r) : 0),
  }),
  limitHand('big-four-winds', ['big four joys', 'dai su shi'], {
    when: (o) => o.bigFourWinds,
    needs: ['set-of-winds', 'no-chow'],
    detect: (r) => atLeast(4, r.sets & r.winds),
  }),
  limitHand('all-honours', ['all symbols', 'tsu i so'], {
    when: (o) => o.allHonours,
    needs: ['no-suit'],
    detect: (r, { tiles }) => (tiles.suits === 0 ? allSets(r) : 0),
  }),
  limitHand('all-terminals', ['heads and tails', 'chin rao to'], {
    when: (o) => o.allTerminals,
    needs: ['no-simple'],
    detect: (r, { tiles }) => (tiles.simples || tiles.honours ? 0 : allSets(r)),
  }),
  limitHand('nine-gates', ['nine lamps', 'chu ren po to'], {
    when: (o) => o.nineGates !== 'off',
    needs: ['one-suit', 'no-meld'],
    detect: (r, context, o) => whole(r, context.hand.melds.length === 0 && wonNineGates(context, o)),
  }),
  limitHand('thirteen-orphans', ['thirteen wonders', 'kokushi'], {
    when: (o) => o.thirteenOrphans,
    needs: ['irregular'],
    detect: (r) => whole(r, r.form === 'thirteen-orphans'),
  }),
  limitHand('concealed-one-suit', ['fully concealed suit hand'], {
    when: (o) => o.concealedOneSuit,
    needs: ['self-drawn', 'one-suit'],
    detect: (r, { tiles, selfDrawn }, o) =>
      whole(r, selfDrawn && tiles.suits === 1 && !tiles.honours && isConcealed(r, o.claimedKongIsConcealed)),
  }),
  limitEvent('heavenly-hand', ['tenhou', 'tian hu'], {
    when: (o) => o.heavenlyHand !== 'off',
    happened: ({ circumstances, hand }, o) =>
      circumstances.includes('heavenly') && (o.heavenlyHand === 'after-concealed-kongs' || hand.melds.length === 0),
  }),
  limitEvent('earthly-hand', ['chihou', 'di hu'], {
    when: (o) => o.earthlyHand !== 'off',
    happened: ({ circumstances }) => circumstances.includes('earthly'),
  }),
  limitEvent('moon-from-the-sea', ['moon from the bottom of the sea'], {
    when: (o) => o.moonFromTheSea,
    happened: ({ circumstances, winningTile }) =>
      winningTile === D1 && (circumstances.includes('last-wall-tile') || circumstances.includes('last-discard')),
  }),
  limitEvent('plum-blossom', ['plum blossom on the roof'], {
    when: (o) => o.plumBlossom,
    happened: ({ circumstances, winningTile }) => winningTile === D5 && circumstances.includes('kong-replacement'),
  }),
  limitEvent('carrying-pole', ['scratching a carrying pole'], {
    when: (o) => o.carryingPole,
    happened: ({ circumstances, winningTile }) => winningTile === B2 && circumstances.includes('robbed-kong'),
  }),
  limitEvent('kong-on-kong', ['double kong'], {
    when: (o) => o.kongOnKong,
    happened: ({ circumstances }) => circumstances.includes('kong-on-kong'),
  }),
  // `dealerWins` counts the wins before this one.
  limitEvent('dealer-win-streak', ['thirteen consecutive wins'], {
    when: (o) => o.dealerWinStreak,
    needs: ['dealer-wins'],
    happened: ({ dealerIsWinner, dealerWins }, o) => dealerIsWinner && dealerWins + 1 >= o.dealerWinsForLimit,
  }),
];
