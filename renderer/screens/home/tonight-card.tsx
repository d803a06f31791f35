import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionSummary } from '../../../shared/contract/views.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { formatDay, joinList } from '../../i18n/locale.ts';
import { nextStep, nextStepPlace } from './next-step.ts';
import { NextStepLink } from './next-step-link.tsx';
import { SessionState } from './session-state.tsx';
import classes from './tonight-card.module.css';

type TonightCardProps = { readonly summary: SessionSummary; readonly today: boolean };

/** What a volunteer needs first: tonight's session, how far it is, and one key that goes on with it. */
export const TonightCard = ({ summary, today }: TonightCardProps) => {
  const { t } = useTranslation();
  const { session, entrants, present, roundsSeated } = summary;
  const navigate = useNavigate();
  const step = nextStep(summary);
  useShortcut('goOnTonight', () => void navigate(nextStepPlace(step, session.id)));
  const facts = [
    entrants === 0 ? t('sessions:tonight.nobody') : t('sessions:tonight.present', { present, count: entrants }),
    t('sessions:tonight.rounds', { seated: roundsSeated, count: session.roundCount }),
  ];
  return (
    <Paper component="section" aria-labelledby="tonight" withBorder p="xl" mb="xl" className={classes.card}>
      <Stack gap={6} flex="1 1 360px" miw={0}>
        <Group gap="sm">
          <Text fw={650} c="var(--accent)">
            {today ? t('sessions:tonight.today') : formatDay(session.date, 'weekdayAndDate')}
          </Text>
          <SessionState summary={summary} />
        </Group>
        <Title order={2} id="tonight" className={classes.name}>
          {session.name}
        </Title>
        <Text c="dimmed">{joinList(facts)}</Text>
      </Stack>
      <Button
        size="lg"
        flex="none"
        renderRoot={(props) => <NextStepLink step={step} sessionId={session.id} {...props} />}
        rightSection={
          <Group gap="xs" wrap="nowrap">
            <IconArrowRight size={20} aria-hidden />
            <Shortcut of="goOnTonight" onFill />
          </Group>
        }
        aria-keyshortcuts={ariaKeys('goOnTonight')}
      >
        {t(`sessions:tonight.step.${step}`)}
      </Button>
    </Paper>
  );
};
