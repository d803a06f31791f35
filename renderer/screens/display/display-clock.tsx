import { useTranslation } from 'react-i18next';
import type { Round } from '../../../shared/records/records.ts';
import { type ClockReading, readClock } from '../../../shared/session/clock.ts';
import { useClockSound } from '../../components/clock/clock-sound.ts';
import { clockNote, leftText } from '../../components/clock/clock-text.ts';
import { useTick } from '../../components/clock/use-tick.ts';
import classes from './display.module.css';

type DisplayClockProps = { readonly round: Round };

const useReading = ({ clock }: Round): ClockReading => {
  const now = useTick(clock !== null && clock.endsAt !== null);
  const reading = readClock(clock, { now });
  useClockSound(reading);
  return reading;
};

/** The time left, to be read from the back of the room. */
export const DisplayClock = ({ round }: DisplayClockProps) => {
  const { t } = useTranslation();
  const reading = useReading(round);
  return (
    <div className={classes.clock} data-clock={reading.state}>
      <span className={classes.left} role="timer" aria-live="off" aria-label={t('room:clock.left')}>
        {reading.state === 'none' ? '–' : leftText(reading.leftMs)}
      </span>
      <span className={classes.note}>{clockNote(t, reading)}</span>
    </div>
  );
};

/** The same in the corner of every other page. */
export const SmallClock = ({ round }: DisplayClockProps) => {
  const { t } = useTranslation();
  const reading = useReading(round);
  return (
    <span className={classes.smallClock} data-clock={reading.state}>
      <span role="timer" aria-live="off" aria-label={t('room:clock.left')}>
        {leftText(reading.leftMs)}
      </span>{' '}
      <span className={classes.smallNote}>{clockNote(t, reading)}</span>
    </span>
  );
};
