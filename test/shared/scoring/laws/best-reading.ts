import { checkHand } from '../../../../shared/hand/legal-hand.ts';
import { profileOf } from '../../../../shared/scoring/predicates/tiles.ts';
import { readWinner } from '../../../../shared/scoring/read-winner.ts';
import { scoreReadings } from '../../../../shared/scoring/score-hand.ts';
import { indexOfTile } from '../../../../shared/tiles/tile-index.ts';
import { same } from './same.ts';
import type { Law } from './scene.ts';

/** Looks behind the door on purpose: nobody outside sees the worth of a reading that was not chosen. */
export const bestReading: Law = {
  name: 'the sheet is the best over all readings',
  on: ['won'],
  holds: ({ ruleset, facts, options, context }, deal) => {
    const { winner, winningTile, discarder, circumstances, tilesLeft } = facts;
    if (winner === undefined || winningTile === undefined) return false;
    const bound = ruleset.bind(options);
    const size = { tiles: 14, exact: true };
    const hand = checkHand(facts.hands[winner]!, { size, bonusTiles: ruleset.bonusTiles });
    if (!bound.ok || !hand.ok) throw new Error('a scored deal no longer passes');
    const tile = indexOfTile(winningTile);
    const claimed = discarder !== undefined;
    const all = readWinner(hand.value, { tile, claimed }, bound.value.forms);
    const judged = { seat: winner, hand: hand.value, readings: all, circumstances };
    const { readings } = bound.value.judge(judged, context);
    const sheet = deal.sheets[winner]!;
    const implied = circumstances.includes('kong-on-kong') ? (['kong-replacement'] as const) : [];
    const known = {
      ...{ hand: hand.value, tiles: profileOf(hand.value.allCodes), ownWind: indexOfTile(winner) },
      ...{ prevailingWind: indexOfTile(context.prevailingWind), selfDrawn: !claimed, winningTile: tile },
      ...{ circumstances: [...new Set([...circumstances, ...implied])], dealerIsWinner: winner === 'E' },
      ...{ dealerWins: context.dealerWins, dealerStays: Math.max(context.dealerStays, context.dealerWins) },
      ...{ tilesLeft, replacements: 0, swept: false },
      role: 'winner',
      oneChance: sheet.lines.some(({ pattern }) => pattern === 'one-chance') ? 'yes' : 'no',
    } as const;
    const totals = readings.map(
      (reading) =>
        scoreReadings({
          ...{ bound: bound.value, table: bound.value.tables.winner, context: known },
          ...{ readings: [reading], explain: false },
        }).total,
    );
    same(sheet.total, Math.max(...totals));
    return totals.length > 1;
  },
};
