import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../../shared/contract/views.ts';
import { CommandModal } from '../command-modal.tsx';

type SettleModalProps = { readonly summary: Pick<TableSummary, 'table'>; readonly onClose: () => void };

/** Ends the dispute about a table, with what was decided. */
export const SettleModal = ({ summary: { table }, onClose }: SettleModalProps) => {
  const { t } = useTranslation();
  const [decision, setDecision] = useState('');
  return (
    <CommandModal
      title={t('room:dispute.settleTitle', { table: table.number })}
      action={t('room:dispute.settle')}
      command={(store) => store.tables.settleDispute({ id: table.id, reason: decision.trim() || null })}
      done={t('room:dispute.settled', { table: table.number })}
      onClose={onClose}
    >
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
    </CommandModal>
  );
};
