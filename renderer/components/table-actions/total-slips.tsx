import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import type { findTotalSlips } from '../../../shared/table/slips.ts';
import { formatPoints } from '../format-points.ts';
import { slipText } from '../slip-text.ts';

type TotalSlipsProps = {
  readonly slips: ReturnType<typeof findTotalSlips>;
  readonly names: ByChair<string>;
  /** Puts an amount, in half units, into a field: only when somebody asks. */
  readonly onUse: (chair: Chair, amount: number) => void;
};

/** The single slips that would make totals sum to zero. */
export const TotalSlips = ({ slips, names, onUse }: TotalSlipsProps) => {
  const { t } = useTranslation();
  if (slips.length === 0) return null;
  return (
    <Stack gap={6} role="status">
      <Text size="sm" fw={600}>
        {t('room:totals.slips')}
      </Text>
      {slips.map((slip) => (
        <Group key={`${slip.kind} ${slip.chair}`} justify="space-between" wrap="nowrap">
          <Text size="sm">{slipText(t, slip, names)}</Text>
          <Button variant="default" size="compact-sm" onClick={() => onUse(slip.chair, slip.should)}>
            {t('table:paper.use', { amount: formatPoints(slip.should, true) })}
          </Button>
        </Group>
      ))}
    </Stack>
  );
};
