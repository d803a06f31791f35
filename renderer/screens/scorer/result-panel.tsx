import { Alert, Badge, Button, List, Stack, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconPencilQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { readingsOf } from '../../../shared/scoring/readings-of.ts';
import type { WeighedReading } from '../../../shared/scoring/score-hand.ts';
import type { ScoredDeal, ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { WINDS, type Wind } from '../../../shared/tiles/tile.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { OtherReadings } from '../../components/other-readings.tsx';
import { patternName } from '../../components/pattern-name.ts';
import { PaymentsView } from '../../components/payments-view.tsx';
import { PointsText } from '../../components/points-text.tsx';
import { ScoreSheetView } from '../../components/score-sheet-view.tsx';
import { seatFacts, seatNames, seatScore } from '../../components/seat-score.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { FirstSteps } from './first-steps.tsx';
import { resultText } from './result-text.ts';
import classes from './scorer.module.css';
import { isUntouched } from './scorer-state.ts';
import type { Scorer } from './use-scorer.ts';
import { endText, wordedError, worthWithUnit } from './words.ts';

/** What the hand comes to while it is typed: worth, what is missing or wrong, payments, and how each hand was counted. */
export const ResultPanel = ({ scorer }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const { state, winner, judged, ruleset } = scorer;
  if (isUntouched(state)) return <FirstSteps kinds={ruleset.valueKinds} />;
  const { scored, short, errors } = judged;
  const own = winner === undefined ? undefined : (scored?.sheets[winner] ?? short);
  const sheets = scored?.sheets ?? (short === undefined ? {} : { [state.winner]: short });
  return (
    <section className={classes.card} aria-label={t('scorer:result.title')} data-testid="result">
      <Stack gap="md">
        <Worth scorer={scorer} sheet={own} />
        {errors.length === 0 ? null : (
          <ErrorList title={t('scorer:result.wrong')} errors={errors.map((error) => wordedError(t, error))} />
        )}
        <StillOpen scorer={scorer} />
        {scored === undefined ? null : <Payments scorer={scorer} scored={scored} />}
        {sheetOrder(state.winner).map((wind) => {
          const sheet: ScoreSheet | undefined = sheets[wind];
          return sheet === undefined || sheet.from === 'total' ? null : (
            <Stack key={wind} gap={6} component="section" aria-label={t('table:sheet.of', { name: t(`wind.${wind}`) })}>
              <Title order={3} size="h4" fz="md">
                {t('labelled', { label: t(`wind.${wind}`), value: worthWithUnit(t, ruleset, sheet.total) })}
              </Title>
              <ScoreSheetView sheet={sheet} ruleset={ruleset.id} />
              <OtherReadings count={sheet.readings} find={() => readingsAt(scorer, wind)} ruleset={ruleset} />
            </Stack>
          );
        })}
      </Stack>
    </section>
  );
};

const readingsAt = ({ ruleset, options, reading }: Scorer, seat: Wind): readonly WeighedReading[] => {
  const found = readingsOf({ ruleset, options, facts: reading.facts, context: reading.context, seat });
  return found.ok ? found.value : [];
};

const sheetOrder = (winner: Wind): readonly Wind[] => [winner, ...WINDS.filter((wind) => wind !== winner)];

const Worth = ({ scorer, sheet }: { readonly scorer: Scorer; readonly sheet: ScoreSheet | undefined }) => {
  const { t } = useTranslation();
  const clipboard = useClipboard({ timeout: 2000 });
  const copy = () => clipboard.copy(resultText(t, scorer));
  useShortcut('copySheet', copy);
  return (
    <div className={classes.valueRow}>
      <div role="status" aria-label={t(scorer.winner === undefined ? 'scorer:result.end' : 'scorer:result.worth')}>
        <Text className={classes.value} span>
          {sheet === undefined ? endText(t, scorer.state) : worthWithUnit(t, scorer.ruleset, sheet.total)}
        </Text>{' '}
        {sheet?.limitHand ? (
          <Badge size="lg">{patternName(t, scorer.ruleset.id, sheet.limitHand)}</Badge>
        ) : sheet?.capped ? (
          <Badge size="lg" variant="light">
            {t('scorer:result.capped')}
          </Badge>
        ) : null}
      </div>
      <Button
        variant="default"
        leftSection={clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        rightSection={<Shortcut of="copySheet" />}
        aria-keyshortcuts={ariaKeys('copySheet')}
        onClick={copy}
      >
        {t(clipboard.copied ? 'scorer:result.copied' : 'scorer:result.copy')}
      </Button>
    </div>
  );
};

const StillOpen = ({ scorer: { state, judged, reading } }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const winner = t(`wind.${state.winner}`);
  const tiles = reading.hand === undefined ? 0 : handTiles(reading.hand);
  const open = [
    ...judged.asked.map((asked) => t(`scorer:asked.${asked}`, { winner, count: tiles })),
    ...judged.missing.map((wind) => t('scorer:asked.worth', { seat: t(`wind.${wind}`) })),
  ];
  if (open.length === 0) return null;
  return (
    <Alert color="gray" variant="light" p="sm" icon={<IconPencilQuestion aria-hidden />} title={t('table:live.open')}>
      <List size="sm">
        {open.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </Alert>
  );
};

const handTiles = ({ melds, concealed }: NonNullable<Scorer['reading']['hand']>): number =>
  melds.length * 3 + concealed.length;

const Payments = ({ scorer, scored }: { readonly scorer: Scorer; readonly scored: ScoredDeal }) => {
  const { t } = useTranslation();
  const { payments, net } = scored;
  const { ruleset, options, reading } = scorer;
  if (payments === null || net === null) return null;
  return (
    <Stack gap="xs">
      <dl className={classes.nets} aria-label={t('scorer:result.nets')}>
        {WINDS.map((wind) => (
          <div key={wind} className={classes.net}>
            <dt>{t(`wind.${wind}`)}</dt>
            <dd className={classes.figure} data-sign={Math.sign(net[wind])} data-testid={`net-${wind}`}>
              <PointsText amount={net[wind]} signed />
            </dd>
          </div>
        ))}
      </dl>
      <PaymentsView
        score={seatScore(scored, reading.context, ruleset.version)}
        facts={seatFacts(reading.facts)}
        names={seatNames((wind) => t(`wind.${wind}`))}
        rules={{ ruleset, options }}
      />
      <Text size="sm">{t(`scorer:result.dealer.${scored.dealer}`)}</Text>
    </Stack>
  );
};
