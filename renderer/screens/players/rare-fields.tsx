import { NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { PlayerValues } from './player-values.ts';

/** The fields that few clubs need. */
export const RareFields = ({ form }: { readonly form: UseFormReturnType<PlayerValues> }) => {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <SimpleGrid cols={2}>
        <TextInput label={t('players:field.country')} {...form.getInputProps('country')} />
        <TextInput label={t('players:field.emaNo')} {...form.getInputProps('emaNo')} />
      </SimpleGrid>
      <TextInput label={t('players:field.email')} type="text" inputMode="email" {...form.getInputProps('email')} />
      <SimpleGrid cols={2}>
        <TextInput
          label={t('players:field.avoidGroup')}
          description={t('players:avoidHint')}
          {...form.getInputProps('avoidGroup')}
        />
        <TextInput
          label={t('players:field.forbidGroup')}
          description={t('players:forbidHint')}
          {...form.getInputProps('forbidGroup')}
        />
      </SimpleGrid>
      <NumberInput
        label={t('players:field.fixedTable')}
        description={t('players:fixedTableHint')}
        w={220}
        min={1}
        clampBehavior="none"
        allowDecimal={false}
        {...form.getInputProps('fixedTable')}
      />
    </Stack>
  );
};
