import { Badge, Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PenaltyView } from '../../../shared/contract/views.ts';
import type { Penalty } from '../../../shared/records/records.ts';
import { formatMoment } from '../../components/format-moment.ts';
import { formatPoints } from '../../components/format-points.ts';
import { HistoryLink } from '../../components/history-link.tsx';
import { useCommand } from '../../components/run-command.ts';
import { takenTexts } from '../../components/taken-text.ts';
import { joinList } from '../../i18n/locale.ts';

type RegisterRowProps = {
  readonly entry: PenaltyView;
  readonly readOnly: boolean;
  /** Its reason for being cancelled is being typed. */
  readonly cancelling: boolean;
  readonly onCancelling: (id: string | undefined) => void;
  readonly onEdit: (penalty: Penalty) => void;
};

/** One entry of the register. */
export const RegisterRow = ({ entry, readOnly, cancelling, onCancelling, onEdit }: RegisterRowProps) => {
  const { t } = useTranslation();
  const { penalty, number, name, gains, place } = entry;
  const { cancelled } = penalty;
  return (
    <Table.Tr data-cancelled={cancelled || undefined}>
      <Table.Td ta="right">{number}</Table.Td>
      <Table.Td>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {place === null ? t('penalties:nowhere') : t('penalties:place', place)}
        </Text>
      </Table.Td>
      <Table.Td miw={180}>
        <Text td={cancelled ? 'line-through' : undefined}>{penalty.reason}</Text>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {formatMoment(penalty.at)}
          </Text>
          {cancelled ? <Badge variant="default">{t('penalties:cancelled')}</Badge> : null}
        </Group>
        {cancelling ? <CancelForm entry={entry} onDone={() => onCancelling(undefined)} /> : null}
      </Table.Td>
      <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
        <Stack gap={0} td={cancelled ? 'line-through' : undefined}>
          {takenTexts(t, penalty).map((taken) => (
            <Text key={taken} fw={600}>
              {taken}
            </Text>
          ))}
        </Stack>
      </Table.Td>
      <Table.Td>
        <Text size="sm">
          {gains.length === 0
            ? '–'
            : joinList(gains.map((gain) => `${gain.name} ${formatPoints(gain.gamePoints, true)}`))}
        </Text>
      </Table.Td>
      {readOnly ? null : (
        <Table.Td>
          <RowActions entry={entry} onEdit={onEdit} onCancelling={onCancelling} />
        </Table.Td>
      )}
    </Table.Tr>
  );
};

const RowActions = ({ entry, onEdit, onCancelling }: Pick<RegisterRowProps, 'entry' | 'onEdit' | 'onCancelling'>) => {
  const { t } = useTranslation();
  const { run } = useCommand();
  const { penalty, number, name } = entry;
  const restore = () =>
    void run((store) => store.penalties.cancel({ id: penalty.id, cancelled: false, because: null }), {
      done: t('penalties:restored', { name }),
    });
  const past = (
    <HistoryLink
      size="sm"
      px="xs"
      sessionId={penalty.sessionId}
      record={{ kind: 'penalties', id: penalty.id }}
      label={t('penalties:historyOf', { number, name })}
    >
      {t('nav.history')}
    </HistoryLink>
  );
  if (penalty.cancelled) {
    return (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        {past}
        <Button
          size="sm"
          px="xs"
          variant="subtle"
          onClick={restore}
          aria-label={t('penalties:restoreEntry', { number, name })}
        >
          {t('penalties:restore')}
        </Button>
      </Group>
    );
  }
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {past}
      <Button
        size="sm"
        px="xs"
        variant="subtle"
        onClick={() => onEdit(penalty)}
        aria-label={t('penalties:editEntry', { number, name })}
      >
        {t('penalties:edit')}
      </Button>
      <Button
        size="sm"
        px="xs"
        variant="subtle"
        color="red"
        onClick={() => onCancelling(penalty.id)}
        aria-label={t('penalties:cancelEntry', { number, name })}
      >
        {t('penalties:cancelIt')}
      </Button>
    </Group>
  );
};

/** Why it no longer counts; Enter takes it, with or without a reason, Escape leaves it as it was. */
const CancelForm = ({ entry, onDone }: { readonly entry: PenaltyView; readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const { run, running } = useCommand();
  const [because, setBecause] = useState('');
  const { id } = entry.penalty;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run((store) => store.penalties.cancel({ id, cancelled: true, because: because.trim() || null }), {
      done: t('penalties:cancelledDone', { name: entry.name }),
    });
    onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Group align="flex-end" gap="xs" mt="xs" wrap="nowrap" miw={320}>
        <TextInput
          flex={1}
          autoFocus
          label={t('penalties:cancelWhy')}
          maxLength={500}
          value={because}
          onChange={(event) => setBecause(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
          }}
        />
        <Button type="submit" color="red" variant="light" loading={running}>
          {t('penalties:cancelIt')}
        </Button>
      </Group>
    </form>
  );
};
