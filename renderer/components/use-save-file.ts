import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import type { OutgoingFile, SaveOutcome } from '../host/host.ts';
import { useHost } from '../host/host-context.tsx';
import { errorText } from './error-text.ts';

/** Hands a file over and says where it went, or why it could not be written. Resolves to whether it was saved. */
export const useSaveFile = (): ((file: OutgoingFile) => Promise<boolean>) => {
  const { t } = useTranslation();
  const host = useHost();
  return async (file) => {
    const outcome: SaveOutcome = await host.saveFile(file);
    if (outcome.saved) {
      notifications.show({
        message:
          outcome.where === undefined
            ? t('files:saved.download', { name: file.suggestedName })
            : t('files:saved.path', { path: outcome.where }),
      });
      return true;
    }
    if (outcome.fault !== undefined) {
      notifications.show({
        color: 'red',
        autoClose: false,
        title: t('files:saved.failed'),
        message: errorText(t, outcome.fault),
      });
    }
    return false;
  };
};
