import { Badge, Button, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { WINDS } from '../../../shared/tiles/tile.ts';
import { OptionsDrawer } from './options-drawer.tsx';
import classes from './scorer.module.css';
import { documentRules } from './scorer-state.ts';
import type { Scorer } from './use-scorer.ts';

/** By which rules, and in which round. */
export const RulesBar = ({ scorer }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const { state, set, ruleset } = scorer;
  const [open, setOpen] = useState(false);
  const changed = Object.keys(state.changes).length;
  return (
    <section className={classes.card} aria-label={t('scorer:rules.title')}>
      <div className={classes.bar}>
        <NativeSelect
          label={t('scorer:rules.system')}
          value={ruleset.id}
          data={RULESETS.map(({ id }) => ({ value: id, label: t(`rules:${id}.name`) }))}
          onChange={(event) => set(documentRules(event.currentTarget.value))}
        />
        <NativeSelect
          label={t('scorer:rules.preset')}
          value={state.preset}
          data={ruleset.presets.map(({ id }) => ({ value: id, label: t(`rules:${ruleset.id}.presets.${id}.name`) }))}
          onChange={(event) => set({ preset: event.currentTarget.value, changes: {} })}
        />
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          rightSection={changed === 0 ? undefined : <Badge>{t('scorer:rules.changed', { count: changed })}</Badge>}
          onClick={() => setOpen(true)}
        >
          {t('scorer:rules.options')}
        </Button>
        <Stack gap={4}>
          <Text id="prevailing" size="sm" fw={550}>
            {t('scorer:rules.prevailing')}
          </Text>
          <SegmentedControl
            aria-labelledby="prevailing"
            value={state.prevailingWind}
            onChange={(value) => set({ prevailingWind: WINDS.find((wind) => wind === value) ?? 'E' })}
            data={WINDS.map((wind) => ({ value: wind, label: t(`wind.${wind}`) }))}
          />
        </Stack>
      </div>
      <OptionsDrawer scorer={scorer} opened={open} onClose={() => setOpen(false)} />
    </section>
  );
};
