import type { TFunction } from 'i18next';
import type { PlanCertificate, PlanMetrics } from '../../shared/session/seating/plan.ts';
import { joinList } from '../i18n/locale.ts';

/** A figure of the certificate beside the best that any seating of these rounds could have; empty where there is none to name. */
export type CertificateRow = { readonly figure: CertificateFigure; readonly value: string; readonly best: string };

export type CertificateFigure =
  | 'repeats'
  | 'mostMeetings'
  | 'backToBack'
  | 'windsUneven'
  | 'windsUnevenMoments'
  | 'tableRepeats'
  | 'sitOuts'
  | 'threes';

/** The figures in the order of their weight. Turns to sit out or to play at three are listed only where there are any. */
export const certificateRows = (metrics: PlanMetrics): readonly CertificateRow[] => {
  const row = (figure: CertificateFigure, value: number, best: number): CertificateRow => ({
    figure,
    value: String(value),
    best: String(best),
  });
  const turns = (figure: 'sitOuts' | 'threes', { most, fewest }: PlanMetrics['sitOuts']): readonly CertificateRow[] =>
    most === 0 ? [] : [{ figure, value: most === fewest ? String(most) : `${fewest}–${most}`, best: '' }];
  return [
    row('repeats', metrics.repeats.value, metrics.repeats.bound),
    row('mostMeetings', metrics.mostMeetings.value, metrics.mostMeetings.bound),
    row('backToBack', metrics.backToBack, 0),
    row('windsUneven', metrics.windsUneven, 0),
    row('windsUnevenMoments', metrics.windsUnevenMoments, 0),
    row('tableRepeats', metrics.tableRepeats.value, metrics.tableRepeats.bound),
    ...turns('sitOuts', metrics.sitOuts),
    ...turns('threes', metrics.threes),
  ];
};

/** How one wish fared, in words; `unmet` ones come first and stand out. */
export type WishLine = { readonly text: string; readonly unmet: boolean };

/** Every wish by name: those for two people, and those for a table. */
export const wishLines = (
  t: TFunction,
  { avoids, forbids, fixedTables }: PlanCertificate['wishes'],
  nameOf: (id: string) => string,
): readonly WishLine[] => {
  const pairs = (kind: 'avoid' | 'forbid', outcomes: PlanCertificate['wishes']['avoids']): readonly WishLine[] =>
    outcomes.map(({ pair: [one, other], meetings, unmet }) => ({
      text: t(`seating:certificate.${kind}`, { one: nameOf(one), other: nameOf(other), count: meetings }),
      unmet,
    }));
  const fixed = fixedTables.map(({ person, table, missedIn }) => ({
    text: t(missedIn.length === 0 ? 'seating:certificate.fixedKept' : 'seating:certificate.fixedMissed', {
      name: nameOf(person),
      table,
      rounds: joinList(missedIn.map(String)),
    }),
    unmet: missedIn.length > 0,
  }));
  const all = [...pairs('forbid', forbids), ...pairs('avoid', avoids), ...fixed];
  return all.toSorted((one, other) => Number(other.unmet) - Number(one.unmet));
};
