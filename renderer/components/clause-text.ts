import type { TFunction } from 'i18next';
import { readCitation } from '../../shared/scoring/citation.ts';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
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

/** A document that a rule system follows, under the name it is cited by where it has one of its own. */
export const documentText = (t: TFunction, { id, title, part }: Ruleset['sources'][number]): string => {
  const name = t(`rules:documents.${id}`, { defaultValue: '' });
  return name === '' ? t('rules:part', { title, part }) : t('rules:document', { id: name, title, part });
};

/** The house fillings that are cited, each once, in their order. */
export const fillingsIn = (sources: readonly string[]): readonly number[] =>
  [...new Set(sources.flatMap((source) => readCitation(source).fillings))].sort((one, two) => one - two);
