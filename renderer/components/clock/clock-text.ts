import type { TFunction } from 'i18next';
import type { ClockReading } from '../../../shared/session/clock.ts';
import { formatDate } from '../../i18n/locale.ts';

const SECOND_MS = 1000;

/** Time left as on a clock: 30:00, or 1:05:00. A second that has begun is shown, so 60 minutes begin at 60:00 and end at 00:00. */
export const leftText = (leftMs: number): string => {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const hours = Math.floor(seconds / 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  // Ninety minutes are what an organiser says; only a longer round is told in hours.
  return minutes < 100 ? `${two(minutes)}:${two(seconds % 60)}` : `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
};

/** What stands below the time left: when it ends, that it is held, or for how long time has been up. */
export const clockNote = (t: TFunction, { state, overMs, endsAt }: ClockReading): string => {
  switch (state) {
    case 'none':
      return t('room:clock.none');
    case 'running':
      return endsAt === null ? '' : t('room:clock.endsAt', { time: formatDate(new Date(endsAt), 'time') });
    case 'held':
      return t('room:clock.held');
    case 'up':
      return overMs < 60_000 ? t('room:clock.up') : t('room:clock.upSince', { count: Math.floor(overMs / 60_000) });
    default:
      return state satisfies never;
  }
};
