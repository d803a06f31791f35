import { Button, Group, List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CodedError } from './error-text.ts';
import { errorText } from './error-text.ts';

type DoneNoticeProps = {
  readonly text: string;
  /** Takes the command back; absent where nothing can be taken back. */
  readonly onUndo: (() => void) | undefined;
};

/** What was done, with the way back beside it: instead of a question before. */
export const DoneNotice = ({ text, onUndo }: DoneNoticeProps) => {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap" gap="md">
      <Text size="sm">{text}</Text>
      {onUndo === undefined ? null : (
        <Button size="xs" variant="light" onClick={onUndo}>
          {t('undo.undo')}
        </Button>
      )}
    </Group>
  );
};

/** What was refused and why, as the body of a notification. */
export const RefusedNotice = ({ errors }: { readonly errors: readonly CodedError[] }) => {
  const { t } = useTranslation();
  if (errors.length === 1 && errors[0] !== undefined) return <Text size="sm">{errorText(t, errors[0])}</Text>;
  return (
    <List size="sm">
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes and two errors may be alike
        <List.Item key={index}>{errorText(t, error)}</List.Item>
      ))}
    </List>
  );
};
