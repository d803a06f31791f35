import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from '../../components/choice-cards.tsx';
import { type SetupPartProps, SetupSection } from './setup-section.tsx';
import { ENDING_KINDS } from './setup-values.ts';

const MOST = { winds: 4, deals: 64 } as const;
const FIELDS = { winds: 'windCount', deals: 'dealCount' } as const;

/** When a table's round is over. */
export const EndingFields = ({ form, disabled }: SetupPartProps) => {
  const { t } = useTranslation();
  const title = t('sessions:setup.ending');
  const count = (kind: 'winds' | 'deals') => (
    <NumberInput
      mt="xs"
      w={180}
      label={t(`sessions:setup.endings.${kind}.count`)}
      min={1}
      max={MOST[kind]}
      clampBehavior="none"
      allowDecimal={false}
      disabled={disabled}
      {...form.getInputProps(FIELDS[kind])}
    />
  );
  return (
    <SetupSection title={title} hint={t('sessions:setup.endingHint')}>
      <ChoiceCards
        label={title}
        columns={3}
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
          detail: kind === 'open' ? undefined : count(kind),
        }))}
      />
    </SetupSection>
  );
};
