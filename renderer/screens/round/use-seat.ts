import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { SEATING_METHODS } from '../../../shared/records/seating.ts';
import { openNumbers } from '../../components/plan-rounds.ts';
import { useCommand } from '../../components/run-command.ts';

/** How the round is seated where it is not as the session means to. */
export type SeatWish = { readonly method?: (typeof SEATING_METHODS)[number]; readonly seed?: number };

/** Seats the next round and shows it. */
export const useSeat = (
  view: SessionView,
): { readonly seat: (wish: SeatWish) => Promise<void>; readonly running: boolean } => {
  const { t } = useTranslation();
  const { run, running } = useCommand();
  const navigate = useNavigate();
  const { id: sessionId } = view.session;
  const number = openNumbers(view)[0] ?? view.rounds.length + 1;
  const seat = async (wish: SeatWish): Promise<void> => {
    const done = t('table:round.seated', { round: number });
    const made = await run((store) => store.rounds.seat({ sessionId, ...wish }), { done });
    if (made === undefined) return;
    await navigate({ to: '/sessions/$sessionId/rounds/$round', params: { sessionId, round: 'now' } });
  };
  return { seat, running };
};
