import { List } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** What this program decided where the documents are silent, under the numbers by which it is cited. Nothing for none. */
export const FillingsList = ({ fillings }: { readonly fillings: readonly number[] }) => {
  const { t } = useTranslation();
  if (fillings.length === 0) return null;
  return (
    <List size="sm" c="dimmed" listStyleType="none" spacing={4} aria-label={t('rules:fillings')}>
      {fillings.map((number) => (
        <List.Item key={number}>
          {t('rules:fillingText', {
            number,
            title: t(`fillings:${number}.title`),
            text: t(`fillings:${number}.text`),
          })}
        </List.Item>
      ))}
    </List>
  );
};
