import { Button } from '@mantine/core';
import { IconArmchair } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { openNumbers } from '../../components/plan-rounds.ts';
import { seatingHindrance } from '../../components/seating-hindrance.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { SeatMethodMenu } from './seat-method-menu.tsx';
import { useSeat } from './use-seat.ts';

type SeatButtonProps = {
  readonly view: SessionView;
  /** It is the one next step of the screen: the cursor is on it, and Enter takes it. */
  readonly first?: boolean;
  readonly describedBy?: string;
};

/** Seats the next round as the session means to, or another way this once; disabled while something hinders it, which the screen says beside it. */
export const SeatButton = ({ view, first = false, describedBy }: SeatButtonProps) => {
  const { t } = useTranslation();
  const { seat, running } = useSeat(view);
  const number = openNumbers(view)[0] ?? view.rounds.length + 1;
  const disabled = seatingHindrance(view) !== undefined;
  return (
    <Button.Group>
      <Button
        leftSection={<IconArmchair size={18} aria-hidden />}
        rightSection={first ? <Shortcut keys={t('table:keys.enter')} onFill /> : undefined}
        data-next-step={first || undefined}
        autoFocus={first}
        loading={running}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => void seat({})}
      >
        {t('table:round.seat', { round: number })}
      </Button>
      <SeatMethodMenu view={view} disabled={disabled || running} onSeat={(how) => void seat(how)} />
    </Button.Group>
  );
};
