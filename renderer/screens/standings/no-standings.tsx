import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { StandingsView } from '../../../shared/contract/views.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { NextStep } from '../../components/next-step.tsx';

/** Before the first deal: what will stand here, and where the next step is. */
export const NoStandings = ({ view: { session, roundsSeated } }: { readonly view: StandingsView }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconTrophy size={40} aria-hidden />}
      title={t('standings:empty.title')}
      hint={t('standings:empty.hint')}
    >
      {roundsSeated === 0 ? (
        <NextStep to="/sessions/$sessionId/people" params={{ sessionId: session.id }}>
          {t('standings:empty.people')}
        </NextStep>
      ) : (
        <NextStep to="/sessions/$sessionId/rounds/$round" params={{ sessionId: session.id, round: 'now' }}>
          {t('standings:empty.round')}
        </NextStep>
      )}
    </EmptyState>
  );
};
