import { Table, VisuallyHidden } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PenaltyView } from '../../../shared/contract/views.ts';
import type { Penalty } from '../../../shared/records/records.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { RegisterRow } from './register-row.tsx';

type RegisterTableProps = {
  readonly penalties: readonly PenaltyView[];
  readonly readOnly: boolean;
  readonly onEdit: (penalty: Penalty) => void;
};

/** Every entry, newest first; a cancelled one stays and says so. */
export const RegisterTable = ({ penalties, readOnly, onEdit }: RegisterTableProps) => {
  const { t } = useTranslation();
  const [cancelling, setCancelling] = useState<string>();
  if (penalties.length === 0) {
    return (
      <EmptyState
        icon={<IconGavel size={40} aria-hidden />}
        title={t('penalties:empty.title')}
        hint={t('penalties:empty.hint')}
      />
    );
  }
  return (
    <ListTable minWidth={640} aria-label={t('penalties:register')} data-testid="penalties">
      <Table.Thead>
        <Table.Tr>
          <Table.Th ta="right">{t('penalties:column.number')}</Table.Th>
          <Table.Th>{t('penalties:column.who')}</Table.Th>
          <Table.Th>{t('penalties:column.why')}</Table.Th>
          <Table.Th ta="right">{t('penalties:column.taken')}</Table.Th>
          <Table.Th>{t('penalties:column.to')}</Table.Th>
          {readOnly ? null : (
            <Table.Th>
              <VisuallyHidden>{t('penalties:column.actions')}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {penalties.toReversed().map((entry) => (
          <RegisterRow
            key={entry.penalty.id}
            entry={entry}
            readOnly={readOnly}
            cancelling={cancelling === entry.penalty.id}
            onCancelling={setCancelling}
            onEdit={onEdit}
          />
        ))}
      </Table.Tbody>
    </ListTable>
  );
};
