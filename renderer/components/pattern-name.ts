import type { TFunction } from 'i18next';

const spelled = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The name of a pattern; one without a translation is spelled from its id, which is English and stable. */
export const patternName = (t: TFunction, ruleset: string, id: string): string =>
  t(`rules:${ruleset}.patterns.${id}`, { defaultValue: spelled(id) });
