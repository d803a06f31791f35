import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../../shared/contract/season-views.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { OtherRules } from './season-notices.tsx';

/** Before the first deal of the season: what will stand here, and where the next step is. */
export const NoGames = ({ view }: { readonly view: SeasonView }) => {
  const { t } = useTranslation();
  return (
    <>
      <OtherRules count={view.otherRules} />
      <EmptyState
        icon={<IconCalendarPlus size={40} aria-hidden />}
        title={t('season:empty.noSessions')}
        hint={t('season:empty.noSessionsHint')}
      >
        <NextStep to="/">{t('season:empty.toSessions')}</NextStep>
      </EmptyState>
    </>
  );
};
