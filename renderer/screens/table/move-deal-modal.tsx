import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealView, SessionView, TableView } from '../../../shared/contract/views.ts';
import { ChoiceCards } from '../../components/choice-cards.tsx';
import { ErrorList } from '../../components/error-list.tsx';
import { useCommand } from '../../components/run-command.ts';
import { ReasonField } from '../../components/table-actions/reason-field.tsx';
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
  const { run, running, errors: refused } = useCommand({ refusals: 'list' });
  const [tableId, setTableId] = useState(own.id);
  const [before, setBefore] = useState(END);
  const [follow, setFollow] = useState<(typeof FOLLOWS)[number]>('winds');
  const [reason, setReason] = useState('');
  const { data: target } = useLive((store) => store.tables.view({ id: tableId }), [tableId]);
  const places = target?.summary.table.id === tableId ? target.deals.filter((each) => each.deal.id !== deal.id) : [];
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { id, revision } = deal;
    const place = { tableId, before: before === END ? null : before, follow, reason: reason.trim() || null };
    const answer = await run((store) => store.deals.move({ id, revision, ...place }), {
      done: t('table:move.done', { deal: number }),
    });
    if (answer !== undefined) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      data-over-notices
      size={640}
      title={t('table:move.title', { deal: number, table: own.number })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="md">
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
          {refused.length === 0 ? null : <ErrorList title={t('room:refused')} errors={refused} />}
          <ReasonField value={reason} onChange={setReason} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" loading={running} disabled={tableId === own.id && places.length === 0}>
              {t('table:move.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
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
