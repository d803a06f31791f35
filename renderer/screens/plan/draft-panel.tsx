import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../components/error-text.ts';
import { figuresText } from '../../components/figures-text.ts';
import { namedFaults, type ScheduleFigures } from '../../components/plan-rounds.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { ChangedCards } from './changed-cards.tsx';
import type { PlanDraft, PlanScope } from './draft.ts';
import type { PlanWork } from './use-plan-draft.ts';

type DraftPanelProps = {
  readonly draft: PlanDraft;
  /** Of the seated and the planned rounds together. */
  readonly figures: ScheduleFigures;
  readonly work: PlanWork;
  readonly scope: PlanScope;
  readonly nameOf: (id: string) => string;
};

/** A plan that is not kept yet: what it changes, and the decision. What was played is never part of it. */
export const DraftPanel = ({
  draft: { origin, plan, changed, warnings },
  figures,
  work,
  scope,
  nameOf,
}: DraftPanelProps) => {
  const { t } = useTranslation();
  useShortcut('keepPlan', () => void work.keep());
  const anew = () => work.make(scope, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('seating:draft.title')} data-testid="draft">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2}>{t('seating:draft.title')}</Title>
            <Text c="dimmed">{t(`seating:draft.${origin}`, { count: plan.rounds.length })}</Text>
            <Text data-testid="draft-figures">{figuresText(t, figures)}</Text>
            {figures.forbidsKept ? null : <Text fw={650}>{t('seating:certificate.forbidsBroken')}</Text>}
            {namedFaults(warnings, nameOf).map((warning) => (
              <Text key={errorText(t, warning)} size="sm">
                {errorText(t, warning)}
              </Text>
            ))}
            {plan.complete ? null : <Text fw={600}>{t('seating:draft.incomplete')}</Text>}
          </div>
          <Group>
            <Button variant="default" onClick={work.discard}>
              {t('seating:draft.discard')}
            </Button>
            {origin === 'made' ? (
              <Button variant="default" onClick={anew}>
                {t('seating:draft.anew')}
              </Button>
            ) : null}
            <Button
              autoFocus
              loading={work.keeping}
              leftSection={<IconCheck size={18} aria-hidden />}
              rightSection={<Shortcut of="keepPlan" onFill />}
              aria-keyshortcuts={ariaKeys('keepPlan')}
              onClick={() => void work.keep()}
            >
              {t('seating:draft.keep')}
            </Button>
          </Group>
        </Group>
        {changed.length > 0 ? <ChangedCards changed={changed} nameOf={nameOf} /> : null}
      </Stack>
    </Paper>
  );
};
