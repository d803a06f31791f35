import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import classes from './palette.module.css';
import { useOpenPalette } from './palette-opening.tsx';

/** The way to everything, with its key. */
export const PaletteButton = () => {
  const { t } = useTranslation();
  const open = useOpenPalette();
  return (
    <Button
      variant="default"
      px="sm"
      className={classes.button}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={<Shortcut of="palette" />}
      aria-label={t('palette.openLabel')}
      aria-keyshortcuts={ariaKeys('palette')}
      onClick={open}
    >
      <span className={classes.word}>{t('palette.open')}</span>
    </Button>
  );
};
