import type { TFunction } from 'i18next';
import { windOfChair } from '../../../shared/table/chair.ts';
import { joinList } from '../../i18n/locale.ts';
import type { SeatWarning } from './warnings.ts';

/** A warning as a sentence with names. */
export const warningText = (t: TFunction, warning: SeatWarning, nameOf: (id: string) => string): string => {
  switch (warning.kind) {
    case 'chair-empty':
      return t('seating:hand.warning.chairEmpty', { wind: t(`wind.${windOfChair(warning.chair, 'a')}`) });
    case 'met': {
      const [one, other] = warning.people.map(nameOf);
      return t('seating:hand.warning.met', { one, other, rounds: joinList(warning.rounds.map(String)) });
    }
    case 'avoid':
    case 'forbid': {
      const [one, other] = warning.people.map(nameOf);
      return t(`seating:hand.warning.${warning.kind}`, { one, other });
    }
    case 'fixed-elsewhere':
      return t('seating:hand.warning.fixed', { name: nameOf(warning.person), table: warning.table });
    case 'wind-again':
      return t('seating:hand.warning.wind', {
        name: nameOf(warning.person),
        wind: t(`wind.${windOfChair(warning.chair, 'a')}`),
        count: warning.times,
      });
    default:
      return warning satisfies never;
  }
};
