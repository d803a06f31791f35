import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CodedError, errorText } from './error-text.ts';

type ErrorListProps = { readonly title: string; readonly errors: readonly CodedError[] };

/** Everything that is wrong, at once, each with what and where. */
export const ErrorList = ({ title, errors }: ErrorListProps) => {
  const { t } = useTranslation();
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <List size="sm">
        {errors.map((error, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole and two errors may be alike
          <List.Item key={index}>{errorText(t, error)}</List.Item>
        ))}
      </List>
    </Alert>
  );
};
