import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ByChair } from '../../shared/table/chair.ts';
import type { Slip, SlipInDeal } from '../../shared/table/slips.ts';
import { slipText } from './slip-text.ts';

type SlipListProps = {
  readonly slips: readonly Slip[];
  readonly names: ByChair<string>;
  /** Shows a deal as the slip says it should be: never recorded by itself. */
  readonly onTry: (slip: SlipInDeal) => void;
};

/** Single slips that would explain a difference between paper and table, each with what it would change. */
export const SlipList = ({ slips, names, onTry }: SlipListProps) => {
  const { t } = useTranslation();
  return slips.map((slip) => (
    <Group key={slipText(t, slip, names)} justify="space-between" wrap="nowrap" gap="md">
      <Text size="sm">{slipText(t, slip, names)}</Text>
      {slip.where === 'deal' ? (
        <Button variant="default" size="compact-sm" style={{ flex: 'none' }} onClick={() => onTry(slip)}>
          {t('table:paper.try')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed" style={{ flex: 'none' }}>
          {t('table:paper.onPaper')}
        </Text>
      )}
    </Group>
  ));
};
