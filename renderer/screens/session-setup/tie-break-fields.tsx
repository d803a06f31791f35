import { Button, CloseButton, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TIE_BREAKS } from '../../../shared/records/records.ts';
import type { TieBreak } from '../../../shared/session/standing.ts';
import { MoveButtons } from '../../components/move-buttons.tsx';
import { moveItem, moveStep } from '../../components/move-keys.ts';
import { tieBreakName } from '../../components/tie-break-text.ts';
import { type SetupPartProps, SetupSection } from './setup-section.tsx';

/** What decides between equals, one after the other; a name is moved, taken out or added. */
export const TieBreakFields = ({ form, disabled }: SetupPartProps) => {
  const { t } = useTranslation();
  const { tieBreaks, ranking } = form.values;
  const set = (next: readonly TieBreak[]) => form.setFieldValue('tieBreaks', next);
  const left = TIE_BREAKS.filter((tieBreak) => !tieBreaks.includes(tieBreak));
  return (
    <SetupSection title={t('sessions:setup.tieBreaks.title')} hint={t('sessions:setup.tieBreaks.hint')}>
      <Stack gap="xs" component="ol" m={0} p={0} style={{ listStyle: 'none' }} data-testid="tie-breaks">
        {tieBreaks.map((tieBreak, index) => {
          const name = tieBreakName(t, tieBreak, ranking);
          const move = (step: -1 | 1) => set(moveItem(tieBreaks, index, step));
          return (
            <Paper
              key={tieBreak}
              component="li"
              withBorder
              px="md"
              py="xs"
              onKeyDown={(event) => {
                const step = disabled ? undefined : moveStep(event);
                if (step !== undefined) move(step);
              }}
            >
              <Group justify="space-between" wrap="nowrap">
                <div>
                  <Text fw={600}>{t('sessions:setup.tieBreaks.item', { number: index + 1, name })}</Text>
                  <Text size="sm" c="dimmed">
                    {t(`sessions:setup.tieBreaks.help.${tieBreak}`)}
                  </Text>
                </div>
                {disabled ? null : (
                  <Group gap={4} wrap="nowrap">
                    <MoveButtons
                      up={{ label: t('sessions:setup.tieBreaks.up', { name }), possible: index > 0 }}
                      down={{
                        label: t('sessions:setup.tieBreaks.down', { name }),
                        possible: index < tieBreaks.length - 1,
                      }}
                      onMove={move}
                    />
                    <CloseButton
                      size="lg"
                      aria-label={t('sessions:setup.tieBreaks.remove', { name })}
                      onClick={() => set(tieBreaks.filter((other) => other !== tieBreak))}
                    />
                  </Group>
                )}
              </Group>
            </Paper>
          );
        })}
      </Stack>
      <Text size="sm">{t(`sessions:setup.tieBreaks.${tieBreaks.length === 0 ? 'none' : 'last'}`)}</Text>
      {disabled || left.length === 0 ? null : (
        <Group gap="xs" component="section" aria-label={t('sessions:setup.tieBreaks.add')}>
          {left.map((tieBreak) => (
            <Button
              key={tieBreak}
              size="sm"
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => set([...tieBreaks, tieBreak])}
            >
              {tieBreakName(t, tieBreak, ranking)}
            </Button>
          ))}
        </Group>
      )}
    </SetupSection>
  );
};
