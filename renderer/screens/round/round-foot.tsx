import { Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView } from '../../../shared/contract/views.ts';
import { checkSeating } from '../../../shared/session/seating/check-seating.ts';
import type { CommandRunner } from '../../components/run-command.ts';

type RoundFootProps = { readonly view: SessionView; readonly round: RoundView; readonly command: CommandRunner };

/** How good the seating is, measured against the best there can be, and the way to take the round back. */
export const RoundFoot = ({ view, round, command }: RoundFootProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id, number } = round.round;
  const deals = round.tables.reduce((sum, { dealCount }) => sum + dealCount, 0);
  const remove = async () => {
    const done = t('table:round.removed', { round: number, count: deals });
    const answer = await command.run((store) => store.rounds.remove({ roundId: id }), { done });
    const params = { sessionId: view.session.id, round: 'now' };
    if (answer !== undefined) await navigate({ to: '/sessions/$sessionId/rounds/$round', params });
  };
  return (
    <Group justify="space-between" mt="lg" align="flex-start">
      <SeatingText view={view} upTo={number} />
      {view.session.state === 'open' && round.state !== 'confirmed' && number === view.rounds.at(-1)?.round.number ? (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void remove()}
        >
          {t('table:round.remove', { round: number })}
        </Button>
      ) : null}
    </Group>
  );
};

/** Judged by the checker, which does not know how the seating was made. */
const SeatingText = ({ view, upTo }: { readonly view: SessionView; readonly upTo: number }) => {
  const { t } = useTranslation();
  const measured = useMemo(
    () =>
      checkSeating(
        view.rounds
          .filter(({ round: { number } }) => number <= upTo)
          .map(({ round: { number, sitOuts }, tables }) => ({
            number,
            sitOuts,
            tables: tables.map(({ table }) => ({ number: table.number, chairs: table.chairs })),
          })),
      ),
    [view.rounds, upTo],
  );
  if (!measured.ok) return null;
  const { repeats, repeatsBound, windsUneven } = measured.value;
  return (
    <Text size="sm" c="dimmed" data-testid="certificate">
      {t('table:round.repeats', { repeats, least: repeatsBound })}{' '}
      {windsUneven === 0 ? t('table:round.windsEven') : t('table:round.windsUneven', { count: windsUneven })}{' '}
      {howText(t, view, upTo)}
    </Text>
  );
};

/** How the round was seated, with the seed of the draw where there was one. */
const howText = (t: TFunction, view: SessionView, number: number): string => {
  const round = view.rounds.find((each) => each.round.number === number)?.round;
  if (round === undefined) return '';
  const method = t(`seating:certificate.methods.${round.method}`);
  return round.seed === null ? method : `${method} ${t('table:round.seed', { seed: round.seed })}`;
};
