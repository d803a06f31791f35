import { Badge, Group, Text } from '@mantine/core';
import { IconArmchair } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { errorText } from '../../components/error-text.ts';
import { LinkButton } from '../../components/links.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { PlanFitNotice } from '../../components/plan-fit-notice.tsx';
import { seatingHindrance } from '../../components/seating-hindrance.ts';
import { SeatButton } from './seat-button.tsx';

/** Before the first round: who is here, and the button that seats them. */
export const SeatFirst = ({ view }: { readonly view: SessionView }) => {
  const { t } = useTranslation();
  const present = view.entrants.filter(({ status }) => status === 'present');
  const hindrance = seatingHindrance(view);
  const params = { sessionId: view.session.id };
  return (
    <EmptyState
      icon={<IconArmchair size={40} aria-hidden />}
      title={t('table:round.first')}
      hint={t('table:round.firstHint', { count: present.length })}
    >
      <Group
        justify="center"
        gap={6}
        component="ul"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
        aria-label={t('table:round.present')}
      >
        {present.map(({ id, name }) => (
          <Badge key={id} component="li" variant="light" color="gray" size="lg" tt="none" fw={500} maw={240}>
            {name}
          </Badge>
        ))}
      </Group>
      <PlanFitNotice view={view} />
      {hindrance === undefined ? (
        <Group justify="center" mt="sm">
          <LinkButton to="/sessions/$sessionId/people" params={params} variant="default">
            {t('table:round.toPeople')}
          </LinkButton>
          <SeatButton view={view} first />
        </Group>
      ) : (
        <>
          <Text size="sm" fw={550}>
            {errorText(t, hindrance)}
          </Text>
          <NextStep to="/sessions/$sessionId/people" params={params}>
            {t('table:round.toPeople')}
          </NextStep>
        </>
      )}
    </EmptyState>
  );
};
