import type { TFunction } from 'i18next';
import { readCitation } from '../../shared/scoring/citation.ts';
import { joinList } from '../i18n/locale.ts';

/** Where a rule stands, in words that a person can follow: "Chinese Classical: 5.2.3 · house filling 6". */
export const clauseText = (t: TFunction, source: string): string => {
  const { document, clauses, fillings } = readCitation(source);
  const named = joinList(clauses);
  return [
    ...(document === undefined || named === ''
      ? []
      : [t('rules:clause', { document: t(`rules:documents.${document}`), clause: named })]),
    ...fillings.map((number) => t('rules:filling', { number })),
  ].join(' · ');
};

/** The house fillings that are cited, each once, in their order. */
export const fillingsIn = (sources: readonly string[]): readonly number[] =>
  [...new Set(sources.flatMap((source) => readCitation(source).fillings))].sort((one, two) => one - two);
