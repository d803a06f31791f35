import { Button, Divider, List, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconDeviceFloppy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkAnchor } from '../../components/links.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { rankingWords } from '../../components/tie-break-text.ts';
import { useOptionText } from '../../components/use-option-text.ts';
import { changedOptions, defaultName, rulesetOf, type SetupValues } from './setup-values.ts';

type SetupSummaryProps = {
  readonly values: SetupValues;
  readonly isNew: boolean;
  readonly saving: boolean;
  readonly disabled: boolean;
};

/** What the fields come to, in words, and the button that takes it. */
export const SetupSummary = ({ values, isNew, saving, disabled }: SetupSummaryProps) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useShortcut('saveSetup', () => button.current?.click());
  const { name, date, roundCount, endingKind, windCount, dealCount, minuteCount, lastDeal, ranking, tieBreaks } =
    values;
  return (
    <Paper withBorder p="lg" pos="sticky" top={128} component="section" aria-label={t('sessions:setup.summary')}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3" lineClamp={3}>
            {name.trim() === '' ? t('sessions:setup.noName') : name}
          </Title>
          <Text c="dimmed" size="sm">
            {name === defaultName(date) ? '' : defaultName(date)}
          </Text>
        </div>
        <Text>{t('sessions:setup.words.rounds', { count: Number(roundCount) || 0 })}</Text>
        <Text>
          {t(`sessions:setup.words.${endingKind}`, {
            count: Number({ deals: dealCount, minutes: minuteCount, winds: windCount, open: 0 }[endingKind]) || 0,
            least: 4 * (Number(windCount) || 0),
          })}
          {endingKind === 'minutes' ? ` ${t(`sessions:setup.words.${lastDeal}`)}` : null}
        </Text>
        <Text>{t('sessions:setup.words.ranked', { ranking: rankingWords(t, { ranking, tieBreaks }) })}</Text>
        <Text>{t(`seating:setup.words.${values.seating}`)}</Text>
        {values.oddField === 'three' ? <Text>{t('seating:setup.words.three')}</Text> : null}
        <Divider />
        <ProfileWords values={values} />
        {isNew ? null : <RuleCardLink values={values} />}
        <Divider />
        <Button
          ref={button}
          type="submit"
          size="md"
          loading={saving}
          disabled={disabled}
          leftSection={isNew ? null : <IconDeviceFloppy size={18} aria-hidden />}
          rightSection={isNew ? <IconArrowRight size={18} aria-hidden /> : <Shortcut of="saveSetup" onFill />}
          aria-keyshortcuts={ariaKeys('saveSetup')}
        >
          {t(isNew ? 'sessions:setup.create' : 'action.save')}
        </Button>
      </Stack>
    </Paper>
  );
};

/** The profile on one page for the wall. Not offered for a session still being made: leaving would lose what was typed. */
const RuleCardLink = ({ values: { ruleset, preset, options }, values }: { readonly values: SetupValues }) => {
  const { t } = useTranslation();
  const changed = changedOptions(rulesetOf(values), values);
  const changes = JSON.stringify(Object.fromEntries(changed.map((key) => [key, options[key]])));
  return (
    <LinkAnchor size="sm" to="/print/rules" search={{ ruleset, preset, changes }}>
      {t('sessions:setup.card')}
    </LinkAnchor>
  );
};

/** The rule profile as a sentence, with every option that differs from its preset. */
const ProfileWords = ({ values }: { readonly values: SetupValues }) => {
  const { t } = useTranslation();
  const ruleset = rulesetOf(values);
  const text = useOptionText(ruleset.id);
  const changed = changedOptions(ruleset, values);
  const known = ruleset.presets.some(({ id }) => id === values.preset);
  return (
    <Stack gap={4}>
      <Text fw={600}>{t(`rules:${ruleset.id}.name`)}</Text>
      {known ? (
        <Text size="sm">
          {t('labelled', {
            label: t(`rules:${ruleset.id}.presets.${values.preset}.name`),
            value: t(`rules:${ruleset.id}.presets.${values.preset}.help`),
          })}
        </Text>
      ) : null}
      {changed.length === 0 ? null : (
        <>
          <Text size="sm">{t('sessions:setup.changes', { count: changed.length })}</Text>
          <List size="sm" data-testid="changed-options">
            {ruleset.optionFields
              .filter(({ key }) => changed.includes(key))
              .map((field) => (
                <List.Item key={field.key}>
                  {t('sessions:setup.words.option', {
                    option: text.label(field),
                    value: text.value(field, values.options[field.key] ?? ''),
                  })}
                </List.Item>
              ))}
          </List>
        </>
      )}
    </Stack>
  );
};
