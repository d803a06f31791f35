import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeText } from '../components/change-text.ts';
import { ariaKeys, useKeyNames } from '../components/shortcuts/key-names.ts';
import { useShortcut } from '../components/shortcuts/use-shortcut.ts';
import { useLive } from '../host/use-live.ts';
import classes from './shell.module.css';
import { useUndo } from './use-undo.ts';

/** Undo and redo over everything that was entered, across restarts. Ctrl+Z in a field with text stays the field's own. */
export const UndoButtons = () => {
  const { t } = useTranslation();
  const { data: status } = useLive((client) => client.store.status());
  const { undo, redo } = useUndo();
  useShortcut('undo', undo);
  useShortcut('redo', redo);
  const [undoKeys] = useKeyNames('undo');
  const [redoKeys] = useKeyNames('redo');
  const undoLabel = status?.undo ? t('undo.what', { what: changeText(t, status.undo) }) : t('undo.nothing');
  const redoLabel = status?.redo ? t('undo.whatRedo', { what: changeText(t, status.redo) }) : t('undo.nothingRedo');
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={t('undo.withKeys', { what: undoLabel, keys: undoKeys })}>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="gray"
          className={classes.quiet}
          aria-label={t('undo.undo')}
          aria-keyshortcuts={ariaKeys('undo')}
          disabled={!status?.undo}
          onClick={undo}
        >
          <IconArrowBackUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('undo.withKeys', { what: redoLabel, keys: redoKeys })}>
        <ActionIcon
          size="lg"
          variant="subtle"
          color="gray"
          className={classes.quiet}
          aria-label={t('undo.redo')}
          aria-keyshortcuts={ariaKeys('redo')}
          disabled={!status?.redo}
          onClick={redo}
        >
          <IconArrowForwardUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
};
