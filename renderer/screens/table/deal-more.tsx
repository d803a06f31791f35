import { Button, Group } from '@mantine/core';
import { IconArrowMoveRight, IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealView, TableView } from '../../../shared/contract/views.ts';
import { HistoryLink } from '../../components/history-link.tsx';
import { DisputeModal } from '../../components/table-actions/dispute-modal.tsx';
import { MoveDealModal } from './move-deal-modal.tsx';
import { useRoom } from './room.tsx';

type DealMoreProps = { readonly view: TableView; readonly deal: DealView; readonly editable: boolean };

/** What is rarely done with a deal: put elsewhere, disputed, asked for its past. */
export const DealMore = ({ view, deal, editable }: DealMoreProps) => {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'move' | 'dispute'>();
  const { session, summary } = view;
  const room = useRoom();
  const close = (): void => setDialog(undefined);
  return (
    <Group gap="xs" mt="md">
      {editable ? (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowMoveRight size={16} aria-hidden />}
            onClick={() => setDialog('move')}
          >
            {t('table:move.open', { deal: deal.number })}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconHandStop size={16} aria-hidden />}
            onClick={() => setDialog('dispute')}
          >
            {t('table:move.dispute', { deal: deal.number })}
          </Button>
        </>
      ) : null}
      <HistoryLink
        sessionId={session.id}
        record={{ kind: 'deals', id: deal.deal.id }}
        label={t('table:move.history', { deal: deal.number })}
      />
      {dialog === 'move' && room !== undefined ? (
        <MoveDealModal view={view} room={room} deal={deal} onClose={close} />
      ) : null}
      {dialog === 'dispute' ? <DisputeModal summary={summary} dealId={deal.deal.id} onClose={close} /> : null}
    </Group>
  );
};
