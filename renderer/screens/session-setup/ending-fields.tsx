import { Group, NumberInput, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../components/choice-cards.tsx';
import { type SetupPartProps, SetupSection } from './setup-section.tsx';
import { ENDING_KINDS } from './setup-values.ts';

const LEAST = { winds: 1, deals: 1, minutes: 5 } as const;
const MOST = { winds: 4, deals: 64, minutes: 600 } as const;
const FIELDS = { winds: 'windCount', deals: 'dealCount', minutes: 'minuteCount' } as const;
const LASTS = ['finish-deal', 'one-more-deal'] as const;

/** When a table's round is over. */
export const EndingFields = ({ form, disabled }: SetupPartProps) => {
  const { t } = useTranslation();
  const title = t('sessions:setup.ending');
  const count = (kind: keyof typeof FIELDS) => (
    <NumberInput
      mt="xs"
      w={180}
      label={t(`sessions:setup.endings.${kind}.count`)}
      min={LEAST[kind]}
      max={MOST[kind]}
      clampBehavior="none"
      allowDecimal={false}
      disabled={disabled}
      {...form.getInputProps(FIELDS[kind])}
    />
  );
  const last = (
    <Radio.Group
      mt="xs"
      label={t('sessions:setup.endings.minutes.last')}
      value={form.values.lastDeal}
      onChange={(value) => {
        const next = LASTS.find((known) => known === value);
        if (next !== undefined) form.setFieldValue('lastDeal', next);
      }}
    >
      <Group mt={6}>
        {LASTS.map((value) => (
          <Radio
            key={value}
            value={value}
            disabled={disabled}
            label={t(`sessions:setup.endings.minutes.lasts.${value}`)}
          />
        ))}
      </Group>
    </Radio.Group>
  );
  const details = {
    winds: count('winds'),
    deals: count('deals'),
    minutes: (
      <Group align="flex-start" gap="xl">
        {count('minutes')}
        {last}
      </Group>
    ),
    open: undefined,
  };
  return (
    <SetupSection title={title} hint={t('sessions:setup.endingHint')}>
      <ChoiceCards
        label={title}
        columns={2}
        value={form.values.endingKind}
        disabled={disabled}
        onChange={(value) => {
          const kind = ENDING_KINDS.find((known) => known === value);
          if (kind !== undefined) form.setFieldValue('endingKind', kind);
        }}
        choices={ENDING_KINDS.map((kind) => ({
          value: kind,
          label: t(`sessions:setup.endings.${kind}.label`),
          help: t(`sessions:setup.endings.${kind}.help`),
          detail: details[kind],
        }))}
      />
    </SetupSection>
  );
};
