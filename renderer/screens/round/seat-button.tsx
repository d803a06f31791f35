import { Button } from '@mantine/core';
import { IconArmchair } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { useCommand } from '../../components/run-command.ts';
import { seatingHindrance } from './seat-next.ts';

type SeatButtonProps = { readonly view: SessionView; readonly autoFocus?: boolean; readonly describedBy?: string };

/** Seats the next round; disabled while something hinders it, which the screen says beside it. */
export const SeatButton = ({ view, autoFocus = false, describedBy }: SeatButtonProps) => {
  const { t } = useTranslation();
  const { run, running } = useCommand();
  const navigate = useNavigate();
  const { id } = view.session;
  const number = view.rounds.length + 1;
  const seat = async () => {
    const made = await run((store) => store.rounds.seat({ sessionId: id }), {
      done: t('table:round.seated', { round: number }),
    });
    if (made !== undefined) {
      await navigate({ to: '/sessions/$sessionId/rounds/$round', params: { sessionId: id, round: 'now' } });
    }
  };
  return (
    <Button
      leftSection={<IconArmchair size={18} aria-hidden />}
      autoFocus={autoFocus}
      loading={running}
      disabled={seatingHindrance(view) !== undefined}
      aria-describedby={describedBy}
      onClick={() => void seat()}
    >
      {t('table:round.seat', { round: number })}
    </Button>
  );
};
