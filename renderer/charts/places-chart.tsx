import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlacesInput, placesOverRounds } from '../../shared/session/charts/places-over-rounds.ts';
import { ChartPanel } from './chart-panel.tsx';
import { LinePlot } from './line-plot.tsx';
import { usePlotHeight, usePlotUnit } from './use-plot-size.ts';

type PlacesChartProps = {
  readonly input: PlacesInput;
  readonly entrantIds: readonly string[];
  readonly nameOf: (entrantId: string) => string;
  readonly picker: ReactNode;
};

/** Up to so many people all have a line; in a larger field only those chosen. */
const MOST_PEOPLE = 24;
const ROW_HEIGHT = 20;

/** Everybody's place after each round, those chosen before the others. */
export const PlacesChart = ({ input, entrantIds, nameOf, picker }: PlacesChartProps) => {
  const { t } = useTranslation();
  const { rounds, lines } = placesOverRounds(input);
  const styleOf = (entrantId: string): number | null => {
    const at = entrantIds.indexOf(entrantId);
    return at < 0 ? null : at;
  };
  const shown = lines
    .map(({ entrantId, places }) => ({
      id: entrantId,
      name: nameOf(entrantId),
      values: places,
      style: styleOf(entrantId),
    }))
    .filter(({ style }) => style !== null || lines.length <= MOST_PEOPLE)
    // The quiet ones are drawn first, so that no chosen line is crossed by them.
    .sort((left, right) => Number(left.style !== null) - Number(right.style !== null));
  const last = Math.max(2, ...shown.flatMap(({ values }) => values.map((place) => place ?? 0)));
  const step = Math.ceil(last / MOST_PEOPLE);
  const values = Array.from({ length: Math.ceil(last / step) }, (_, index) => 1 + index * step);
  return (
    <ChartPanel
      hint={lines.length <= MOST_PEOPLE ? t('charts:places.hint') : t('charts:places.hintChosen')}
      controls={picker}
      table={{
        label: t('charts:places.table'),
        corner: t('charts:column.name'),
        columns: rounds.map((round) => t('charts:round', { round })),
        rows: lines.map(({ entrantId, places }) => ({
          key: entrantId,
          head: nameOf(entrantId),
          cells: places.map((place) => (place === null ? '–' : String(place))),
        })),
      }}
    >
      <LinePlot
        lines={shown}
        steps={rounds.map((round) => t('charts:step.round', { round }))}
        ticks={rounds.map((round, at) => ({ at, label: t('charts:round', { round }) }))}
        scale={{ from: 1, to: last, values }}
        format={String}
        endLabel={({ name }, place) => t('charts:places.end', { place, name })}
        height={Math.max(usePlotHeight(), (60 + values.length * ROW_HEIGHT) * usePlotUnit())}
        reversed
      />
    </ChartPanel>
  );
};
