import { Button } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../../components/shortcut.tsx';
import classes from './palette.module.css';
import { useOpenPalette } from './palette-opening.tsx';

/** The way to everything, with its key. */
export const PaletteButton = () => {
  const { t } = useTranslation();
  const open = useOpenPalette();
  const os = useOs();
  return (
    <Button
      variant="default"
      px="sm"
      className={classes.button}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={<Shortcut keys={t(os === 'macos' ? 'palette.macKeys' : 'palette.keys')} />}
      aria-label={t('palette.openLabel')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      <span className={classes.word}>{t('palette.open')}</span>
    </Button>
  );
};
