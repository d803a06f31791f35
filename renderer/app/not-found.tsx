import { VisuallyHidden } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/empty-state.tsx';
import { LinkButton } from '../components/links.tsx';

/** An address that leads nowhere, and a record that is gone. */
export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <main>
      <VisuallyHidden component="h1">{t('name')}</VisuallyHidden>
      <EmptyState icon={<IconCompassOff size={40} aria-hidden />} title={t('notFound.title')} hint={t('notFound.hint')}>
        <LinkButton to="/">{t('notFound.home')}</LinkButton>
      </EmptyState>
    </main>
  );
};
