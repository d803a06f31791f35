import { Button, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck, IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import classes from './first-steps.module.css';

type StepProps = {
  readonly number: number;
  readonly state: 'done' | 'now' | 'later';
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
};

const Step = ({ number, state, title, hint, children }: StepProps) => (
  <li className={classes.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
    <ThemeIcon size={40} radius="xl" variant={state === 'later' ? 'default' : 'filled'} className={classes.number}>
      {state === 'done' ? <IconCheck size={22} aria-hidden /> : <span aria-hidden>{number}</span>}
    </ThemeIcon>
    <Stack gap={4} flex={1}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed">{hint}</Text>
      {children}
    </Stack>
  </li>
);

/** The shortest way from nothing to a standings table. Step 1 may be skipped: people can be typed in at check-in too. */
export const FirstSteps = ({ players }: { readonly players: number }) => {
  const { t } = useTranslation();
  const hasPlayers = players > 0;
  return (
    <Paper withBorder p="xl" maw={820} flex="2 1 560px">
      <ol className={classes.steps}>
        <Step
          number={1}
          state={hasPlayers ? 'done' : 'now'}
          title={t(hasPlayers ? 'sessions:steps.playersDone' : 'sessions:steps.players', { count: players })}
          hint={t('sessions:steps.playersHint')}
        >
          <Group mt="xs">
            <Button
              component={Link}
              data-next-step={hasPlayers ? undefined : true}
              to="/players"
              variant={hasPlayers ? 'default' : 'filled'}
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {t(hasPlayers ? 'sessions:steps.playersOpen' : 'sessions:steps.playersAdd')}
            </Button>
          </Group>
        </Step>
        <Step
          number={2}
          state={hasPlayers ? 'now' : 'later'}
          title={t('sessions:steps.session')}
          hint={t('sessions:steps.sessionHint')}
        >
          <Group mt="xs">
            <Button
              component={Link}
              data-next-step={hasPlayers || undefined}
              to="/sessions/new"
              variant={hasPlayers ? 'filled' : 'default'}
              leftSection={<IconPlus size={18} aria-hidden />}
              rightSection={<Shortcut of="newSession" onFill={hasPlayers} />}
              aria-keyshortcuts={ariaKeys('newSession')}
            >
              {t('sessions:home.new')}
            </Button>
          </Group>
        </Step>
        <Step number={3} state="later" title={t('sessions:steps.checkIn')} hint={t('sessions:steps.checkInHint')} />
        <Step number={4} state="later" title={t('sessions:steps.deals')} hint={t('sessions:steps.dealsHint')} />
      </ol>
    </Paper>
  );
};
