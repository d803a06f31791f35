import { ActionIcon, Badge, Group, NativeSelect, NumberInput, Stack, Switch, Text, Tooltip } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionField } from '../../../shared/scoring/options.ts';
import { clauseText } from '../../components/clause-text.ts';
import { useOptionText } from '../../components/use-option-text.ts';
import classes from './option-row.module.css';
import type { SetupFormType } from './setup-section.tsx';
import { presetOptions, rulesetOf } from './setup-values.ts';

type OptionRowProps = { readonly form: SetupFormType; readonly field: OptionField; readonly disabled: boolean };

/** One option: what it is, where the rule book says it, and whether it differs from the preset. */
export const OptionRow = ({ form, field, disabled }: OptionRowProps) => {
  const { t } = useTranslation();
  const ids = { label: useId(), help: useId() };
  const ruleset = rulesetOf(form.values);
  const text = useOptionText(ruleset.id);
  const { key, source } = field;
  const preset = presetOptions(ruleset, form.values.preset)[key];
  const changed = form.values.options[key] !== preset;
  const label = text.label(field);
  return (
    <div className={classes.row} data-changed={changed || undefined}>
      <Stack gap={0} flex={1} miw={0}>
        <Group gap="xs">
          <Text span fw={550} id={ids.label}>
            {label}
          </Text>
          {changed && preset !== undefined ? (
            <Badge variant="light">{t('sessions:setup.insteadOf', { value: text.value(field, preset) })}</Badge>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed" id={ids.help}>
          {text.help(field)}{' '}
          <span className={classes.source}>{t('rules:source', { clause: clauseText(t, source) })}</span>
        </Text>
      </Stack>
      <Group gap="xs" wrap="nowrap" className={classes.control}>
        {changed && !disabled && preset !== undefined ? (
          <Tooltip label={t('sessions:setup.reset')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('sessions:setup.resetOption', { option: label })}
              onClick={() => form.setFieldValue(`options.${key}`, preset)}
            >
              <IconRestore size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ) : null}
        <OptionControl form={form} field={field} disabled={disabled} labelId={ids.label} helpId={ids.help} />
      </Group>
    </div>
  );
};

type OptionControlProps = OptionRowProps & { readonly labelId: string; readonly helpId: string };

const OptionControl = ({ form, field, disabled, labelId, helpId }: OptionControlProps) => {
  const text = useOptionText(rulesetOf(form.values).id);
  const path = `options.${field.key}`;
  const common = { disabled, 'aria-labelledby': labelId, 'aria-describedby': helpId };
  switch (field.kind) {
    case 'boolean':
      return <Switch size="md" {...common} {...form.getInputProps(path, { type: 'checkbox' })} />;
    case 'integer':
      return (
        <NumberInput
          w={150}
          min={field.min}
          max={field.max}
          clampBehavior="none"
          allowDecimal={false}
          {...common}
          {...form.getInputProps(path)}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          w={260}
          data={field.choices.map((choice) => ({ value: choice, label: text.value(field, choice) }))}
          {...common}
          {...form.getInputProps(path)}
        />
      );
    default:
      return field satisfies never;
  }
};
