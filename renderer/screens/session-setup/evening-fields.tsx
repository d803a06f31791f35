import { Grid, NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type SetupPartProps, SetupSection } from './setup-section.tsx';
import { defaultName } from './setup-values.ts';

/** Name, date and number of rounds. The name follows the date until somebody changes it. */
export const EveningFields = ({ form, disabled, autoFocus }: SetupPartProps & { readonly autoFocus: boolean }) => {
  const { t } = useTranslation();
  const setDate = (date: string): void => {
    if (form.values.name === defaultName(form.values.date)) form.setFieldValue('name', defaultName(date));
    form.setFieldValue('date', date);
  };
  return (
    <SetupSection title={t('sessions:setup.evening')}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 6 }}>
          <TextInput
            size="md"
            label={t('sessions:setup.name')}
            autoFocus={autoFocus}
            onFocus={(event) => event.currentTarget.select()}
            disabled={disabled}
            {...form.getInputProps('name')}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 6, md: 3 }}>
          <TextInput
            size="md"
            type="date"
            label={t('sessions:setup.date')}
            disabled={disabled}
            {...form.getInputProps('date')}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 3 }}>
          <NumberInput
            size="md"
            label={t('sessions:setup.rounds')}
            min={1}
            max={20}
            clampBehavior="none"
            allowDecimal={false}
            disabled={disabled}
            {...form.getInputProps('roundCount')}
          />
        </Grid.Col>
      </Grid>
    </SetupSection>
  );
};
