import { formatPoints, formatTablePoints } from './format-points.ts';
import classes from './points-text.module.css';

type FigureProps = {
  /** Weight of the type; that of the text around it unless given. */
  readonly fw?: 600 | 650 | 700;
  readonly dimmed?: boolean;
};

type PointsTextProps = FigureProps & {
  /** Half units. */
  readonly amount: number;
  /** Shows a plus sign before gains, as in payments and balances. */
  readonly signed?: boolean;
};

/** Points or money: tabular figures, a real minus sign, and never colour alone. */
export const PointsText = ({ amount, signed = false, ...figure }: PointsTextProps) => (
  <Figure {...figure} text={formatPoints(amount, signed)} />
);

/** Table points from twelfths, shown as a mixed fraction (2 1/3). */
export const TablePointsText = ({ twelfths, ...figure }: FigureProps & { readonly twelfths: number }) => (
  <Figure {...figure} text={formatTablePoints(twelfths)} />
);

// No `Text`: a table of deals has hundreds of these, and is drawn after each Enter.
const Figure = ({ text, fw, dimmed = false }: FigureProps & { readonly text: string }) => (
  <span className={classes.figure} data-dimmed={dimmed} style={{ fontWeight: fw }}>
    {text}
  </span>
);
