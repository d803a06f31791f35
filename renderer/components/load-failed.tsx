import { useTranslation } from 'react-i18next';
import { ErrorList } from './error-list.tsx';
import { NothingHere } from './nothing-here.tsx';
import { storeErrors } from './store-errors.ts';

/** What a live view showed does not exist, or no longer. */
export const isGone = (error: unknown): boolean =>
  error !== undefined && error !== null && storeErrors(error).some(({ code }) => code === 'record-gone');

/** Said where a live view ended with an error, and a way out where what it showed is gone; nothing while all is well. */
export const LoadFailed = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation();
  if (error === undefined || error === null) return null;
  if (isGone(error)) return <NothingHere />;
  return <ErrorList title={t('store.failed')} errors={storeErrors(error)} />;
};
