// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockFace } from '../../../renderer/components/clock/clock-face.tsx';
import { useNowAt } from '../../../renderer/components/clock/use-now-at.ts';
import { useTick } from '../../../renderer/components/clock/use-tick.ts';
import { startTranslations } from '../../../renderer/i18n/i18n.ts';
import { readClock, startClock } from '../../../shared/session/clock.ts';

const at = (time: string): number => Date.parse(`2026-12-01T${time}.000Z`);
const clock = startClock(60, at('19:00:00'));

beforeEach(async () => {
  window.matchMedia ??= (media: string) =>
    ({ matches: false, media, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  await startTranslations();
  vi.useFakeTimers({ now: at('19:00:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Face = () => <ClockFace reading={readClock(clock, { now: useTick(true) })} />;

/** Two windows of one club. */
const showTwo = (): void => {
  render(
    <MantineProvider env="test">
      <Face />
      <Face />
    </MantineProvider>,
  );
};
const shown = (): readonly (string | null)[] => screen.getAllByRole('timer').map(({ textContent }) => textContent);

test('P10: asleep from 19:10 to 19:30, both windows show 30:00 on waking', () => {
  showTwo();
  expect(shown()).toEqual(['60:00', '60:00']);
  act(() => void vi.advanceTimersByTime(10 * 60_000));
  expect(shown()).toEqual(['50:00', '50:00']);
  // No timer fires while the computer sleeps; its clock goes on.
  vi.setSystemTime(at('19:30:00'));
  expect(shown()).toEqual(['50:00', '50:00']);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toEqual(['30:00', '30:00']);
  vi.setSystemTime(at('19:59:59'));
  act(() => void vi.advanceTimersByTime(250));
  expect(shown()).toEqual(['00:01', '00:01']);
  act(() => void vi.advanceTimersByTime(1000));
  expect(shown()).toEqual(['00:00', '00:00']);
  expect(screen.getAllByText('Time is up')).toHaveLength(2);
});

const Room = ({ draw }: { readonly draw: () => void }) => {
  draw();
  const now = useNowAt([at('19:20:00'), at('19:40:00')]);
  return <span data-testid="now">{String(now >= at('19:20:00'))}</span>;
};

test('a room is drawn anew when a time has run out, and not each second', () => {
  const draw = vi.fn();
  render(<Room draw={draw} />);
  const before = draw.mock.calls.length;
  act(() => void vi.advanceTimersByTime(19 * 60_000));
  expect([draw.mock.calls.length, screen.getByTestId('now').textContent]).toEqual([before, 'false']);
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(screen.getByTestId('now').textContent).toBe('true');
  expect(draw.mock.calls.length).toBeLessThanOrEqual(before + 2);
});
