import { Button, Group, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../../shared/contract/views.ts';
import { useLive } from '../../host/use-live.ts';
import { ErrorList } from '../error-list.tsx';
import { useCommand } from '../run-command.ts';

type DisputeModalProps = {
  readonly summary: Pick<TableSummary, 'table'>;
  /** The deal that it is about unless somebody chooses another. */
  readonly dealId?: string;
  readonly onClose: () => void;
};

/** Not an id: the table as a whole. */
const WHOLE = 'table';

/** Marks a table, or one deal of it, as disputed, with what it is about. */
export const DisputeModal = ({ summary: { table }, dealId, onClose }: DisputeModalProps) => {
  const { t } = useTranslation();
  const { run, running, errors: refused } = useCommand({ refusals: 'list' });
  const { data: view } = useLive((store) => store.tables.view({ id: table.id }), [table.id]);
  const [note, setNote] = useState(table.dispute?.note ?? '');
  const [chosen, setChosen] = useState(dealId ?? table.dispute?.dealId ?? WHOLE);
  // The deal that it was about may have been taken out, or moved to another table since.
  const about = view === undefined || view.deals.some(({ deal }) => deal.id === chosen) ? chosen : WHOLE;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (note.trim() === '') return;
    const answer = await run(
      (store) => store.tables.dispute({ id: table.id, note: note.trim(), dealId: about === WHOLE ? null : about }),
      { done: t('room:dispute.saved', { table: table.number }) },
    );
    if (answer !== undefined) onClose();
  };
  const deals = (view?.deals ?? []).map(({ deal, number }) => ({
    value: deal.id,
    label: t('room:dispute.deal', { deal: number }),
  }));
  return (
    <Modal
      opened
      onClose={onClose}
      data-over-notices
      title={t('room:dispute.title', { table: table.number })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="md">
          <Text size="sm">{t('room:dispute.hint')}</Text>
          <Textarea
            label={t('room:dispute.note')}
            data-autofocus
            autosize
            minRows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Select
            label={t('room:dispute.about')}
            data={[{ value: WHOLE, label: t('room:dispute.whole') }, ...deals]}
            allowDeselect={false}
            value={about}
            onChange={(value) => setChosen(value ?? WHOLE)}
          />
          {refused.length === 0 ? null : <ErrorList title={t('room:refused')} errors={refused} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={running} disabled={note.trim() === ''}>
              {t('room:dispute.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
