import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readBackup } from '../../../shared/records/backup.ts';
import { storeErrors } from '../../components/store-errors.ts';
import { useHost } from '../../host/host-context.tsx';
import { useStore, useStoreProblem } from '../../host/store-context.tsx';
import { type RestoreState, setRestoreState } from './restore-state.ts';

type Restorer = {
  /** Asks for a file, checks it and shows what it holds; changes nothing. */
  readonly choose: () => void;
  /** Replaces everything by the backup on show. */
  readonly restore: (preview: Extract<RestoreState, { step: 'preview' }>) => void;
  /** Puts back what the last restore replaced. */
  readonly putBack: (replaced: string) => void;
  readonly busy: boolean;
};

/** The steps of a restore. A refusal at any of them leaves the records as they were. */
export const useRestore = (): Restorer => {
  const { t } = useTranslation();
  const { openFile, journal } = useHost();
  const store = useStore();
  const unreadable = useStoreProblem() === 'database-unreadable';
  const [busy, setBusy] = useState(false);

  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };

  const choose = async (): Promise<void> => {
    const file = await openFile('backup');
    if (file === undefined) return;
    // Not `fatal`: a file cut off within a letter is truncated, and `readBackup` says so better than a decoder can.
    const text = new TextDecoder().decode(file.bytes);
    const read = readBackup(text);
    setRestoreState(
      read.ok
        ? { step: 'preview', name: file.name, text, backup: read.value }
        : { step: 'refused', name: file.name, errors: read.errors },
    );
  };

  const replace = async (name: string, text: string): Promise<string | undefined> => {
    const copy = await journal?.snapshot({ reason: 'restore' });
    if (copy?.ok === false) {
      setRestoreState({ step: 'refused', name, errors: [{ code: 'no-safety-copy' }, ...copy.errors] });
      return undefined;
    }
    try {
      return (await store.store.restore({ text })).replaced;
    } catch (error) {
      setRestoreState({ step: 'refused', name, errors: storeErrors(error) });
      return undefined;
    }
  };

  return {
    choose: () => void during(choose),
    restore: ({ name, text }) =>
      void during(async () => {
        const replaced = await replace(name, text);
        if (replaced === undefined) return;
        // What could not be opened is not in it, unless it could be opened in the end.
        const nothing = unreadable && isEmptyBackup(replaced);
        setRestoreState(nothing ? { step: 'idle' } : { step: 'done', replaced });
        if (nothing) notifications.show({ message: t('files:restore.doneTitle') });
      }),
    putBack: (replaced) =>
      void during(async () => {
        if ((await replace(t('files:restore.replacedName'), replaced)) === undefined) return;
        setRestoreState({ step: 'idle' });
        notifications.show({ message: t('files:restore.undone') });
      }),
    busy,
  };
};

const isEmptyBackup = (text: string): boolean => {
  const read = readBackup(text);
  return read.ok && read.value.seq === 0;
};
