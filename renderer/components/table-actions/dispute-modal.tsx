import { Select, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../../shared/contract/views.ts';
import type { StoreClient } from '../../host/store-connection.ts';
import { useLive } from '../../host/use-live.ts';
import { CommandModal } from '../command-modal.tsx';

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
  const { data: view } = useLive((store) => store.tables.view({ id: table.id }), [table.id]);
  const [note, setNote] = useState(table.dispute?.note ?? '');
  const [chosen, setChosen] = useState(dealId ?? table.dispute?.dealId ?? WHOLE);
  // The deal that it was about may have been taken out, or moved to another table since.
  const about = view === undefined || view.deals.some(({ deal }) => deal.id === chosen) ? chosen : WHOLE;
  const command = (store: StoreClient) =>
    store.tables.dispute({ id: table.id, note: note.trim(), dealId: about === WHOLE ? null : about });
  const deals = (view?.deals ?? []).map(({ deal, number }) => ({
    value: deal.id,
    label: t('room:dispute.deal', { deal: number }),
  }));
  return (
    <CommandModal
      title={t('room:dispute.title', { table: table.number })}
      action={t('room:dispute.save')}
      command={note.trim() === '' ? undefined : command}
      done={t('room:dispute.saved', { table: table.number })}
      onClose={onClose}
    >
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
    </CommandModal>
  );
};
