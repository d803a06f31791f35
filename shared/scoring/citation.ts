/** What a `source` cites: clauses of one document, by its number, and house fillings (`rulesets/fillings.md`) by theirs. */
export type Citation = {
  readonly document: string | undefined;
  readonly clauses: readonly string[];
  readonly fillings: readonly number[];
};

const DOCUMENT = /^(\d{3}) (.+)$/;
const FILLING = /^filling (\d+)$/;

/** Reads `001 5.2.3, 5.2.4, filling 6`. */
export const readCitation = (source: string): Citation => {
  const [, document, cited = source] = DOCUMENT.exec(source) ?? [];
  const parts = cited.split(', ');
  const fillings = parts.flatMap((part) => {
    const [, number] = FILLING.exec(part) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return { document, clauses: parts.filter((part) => !FILLING.test(part)), fillings };
};
