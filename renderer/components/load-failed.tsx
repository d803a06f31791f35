import { useTranslation } from 'react-i18next';
import { ErrorList } from './error-list.tsx';
import { storeErrors } from './store-errors.ts';

/** Said where a live view ended with an error; nothing while all is well. */
export const LoadFailed = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation();
  if (error === undefined || error === null) return null;
  return <ErrorList title={t('store.failed')} errors={storeErrors(error)} />;
};
