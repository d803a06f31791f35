import type { TFunction } from 'i18next';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import type { Unit } from '../../shared/scoring/score-sheet.ts';
import { formatPoints } from './format-points.ts';

/** So many of a unit in the words of a rule system: "3 tai", or "3 doubles" where its document calls them so. */
export const unitText = (t: TFunction, ruleset: string, unit: Unit, count: number): string =>
  t(`rules:${ruleset}.unit.${unit}`, { count, defaultValue: t(`table:unit.${unit}`, { count }) });

/** What a rule system counts a hand in, as a heading: "Tai", "Doubles", "Total". */
export const unitName = (t: TFunction, { id, valueKinds }: Pick<Ruleset, 'id' | 'valueKinds'>): string =>
  valueKinds.includes('tai')
    ? t(`rules:${id}.unit.name`, { defaultValue: t('table:unit.name') })
    : t('table:entry.column.total');

/** The final worth of a hand: with its unit where hands are counted in tai, else the bare figure. */
export const worthWords = (
  t: TFunction,
  { id, valueKinds }: Pick<Ruleset, 'id' | 'valueKinds'>,
  worth: number,
): string => (valueKinds.includes('tai') ? unitText(t, id, 'tai', worth) : formatPoints(worth * 2));
