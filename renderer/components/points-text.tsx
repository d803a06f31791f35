import { Text, type TextProps } from '@mantine/core';
import { formatPoints, formatTablePoints } from './format-points.ts';

type PointsTextProps = TextProps & {
  /** Half units. */
  readonly amount: number;
  /** Shows a plus sign before gains, as in payments and balances. */
  readonly signed?: boolean;
};

/** Points or money: tabular figures, a real minus sign, and never colour alone. */
export const PointsText = ({ amount, signed = false, ...rest }: PointsTextProps) => (
  <Text span inherit ff="inherit" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }} {...rest}>
    {formatPoints(amount, signed)}
  </Text>
);

/** Table points from twelfths, shown as a mixed fraction (2 1/3). */
export const TablePointsText = ({ twelfths, ...rest }: TextProps & { readonly twelfths: number }) => (
  <Text span inherit style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }} {...rest}>
    {formatTablePoints(twelfths)}
  </Text>
);
