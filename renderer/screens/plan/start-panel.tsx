import { Button, Group, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { IconCalendarStats, IconListNumbers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { cleanRounds } from '../../../shared/session/seating/clean-rounds.ts';
import { PLANNED_FOR, type PlannedFor, seatingField } from '../../../shared/session/seating-people.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { NextStep } from '../../components/next-step.tsx';
import { openNumbers } from '../../components/plan-rounds.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import type { PlanScope } from './draft.ts';
import type { PlanWork } from './use-plan-draft.ts';

type StartPanelProps = {
  readonly view: SessionView;
  readonly scope: PlanScope;
  readonly onPlannedFor: (plannedFor: PlannedFor) => void;
  readonly onRounds: (rounds: number | undefined) => void;
  readonly work: PlanWork;
};

/** The smallest room with a table, by what happens with people left over. */
const FEWEST = { 'sit-out': 4, three: 3 } as const;

/** Before there is a plan: whom it would be for, what can be expected of it, and the button that makes it. */
export const StartPanel = ({ view, scope, onPlannedFor, onRounds, work }: StartPanelProps) => {
  const { t } = useTranslation();
  const { session, entrants } = view;
  const { plannedFor, rounds } = scope;
  const left = openNumbers(view).length;
  const peopleFor = (who: PlannedFor) =>
    seatingField({ people: entrants, plannedFor: who, tableSizes: session.oddField }).players.length;
  const people = peopleFor(plannedFor);
  const clean = cleanRounds(people);
  const expected = entrants.some(({ status }) => status === 'expected');
  const open = session.state === 'open' && left > 0;
  return (
    <EmptyState
      icon={<IconCalendarStats size={40} aria-hidden />}
      title={t('seating:start.title')}
      hint={t('seating:start.hint', { count: left })}
    >
      {expected ? (
        <SegmentedControl
          aria-label={t('seating:start.who')}
          value={plannedFor}
          onChange={onPlannedFor}
          data={PLANNED_FOR.map((value) => ({
            value,
            label: t(`seating:start.${value}`, { count: peopleFor(value) }),
          }))}
        />
      ) : null}
      {people < FEWEST[session.oddField] ? (
        <>
          <Text fw={550}>{t('errors:too-few-players', { present: people, needed: FEWEST[session.oddField] })}</Text>
          <NextStep to="/sessions/$sessionId/people" params={{ sessionId: session.id }}>
            {t('seating:start.people')}
          </NextStep>
        </>
      ) : (
        <>
          <Text>
            {t(clean.reached ? 'sessions:people.cleanRounds' : 'sessions:people.cleanRoundsAtMost', {
              players: people,
              count: clean.rounds,
            })}
            {rounds > clean.rounds ? ` ${t('seating:start.beyond')}` : ''}
          </Text>
          <Group justify="center" align="flex-end" mt="sm">
            {left > 1 ? (
              <NumberInput
                label={t('seating:start.rounds')}
                description={t('seating:start.roundsHint')}
                ta="left"
                w={250}
                min={1}
                max={left}
                allowDecimal={false}
                defaultValue={left}
                onChange={(value) => onRounds(Number(value) >= 1 ? Math.floor(Number(value)) : undefined)}
              />
            ) : null}
            <Button
              size="md"
              autoFocus
              data-next-step
              rightSection={<Shortcut keys={t('table:keys.enter')} onFill />}
              disabled={!open}
              leftSection={<IconListNumbers size={20} aria-hidden />}
              onClick={() => work.make(scope)}
            >
              {t('seating:start.make', { count: rounds })}
            </Button>
          </Group>
        </>
      )}
    </EmptyState>
  );
};
