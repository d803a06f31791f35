import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealView, SessionView, TableView } from '../../../shared/contract/views.ts';
import { ChoiceCards } from '../../components/choice-cards.tsx';
import { CommandModal } from '../../components/command-modal.tsx';
import { ReasonField } from '../../components/table-actions/reason-field.tsx';
import type { StoreClient } from '../../host/store-connection.ts';
import { useLive } from '../../host/use-live.ts';
import { joinList } from '../../i18n/locale.ts';

type MoveDealModalProps = {
  readonly view: TableView;
  readonly room: SessionView;
  readonly deal: DealView;
  readonly onClose: () => void;
};

const FOLLOWS = ['winds', 'chairs'] as const;
/** Not an id: behind all others. */
const END = 'end';

/** Puts a deal in another place: at the table where it was really played, or elsewhere among those of its own. */
export const MoveDealModal = ({ view, room, deal: { deal, number }, onClose }: MoveDealModalProps) => {
  const { t } = useTranslation();
  const own = view.summary.table;
  const [tableId, setTableId] = useState(own.id);
  const [before, setBefore] = useState(END);
  const [follow, setFollow] = useState<(typeof FOLLOWS)[number]>('winds');
  const [reason, setReason] = useState('');
  const { data: target } = useLive((store) => store.tables.view({ id: tableId }), [tableId]);
  const places = target?.summary.table.id === tableId ? target.deals.filter((each) => each.deal.id !== deal.id) : [];
  const command = (store: StoreClient) => {
    const { id, revision } = deal;
    const place = { tableId, before: before === END ? null : before, follow, reason: reason.trim() || null };
    return store.deals.move({ id, revision, ...place });
  };
  return (
    <CommandModal
      size={640}
      title={t('table:move.title', { deal: number, table: own.number })}
      action={t('table:move.save')}
      command={tableId === own.id && places.length === 0 ? undefined : command}
      done={t('table:move.done', { deal: number })}
      onClose={onClose}
    >
      <Select
        label={t('table:move.table')}
        data-autofocus
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        data={tableChoices(
          room,
          (table, names) => t('table:move.tableOf', { table, names }),
          (round) => t('table:round.name', { round }),
        )}
        value={tableId}
        onChange={(value) => {
          setTableId(value ?? own.id);
          setBefore(END);
        }}
      />
      <Select
        label={t('table:move.place')}
        allowDeselect={false}
        data={[
          { value: END, label: t('table:move.end') },
          ...places.map((each) => ({ value: each.deal.id, label: t('table:move.before', { deal: each.number }) })),
        ]}
        value={before}
        onChange={(value) => setBefore(value ?? END)}
      />
      {tableId === own.id ? (
        <Text size="sm">{t('table:move.own')}</Text>
      ) : (
        <ChoiceCards
          label={t('table:move.follow')}
          withLabel
          value={follow}
          onChange={(value) => setFollow(value === 'chairs' ? 'chairs' : 'winds')}
          choices={FOLLOWS.map((value) => ({
            value,
            label: t(`table:move.follows.${value}.label`),
            help: t(`table:move.follows.${value}.help`),
          }))}
        />
      )}
      <ReasonField value={reason} onChange={setReason} />
    </CommandModal>
  );
};

/** The tables of every round that takes changes, the newest round first. */
const tableChoices = (
  { rounds }: SessionView,
  label: (table: number, names: string) => string,
  group: (round: number) => string,
) =>
  rounds
    .filter(({ round }) => round.closing !== 'confirmed')
    .toReversed()
    .map(({ round, tables }) => ({
      group: group(round.number),
      items: tables.map(({ table, names }) => ({
        value: table.id,
        label: label(table.number, joinList(Object.values(names).filter((name) => name !== ''))),
      })),
    }));
