import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header.tsx';

export const StandingsScreen = () => {
  const { t } = useTranslation();
  return <PageHeader title={t('nav.standings')} />;
};
