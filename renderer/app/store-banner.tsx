import { Alert, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../components/error-text.ts';
import { useConnection, useStoreProblem } from '../host/store-context.tsx';

/** Said while the store is away; what was entered stays in the fields and nothing is lost. */
export const StoreBanner = () => {
  const { t } = useTranslation();
  const state = useConnection();
  const problem = useStoreProblem();
  if (problem !== undefined) {
    return (
      <Alert mb="md" color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={t('store.failed')}>
        {errorText(t, { code: problem })}
      </Alert>
    );
  }
  if (state === 'ready') return null;
  return (
    <Alert
      mb="md"
      color={state === 'lost' ? 'orange' : 'gray'}
      role="status"
      icon={state === 'lost' ? <IconAlertTriangle aria-hidden /> : <Loader size="sm" />}
    >
      {t(state === 'lost' ? 'store.lost' : 'store.connecting')}
    </Alert>
  );
};
