import { useRouter } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showTyping } from '../components/deal-entry/shown-typing.ts';
import { storeErrors } from '../components/store-errors.ts';
import { useStore } from '../host/store-context.tsx';
import { readEvening, TakenOver } from './deeds.ts';
import { drive, type Stage } from './drive.ts';
import { endRehearsal } from './opened.ts';
import { type Player, type PlayerEvent, reducePlayer, startPlayer } from './player.ts';
import { standAt } from './progress.ts';
import { STEPS } from './script.ts';
import { useTurn } from './use-turn.ts';
import { waitUntil } from './wait.ts';

export type Rehearsal = {
  readonly player: Player;
  readonly tell: (event: PlayerEvent) => void;
  /** Another window plays. */
  readonly waiting: boolean;
};

/** The player at work: its state, and the driver that follows it. `began`: by somebody's word now, not cut off by a reload. */
export const useRehearsal = (began: boolean): Rehearsal => {
  const [player, tell] = useReducer(reducePlayer, began, startPlayer);
  const mine = useTurn(() => tell({ type: 'pause' }));
  const stageFor = useStage(player, tell);
  // A command that was on its way when somebody paused is waited for: whoever goes on at once must not enter it again.
  const last = useRef<Promise<void>>(Promise.resolve());
  const follow = useEffectEvent((signal: AbortSignal): void => {
    const once = player.mode === 'stepping';
    // What a step without a deed shows has been seen.
    const seen = once && STEPS[player.at]?.deed === undefined;
    const from = Math.min(player.at + (seen ? 1 : 0), STEPS.length - 1);
    last.current = last.current
      .then(() => (signal.aborted ? undefined : drive(stageFor(signal), { from, once })))
      .then(
        () => (signal.aborted ? undefined : tell({ type: 'rest' })),
        (error: unknown) => (signal.aborted ? undefined : tell({ type: 'refused', errors: refusalOf(error) })),
      );
  });
  useEffect(() => {
    if (!mine || !(player.mode === 'playing' || player.mode === 'stepping')) return;
    const stop = new AbortController();
    follow(stop.signal);
    return () => stop.abort();
  }, [mine, player.mode]);
  useCutOff(began, tell);
  return { player, tell, waiting: !mine };
};

const refusalOf = (error: unknown) =>
  error instanceof TakenOver ? [{ code: 'rehearsal-taken-over' }] : storeErrors(error);

/** Everything the driver acts on, with a clock that the bar holds. */
const useStage = ({ mode, speed }: Player, tell: (event: PlayerEvent) => void): ((signal: AbortSignal) => Stage) => {
  const { t } = useTranslation();
  const store = useStore();
  const router = useRouter();
  const newest = useRef(speed);
  newest.current = speed;
  return (signal) => ({
    store,
    wording: () => ({
      name: t('rehearsal:name'),
      date: dayjs().format('YYYY-MM-DD'),
      reason: t('rehearsal:reason'),
    }),
    wait: (ms) => waitUntil(mode === 'stepping' ? 0 : ms / newest.current, signal),
    toRead: ({ say }) => timeToRead(t(`rehearsal:say.${say}`)),
    go: async (path) => {
      if (router.state.location.pathname !== path) router.history.push(path);
    },
    show: showTyping,
    onStep: (at) => tell({ type: 'at', at }),
  });
};

/** A sign of Chinese says as much as three letters. */
const timeToRead = (text: string): number =>
  800 + [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 105 : 35), 0);

/** After a reload: where the records stand. Nothing is taken up of an evening that is gone. */
const useCutOff = (began: boolean, tell: (event: PlayerEvent) => void): void => {
  const store = useStore();
  const takeUp = useEffectEvent(async (): Promise<void> => {
    const evening = await readEvening(store);
    if (evening.length === 0) endRehearsal();
    else tell({ type: 'at', at: standAt(STEPS, evening) });
  });
  useEffect(() => {
    if (!began) takeUp().catch((error: unknown) => tell({ type: 'refused', errors: storeErrors(error) }));
  }, [began, tell]);
};
