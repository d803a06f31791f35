import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from './shortcut.tsx';
import { ariaKeys } from './shortcuts/key-names.ts';
import { useShortcut } from './shortcuts/use-shortcut.ts';

type FindFieldProps = { readonly query: string; readonly onQuery: (query: string) => void };

/** Leaves only the names that hold what is typed; Escape shows all again. */
export const FindField = ({ query, onQuery }: FindFieldProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useShortcut('find', () => field.current?.focus());
  return (
    <TextInput
      ref={field}
      w={230}
      flex="none"
      aria-label={t('action.findName')}
      aria-keyshortcuts={ariaKeys('find')}
      placeholder={t('action.findName')}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={<Shortcut of="find" />}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onQuery('');
      }}
    />
  );
};
