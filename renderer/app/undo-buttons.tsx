import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  const { undo: lastDone, redo: lastUndone } = status ?? {};
  return (
    <Group gap={4} wrap="nowrap">
      <WayButton
        way="undo"
        what={lastDone ? t('undo.what', { what: changeText(t, lastDone) }) : t('undo.nothing')}
        disabled={!lastDone}
        icon={<IconArrowBackUp size={20} aria-hidden />}
        onClick={undo}
      />
      <WayButton
        way="redo"
        what={lastUndone ? t('undo.whatRedo', { what: changeText(t, lastUndone) }) : t('undo.nothingRedo')}
        disabled={!lastUndone}
        icon={<IconArrowForwardUp size={20} aria-hidden />}
        onClick={redo}
      />
    </Group>
  );
};

type WayButtonProps = {
  readonly way: 'undo' | 'redo';
  /** What it takes back or brings back. */
  readonly what: string;
  readonly disabled: boolean;
  readonly icon: ReactNode;
  readonly onClick: () => void;
};

const WayButton = ({ way, what, disabled, icon, onClick }: WayButtonProps) => {
  const { t } = useTranslation();
  const [keys] = useKeyNames(way);
  return (
    <Tooltip label={t('undo.withKeys', { what, keys })}>
      <ActionIcon
        size="lg"
        variant="subtle"
        color="gray"
        className={classes.quiet}
        aria-label={t(`undo.${way}`)}
        aria-keyshortcuts={ariaKeys(way)}
        disabled={disabled}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
};
