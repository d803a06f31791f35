import { Button, Group, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, TableSummary } from '../../../shared/contract/views.ts';
import { ErrorList } from '../error-list.tsx';
import { useCommand } from '../run-command.ts';
import { ReasonField } from './reason-field.tsx';

type NumberModalProps = { readonly round: RoundView; readonly summary: TableSummary; readonly onClose: () => void };

/** Gives a table the number at which these people really sat; the table of that number takes the one that becomes free. */
export const NumberModal = ({ round, summary: { table }, onClose }: NumberModalProps) => {
  const { t } = useTranslation();
  const { run, running, errors: refused } = useCommand({ refusals: 'list' });
  const [number, setNumber] = useState<string | number>('');
  const [reason, setReason] = useState('');
  const wanted = Number(number);
  const isOther = Number.isInteger(wanted) && wanted > 0 && wanted !== table.number;
  const other = round.tables.some((each) => each.table.number === wanted);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isOther) return;
    const answer = await run(
      (store) => store.tables.renumber({ id: table.id, number: wanted, reason: reason.trim() || null }),
      { done: t('room:number.saved', { table: table.number, number: wanted }) },
    );
    if (answer !== undefined) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      data-over-notices
      title={t('room:number.title', { table: table.number })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="md">
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
          {refused.length === 0 ? null : <ErrorList title={t('room:refused')} errors={refused} />}
          <ReasonField value={reason} onChange={setReason} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={running} disabled={!isOther}>
              {t('room:number.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
