import { Alert, Stack, Table, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ScoreError, ScoreLine, ScoreSheet, ScoreStep } from '../../shared/scoring/score-sheet.ts';
import { clauseText, fillingsIn } from './clause-text.ts';
import { errorText } from './error-text.ts';
import { FillingsList } from './fillings-list.tsx';
import { formatPoints } from './format-points.ts';
import { patternName } from './pattern-name.ts';
import { ReadingView } from './reading-view.tsx';
import classes from './score-sheet-view.module.css';
import { TileGroup } from './tile/tile-group.tsx';
import { unitText } from './unit-text.ts';

type ScoreSheetViewProps = {
  readonly sheet: ScoreSheet;
  /** Id of the rule system, for the names of its patterns. */
  readonly ruleset: string;
};

/** One hand's calculation: how its tiles were read, every line with its clause, what was not counted and why, the steps. */
export const ScoreSheetView = ({ sheet, ruleset }: ScoreSheetViewProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      {sheet.warnings === undefined ? null : <Warnings warnings={sheet.warnings} />}
      {sheet.reading.length === 0 ? null : <ReadingView groups={sheet.reading} />}
      {sheet.lines.length === 0 ? null : <Lines lines={sheet.lines} ruleset={ruleset} />}
      <ol className={classes.steps} aria-label={t('table:sheet.steps')}>
        {sheet.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are in order and never move
          <li key={index}>{stepText(t, step, { sheet, ruleset })}</li>
        ))}
      </ol>
      <FillingsList fillings={fillingsIn(sheet.lines.map(({ source }) => source))} />
      {sheet.readings > 1 ? (
        <Text size="sm" c="dimmed">
          {t('table:sheet.readings', { count: sheet.readings })}
        </Text>
      ) : null}
    </Stack>
  );
};

/** What the rules of the session do not allow of a win that counts all the same. */
const Warnings = ({ warnings }: { readonly warnings: readonly ScoreError[] }) => {
  const { t } = useTranslation();
  const named = (warning: ScoreError) => ({
    ...warning,
    ...(warning.seat !== undefined && { seat: t(`wind.${warning.seat}`) }),
  });
  return (
    <Alert color="yellow" p="sm" icon={<IconAlertTriangle aria-hidden />} title={t('table:sheet.warning')}>
      {warnings.map((warning) => (
        <Text key={warning.code} size="sm">
          {errorText(t, named(warning))}
        </Text>
      ))}
    </Alert>
  );
};

/** A line made by the whole hand shows no tiles: they stand above it. */
const MOST_GROUPS = 3;

const Lines = ({ lines, ruleset }: { readonly lines: readonly ScoreLine[]; readonly ruleset: string }) => {
  const { t } = useTranslation();
  return (
    <Table aria-label={t('table:sheet.lines')} verticalSpacing={3} horizontalSpacing="xs" fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('table:sheet.line')}</Table.Th>
          <Table.Th ta="right">{t('table:sheet.value')}</Table.Th>
          <Table.Th>{t('table:sheet.clause')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are in order and a pattern may stand twice
          <Table.Tr key={index} className={line.counted ? undefined : classes.excluded}>
            <Table.Td>
              <span className={classes.what}>
                <span className={classes.name}>{patternName(t, ruleset, line.pattern)}</span>
                {line.tiles.length > MOST_GROUPS
                  ? null
                  : line.tiles.map((tiles, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same set may stand twice
                      <TileGroup key={at} tiles={tiles} size="sm" />
                    ))}
              </span>
              {line.counted ? null : (
                <span className={classes.note}>
                  {t('table:sheet.excluded', { by: patternName(t, ruleset, line.excludedBy ?? '') })}
                </span>
              )}
            </Table.Td>
            <Table.Td ta="right" className={classes.value}>
              {unitText(t, ruleset, line.unit, line.value)}
            </Table.Td>
            <Table.Td c="dimmed" fz="xs" className={classes.clause}>
              {clauseText(t, line.source)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

/** One step in words; `before`, `after` and `by` come from the sheet and nothing is computed here. */
export const stepText = (
  t: TFunction,
  { kind, before, after, by }: ScoreStep,
  { sheet, ruleset }: Pick<ScoreSheetViewProps, 'ruleset'> & { readonly sheet: Pick<ScoreSheet, 'tai'> },
): string =>
  // A sheet adds up either points or tai, which a document may call doubles.
  kind === 'sum' && sheet.tai !== null
    ? t('table:step.sumOfTai', { sum: unitText(t, ruleset, 'tai', after) })
    : t(`table:step.${kind}`, {
        before: number(before),
        after: number(after),
        by: by === undefined ? '' : number(by),
        count: by ?? 0,
      });

const number = (whole: number): string => formatPoints(whole * 2);
