import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Stands at every figure that a running table will still change. */
export const RunningMark = () => {
  const { t } = useTranslation();
  return (
    <>
      <IconClock size={16} aria-hidden style={{ verticalAlign: '-2px' }} />
      <VisuallyHidden>{t('standings:running')}</VisuallyHidden>
    </>
  );
};
