import { Tabs } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { PlanCertificateView } from '../../components/plan-certificate.tsx';
import { measureSchedule, namesOf, type ScheduledRound } from '../../components/plan-rounds.ts';
import { ByPerson } from './by-person.tsx';
import { ByRound } from './by-round.tsx';

type ScheduleTabsProps = {
  readonly view: SessionView;
  /** Seated and planned rounds by number. */
  readonly rounds: readonly ScheduledRound[];
  readonly plan: Plan;
  readonly isDraft: boolean;
};

/** The plan by round, by person, and how good it is. */
export const ScheduleTabs = ({ view, rounds, plan, isDraft }: ScheduleTabsProps) => {
  const { t } = useTranslation();
  const nameOf = namesOf(view);
  const figures = useMemo(() => measureSchedule(view, rounds), [view, rounds]);
  return (
    <Tabs defaultValue="round" keepMounted={false} key={isDraft ? plan.id : 'kept'}>
      <Tabs.List aria-label={t('seating:tabs.label')}>
        <Tabs.Tab value="round">{t('seating:tabs.round')}</Tabs.Tab>
        <Tabs.Tab value="person">{t('seating:tabs.person')}</Tabs.Tab>
        <Tabs.Tab value="certificate">{t('seating:tabs.certificate')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="round" pt="md">
        <ByRound rounds={rounds} nameOf={nameOf} />
      </Tabs.Panel>
      <Tabs.Panel value="person" pt="md">
        <ByPerson rounds={rounds} nameOf={nameOf} />
      </Tabs.Panel>
      <Tabs.Panel value="certificate" pt="md">
        <PlanCertificateView figures={figures} how={plan} nameOf={nameOf} />
      </Tabs.Panel>
    </Tabs>
  );
};
