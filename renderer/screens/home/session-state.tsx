import { Badge } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionSummary } from '../../../shared/contract/views.ts';

/** How far a session is, in a word. */
export const SessionState = ({ summary: { session, roundsSeated } }: { readonly summary: SessionSummary }) => {
  const { t } = useTranslation();
  if (session.state === 'finished') {
    return (
      <Badge variant="default" leftSection={<IconCircleCheck size={14} aria-hidden />}>
        {t('sessions:state.finished')}
      </Badge>
    );
  }
  return roundsSeated > 0 ? (
    <Badge variant="filled">{t('sessions:state.running')}</Badge>
  ) : (
    <Badge variant="default">{t('sessions:state.planned')}</Badge>
  );
};
