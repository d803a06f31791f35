import { IconArmchairOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { NextStep } from '../../components/next-step.tsx';

type RoundMissingProps = { readonly view: SessionView; readonly wanted: string };

/** The address of a round that was removed or never seated. */
export const RoundMissing = ({ view, wanted }: RoundMissingProps) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconArmchairOff size={40} aria-hidden />}
      title={t('table:round.missing', { round: wanted })}
      hint={t('table:round.missingHint')}
    >
      <NextStep to="/sessions/$sessionId/rounds/$round" params={{ sessionId: view.session.id, round: 'now' }}>
        {t('table:round.newest')}
      </NextStep>
    </EmptyState>
  );
};
