import { IconCompassOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';
import { NextStep } from './next-step.tsx';
import { usePageTitle } from './use-page-title.ts';

/** In the place of a whole page: an address that leads nowhere, or a record that is gone. */
export const NothingHere = () => {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      order={1}
      icon={<IconCompassOff size={40} aria-hidden />}
      title={t('notFound.title')}
      hint={t('notFound.hint')}
    >
      <NextStep to="/">{t('notFound.home')}</NextStep>
    </EmptyState>
  );
};
