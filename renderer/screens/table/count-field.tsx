import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Entry } from './use-entry.ts';

type CountFieldProps = { readonly entry: Entry; readonly field: 'tilesLeft' | 'replacements' };

/** A number that only some rules ask for. Enter records, as in every field. */
export const CountField = ({ entry, field }: CountFieldProps) => {
  const { t } = useTranslation();
  return (
    <TextInput
      w={150}
      label={t(`table:count.${field}`)}
      inputMode="numeric"
      autoComplete="off"
      value={entry.draft[field]}
      onChange={(event) => entry.dispatch({ type: 'field', field, text: event.currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        entry.submit();
      }}
    />
  );
};
