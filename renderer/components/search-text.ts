/** A text as it is compared in a search: without case, accents and doubled spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Whether every word of the query stands somewhere in the texts. An empty query finds everything. */
export const matchesSearch = (query: string, texts: readonly string[]): boolean => {
  const words = foldText(query).split(' ');
  const folded = foldText(texts.join(' '));
  return words.every((word) => folded.includes(word));
};

/**
 * How well a name answers a query, lower is better: 0 the whole name, 1 its beginning, 2 the beginning of a word,
 * 3 anywhere, undefined not at all. Sorting by it puts what Enter will take on top.
 */
export const searchRank = (query: string, name: string): number | undefined => {
  const wanted = foldText(query);
  const folded = foldText(name);
  if (folded === wanted) return 0;
  if (folded.startsWith(wanted)) return 1;
  if (` ${folded}`.includes(` ${wanted}`)) return 2;
  return matchesSearch(query, [name]) ? 3 : undefined;
};
