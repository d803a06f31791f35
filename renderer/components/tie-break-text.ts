import type { TFunction } from 'i18next';
import type { Session } from '../../shared/records/records.ts';
import type { Fraction, TieBreak } from '../../shared/session/standing.ts';
import { formatAverage } from '../i18n/locale.ts';
import { formatPoints, formatTablePoints } from './format-points.ts';

type RankingRule = Pick<Session, 'ranking' | 'tieBreaks'>;

/** What a tie-break is called: "won deals". The other figure is points where table points rank, else table points. */
export const tieBreakName = (t: TFunction, tieBreak: TieBreak, ranking: Session['ranking']): string =>
  t(`standings:tieBreak.${wordOf(tieBreak, ranking)}`);

/** The same as the head of a column. */
export const tieBreakHead = (t: TFunction, tieBreak: TieBreak, ranking: Session['ranking']): string =>
  t(`standings:tieBreakHead.${wordOf(tieBreak, ranking)}`);

const wordOf = (tieBreak: TieBreak, ranking: Session['ranking']): string => {
  if (tieBreak !== 'other-figure') return tieBreak;
  return ranking === 'table-points' ? 'game-points' : 'table-points';
};

/** "ranked by table points, then by points, then by head to head". */
export const rankingWords = (t: TFunction, rule: RankingRule): string =>
  t(`standings:ranking.${rule.ranking}`, { further: thenWords(t, rule) });

/** The same as a sentence. */
export const rankingRule = (t: TFunction, rule: RankingRule): string =>
  t(`standings:rankingSentence.${rule.ranking}`, { further: thenWords(t, rule) });

/** The whole rule for paper, with how table points come about and what happens to those equal in everything. */
export const rankingSentence = (t: TFunction, rule: RankingRule): string =>
  t('standings:rankingSentence.whole', {
    by: rankingRule(t, rule),
    shared: t(`standings:rankingSentence.${rule.tieBreaks.length === 0 ? 'sharedAtOnce' : 'shared'}`),
    scale: t('standings:rankingSentence.scale'),
  });

const thenWords = (t: TFunction, { ranking, tieBreaks }: RankingRule): string =>
  tieBreaks.map((tieBreak) => t('standings:thenBy', { tieBreak: tieBreakName(t, tieBreak, ranking) })).join('');

/** A tie-break's value; a dash where there is none. */
export const formatTieBreak = (tieBreak: TieBreak, value: number | null, ranking: Session['ranking']): string => {
  if (value === null) return '–';
  switch (tieBreak) {
    case 'other-figure':
      return ranking === 'table-points' ? formatPoints(value, true) : formatTablePoints(value);
    case 'best-table':
      return formatPoints(value, true);
    case 'head-to-head':
      return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0';
    case 'wins':
    case 'fewest-penalties':
    case 'organiser':
      return String(value);
    default:
      return tieBreak satisfies never;
  }
};

/** Points per deal with at most two decimals, from half units over deals. Shown, never compared. */
export const formatPerDeal = ({ over, under }: Fraction): string => {
  if (under === 0) return '–';
  const digits = formatAverage(Math.abs(over) / 2 / under);
  if (over === 0) return digits;
  return `${over < 0 ? '\u2212' : '+'}${digits}`;
};
