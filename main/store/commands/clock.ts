import type { Clock, Round } from '../../../shared/records/records.ts';
import { holdClock, resumeClock, setClockMinutes, startClock } from '../../../shared/session/clock.ts';
import { type Draft, type Gate, runCommand } from '../gate.ts';
import type { Done, Inputs } from '../inputs.ts';
import { conflict } from '../refusal.ts';
import { needOpenRound } from './closing.ts';

/** Starts the round's clock from now. CONFLICT `clock-started` when it has one of another length; a retry is acknowledged. */
export const startRoundClock = (gate: Gate, { roundId, minutes }: Inputs['clock']['start']): Promise<Done> =>
  writeClock(gate, { command: 'clock.start', roundId }, (clock, now) => {
    if (clock !== null && clock.minutes !== minutes) throw conflict('clock-started', { minutes: clock.minutes });
    return clock ?? startClock(minutes, now);
  });

/** Holds the clock, or lets it go on with what was left. CONFLICT `clock-missing`. */
export const holdRoundClock = (gate: Gate, { roundId, held }: Inputs['clock']['hold']): Promise<Done> =>
  writeClock(gate, { command: held ? 'clock.hold' : 'clock.resume', roundId }, (clock, now) =>
    held ? holdClock(needClock(clock), now) : resumeClock(needClock(clock), now),
  );

/** Gives the round another length. CONFLICT `clock-missing`. */
export const setRoundMinutes = (gate: Gate, { roundId, minutes }: Inputs['clock']['setMinutes']): Promise<Done> =>
  writeClock(gate, { command: 'clock.setMinutes', roundId }, (clock) => setClockMinutes(needClock(clock), minutes));

/** Takes the clock away. */
export const clearRoundClock = (gate: Gate, { roundId }: Inputs['clock']['clear']): Promise<Done> =>
  writeClock(gate, { command: 'clock.clear', roundId }, () => null);

type ClockCommand = { readonly command: string; readonly roundId: string };

const writeClock = async (
  gate: Gate,
  { command, roundId }: ClockCommand,
  next: (clock: Round['clock'], now: number) => Round['clock'],
): Promise<Done> => {
  const { seq } = await runCommand(gate, { command }, async (draft: Draft) => {
    const round = await needOpenRound(draft, roundId);
    const clock = next(round.clock, Date.parse(draft.at));
    draft.put('rounds', { ...round, clock });
    draft.describe({ sessionId: round.sessionId, about: { round: round.number, minutes: clock?.minutes ?? 0 } });
  });
  return { seq };
};

const needClock = (clock: Round['clock']): Clock => {
  if (clock === null) throw conflict('clock-missing');
  return clock;
};
