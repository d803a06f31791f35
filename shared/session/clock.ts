import type { Clock } from '../records/records.ts';

/**
 * The clock of a round. What is stored is the moment it ends, or, while it is held, the time that is left; what is shown
 * follows from that and the present moment alone. So a computer that slept is right again when it wakes, and two windows
 * never disagree.
 */

const MINUTE_MS = 60_000;
/** The longest that a clock can be set to. */
export const MOST_MINUTES = 600;

/** Starts a clock. `now` is the present moment in milliseconds, here and below. */
export const startClock = (minutes: number, now: number): Clock => ({
  minutes,
  endsAt: new Date(now + minutes * MINUTE_MS).toISOString(),
  leftMs: null,
});

/** Holds a running clock; a held one, and one that has run out, stay as they are. */
export const holdClock = (clock: Clock, now: number): Clock => {
  const left = msLeft(clock, now);
  return clock.endsAt === null || left === 0 ? clock : { ...clock, endsAt: null, leftMs: left };
};

/** Lets a held clock go on with what was left; a running one stays as it is. */
export const resumeClock = (clock: Clock, now: number): Clock =>
  clock.leftMs === null ? clock : { ...clock, endsAt: new Date(now + clock.leftMs).toISOString(), leftMs: null };

/**
 * Gives the whole round another length: the end moves by the difference, and what has been played stays played. More minutes
 * for everybody are a longer round.
 */
export const setClockMinutes = (clock: Clock, minutes: number): Clock => {
  const moved = (minutes - clock.minutes) * MINUTE_MS;
  return {
    minutes,
    endsAt: clock.endsAt === null ? null : new Date(Date.parse(clock.endsAt) + moved).toISOString(),
    leftMs: clock.leftMs === null ? null : Math.max(0, clock.leftMs + moved),
  };
};

/** What a clock shows at one moment. */
export type ClockReading = {
  readonly state: 'none' | 'running' | 'held' | 'up';
  /** Milliseconds; 0 when time is up. */
  readonly leftMs: number;
  /** Milliseconds since time was up; 0 before. */
  readonly overMs: number;
  /** ISO; null while the clock is held or was never started. */
  readonly endsAt: string | null;
};

const NO_CLOCK: ClockReading = { state: 'none', leftMs: 0, overMs: 0, endsAt: null };

/** Reads a round's clock, or with `extraMinutes` that of one of its tables. */
export const readClock = (
  clock: Clock | null,
  { now, extraMinutes = 0 }: { readonly now: number; readonly extraMinutes?: number },
): ClockReading => {
  if (clock === null) return NO_CLOCK;
  const extra = extraMinutes * MINUTE_MS;
  if (clock.endsAt === null) {
    const leftMs = (clock.leftMs ?? 0) + extra;
    return { state: leftMs === 0 ? 'up' : 'held', leftMs, overMs: 0, endsAt: null };
  }
  const end = Date.parse(clock.endsAt) + extra;
  return {
    state: now < end ? 'running' : 'up',
    leftMs: Math.max(0, end - now),
    overMs: Math.max(0, now - end),
    endsAt: new Date(end).toISOString(),
  };
};

/** How many of these deals (by the time they were entered, ISO) were entered after a table's time was up. */
export const dealsSince = (endsAt: string, enteredAt: readonly string[]): number =>
  enteredAt.filter((at) => Date.parse(at) >= Date.parse(endsAt)).length;

const msLeft = (clock: Clock, now: number): number =>
  clock.endsAt === null ? (clock.leftMs ?? 0) : Math.max(0, Date.parse(clock.endsAt) - now);
