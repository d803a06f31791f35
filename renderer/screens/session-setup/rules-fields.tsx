import { Button, Group, List, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { RULESETS } from '../../../shared/scoring/rulesets/registry.ts';
import { ChoiceCards } from '../../components/choice-cards.tsx';
import { documentText, fillingsIn } from '../../components/clause-text.ts';
import { FillingsList } from '../../components/fillings-list.tsx';
import { OptionGroups } from './option-groups.tsx';
import { type SetupPartProps, SetupSection } from './setup-section.tsx';
import { changedOptions, presetOptions, rulesetOf } from './setup-values.ts';

type RulesFieldsProps = SetupPartProps & {
  /** Deals are entered in its terms: only its options can be put right. */
  readonly rulesetFixed: boolean;
};

/** The rule system, a named set of its options, and every single option below. */
export const RulesFields = ({ form, disabled, rulesetFixed }: RulesFieldsProps) => {
  const { t } = useTranslation();
  const ruleset = rulesetOf(form.values);
  const changed = changedOptions(ruleset, form.values);
  const takePreset = (preset: string): void => form.setValues({ preset, options: presetOptions(ruleset, preset) });
  const takeRuleset = (id: string): void => {
    const next = rulesetOf({ ruleset: id });
    const preset = next.presets[0]?.id ?? '';
    form.setValues({ ruleset: next.id, preset, options: presetOptions(next, preset) });
  };
  return (
    <SetupSection
      title={t('sessions:setup.rules')}
      hint={RULESETS.length > 1 ? undefined : t(`rules:${ruleset.id}.help`)}
    >
      {RULESETS.length > 1 ? (
        <ChoiceCards
          label={t('sessions:setup.ruleset')}
          withLabel
          value={ruleset.id}
          disabled={disabled || rulesetFixed}
          onChange={takeRuleset}
          choices={RULESETS.map(({ id }) => ({ value: id, label: t(`rules:${id}.name`), help: t(`rules:${id}.help`) }))}
        />
      ) : null}
      <ChoiceCards
        label={t('sessions:setup.preset')}
        withLabel
        columns={3}
        value={form.values.preset}
        disabled={disabled}
        onChange={takePreset}
        choices={ruleset.presets.map(({ id }) => ({
          value: id,
          label: t(`rules:${ruleset.id}.presets.${id}.name`),
          help: t(`rules:${ruleset.id}.presets.${id}.help`),
        }))}
      />
      <Group justify="space-between" mih={36}>
        <Text size="sm" c="dimmed">
          {changed.length === 0
            ? t('sessions:setup.noChanges')
            : t('sessions:setup.changes', { count: changed.length })}
        </Text>
        {changed.length === 0 || disabled ? null : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={() => takePreset(form.values.preset)}
          >
            {t('sessions:setup.resetAll')}
          </Button>
        )}
      </Group>
      <OptionGroups form={form} fields={ruleset.optionFields} changed={changed} disabled={disabled} />
      <Sources sources={ruleset.sources} />
      <FillingsList fillings={fillingsIn([...ruleset.optionFields, ...ruleset.patterns].map(({ source }) => source))} />
    </SetupSection>
  );
};

/** The documents that the options cite, under the names they are cited by. */
const Sources = ({ sources }: Pick<Ruleset, 'sources'>) => {
  const { t } = useTranslation();
  return (
    <List size="sm" c="dimmed" listStyleType="none" aria-label={t('sessions:setup.sources')}>
      {sources.map((source) => (
        <List.Item key={source.id}>{documentText(t, source)}</List.Item>
      ))}
    </List>
  );
};
