import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header.tsx';

export const PeopleScreen = () => {
  const { t } = useTranslation();
  return <PageHeader title={t('nav.people')} />;
};
