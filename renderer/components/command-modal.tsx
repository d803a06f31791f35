import { Button, Group, Modal, type ModalProps, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreClient } from '../host/store-connection.ts';
import { ErrorList } from './error-list.tsx';
import { useCommand } from './run-command.ts';
import { useDocumentMark } from './use-document-mark.ts';

type CommandModalProps = Pick<ModalProps, 'size'> & {
  readonly title: string;
  /** What the button that sends it is called. */
  readonly action: string;
  /** It cannot be taken back. Once it is on its way, the dialog stays: closed, it would seem to be called off. */
  readonly final?: boolean;
  /** Undefined while something that it needs is missing. */
  readonly command: ((store: StoreClient) => Promise<unknown>) | undefined;
  /** Said when it worked. */
  readonly done: string;
  readonly onClose: () => void;
  /** What follows when it worked, where that is more than closing. */
  readonly onDone?: () => void;
  readonly children: ReactNode;
};

/** A dialog that asks what one command needs, sends it, and stays open with the reasons when it is refused. */
export const CommandModal = ({
  title,
  action,
  final = false,
  command,
  done,
  onClose,
  onDone = onClose,
  children,
  ...modal
}: CommandModalProps) => {
  const { t } = useTranslation();
  const { run, running, errors } = useCommand({ refusals: 'list' });
  useDocumentMark('overNotices');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (command === undefined) return;
    const answer = await run(command, { done });
    if (answer !== undefined) onDone();
  };
  const underWay = final && running;
  return (
    <Modal
      opened
      onClose={underWay ? () => {} : onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close'), disabled: underWay }}
      {...modal}
    >
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="md">
          {children}
          {errors.length === 0 ? null : <ErrorList title={t('room:refused')} errors={errors} />}
          <Group justify="flex-end">
            <Button variant="default" disabled={underWay} onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              type="submit"
              {...(final ? { color: 'red' } : {})}
              loading={running}
              disabled={command === undefined}
            >
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
