import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PlannerState } from '../../planner/use-planner.ts';

type WorkingPanelProps = {
  readonly state: Extract<PlannerState, { kind: 'working' }>;
  readonly onStop: (how: 'keep' | 'drop') => void;
};

/** How far the search is, what it has found, and the two ways out of it. */
export const WorkingPanel = ({ state: { share, best }, onStop }: WorkingPanelProps) => {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('seating:working.title')} aria-busy>
      <Stack gap="sm">
        <Title order={2}>{t('seating:working.title')}</Title>
        <Progress
          value={percent}
          size="lg"
          aria-label={t('seating:working.progress')}
          animated={best === undefined}
          transitionDuration={200}
        />
        <Text aria-live="polite" data-testid="search-best">
          {best === undefined
            ? t('seating:working.first')
            : t('seating:working.best', {
                repeats: best.certificate.metrics.repeats.value,
                least: best.certificate.metrics.repeats.bound,
              })}
        </Text>
        <Group>
          <Button disabled={best === undefined} variant="light" onClick={() => onStop('keep')}>
            {t('seating:working.keep')}
          </Button>
          <Button variant="default" onClick={() => onStop('drop')} autoFocus>
            {t('action.cancel')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
};
