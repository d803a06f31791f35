import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Unit } from '../../../shared/scoring/score-sheet.ts';
import { searchRank } from '../../components/search-text.ts';

export type FoundPattern = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly unit: Unit;
  /** In the unit under the options; undefined where they leave the pattern out. */
  readonly value: number | undefined;
  readonly source: string;
  readonly role: 'winner' | 'loser' | 'all';
};

type Query = {
  readonly ruleset: Ruleset;
  readonly options: unknown;
  readonly query: string;
  readonly nameOf: (id: string) => string;
};

/** Patterns whose name, alias or id answers the query, the best first; every pattern in the order of the document for an empty query. */
export const findPatterns = ({ ruleset, options, query, nameOf }: Query): readonly FoundPattern[] => {
  const bound = ruleset.bind(options);
  const rows = bound.ok ? [...bound.value.tables.winner.rows, ...bound.value.tables.loser.rows] : [];
  const values = new Map(rows.map(({ id, value }) => [id, value]));
  const all = ruleset.patterns.map(({ id, unit, source, aliases, role }) => {
    return { id, name: nameOf(id), aliases, unit, value: values.get(id), source, role };
  });
  if (query.trim() === '') return all;
  return all
    .flatMap((row) => {
      const ranks = [row.name, ...row.aliases, row.id.replaceAll('-', ' ')].map((text) => searchRank(query, text) ?? 9);
      const rank = Math.min(...ranks);
      return rank === 9 ? [] : [{ row, rank }];
    })
    .toSorted((one, two) => one.rank - two.rank)
    .map(({ row }) => row);
};
