import { ActionIcon, Tooltip } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ariaKeys, useKeyNames } from '../../components/shortcuts/key-names.ts';
import { useLiveShortcuts } from '../../components/shortcuts/live-shortcuts.ts';

/** Opens the overview of all keys. Where the window is narrow the palette has it, and nobody with fingers misses it. */
export const KeysButton = () => {
  const { t } = useTranslation();
  const open = useLiveShortcuts().get('keys');
  const [key] = useKeyNames('keys');
  return (
    <Tooltip label={t('undo.withKeys', { what: t('keys:title'), keys: key })}>
      <ActionIcon
        size="lg"
        variant="subtle"
        color="gray"
        visibleFrom="lg"
        aria-label={t('keys:title')}
        aria-keyshortcuts={ariaKeys('keys')}
        onClick={open}
      >
        <IconKeyboard size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
};
