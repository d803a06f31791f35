import { Alert, Group, List, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../shared/contract/views.ts';
import { useLive } from '../host/use-live.ts';
import { errorText } from './error-text.ts';
import { LinkButton } from './links.tsx';
import { namedFaults, namesOf, nextRoundMisfit } from './plan-rounds.ts';

/** Said wherever people come and go or a round is seated: the plan has no place for somebody, and where it is changed. */
export const PlanFitNotice = ({ view }: { readonly view: SessionView }) => {
  const { t } = useTranslation();
  const { session } = view;
  const { data: plan } = useLive((store) => store.plans.view({ sessionId: session.id }), [session.id]);
  const faults = plan && session.state === 'open' ? nextRoundMisfit(view, plan) : [];
  // Before anybody has come the plan is of course ahead of the room.
  const started = view.rounds.length > 0 || view.entrants.every(({ status }) => status !== 'expected');
  const worth = started ? faults : faults.filter(({ code }) => code !== 'plan-seats-absent');
  if (worth.length === 0) return null;
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('seating:misfit.title')}
      data-testid="plan-misfit"
    >
      <Stack gap="sm">
        <List size="sm">
          {namedFaults(worth, namesOf(view)).map((fault) => (
            <List.Item key={fault.code}>{errorText(t, fault)}</List.Item>
          ))}
        </List>
        <Group>
          <LinkButton to="/sessions/$sessionId/plan" params={{ sessionId: session.id }} variant="default" size="sm">
            {t('seating:misfit.open')}
          </LinkButton>
        </Group>
      </Stack>
    </Alert>
  );
};
