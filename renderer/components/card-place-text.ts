import type { TFunction } from 'i18next';
import type { CardPlace } from '../../shared/session/seating/plan.ts';
import { windOfChair } from '../../shared/table/chair.ts';

/** A line of a card in words: "Table 3, East", "Sits out", or that the person is not in that round. */
export const placeText = (t: TFunction, place: CardPlace | null): string => {
  if (place === null) return t('seating:place.none');
  if (place.kind === 'sit-out') return t('seating:place.sitOut');
  return t('seating:place.seat', { table: place.table, wind: t(`wind.${windOfChair(place.chair, 'a')}`) });
};

/** The same for a narrow cell: "3 E", "–" for a sit-out, nothing where the person is not in that round. */
export const shortPlaceText = (t: TFunction, place: CardPlace | null): string => {
  if (place === null) return '';
  if (place.kind === 'sit-out') return t('seating:place.sitOutShort');
  return t('seating:place.short', { table: place.table, wind: windOfChair(place.chair, 'a') });
};
