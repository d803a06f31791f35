import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StandingRow } from '../../../shared/contract/views.ts';
import { MoveButtons } from '../../components/move-buttons.tsx';
import { moveItem, moveStep } from '../../components/move-keys.ts';
import { useCommand } from '../../components/run-command.ts';

type TieOrderProps = {
  /** Those equal in the ranking figure, in their present order. */
  readonly equals: readonly StandingRow[];
};

/** The organiser's order between equals: names move up and down; every move is one change. */
export const TieOrder = ({ equals }: TieOrderProps) => {
  const { t } = useTranslation();
  const { run } = useCommand();
  const ids = equals.map(({ entrantId }) => entrantId);
  const order = (entrantIds: string[], ordered: boolean) =>
    run((store) => store.entrants.setTieOrder({ entrantIds, ordered }), {
      done: t(`standings:receipt.${ordered ? 'ordered' : 'unordered'}`),
    });
  const move = (from: number, step: -1 | 1): void => {
    const next = moveItem(ids, from, step);
    if (next !== ids) void order([...next], true);
  };
  return (
    <Stack gap={4} component="section" aria-label={t('standings:receipt.order')}>
      <Group justify="space-between">
        <Text fw={600}>{t('standings:receipt.order')}</Text>
        <Button size="xs" variant="subtle" onClick={() => void order(ids, false)}>
          {t('standings:receipt.orderClear')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('standings:receipt.orderHint')}
      </Text>
      {equals.map(({ entrantId, name }, index) => (
        <Group
          key={entrantId}
          gap={4}
          wrap="nowrap"
          onKeyDown={(event) => {
            const step = moveStep(event);
            if (step !== undefined) move(index, step);
          }}
        >
          <MoveButtons
            up={{ label: t('standings:receipt.orderUp', { name }), possible: index > 0 }}
            down={{ label: t('standings:receipt.orderDown', { name }), possible: index < equals.length - 1 }}
            onMove={(step) => move(index, step)}
          />
          <Text ml="xs">{name}</Text>
        </Group>
      ))}
    </Stack>
  );
};
