import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type ReasonFieldProps = { readonly value: string; readonly onChange: (reason: string) => void };

/** Why, for the history; nobody has to say. */
export const ReasonField = ({ value, onChange }: ReasonFieldProps) => {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('room:reason')}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
