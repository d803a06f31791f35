import { Button, Group, List, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../host/use-live.ts';
import type { CodedError } from './error-text.ts';
import { errorText } from './error-text.ts';

type DoneNoticeProps = {
  readonly text: string;
  /** The change that can be taken back; absent where nothing can. */
  readonly undo: { readonly seq: number; readonly run: () => void; readonly onStale: () => void } | undefined;
};

/** What was done, with the way back beside it: instead of a question before. */
export const DoneNotice = ({ text, undo }: DoneNoticeProps) => {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" wrap="nowrap" gap="md">
      <Text size="sm">{text}</Text>
      {undo === undefined ? null : (
        <>
          <Button size="xs" variant="light" flex="none" onClick={undo.run}>
            {t('undo.undo')}
          </Button>
          <StaleWatch seq={undo.seq} onStale={undo.onStale} />
        </>
      )}
    </Group>
  );
};

/** A later change, here or in another window, makes the offer one that would be refused. */
const StaleWatch = ({ seq, onStale }: { readonly seq: number; readonly onStale: () => void }) => {
  const { data: status } = useLive((store) => store.store.status());
  const newest = useRef(onStale);
  newest.current = onStale;
  const stale = status !== undefined && status.seq > seq && status.undo?.seq !== seq;
  useEffect(() => {
    if (stale) newest.current();
  }, [stale]);
  return null;
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
