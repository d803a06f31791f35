import type { TFunction } from 'i18next';
import type { StoredScore } from '../../shared/records/stored-score.ts';
import type { ByChair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { differingWorths, type TwoWorths } from '../../shared/table/two-worths.ts';
import { formatPoints } from './format-points.ts';

/** "Mei: value 24, tiles 32; the value stands". Without a name where it is plain whose hand is meant. */
export const twoWorthsText = (t: TFunction, { tiles, value, stands }: TwoWorths, name?: string): string => {
  const words = t(`table:twoWorths.${stands}`, {
    value: value === undefined ? t('table:twoWorths.refused') : formatPoints(value * 2),
    tiles: tiles === undefined ? t('table:twoWorths.refused') : formatPoints(tiles * 2),
  });
  return name === undefined ? words : t('table:twoWorths.of', { name, words });
};

type Marked = { readonly facts: ChairFacts; readonly scored: StoredScore };

/** A sentence for each hand of a deal whose tiles and value differ. */
export const twoWorthsTexts = (t: TFunction, { facts, scored }: Marked, names: ByChair<string>): readonly string[] =>
  differingWorths(facts, scored).map((worths) => twoWorthsText(t, worths, names[worths.chair]));
