import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type PlaceTextProps = {
  /** Null for substitutes, who have none. */
  readonly place: number | null;
  readonly shared: boolean;
};

/** A place: `1`, `=2` when it is shared, a dash where nobody is ranked. */
export const PlaceText = ({ place, shared }: PlaceTextProps) => {
  const { t } = useTranslation();
  if (place === null) {
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('standings:unranked')}</VisuallyHidden>
      </>
    );
  }
  if (!shared) return <>{place}</>;
  return (
    <>
      <span aria-hidden>{t('standings:sharedPlace', { place })}</span>
      <VisuallyHidden>{t('standings:sharedPlaceSpoken', { place })}</VisuallyHidden>
    </>
  );
};
