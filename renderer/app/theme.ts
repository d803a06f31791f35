import { createTheme, type MantineColorsTuple } from '@mantine/core';
import i18next from 'i18next';
import { takePlainDigits } from '../components/plain-digits.ts';

/** The green of an old mahjong mat; index 8 carries white text at more than 4.5 : 1. */
const jade: MantineColorsTuple = [
  '#eaf7f1',
  '#d6ece1',
  '#abd8c3',
  '#7dc4a3',
  '#57b388',
  '#3fa877',
  '#31a26d',
  '#218c5b',
  '#136f47',
  '#075a38',
];

/** The greys of a dim room, with a trace of the mat's green, so that cards, fields and header belong together. */
const dark: MantineColorsTuple = [
  '#e1e7e4',
  '#c3cdc8',
  '#a3afa8',
  '#7d8883',
  '#434b4c',
  '#343b3c',
  '#262c2d',
  '#1d2122',
  '#16191a',
  '#101314',
];

export const theme = createTheme({
  primaryColor: 'jade',
  primaryShade: { light: 8, dark: 8 },
  colors: { jade, dark },
  fontFamily: "'Inter Variable', 'Noto Sans SC Variable', system-ui, sans-serif",
  // One step larger than Mantine's own: the desk is read by older eyes, often from arm's length.
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.75rem' }, h2: { fontSize: '1.3125rem' }, h3: { fontSize: '1.125rem' } },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    // Titles in the colour of their alert fall below 4.5 : 1 on its tint; the icon carries the colour.
    Alert: { styles: { title: { color: 'light-dark(#000, #fff)' } } },
    // Never cut: what a badge says is a word.
    Badge: { defaultProps: { tt: 'none', fw: 600, miw: 'max-content' } },
    // The header of a dialog lies in the page's body and would count as a second banner of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    ModalTitle: { defaultProps: { fz: 'xl', fw: 650 } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    DrawerTitle: { defaultProps: { fz: 'xl', fw: 650 } },
    NumberInput: { defaultProps: { onBeforeInput: takePlainDigits } },
    // Read when a notification is shown: the translations are not there yet when this file is loaded.
    Notification: { defaultProps: () => ({ closeButtonProps: { 'aria-label': i18next.t('action.close') } }) },
  },
});
