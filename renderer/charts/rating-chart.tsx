import { useTranslation } from 'react-i18next';
import type { PersonStepView } from '../../shared/contract/season-views.ts';
import { formatDecimal } from '../i18n/locale.ts';
import { plotRating } from './plot-rating.ts';
import classes from './rating-chart.module.css';

type RatingChartProps = { readonly steps: readonly PersonStepView[] };

/** The rating after each game, from the first to the last. The same figures stand in a table beside it. */
export const RatingChart = ({ steps }: RatingChartProps) => {
  const { t } = useTranslation();
  const plot = plotRating(steps);
  if (plot === undefined) return null;
  const { width, height, left, right, line, points, ticks, sessions, low, high, first, last } = plot;
  const write = (value: number) => formatDecimal(value, 2);
  const spoken = {
    count: steps.length,
    from: write(first),
    to: write(last),
    low: write(low),
    high: write(high),
  };
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('season:person.chartSpoken', spoken)}
    >
      {sessions.map(({ x, width: wide, id, label, shaded }) => (
        <g key={id}>
          {shaded ? (
            <rect x={x} y={plot.top} width={wide} height={plot.bottom - plot.top} className={classes.band} />
          ) : null}
          {label === undefined ? null : (
            <text x={x + wide / 2} y={height - 8} textAnchor="middle" className={classes.label}>
              {label}
            </text>
          )}
        </g>
      ))}
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={y} y2={y} className={classes.grid} />
          <text x={left - 8} y={y + 4} textAnchor="end" className={classes.label}>
            {formatDecimal(value, plot.decimals)}
          </text>
        </g>
      ))}
      <path d={line} className={classes.line} />
      {points.map(({ x, y, key, title }) => (
        <circle key={key} cx={x} cy={y} r={points.length > 80 ? 2 : 3.5} className={classes.point}>
          <title>{title}</title>
        </circle>
      ))}
    </svg>
  );
};
