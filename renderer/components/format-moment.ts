import dayjs from 'dayjs';

/** A stored moment in the desk's own time: today as `19:42`, another day as `30 Nov 19:42`, another year with it. */
export const formatMoment = (at: string, now: Date = new Date()): string => {
  const moment = dayjs(at);
  if (moment.isSame(now, 'day')) return moment.format('HH:mm');
  return moment.format(moment.isSame(now, 'year') ? 'D MMM HH:mm' : 'D MMM YYYY HH:mm');
};
