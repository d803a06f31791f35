import type { TFunction } from 'i18next';
import type { OnTheSpot } from './payment-basis.ts';

/** What is paid on the spot, without the people: "Exposed kong", "Cat and rat, when the wall was broken". */
export const onTheSpotText = (t: TFunction, { kind, opening }: Pick<OnTheSpot, 'kind' | 'opening'>): string => {
  const what = t(`table:instant.${kind}`);
  return opening === true ? t('table:onTheSpot.opening', { what }) : what;
};
