import type { Penalty, Publication, Round, Table } from '../../../shared/records/records.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { CHAIRS } from '../../../shared/table/chair.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import { formatMoment } from '../../components/format-moment.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { joinList } from '../../i18n/locale.ts';
import type { Fields } from './record-words.ts';

export const ROUND_FIELDS: Fields<Round> = {
  number: ({ number }) => String(number),
  method: ({ method }, { t }) => t(`seating:certificate.methods.${method}`),
  closing: ({ closing }, { t }) => t(`history:value.closing.${closing}`),
  sitOuts: ({ sitOuts }, { entrant }) => joinList(sitOuts.map(entrant)),
  clock: ({ clock }, { t }) => {
    if (clock === null) return '';
    const minutes = t('history:value.minutes', { count: clock.minutes });
    const until =
      clock.endsAt === null ? t('room:clock.held') : t('room:clock.endsAt', { time: formatMoment(clock.endsAt) });
    return t('clauses', { first: minutes, second: until });
  },
};

export const TABLE_FIELDS: Fields<Table> = {
  number: ({ number }) => String(number),
  chairs: ({ chairs }, { t, entrant }) =>
    joinList(
      takenChairs(chairs).map((chair) =>
        t('labelled', { label: t(`table:chair.${chair}`), value: entrant(chairs[chair] ?? '') }),
      ),
    ),
  standIns: ({ standIns, chairs }, { t, entrant }) =>
    joinList(
      CHAIRS.flatMap((chair) => {
        const name = standIns[chair];
        return name === undefined
          ? []
          : [t('room:playsFor', { name: entrant(name), other: entrant(chairs[chair] ?? '') })];
      }),
    ),
  totals: ({ totals, chairs }, { t, entrant }) =>
    totals === null
      ? ''
      : joinList(
          takenChairs(chairs).map((chair) =>
            t('labelled', { label: entrant(chairs[chair] ?? ''), value: formatPoints(totals[chair], true) }),
          ),
        ),
  ended: ({ ended }, { t }) => (ended ? t('history:value.yes') : ''),
  cancelled: ({ cancelled }, { t }) => (cancelled ? t('history:value.yes') : ''),
  dispute: ({ dispute }) => dispute?.note ?? '',
  extraMinutes: ({ extraMinutes }) => (extraMinutes === 0 ? '' : String(extraMinutes)),
};

export const PENALTY_FIELDS: Fields<Penalty> = {
  entrantId: ({ entrantId }, { entrant }) => entrant(entrantId),
  tableId: ({ tableId }, { table }) => (tableId === null ? '' : table(tableId)),
  reason: ({ reason }) => reason,
  gamePoints: ({ gamePoints }) => (gamePoints === 0 ? '' : formatPoints(gamePoints)),
  tablePoints: ({ tablePoints }) => (tablePoints === 0 ? '' : formatTablePoints(tablePoints)),
  gains: ({ gains }, { t, entrant }) =>
    joinList(
      gains.map(({ entrantId, gamePoints }) =>
        t('labelled', { label: entrant(entrantId), value: formatPoints(gamePoints, true) }),
      ),
    ),
  cancelled: ({ cancelled }, { t }) => (cancelled ? t('history:value.yes') : ''),
};

export const PLAN_FIELDS: Fields<Plan> = {
  method: ({ method }, { t }) => t(`seating:certificate.methods.${method}`),
  rounds: ({ rounds }) => joinList(rounds.map(({ number }) => String(number))),
};

export const PUBLICATION_FIELDS: Fields<Publication> = {
  number: ({ number }) => String(number),
  at: ({ at }) => formatMoment(at),
  rows: ({ rows }, { t }) =>
    joinList(rows.slice(0, FIRST).map(({ name, place }) => t('labelled', { label: place ?? '–', value: name }))),
};

/** So many of a published table tell which it was. */
const FIRST = 3;
