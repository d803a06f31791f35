import type { TFunction } from 'i18next';
import type { ByChair, Chair } from '../../shared/table/chair.ts';
import type { Slip } from '../../shared/table/slips.ts';
import { formatPoints } from './format-points.ts';

/** What a slip says in words: "Deal 3: Ben discarded, not Ana." */
export const slipText = (t: TFunction, slip: Slip, names: ByChair<string>): string => {
  const who = (chair: Chair | 'self'): string => (chair === 'self' ? t('table:paper.selfDrawn') : names[chair]);
  switch (slip.kind) {
    case 'discarder':
    case 'winner': {
      const { kind, number, from, to } = slip;
      return t(`table:paper.slip.${kind}`, { deal: number, from: who(from), to: who(to) });
    }
    case 'digits': {
      const { number, chair, from, to } = slip;
      return t('table:paper.slip.digits', { deal: number, name: names[chair], from, to });
    }
    case 'hands-swapped': {
      const [one, other] = slip.chairs;
      return t('table:paper.slip.hands-swapped', { deal: slip.number, one: names[one], other: names[other] });
    }
    case 'paper-digits':
    case 'paper-sign':
      return t(`table:paper.slip.${slip.kind}`, { name: names[slip.chair], should: formatPoints(slip.should, true) });
    case 'sign-of-deal':
      return t('table:paper.slip.sign-of-deal', { deal: slip.number, name: names[slip.chair] });
    case 'wrong-dealer':
      return t('table:paper.slip.wrong-dealer', { deal: slip.number, name: names[slip.dealer] });
    case 'deal-left-out':
    case 'deal-counted-twice':
    case 'east-not-doubled':
      return t(`table:paper.slip.${slip.kind}`, { deal: slip.number });
    default:
      return slip satisfies never;
  }
};
