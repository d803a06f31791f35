import type { TFunction } from 'i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';

/** Where a deal stands, in words: "Prevailing wind East · Anna deals, extra deal 1". */
export const placeText = (t: TFunction, { prevailingWind, extra }: NextDeal, dealer: string): string =>
  t(extra === 0 ? 'table:place' : 'table:placeExtra', { wind: t(`wind.${prevailingWind}`), dealer, extra });
