import type { TFunction } from 'i18next';
import { formatHand } from '../../../shared/hand/notation.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { ScoredDeal, ScoreLine, ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { WINDS, type Wind } from '../../../shared/tiles/tile.ts';
import { clauseText } from '../../components/clause-text.ts';
import { errorText } from '../../components/error-text.ts';
import { formatPoints } from '../../components/format-points.ts';
import { patternName } from '../../components/pattern-name.ts';
import { paymentWords } from '../../components/payments-view.tsx';
import { stepText } from '../../components/score-sheet-view.tsx';
import { seatFacts, seatNames, seatScore } from '../../components/seat-score.ts';
import { tileName } from '../../components/tile/tile-face.ts';
import { unitText } from '../../components/unit-text.ts';
import { joinList } from '../../i18n/locale.ts';
import type { Scorer } from './use-scorer.ts';
import { endText, eventName, wordedError, worthWithUnit } from './words.ts';

/** The whole result as plain text for a message or a note: rules, hands, lines, steps, payments. */
export const resultText = (t: TFunction, scorer: Scorer): string => {
  const { state, ruleset, judged } = scorer;
  const parts = [headText(t, scorer), handsText(t, scorer)];
  if (judged.errors.length > 0) {
    const errors = judged.errors.map((error) => `- ${errorText(t, wordedError(t, error))}`);
    parts.push([t('scorer:text.errors'), ...errors].join('\n'));
  }
  const short = judged.short === undefined ? {} : { [state.winner]: judged.short };
  const sheets: ScoredDeal['sheets'] = judged.scored?.sheets ?? short;
  for (const wind of [state.winner, ...WINDS.filter((one) => one !== state.winner)]) {
    const sheet = sheets[wind];
    if (sheet !== undefined) parts.push(sheetText(t, { wind, sheet, ruleset }));
  }
  if (judged.scored !== undefined) parts.push(paymentsText(t, scorer, judged.scored));
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

const headText = (t: TFunction, { state, ruleset, reading }: Scorer): string => {
  const { source, winningTile } = reading;
  const winner = t(`wind.${state.winner}`);
  const won =
    state.result !== 'win'
      ? endText(t, state)
      : source === 'self'
        ? t('scorer:text.wonSelf', { winner })
        : t('scorer:text.wonFrom', { winner, discarder: t(`wind.${source}`) });
  const tile = winningTile === undefined ? undefined : tileName(winningTile);
  const changed = Object.keys(state.changes).length;
  return [
    [
      t(`rules:${ruleset.id}.name`),
      t(`rules:${ruleset.id}.presets.${state.preset}.name`),
      ...(changed === 0 ? [] : [t('scorer:rules.changes', { count: changed })]),
    ].join(' · '),
    t('scorer:text.prevailing', { wind: t(`wind.${state.prevailingWind}`) }),
    [
      won,
      ...(tile === undefined ? [] : [t(`table:tile.${tile.word}`, { rank: tile.rank })]),
      ...(state.result === 'win' ? reading.circumstances.map((one) => eventName(t, one)) : []),
    ].join(' · '),
  ].join('\n');
};

const handsText = (t: TFunction, { reading, state }: Scorer): string =>
  WINDS.flatMap((wind) => {
    const field = reading.fields[wind];
    if (!field.ok || field.value.kind === 'nothing') return [];
    const text = field.value.kind === 'hand' ? formatHand(field.value.hand) : state.texts[wind].trim();
    return [`${t(`wind.${wind}`)}: ${text}`];
  }).join('\n');

type Named = { readonly wind: Wind; readonly sheet: ScoreSheet; readonly ruleset: Ruleset };

const sheetText = (t: TFunction, { wind, sheet, ruleset }: Named): string => {
  const lineText = (line: ScoreLine) => {
    const name = patternName(t, ruleset.id, line.pattern);
    const worth = `${unitText(t, ruleset.id, line.unit, line.value)} (${clauseText(t, line.source)})`;
    return line.counted
      ? `- ${name}: ${worth}`
      : `- (${name}: ${t('table:sheet.excluded', { by: patternName(t, ruleset.id, line.excludedBy ?? '') })})`;
  };
  const heading = `${t(`wind.${wind}`)}: ${worthWithUnit(t, ruleset, sheet.total)}`;
  return [
    heading,
    ...sheet.lines.map(lineText),
    ...sheet.steps.map((step) => `= ${stepText(t, step, { sheet, ruleset: ruleset.id })}`),
  ].join('\n');
};

const paymentsText = (t: TFunction, { reading, ruleset, options }: Scorer, scored: ScoredDeal): string => {
  const { net } = scored;
  const score = seatScore(scored, reading.context, ruleset.version);
  const payments = score.outcome?.payments;
  if (net === null || payments === null || payments === undefined) return '';
  const names = seatNames((wind) => t(`wind.${wind}`));
  const why = paymentWords(t, { score, facts: seatFacts(reading.facts), names, rules: { ruleset, options } });
  const rows = payments.map((payment) => {
    const { from, to, amount } = payment;
    const facts = { from: names[from], to: names[to], amount: formatPoints(amount) };
    return `- ${t('scorer:text.pays', facts)} (${why(payment)})`;
  });
  const nets = joinList(WINDS.map((wind) => `${t(`wind.${wind}`)} ${formatPoints(net[wind], true)}`));
  return [t('table:payments.title'), ...(rows.length === 0 ? [t('table:payments.none')] : rows), nets].join('\n');
};
