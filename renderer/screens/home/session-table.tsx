import { ActionIcon, Button, Group, Menu, Table, VisuallyHidden } from '@mantine/core';
import {
  IconArrowRight,
  IconCircleCheck,
  IconDots,
  IconListNumbers,
  IconLockOpen,
  IconSettings,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionSummary } from '../../../shared/contract/views.ts';
import { ListTable } from '../../components/list-table.tsx';
import { useCommand } from '../../components/run-command.ts';
import { formatDay } from '../../i18n/locale.ts';
import { newestFirst, nextStep } from './next-step.ts';
import { NextStepLink } from './next-step-link.tsx';
import { SessionState } from './session-state.tsx';
import classes from './session-table.module.css';

type SessionTableProps = { readonly sessions: readonly SessionSummary[] };

/** Every session with its state and the way back into it. */
export const SessionTable = ({ sessions }: SessionTableProps) => {
  const { t } = useTranslation();
  return (
    <ListTable minWidth={760}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('sessions:home.session')}</Table.Th>
          <Table.Th>{t('sessions:home.date')}</Table.Th>
          <Table.Th ta="right">{t('sessions:home.people')}</Table.Th>
          <Table.Th ta="right">{t('sessions:home.rounds')}</Table.Th>
          <Table.Th ta="right" visibleFrom="md">
            {t('sessions:home.deals')}
          </Table.Th>
          <Table.Th>{t('sessions:home.state')}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t('sessions:home.actions')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {newestFirst(sessions).map((summary) => (
          <SessionRow key={summary.session.id} summary={summary} />
        ))}
      </Table.Tbody>
    </ListTable>
  );
};

const SessionRow = ({ summary }: { readonly summary: SessionSummary }) => {
  const { t } = useTranslation();
  const { session, entrants, present, roundsSeated, deals } = summary;
  const step = nextStep(summary);
  return (
    <Table.Tr>
      <Table.Td miw={180} maw={420}>
        <NextStepLink step={step} sessionId={session.id} className={classes.name}>
          {session.name}
        </NextStepLink>
      </Table.Td>
      <Table.Td>
        <time dateTime={session.date}>{formatDay(session.date, 'weekdayAndDate')}</time>
      </Table.Td>
      <Table.Td ta="right">{t('sessions:home.peopleCount', { present, entrants })}</Table.Td>
      <Table.Td ta="right">
        {t('sessions:home.roundsCount', { seated: roundsSeated, planned: session.roundCount })}
      </Table.Td>
      <Table.Td ta="right" visibleFrom="md">
        {deals}
      </Table.Td>
      <Table.Td>
        <SessionState summary={summary} />
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            renderRoot={(props) => <NextStepLink step={step} sessionId={session.id} {...props} />}
            size="sm"
            variant={session.state === 'open' ? 'light' : 'default'}
            rightSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t(`sessions:home.step.${step}`)}
          </Button>
          <SessionMenu summary={summary} />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
};

/** The rarer things. Removing asks nothing: the notification takes it back. */
const SessionMenu = ({ summary: { session } }: { readonly summary: SessionSummary }) => {
  const { t } = useTranslation();
  const { run } = useCommand();
  const { id, name } = session;
  const finished = session.state === 'open';
  const finish = () =>
    void run((store) => store.sessions.finish({ id, finished }), {
      done: t(finished ? 'sessions:home.finished' : 'sessions:home.reopened', { name }),
    });
  const remove = () =>
    void run((store) => store.sessions.remove({ id }), { done: t('sessions:home.removed', { name }) });
  return (
    <Menu position="bottom-end" portalProps={{ target: '#content' }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('sessions:home.more', { name })}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/sessions/${id}/people`} leftSection={<IconUsers size={16} aria-hidden />}>
          {t('nav.people')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/sessions/${id}/standings`}
          leftSection={<IconListNumbers size={16} aria-hidden />}
        >
          {t('nav.standings')}
        </Menu.Item>
        <Menu.Item component={Link} to={`/sessions/${id}/setup`} leftSection={<IconSettings size={16} aria-hidden />}>
          {t('nav.setup')}
        </Menu.Item>
        <Menu.Item
          leftSection={finished ? <IconCircleCheck size={16} aria-hidden /> : <IconLockOpen size={16} aria-hidden />}
          onClick={finish}
        >
          {t(finished ? 'sessions:home.finish' : 'sessions:home.reopen')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          {t('action.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
