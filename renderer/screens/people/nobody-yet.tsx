import { Button } from '@mantine/core';
import { IconFileImport, IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';

/** Before the first name: what to type, or where the club's list comes from. */
export const NobodyYet = ({ registered }: { readonly registered: number }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconUserCheck size={40} aria-hidden />}
      title={t('sessions:people.emptyTitle')}
      hint={t(registered > 0 ? 'sessions:people.emptyHint' : 'sessions:people.emptyHintNoPlayers')}
    >
      {registered > 0 ? null : (
        <Button component={Link} to="/players" variant="default" leftSection={<IconFileImport size={18} aria-hidden />}>
          {t('sessions:people.importPlayers')}
        </Button>
      )}
    </EmptyState>
  );
};
