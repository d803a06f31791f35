import { formatDate } from '../i18n/locale.ts';

/** A stored moment in the desk's own time: today as `19:42`, another day as `30 Nov, 19:42`, another year with it. */
export const formatMoment = (at: string, now: Date = new Date()): string => {
  const moment = new Date(at);
  if (moment.toDateString() === now.toDateString()) return formatDate(moment, 'time');
  return formatDate(moment, moment.getFullYear() === now.getFullYear() ? 'dayAndTime' : 'dateAndTime');
};
