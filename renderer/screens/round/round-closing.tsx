import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView } from '../../../shared/contract/views.ts';
import type { CommandRunner } from '../../components/run-command.ts';

type RoundClosingProps = { readonly round: RoundView; readonly command: CommandRunner };

/** Confirms a round whose tables are done, or opens a confirmed one again with the reason. */
export const RoundClosing = ({ round, command }: RoundClosingProps) => {
  const { t } = useTranslation();
  const { id, number, closing } = round.round;
  if (closing === 'confirmed') return <ReopenButton round={round} command={command} />;
  if (round.tables.some(({ state }) => state !== 'finished')) return null;
  const done = t('room:closing.confirmed', { round: number });
  return (
    <Button
      variant="light"
      leftSection={<IconLock size={18} aria-hidden />}
      onClick={() => void command.run((store) => store.rounds.confirm({ roundId: id }), { done })}
    >
      {t('room:closing.confirm')}
    </Button>
  );
};

const ReopenButton = ({ round, command }: RoundClosingProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const { id, number } = round.round;
  const reopen = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() === '') return;
    setOpened(false);
    setReason('');
    void command.run((store) => store.rounds.reopen({ roundId: id, reason: reason.trim() }), {
      done: t('room:closing.reopened', { round: number }),
    });
  };
  return (
    <Popover opened={opened} onChange={setOpened} width={340} position="bottom-end" withArrow trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconLockOpen2 size={18} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {t('room:closing.reopen')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('room:closing.reopen')}>
        <form onSubmit={reopen}>
          <Stack gap="sm">
            <TextInput
              label={t('room:closing.reason')}
              description={t('room:closing.reasonHint')}
              data-autofocus
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Button type="submit" disabled={reason.trim() === ''}>
              {t('room:closing.reopenNow')}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};
