import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type PlaceTextProps = { readonly place: number; readonly shared: boolean };

/** A place: `1`, or `=2` when it is shared. */
export const PlaceText = ({ place, shared }: PlaceTextProps) => {
  const { t } = useTranslation();
  if (!shared) return <>{place}</>;
  return (
    <>
      <span aria-hidden>{t('standings:sharedPlace', { place })}</span>
      <VisuallyHidden>{t('standings:sharedPlaceSpoken', { place })}</VisuallyHidden>
    </>
  );
};
