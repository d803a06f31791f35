import { Select, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView, TableSummary } from '../../../shared/contract/views.ts';
import { FOLLOWS, type Follow } from '../../../shared/session/reseat.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import type { StoreClient } from '../../host/store-connection.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { CommandModal } from '../command-modal.tsx';
import { ReasonField } from './reason-field.tsx';
import { SeatsDifference, useReseatDifference } from './seats-difference.tsx';
import { changedTables, type Seating, seatAt, seatingOf } from './swap-seats.ts';

type SeatsModalProps = {
  readonly view: SessionView;
  readonly round: RoundView;
  readonly summary: TableSummary;
  readonly onClose: () => void;
};

/** Puts wrong seats right, at one table or among several, also after deals were entered. What changes is shown before. */
export const SeatsModal = ({ view, round, summary, onClose }: SeatsModalProps) => {
  const { t } = useTranslation();
  const [seating, setSeating] = useState<Seating>(() => seatingOf(round.tables));
  const [follow, setFollow] = useState<Follow>('seats');
  const [reason, setReason] = useState('');
  const changed = changedTables(round.tables, seating);
  const difference = useReseatDifference({ view, round, seating, follow });
  const command = (store: StoreClient) => {
    const tables = changed.map(({ id, chairs }) => ({ id, chairs: { ...chairs } }));
    return store.tables.reseat({ roundId: round.round.id, tables, follow, reason: reason.trim() || null });
  };
  return (
    <CommandModal
      size={760}
      title={t('room:seats.title', { table: summary.table.number })}
      action={t('room:seats.save')}
      command={changed.length === 0 || difference?.ok !== true ? undefined : command}
      done={t('room:seats.saved')}
      onClose={onClose}
    >
      <Text size="sm">{t('room:seats.hint')}</Text>
      <SeatSelects round={round} summary={summary} seating={seating} onSeating={setSeating} />
      <ChoiceCards
        label={t('room:seats.follow')}
        withLabel
        value={follow}
        onChange={(value) => {
          const next = FOLLOWS.find((known) => known === value);
          if (next !== undefined) setFollow(next);
        }}
        choices={FOLLOWS.map((value) => ({
          value,
          label: t(`room:seats.follows.${value}.label`),
          help: t(`room:seats.follows.${value}.help`),
        }))}
      />
      {changed.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('room:seats.nothing')}
        </Text>
      ) : (
        <SeatsDifference view={view} result={difference} />
      )}
      <ReasonField value={reason} onChange={setReason} />
    </CommandModal>
  );
};

type SeatSelectsProps = {
  readonly round: RoundView;
  readonly summary: TableSummary;
  readonly seating: Seating;
  readonly onSeating: (seating: Seating) => void;
};

const SeatSelects = ({ round, summary: { table }, seating, onSeating }: SeatSelectsProps) => {
  const { t } = useTranslation();
  const own = round.tables.filter((each) => each.table.id === table.id);
  const others = round.tables.filter((each) => each.table.id !== table.id);
  const groups = [...own, ...others].map((each) => ({
    four: each.table.chairs.d !== null,
    group: t('table:round.table', { table: each.table.number }),
    items: takenChairs(each.table.chairs).map((chair) => ({
      value: each.table.chairs[chair] ?? '',
      label: each.names[chair],
    })),
  }));
  const data = groups.map(({ group, items }) => ({ group, items }));
  // At a table of three there is a fourth chair, for somebody from a table of four.
  const joinable = groups.filter(({ four }) => four).map(({ group, items }) => ({ group, items }));
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {CHAIRS.filter((chair) => table.chairs[chair] !== null || joinable.length > 0).map((chair) => (
        <Select
          key={chair}
          label={t(`table:chair.${chair}`)}
          data={table.chairs[chair] === null ? joinable : data}
          placeholder={t('room:seats.nobody')}
          searchable
          selectFirstOptionOnChange
          allowDeselect={false}
          nothingFoundMessage={t('room:nobodyFound')}
          value={seating.get(table.id)?.[chair] ?? ''}
          onChange={(entrantId) => {
            if (entrantId !== null) onSeating(seatAt(seating, { tableId: table.id, chair }, entrantId));
          }}
        />
      ))}
    </SimpleGrid>
  );
};
