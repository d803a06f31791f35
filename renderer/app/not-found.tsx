import { Button } from '@mantine/core';
import { IconCompassOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/empty-state.tsx';

/** An address that leads nowhere, and a record that is gone. */
export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<IconCompassOff size={40} aria-hidden />} title={t('notFound.title')} hint={t('notFound.hint')}>
      <Button component={Link} to="/">
        {t('notFound.home')}
      </Button>
    </EmptyState>
  );
};
