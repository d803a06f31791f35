import { Button, Group, Text, Title } from '@mantine/core';
import { IconGitCompare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WINDS, type Wind } from '../../../shared/tiles/tile.ts';
import { errorText } from '../../components/error-text.ts';
import { patternName } from '../../components/pattern-name.ts';
import { PointsText } from '../../components/points-text.tsx';
import { unitText } from '../../components/unit-text.ts';
import { type Compared, compareSystems, headlines } from './compare-systems.ts';
import classes from './scorer.module.css';
import type { Scorer } from './use-scorer.ts';
import { endText, wordedError, worthWithUnit } from './words.ts';

const MOST_LINES = 5;

/** The same hand under every rule system, side by side: worth, who pays, what it came from, or why a system cannot take it. */
export const ComparePanel = ({ scorer }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { state } = scorer;
  return (
    <section className={classes.card} aria-labelledby="compare-title">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Title order={2} size="h3" id="compare-title">
            {t('scorer:compare.title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('scorer:compare.hint')}
          </Text>
        </div>
        <Button
          variant={open ? 'default' : 'filled'}
          aria-expanded={open}
          leftSection={<IconGitCompare size={18} aria-hidden />}
          style={{ flex: 'none' }}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'scorer:compare.close' : 'scorer:compare.open')}
        </Button>
      </Group>
      {open ? (
        <div className={classes.compare} style={{ marginTop: 14 }}>
          {compareSystems(state).map((compared) => (
            <System
              key={compared.ruleset.id}
              compared={compared}
              winner={scorer.winner}
              end={endText(t, state)}
              own={compared.ruleset.id === state.ruleset}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
};

type SystemProps = {
  readonly compared: Compared;
  readonly winner: Wind | undefined;
  /** Stands for the worth where there is none. */
  readonly end: string;
  readonly own: boolean;
};

const System = ({ compared, winner, end, own }: SystemProps) => {
  const { t } = useTranslation();
  const { ruleset, preset, judged } = compared;
  const sheet = winner === undefined ? undefined : (judged.scored?.sheets[winner] ?? judged.short);
  return (
    <section
      className={classes.system}
      data-own={own}
      data-testid={`compare-${ruleset.id}`}
      aria-label={t(`rules:${ruleset.id}.name`)}
    >
      <div>
        <Title order={3} size="h4" fz="md">
          {t(`rules:${ruleset.id}.name`)}
        </Title>
        <Text size="sm" c="dimmed">
          {t(`rules:${ruleset.id}.presets.${preset}.name`)}
        </Text>
      </div>
      <span className={classes.systemValue}>{sheet === undefined ? end : worthWithUnit(t, ruleset, sheet.total)}</span>
      {judged.errors.length === 0 ? null : (
        <div>
          <Text size="sm" fw={600}>
            {t('scorer:compare.refused')}
          </Text>
          {judged.errors.map((error, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole and two errors may be alike
            <Text key={index} size="sm">
              {errorText(t, wordedError(t, error))}
            </Text>
          ))}
        </div>
      )}
      {judged.asked.map((asked) => (
        <Text key={asked} size="sm">
          {t(`scorer:compare.asked.${asked}`)}
        </Text>
      ))}
      {(sheet?.warnings ?? []).map((warning) => (
        <Text key={warning.code} size="sm">
          {t('scorer:compare.warning', { why: errorText(t, wordedError(t, warning)) })}
        </Text>
      ))}
      <WhoPays compared={compared} />
      {sheet === undefined ? null : <Headlines ruleset={ruleset.id} sheet={sheet} />}
    </section>
  );
};

const WhoPays = ({ compared: { judged } }: Pick<SystemProps, 'compared'>) => {
  const { t } = useTranslation();
  const net = judged.scored?.net;
  if (judged.scored === undefined) return null;
  if (net === undefined || net === null) return <Text size="sm">{t('scorer:compare.unpaid')}</Text>;
  return (
    <dl className={classes.pays} aria-label={t('scorer:result.nets')}>
      {WINDS.map((wind) => (
        <div key={wind}>
          <dt>{t(`wind.${wind}`)}</dt>
          <dd className={classes.figure} data-sign={Math.sign(net[wind])}>
            <PointsText amount={net[wind]} signed />
          </dd>
        </div>
      ))}
    </dl>
  );
};

type HeadlinesProps = { readonly ruleset: string; readonly sheet: NonNullable<Compared['judged']['short']> };

const Headlines = ({ ruleset, sheet }: HeadlinesProps) => {
  const { t } = useTranslation();
  const lines = headlines(sheet.lines, MOST_LINES);
  const more = sheet.lines.filter(({ counted }) => counted).length - lines.length;
  return (
    <ul className={classes.heads}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are in order and a pattern may stand twice
        <li key={index}>
          <span>{patternName(t, ruleset, line.pattern)}</span>
          <span>{unitText(t, ruleset, line.unit, line.value)}</span>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <span>{t('scorer:compare.more', { count: more })}</span>
        </li>
      ) : null}
    </ul>
  );
};
