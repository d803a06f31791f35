import { foldText, matchesSearch, searchRank } from '../../components/search-text.ts';
import { kindOrder, type PaletteEntry } from './palette-entry.ts';

/** More are not looked through by anybody: another letter is quicker. */
const MOST = 40;

/** Behind everything that one name alone answers. */
const SCATTERED = 4;

/**
 * What answers the query, best first; equals in the order of their kinds. Without a query it is where one can go and what
 * one can do, without the long lists of people and evenings.
 */
export const findEntries = (query: string, entries: readonly PaletteEntry[]): readonly PaletteEntry[] => {
  if (foldText(query) === '') return entries.filter(({ kind }) => kind === 'screen' || kind === 'action');
  return entries
    .flatMap((entry) => {
      const rank = rankOf(query, entry);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((one, two) => one.rank - two.rank || kindOrder(one.entry.kind) - kindOrder(two.entry.kind))
    .slice(0, MOST)
    .map(({ entry }) => entry);
};

const rankOf = (query: string, { title, names }: PaletteEntry): number | undefined => {
  const texts = [title, ...names];
  const ranks = texts.flatMap((text) => searchRank(query, text) ?? []);
  if (ranks.length > 0) return Math.min(...ranks);
  return matchesSearch(query, texts) ? SCATTERED : undefined;
};
