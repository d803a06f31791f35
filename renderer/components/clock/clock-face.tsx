import { useTranslation } from 'react-i18next';
import type { ClockReading } from '../../../shared/session/clock.ts';
import classes from './clock-face.module.css';
import { clockNote, leftText } from './clock-text.ts';

type ClockFaceProps = {
  readonly reading: ClockReading;
  /** Minutes of a table's own that are in it. */
  readonly extraMinutes?: number;
};

/** Time left, and what that means. Colour never says it alone. */
export const ClockFace = ({ reading, extraMinutes = 0 }: ClockFaceProps) => {
  const { t } = useTranslation();
  return (
    <span className={classes.face} data-clock={reading.state}>
      {/* A timer that spoke each second would drown everything else; its note below is said when it changes. */}
      <span className={classes.left} role="timer" aria-live="off" aria-label={t('room:clock.left')}>
        {leftText(reading.leftMs)}
      </span>
      <span className={classes.note}>
        {clockNote(t, reading)}
        {extraMinutes === 0 ? null : ` ${t('room:clock.extra', { count: extraMinutes })}`}
      </span>
    </span>
  );
};
