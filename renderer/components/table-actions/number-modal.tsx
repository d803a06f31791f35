import { NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, TableSummary } from '../../../shared/contract/views.ts';
import type { StoreClient } from '../../host/store-connection.ts';
import { CommandModal } from '../command-modal.tsx';
import { ReasonField } from './reason-field.tsx';

type NumberModalProps = { readonly round: RoundView; readonly summary: TableSummary; readonly onClose: () => void };

/** Gives a table the number at which these people really sat; the table of that number takes the one that becomes free. */
export const NumberModal = ({ round, summary: { table }, onClose }: NumberModalProps) => {
  const { t } = useTranslation();
  const [number, setNumber] = useState<string | number>('');
  const [reason, setReason] = useState('');
  const wanted = Number(number);
  const isOther = Number.isInteger(wanted) && wanted > 0 && wanted !== table.number;
  const other = round.tables.some((each) => each.table.number === wanted);
  const command = (store: StoreClient) =>
    store.tables.renumber({ id: table.id, number: wanted, reason: reason.trim() || null });
  return (
    <CommandModal
      title={t('room:number.title', { table: table.number })}
      action={t('room:number.save')}
      command={isOther ? command : undefined}
      done={t('room:number.saved', { table: table.number, number: wanted })}
      onClose={onClose}
    >
      <NumberInput
        label={t('room:number.wanted')}
        data-autofocus
        hideControls
        allowDecimal={false}
        allowNegative={false}
        max={999}
        value={number}
        onChange={setNumber}
      />
      {isOther ? (
        <Text size="sm">
          {t(other ? 'room:number.swaps' : 'room:number.free', { table: table.number, number: wanted })}
        </Text>
      ) : null}
      <ReasonField value={reason} onChange={setReason} />
    </CommandModal>
  );
};
