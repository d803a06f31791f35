import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ruleset } from '../../shared/scoring/ruleset.ts';
import type { WeighedReading } from '../../shared/scoring/score-hand.ts';
import { joinList } from '../i18n/locale.ts';
import classes from './other-readings.module.css';
import { patternName } from './pattern-name.ts';
import { ReadingView } from './reading-view.tsx';
import { unitText, worthWords } from './unit-text.ts';

type OtherReadingsProps = {
  /** Readings of the hand, the one that counts included. */
  readonly count: number;
  /** Asked once the list is opened: the best first, which is left out here. */
  readonly find: () => readonly WeighedReading[];
  readonly ruleset: Ruleset;
};

/** The readings that do not count, folded up: how the tiles lie in each, what it would be worth, and why it gives way. */
export const OtherReadings = ({ count, find, ruleset }: OtherReadingsProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (count < 2) return null;
  const [best, ...others] = open ? find() : [];
  return (
    <details className={classes.readings} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('table:readings.title', { count: count - 1 })}</summary>
      <ol className={classes.list}>
        {others.map((reading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: readings are in order and never move
          <li key={index}>
            <OtherReading reading={reading} best={best} ruleset={ruleset} />
          </li>
        ))}
      </ol>
    </details>
  );
};

type OtherReadingProps = {
  readonly reading: WeighedReading;
  readonly best: WeighedReading | undefined;
  readonly ruleset: Ruleset;
};

const OtherReading = ({ reading: { sheet, loses = 'order' }, best, ruleset }: OtherReadingProps) => {
  const { t } = useTranslation();
  const counted = sheet.lines.filter((line) => line.counted);
  const lines = counted.map(
    ({ pattern, unit, value }) => `${patternName(t, ruleset.id, pattern)} ${unitText(t, ruleset.id, unit, value)}`,
  );
  const why = t(`table:readings.why.${loses}`, { count: (best?.sheet.total ?? 0) - sheet.total });
  return (
    <>
      <Text size="sm" fw={600}>
        {t('table:readings.worth', { worth: worthWords(t, ruleset, sheet.total), why })}
      </Text>
      <ReadingView groups={sheet.reading} />
      <Text size="sm" c="dimmed">
        {lines.length === 0 ? t('table:readings.nothing') : joinList(lines)}
      </Text>
    </>
  );
};
