import { Alert, Button, Checkbox, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView, TableSummary } from '../../../shared/contract/views.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { ErrorList } from '../error-list.tsx';
import { newPlayer } from '../new-player.ts';
import { useCommand } from '../run-command.ts';
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
  const { run, running, errors: refused } = useCommand({ refusals: 'list' });
  const { table, names, dealCount } = summary;
  const [chair, setChair] = useState<Chair>();
  const [picked, setPicked] = useState<Picked>();
  const [points, setPoints] = useState<Points>('sitting');
  const [withdraw, setWithdraw] = useState(false);
  const [ranked, setRanked] = useState(false);
  const [reason, setReason] = useState('');
  const leaving = chair === undefined ? '' : names[chair];
  const save = async (): Promise<void> => {
    if (chair === undefined || picked === undefined) return;
    const by = byOf(picked, ranked ? 'player' : 'substitute');
    const input = { tableId: table.id, chair, by, points, withdraw, reason: reason.trim() || null };
    const done = t(`room:replace.done.${points}`, { name: picked.name, other: leaving });
    if ((await run((store) => store.tables.replace(input), { done })) !== undefined) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      data-over-notices
      size={640}
      title={t('room:replace.title', { table: table.number })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md">
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
        {refused.length === 0 ? null : <ErrorList title={t('room:refused')} errors={refused} />}
        <ReasonField value={reason} onChange={setReason} />
        <Group justify="flex-end">
          {chair === undefined || picked === undefined ? (
            <Text size="sm" c="dimmed">
              {t('room:replace.missing')}
            </Text>
          ) : null}
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button loading={running} disabled={chair === undefined || picked === undefined} onClick={() => void save()}>
            {t('room:replace.save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
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
