import { Button, Divider, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArmchair, IconArrowRight } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { PlanFitNotice } from '../../components/plan-fit-notice.tsx';
import { useCommand } from '../../components/run-command.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { type Attendance, attendanceOf, seatingStep } from './attendance.ts';

/** What the people here come to, and the next step. */
export const AttendancePanel = ({ view }: { readonly view: SessionView }) => {
  const { t } = useTranslation();
  const attendance = attendanceOf(view);
  const { present, expected, withdrawn, tables } = attendance;
  return (
    <Paper withBorder p="lg" pos="sticky" top={128} component="section" aria-label={t('sessions:people.summary')}>
      <Stack gap="md">
        <Group align="baseline" gap="xs">
          <Text fz={44} fw={680} lh={1} data-testid="present-count">
            {present}
          </Text>
          <Title order={2} size="h3" fw={550}>
            {t('sessions:people.here', { count: present })}
          </Title>
        </Group>
        <Stack gap={2}>
          {expected > 0 ? <Text>{t('sessions:people.notHere', { count: expected })}</Text> : null}
          {withdrawn > 0 ? <Text c="dimmed">{t('sessions:people.withdrawnCount', { count: withdrawn })}</Text> : null}
        </Stack>
        {tables > 0 ? <TablesText attendance={attendance} planned={view.session.roundCount} /> : null}
        <PlanFitNotice view={view} />
        <Divider />
        <NextStep view={view} />
      </Stack>
    </Paper>
  );
};

/** Tables, sit-outs and how many rounds go without a repeat, said before the organiser asks. */
const TablesText = ({ attendance, planned }: { readonly attendance: Attendance; readonly planned: number }) => {
  const { t } = useTranslation();
  const { present, tables, sitOuts, clean } = attendance;
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('sessions:people.tables', { count: tables })}</Text>
      <Text>{sitOuts === 0 ? t('sessions:people.noSitOuts') : t('sessions:people.sitOuts', { count: sitOuts })}</Text>
      <Text c="dimmed" size="sm">
        {t(clean.reached ? 'sessions:people.cleanRounds' : 'sessions:people.cleanRoundsAtMost', {
          players: present,
          count: clean.rounds,
        })}
        {planned > clean.rounds ? ` ${t('sessions:people.repeats', { count: planned })}` : ''}
      </Text>
    </Stack>
  );
};

const NextStep = ({ view }: { readonly view: SessionView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useCommand();
  const sessionId = view.session.id;
  const step = seatingStep(view);
  const seat = async (): Promise<void> => {
    if (step.kind !== 'seat' || running) return;
    const seated = await run((store) => store.rounds.seat({ sessionId }), {
      done: t('sessions:people.seated', { round: step.round }),
    });
    if (seated === undefined) return;
    await navigate({
      to: '/sessions/$sessionId/rounds/$round',
      params: { sessionId, round: String(step.round) },
    });
  };
  useShortcut('seatRound', () => void seat(), { off: step.kind !== 'seat' });
  switch (step.kind) {
    case 'finished':
      return <Go to={`/sessions/${sessionId}/standings`}>{t('nav.standings')}</Go>;
    case 'running':
      return <Go to={`/sessions/${sessionId}/rounds/now`}>{t('sessions:people.toRound', { round: step.round })}</Go>;
    case 'complete':
      return <Go to={`/sessions/${sessionId}/rounds/now`}>{t('sessions:people.allRoundsSeated')}</Go>;
    case 'too-few':
      return <Text c="dimmed">{t('sessions:people.tooFew', { count: step.missing })}</Text>;
    case 'seat':
      return (
        <Button
          size="md"
          loading={running}
          leftSection={<IconArmchair size={20} aria-hidden />}
          rightSection={<Shortcut of="seatRound" onFill />}
          aria-keyshortcuts={ariaKeys('seatRound')}
          onClick={() => void seat()}
        >
          {t('sessions:people.seat', { round: step.round })}
        </Button>
      );
    default:
      return step satisfies never;
  }
};

const Go = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Button component={Link} to={to} variant="light" size="md" rightSection={<IconArrowRight size={18} aria-hidden />}>
    {children}
  </Button>
);
