import { Alert, Checkbox, Select, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView, TableSummary } from '../../../shared/contract/views.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import type { StoreClient } from '../../host/store-connection.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { CommandModal } from '../command-modal.tsx';
import { newPlayer } from '../new-player.ts';
import { PersonSelect, type Picked } from './person-select.tsx';
import { ReasonField } from './reason-field.tsx';

type ReplaceModalProps = {
  readonly view: SessionView;
  readonly round: RoundView;
  readonly summary: TableSummary;
  readonly onClose: () => void;
};

const POINTS = ['sitting', 'name'] as const;
type Points = (typeof POINTS)[number];

/** Somebody else takes a seat: a substitute, a late arrival, or somebody who plays in another's name. */
export const ReplaceModal = ({ view, round, summary, onClose }: ReplaceModalProps) => {
  const { t } = useTranslation();
  const { table, names, dealCount } = summary;
  const [chair, setChair] = useState<Chair>();
  const [picked, setPicked] = useState<Picked>();
  const [points, setPoints] = useState<Points>('sitting');
  const [withdraw, setWithdraw] = useState(false);
  const [ranked, setRanked] = useState(false);
  const [reason, setReason] = useState('');
  const leaving = chair === undefined ? '' : names[chair];
  const command =
    chair === undefined || picked === undefined
      ? undefined
      : (store: StoreClient) => {
          const by = byOf(picked, ranked ? 'player' : 'substitute');
          return store.tables.replace({
            tableId: table.id,
            chair,
            by,
            points,
            withdraw,
            reason: reason.trim() || null,
          });
        };
  return (
    <CommandModal
      size={640}
      title={t('room:replace.title', { table: table.number })}
      action={t('room:replace.save')}
      command={command}
      done={t(`room:replace.done.${points}`, { name: picked?.name ?? '', other: leaving })}
      onClose={onClose}
    >
      <Select
        label={t('room:replace.who')}
        placeholder={t('room:replace.whoHint')}
        data={takenChairs(table.chairs).map((each) => ({ value: each, label: names[each] }))}
        value={chair ?? null}
        data-autofocus
        searchable
        selectFirstOptionOnChange
        nothingFoundMessage={t('room:nobodyFound')}
        onChange={(value) => setChair(CHAIRS.find((each) => each === value))}
      />
      <PersonSelect view={view} round={round} picked={picked} onPick={setPicked} />
      <ChoiceCards
        label={t('room:replace.points')}
        withLabel
        value={points}
        onChange={(value) => setPoints(POINTS.find((known) => known === value) ?? 'sitting')}
        choices={POINTS.map((value) => ({
          value,
          label: t(`room:replace.pointsOf.${value}.label`),
          help: t(`room:replace.pointsOf.${value}.help`),
        }))}
      />
      {points === 'sitting' && dealCount > 0 ? (
        <Alert variant="outline" color="orange" icon={<IconInfoCircle aria-hidden />}>
          {t('room:replace.deals', { count: dealCount })}
        </Alert>
      ) : null}
      {chair === undefined ? null : (
        <Checkbox
          label={t('room:replace.withdraw', { name: leaving })}
          checked={withdraw}
          onChange={(event) => setWithdraw(event.currentTarget.checked)}
        />
      )}
      {picked === undefined || picked.kind === 'entrant' ? null : (
        <Checkbox
          label={t('room:replace.ranked', { name: picked.name })}
          description={t('room:replace.rankedHint')}
          checked={ranked}
          onChange={(event) => setRanked(event.currentTarget.checked)}
        />
      )}
      <ReasonField value={reason} onChange={setReason} />
      {command === undefined ? (
        <Text size="sm" c="dimmed" ta="right">
          {t('room:replace.missing')}
        </Text>
      ) : null}
    </CommandModal>
  );
};

const byOf = (picked: Picked, role: 'player' | 'substitute') => {
  switch (picked.kind) {
    case 'entrant':
      return { entrantId: picked.id };
    case 'player':
      return { playerId: picked.id, role };
    case 'new': {
      const guest = newPlayer({ displayName: picked.name, status: 'guest' });
      return { playerId: guest.id, newPlayer: guest, role };
    }
    default:
      return picked satisfies never;
  }
};
