import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockSchema } from '../../../shared/records/records.ts';
import {
  dealsSince,
  holdClock,
  readClock,
  resumeClock,
  setClockMinutes,
  startClock,
} from '../../../shared/session/clock.ts';

const at = (time: string): number => Date.parse(`2026-12-01T${time}.000Z`);
const MINUTE = 60_000;

test('P10: asleep from 19:10 to 19:30, the clock of 60 minutes from 19:00 shows 30:00 and ends at 20:00', () => {
  const clock = startClock(60, at('19:00:00'));
  expect(readClock(clock, { now: at('19:10:00') }).leftMs).toBe(50 * MINUTE);
  // Nothing runs meanwhile: what is shown on waking follows from the end alone.
  expect(readClock(clock, { now: at('19:30:00') })).toEqual({
    state: 'running',
    leftMs: 30 * MINUTE,
    overMs: 0,
    endsAt: '2026-12-01T20:00:00.000Z',
  });
  expect(readClock(clock, { now: at('19:59:59') }).state).toBe('running');
  expect(readClock(clock, { now: at('20:00:00') })).toMatchObject({ state: 'up', leftMs: 0, overMs: 0 });
  expect(readClock(clock, { now: at('20:02:00') })).toMatchObject({ state: 'up', overMs: 2 * MINUTE });
});

describe('the clock', () => {
  test('held, it keeps what is left; going on, it ends that much later', () => {
    const held = holdClock(startClock(60, at('19:00:00')), at('19:20:00'));
    expect(held).toEqual({ minutes: 60, endsAt: null, leftMs: 40 * MINUTE });
    expect(readClock(held, { now: at('23:00:00') })).toMatchObject({ state: 'held', leftMs: 40 * MINUTE });
    expect(resumeClock(held, at('21:00:00')).endsAt).toBe('2026-12-01T21:40:00.000Z');
  });

  test('holding twice, letting go twice and holding what has run out change nothing', () => {
    const clock = startClock(60, at('19:00:00'));
    expect(resumeClock(clock, at('19:10:00'))).toBe(clock);
    expect(holdClock(clock, at('20:30:00'))).toBe(clock);
    const held = holdClock(clock, at('19:20:00'));
    expect(holdClock(held, at('19:40:00'))).toEqual(held);
  });

  test('another length moves the end by the difference, running or held', () => {
    const clock = startClock(60, at('19:00:00'));
    expect(setClockMinutes(clock, 75)).toEqual({ minutes: 75, endsAt: '2026-12-01T20:15:00.000Z', leftMs: null });
    const held = holdClock(clock, at('19:50:00'));
    expect(setClockMinutes(held, 45).leftMs).toBe(0);
    expect(setClockMinutes(held, 65).leftMs).toBe(15 * MINUTE);
  });

  test('a table with minutes of its own ends later than the room', () => {
    const clock = startClock(60, at('19:00:00'));
    const own = readClock(clock, { now: at('20:01:00'), extraMinutes: 5 });
    expect(own).toEqual({ state: 'running', leftMs: 4 * MINUTE, overMs: 0, endsAt: '2026-12-01T20:05:00.000Z' });
  });

  test('no clock is no clock', () => {
    expect(readClock(null, { now: 0, extraMinutes: 5 }).state).toBe('none');
  });

  test('deals entered at the end or after it are counted', () => {
    const end = '2026-12-01T20:00:00.000Z';
    expect(dealsSince(end, ['2026-12-01T19:59:59.999Z', end, '2026-12-01T20:00:00.001Z'])).toBe(2);
  });
});

type Step = { readonly kind: 'hold' | 'resume' | 'minutes'; readonly after: number; readonly minutes: number };
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('hold', 'resume', 'minutes'),
    after: fc.integer({ min: 0, max: 3_600_000 }),
    minutes: fc.integer({ min: 1, max: 600 }),
  }),
  { maxLength: 12 },
);

test('whatever is done to it: it can be stored, it is held or it has an end, and time never comes back by itself', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 600 }), (given, minutes) => {
      let now = at('19:00:00');
      let clock = startClock(minutes, now);
      for (const step of given) {
        now += step.after;
        const before = readClock(clock, { now }).leftMs;
        if (step.kind === 'hold') clock = holdClock(clock, now);
        else if (step.kind === 'resume') clock = resumeClock(clock, now);
        else clock = setClockMinutes(clock, step.minutes);
        expect(clockSchema.parse(clock)).toEqual(clock);
        expect((clock.endsAt === null) !== (clock.leftMs === null)).toBe(true);
        if (step.kind !== 'minutes') expect(readClock(clock, { now }).leftMs).toBe(before);
      }
    }),
  );
});
