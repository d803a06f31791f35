import type { Circumstance } from '../../../shared/scoring/deal-facts.ts';
import { searchRank } from '../../components/search-text.ts';
import { EVENT_WORDS, EVENTS, type Event } from '../../i18n/glossary.ts';

/** Events that the rules know and that answer to what was typed, the best first; by name or by any word of the glossary. */
export const findEvents = (
  query: string,
  known: readonly Circumstance[],
  nameOf: (event: Event) => string,
): readonly Event[] =>
  [...EVENTS, ...known.filter((circumstance) => circumstance !== 'other-waits-dead')]
    .flatMap((event) => {
      const ranks = [nameOf(event), ...EVENT_WORDS[event]].map((text) => searchRank(query, text) ?? 9);
      const rank = Math.min(...ranks);
      return rank === 9 ? [] : [{ event, rank }];
    })
    .toSorted((one, two) => one.rank - two.rank)
    .map(({ event }) => event);

const DRAWN: readonly Circumstance[] = [
  'kong-replacement',
  'flower-replacement',
  'last-wall-tile',
  'kong-on-kong',
  'heavenly',
];

/** Whether an event can only be of a tile that was drawn; choosing it says self-drawn too. */
export const impliesDrawn = (circumstance: Circumstance): boolean => DRAWN.includes(circumstance);
