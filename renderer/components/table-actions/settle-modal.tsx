import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../../shared/contract/views.ts';
import { ErrorList } from '../error-list.tsx';
import { useCommand } from '../run-command.ts';

type SettleModalProps = { readonly summary: Pick<TableSummary, 'table'>; readonly onClose: () => void };

/** Ends the dispute about a table, with what was decided. */
export const SettleModal = ({ summary: { table }, onClose }: SettleModalProps) => {
  const { t } = useTranslation();
  const { run, running, errors: refused } = useCommand({ refusals: 'list' });
  const [decision, setDecision] = useState('');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run((store) => store.tables.settleDispute({ id: table.id, reason: decision.trim() || null }), {
      done: t('room:dispute.settled', { table: table.number }),
    });
    if (answer !== undefined) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      data-over-notices
      title={t('room:dispute.settleTitle', { table: table.number })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="md">
          <Text size="sm">{t('room:wait.disputed', { note: table.dispute?.note ?? '' })}</Text>
          <Textarea
            label={t('room:dispute.decision')}
            description={t('room:dispute.decisionHint')}
            data-autofocus
            autosize
            minRows={2}
            maxLength={500}
            value={decision}
            onChange={(event) => setDecision(event.currentTarget.value)}
          />
          {refused.length === 0 ? null : <ErrorList title={t('room:refused')} errors={refused} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={running}>
              {t('room:dispute.settle')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
