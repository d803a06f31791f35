import { Accordion, Badge, Button, Drawer, Group, NativeSelect, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OPTION_GROUPS, type OptionField, type OptionGroup } from '../../../shared/scoring/options.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { useOptionText } from '../../components/use-option-text.ts';
import { withOption } from './scorer-state.ts';
import type { Scorer } from './use-scorer.ts';

type DrawerProps = { readonly scorer: Scorer; readonly opened: boolean; readonly onClose: () => void };

/** Every option of the rule system; what differs from the preset is marked and can be put back. */
export const OptionsDrawer = ({ scorer, opened, onClose }: DrawerProps) => {
  const { t } = useTranslation();
  const { ruleset, state, set, options } = scorer;
  const parsed = ruleset.parseOptions(options);
  const ofGroup = (group: OptionGroup) => ruleset.optionFields.filter((field) => field.group === group);
  const groups = OPTION_GROUPS.filter((group) => ofGroup(group).length > 0);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={t('scorer:rules.optionsOf', { system: t(`rules:${ruleset.id}.name`) })}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md">
        {parsed.ok ? null : <ErrorList title={t('scorer:rules.wrong')} errors={parsed.errors} />}
        <Group justify="space-between" mih={36}>
          <Text size="sm">{t('scorer:rules.changes', { count: Object.keys(state.changes).length })}</Text>
          {Object.keys(state.changes).length === 0 ? null : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRestore size={16} aria-hidden />}
              onClick={() => set({ changes: {} })}
            >
              {t('scorer:rules.reset')}
            </Button>
          )}
        </Group>
        <Accordion variant="contained" multiple order={3} keepMounted={false} defaultValue={groups.slice(0, 1)}>
          {groups.map((group) => (
            <Accordion.Item key={group} value={group}>
              <Accordion.Control>
                <Text span fw={600}>
                  {t(`rules:groups.${group}`)}
                </Text>
              </Accordion.Control>
              <Accordion.Panel>
                <Stack gap="md">
                  {ofGroup(group).map((field) => (
                    <OptionInput key={field.key} field={field} scorer={scorer} />
                  ))}
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      </Stack>
    </Drawer>
  );
};

const OptionInput = ({ field, scorer }: { readonly field: OptionField; readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const { state, set, ruleset, options } = scorer;
  const text = useOptionText(ruleset.id);
  const value = options[field.key];
  const changed = field.key in state.changes;
  const common = {
    label: (
      <Group component="span" gap="xs">
        {text.label(field)}
        {changed ? <Badge variant="light">{t('scorer:rules.isChanged')}</Badge> : null}
      </Group>
    ),
    description: text.help(field),
  };
  const take = (next: boolean | number | string) => set(withOption(state, field.key, next));
  switch (field.kind) {
    case 'boolean':
      return <Switch {...common} checked={value === true} onChange={(event) => take(event.currentTarget.checked)} />;
    case 'integer':
      return (
        <NumberInput
          {...common}
          maw={360}
          min={field.min}
          max={field.max}
          clampBehavior="blur"
          allowDecimal={false}
          value={typeof value === 'number' ? value : field.default}
          onChange={(next) => (typeof next === 'number' ? take(next) : undefined)}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...common}
          maw={420}
          value={String(value)}
          data={field.choices.map((choice) => ({ value: choice, label: text.value(field, choice) }))}
          onChange={(event) => take(event.currentTarget.value)}
        />
      );
    default:
      return field satisfies never;
  }
};
