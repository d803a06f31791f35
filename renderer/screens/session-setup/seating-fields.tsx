import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ODD_FIELDS } from '../../../shared/records/records.ts';
import { SEATING_METHODS } from '../../../shared/records/seating.ts';
import { ChoiceCards } from '../../components/choice-cards.tsx';
import { type SetupPartProps, SetupSection } from './setup-section.tsx';

/** How rounds are seated, and what happens with people who are no multiple of four. */
export const SeatingFields = ({ form, disabled }: SetupPartProps) => {
  const { t } = useTranslation();
  const title = t('seating:setup.title');
  const odd = t('seating:setup.odd');
  return (
    <SetupSection title={title} hint={t('seating:setup.hint')}>
      <Stack gap="lg">
        <ChoiceCards
          label={title}
          value={form.values.seating}
          disabled={disabled}
          onChange={(value) => {
            const seating = SEATING_METHODS.find((known) => known === value);
            if (seating !== undefined) form.setFieldValue('seating', seating);
          }}
          choices={SEATING_METHODS.map((method) => ({
            value: method,
            label: t(`seating:setup.methods.${method}.label`),
            help: t(`seating:setup.methods.${method}.help`),
          }))}
        />
        <ChoiceCards
          label={odd}
          withLabel
          value={form.values.oddField}
          disabled={disabled}
          onChange={(value) => {
            const oddField = ODD_FIELDS.find((known) => known === value);
            if (oddField !== undefined) form.setFieldValue('oddField', oddField);
          }}
          choices={ODD_FIELDS.map((value) => ({
            value,
            label: t(`seating:setup.oddFields.${value}.label`),
            help: t(`seating:setup.oddFields.${value}.help`),
          }))}
        />
      </Stack>
    </SetupSection>
  );
};
